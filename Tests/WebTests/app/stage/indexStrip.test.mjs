// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleAt } from '../../../../web/app/stage/indexStrip.js';

test('the strip is divided equally among the titles', () => {
  // Five titles on 100: each has 20.
  const points = [0, 19.9, 20, 59, 99.9];
  assert.deepEqual(points.map((y) => titleAt(y, 100, 5)), [0, 0, 1, 2, 4]);
});

test('beyond the ends of the strip is its first and its last title', () => {
  assert.equal(titleAt(-50, 100, 5), 0);
  assert.equal(titleAt(100, 100, 5), 4);
  assert.equal(titleAt(900, 100, 5), 4);
  assert.equal(titleAt(10, 0, 5), 0);
});
