// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { nameShift } from '../../../../web/app/share/cursors.js';

test('a name beside a pointer at the edge is moved until it is whole', () => {
  const name = { width: 60, height: 18 };
  const room = { width: 300, height: 600 };
  // 10 px right of and 14 px below the point, and 4 px from the edge.
  assert.deepEqual(nameShift({ x: 226, y: 564 }, name, room), { x: 0, y: 0 });
  assert.deepEqual(nameShift({ x: 290, y: 590 }, name, room), { x: -64, y: -26 });
});
