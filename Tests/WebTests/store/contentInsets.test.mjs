// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { contentInsets } from '../../../web/store/contentInsets.js';

const device = { top: 47, left: 0, bottom: 34, right: 0 };

test('what the device covers and the content inset add up', () => {
  const values = { 'cv.contentInset': { top: 23, left: 16, bottom: 10, right: 8 } };
  assert.deepEqual(contentInsets({ insets: device }, values), {
    top: 70,
    left: 16,
    bottom: 44,
    right: 8,
  });
});

test('without the parameter the device alone counts', () => {
  assert.deepEqual(contentInsets({ insets: device }, {}), device);
  assert.deepEqual(contentInsets({ insets: device }, null), device);
});
