// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { contentInsets } from '../../../web/store/contentInsets.js';

const device = { top: 47, left: 0, bottom: 34, right: 0 };

test('what the device covers and the content inset add up', () => {
  const values = { 'cv.contentInset': { top: 23, left: 16, bottom: 10, right: 8 } };
  assert.deepEqual(contentInsets({ insets: device, width: 390 }, values, 390), {
    top: 70,
    left: 16,
    bottom: 44,
    right: 8,
  });
});

test('without the parameter the device alone counts', () => {
  assert.deepEqual(contentInsets({ insets: device, width: 390 }, {}, 390), device);
  assert.deepEqual(contentInsets({ insets: device, width: 390 }, null, 390), device);
});

test('what the device covers at the sides counts where the content is wider than the viewport', () => {
  const insets = { top: 0, left: 59, bottom: 21, right: 59 };
  const viewport = { insets, width: 852 };
  assert.deepEqual(contentInsets(viewport, {}, 853), insets);
  assert.deepEqual(contentInsets(viewport, {}, 852), { top: 0, left: 0, bottom: 21, right: 0 });
  const values = { 'cv.contentInset': { top: 0, left: 5, bottom: 0, right: 6 } };
  assert.deepEqual(contentInsets(viewport, values, 852), { top: 0, left: 5, bottom: 21, right: 6 });
});
