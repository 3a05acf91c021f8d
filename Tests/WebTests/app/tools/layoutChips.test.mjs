// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { chipBeside, chipTitle, LAYOUT_KEYS } from '../../../../web/app/tools/layoutChips.js';

test('arrows go along the chips and round, Home and End to the ends', () => {
  assert.equal(chipBeside('ArrowRight', 3, 12), 4);
  assert.equal(chipBeside('ArrowDown', 11, 12), 0);
  assert.equal(chipBeside('ArrowLeft', 0, 12), 11);
  assert.equal(chipBeside('ArrowUp', 5, 12), 4);
  assert.equal(chipBeside('Home', 5, 12), 0);
  assert.equal(chipBeside('End', 5, 12), 11);
});

test('keys other than arrows do not move along the chips', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'toString']) assert.equal(chipBeside(key, 0, 12), null);
  assert.equal(chipBeside('ArrowRight', -1, 0), null);
});

test('ten layouts have a key of their own, the others say how keys reach them', () => {
  assert.equal(LAYOUT_KEYS.length, 10);
  assert.equal(chipTitle('Rows', 0), 'Rows (1)');
  assert.equal(chipTitle('Rows', 9), 'Rows (0)');
  assert.equal(chipTitle('Rows', 10), 'Rows (arrow keys and Enter here, or [ and ])');
});
