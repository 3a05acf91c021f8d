// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { isSlim, roomForCard } from '../../../../web/app/instruments/cardRoom.js';

test('a wide stage keeps the width of its card free, and 24 px beside it', () => {
  assert.deepEqual(roomForCard(900, 268), { right: 292, side: null });
  assert.deepEqual(roomForCard(640, 320), { right: 344, side: null });
});

test('a narrow stage keeps room for a slim card, and the device stands nearer to the edge', () => {
  // 484 px are a window of 1024 px with both sides: 484 − 232 − 2 × 20 are left for the device.
  assert.deepEqual(roomForCard(484, 216), { right: 232, side: 20 });
  assert.deepEqual([360, 639, 640].map(isSlim), [true, true, false]);
});

test('without a card nothing is kept free', () => {
  assert.deepEqual(roomForCard(484, 0), { right: 0, side: null });
  assert.deepEqual(roomForCard(900, 0), { right: 0, side: null });
});
