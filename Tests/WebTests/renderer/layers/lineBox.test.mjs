// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineBox } from '../../../../web/renderer/layers/lineBox.js';

/** What is seen of content that is scrolled by 100 pt. */
const viewport = { x: 0, y: 100, width: 300, height: 600 };

test('a line lies outside of its element', () => {
  const element = { x: 40, y: 200, width: 80, height: 60 };
  assert.deepEqual(lineBox(element, 2, 2, viewport), { x: 38, y: 198, width: 84, height: 64 });
});

test('a row as wide as the viewport has its whole line at both sides', () => {
  const row = { x: 0, y: 200, width: 300, height: 60 };
  // Half of the line's 2 pt lies on either side of the path.
  assert.deepEqual(lineBox(row, 2, 2, viewport), { x: 1, y: 198, width: 298, height: 64 });
  // A dashed line along the edge itself, 1.5 pt wide.
  assert.deepEqual(lineBox(row, 0, 1.5, viewport), { x: 0.75, y: 200, width: 298.5, height: 60 });
});

test('the first row of what is seen has its line at its upper side, and one that scrolls out is open there', () => {
  assert.deepEqual(lineBox({ x: 40, y: 100, width: 80, height: 60 }, 2, 2, viewport), { x: 38, y: 101, width: 84, height: 61 });
  assert.deepEqual(lineBox({ x: 40, y: 80, width: 80, height: 60 }, 2, 2, viewport), { x: 38, y: 78, width: 84, height: 64 });
  assert.deepEqual(lineBox({ x: 40, y: 660, width: 80, height: 60 }, 2, 2, viewport), { x: 38, y: 658, width: 84, height: 64 });
});

test('where the viewport does not count, a line lies outside of its element at all sides', () => {
  assert.deepEqual(lineBox({ x: 0, y: 100, width: 300, height: 60 }, 2, 2, null), { x: -2, y: 98, width: 304, height: 64 });
});
