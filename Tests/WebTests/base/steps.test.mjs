// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { added, sums } from '../../../web/base/steps.js';
import { fontTable } from '../../../web/base/fontTable.js';

test('steps add up, the first from 0', () => {
  assert.deepEqual(sums([32, 94, -26, 0]), [32, 126, 100, 100]);
  assert.deepEqual(sums([]), []);
});

test('differences are added to their numbers', () => {
  assert.deepEqual(added([792, 0, 1136], [-8, 0, 24]), [784, 0, 1160]);
});

test('the ranges of the font rise, and letters are wider where they are heavier', () => {
  for (const ranges of [fontTable.letterRanges, fontTable.zeroRanges, fontTable.wideRanges, fontTable.emojiRanges]) {
    assert.equal(ranges.length % 2, 0);
    assert.ok(ranges.every((number, at) => at === 0 || number >= ranges[at - 1]));
  }
  // The advances of "A" in Inter 3.0, in 2,816ths of an em.
  const place = 'A'.charCodeAt(0) - ' '.charCodeAt(0);
  const [regular, medium, semibold] = [fontTable.regular, fontTable.medium, fontTable.semibold].map((one) => one[place]);
  assert.equal(regular, 1904);
  assert.ok(regular < medium && medium < semibold);
});
