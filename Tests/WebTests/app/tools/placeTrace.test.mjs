// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { boxLines, spaceLines } from '../../../../web/app/tools/placeTrace.js';

const space = (side, to, length) => ({ side, to, length });

test('each side has one line with its reason', () => {
  const lines = spaceLines([
    { space: space('left', 'edge', 16), parameter: { label: 'Section inset, left', value: 16 } },
    { space: space('right', 'neighbour', 17.5), parameter: { label: 'Interitem spacing', value: 12 } },
    { space: space('top', 'edge', 48), parameter: null },
    { space: space('bottom', 'neighbour', 12.5), parameter: { label: 'Line spacing', value: 12 } },
    { space: space('bottom', 'neighbour', 12.5), parameter: { label: 'Line spacing', value: 12 } },
  ]);
  assert.deepEqual(lines, [
    ['Left', '16 · Section inset, left'],
    ['Right', '17.5 · Interitem spacing 12, and 5.5 left over in the line'],
    ['Above', '48 · to what is next, or the edge'],
    ['Below', '12.5 · Line spacing'],
  ]);
  assert.deepEqual(spaceLines([{ space: space('left', 'neighbour', 3), parameter: null }]), [['Left', '3 · to the next cell']]);
});

test('boxes are told from the section inwards, only those around the element', () => {
  const frame = (x, y, width, height) => ({ x, y, width, height });
  const boxes = [
    { role: 'section', depth: 0, frame: frame(0, 0, 390, 200) },
    { role: 'group', depth: 0, frame: frame(0, 0, 390, 100), measuresHeight: true, measured: true },
    { role: 'group', depth: 1, frame: frame(0, 0, 200, 100) },
    { role: 'item', depth: 2, frame: frame(0, 0, 100, 100), measuresWidth: true, measured: false },
    { role: 'item', depth: 2, frame: frame(100, 0, 100, 100) },
  ];
  assert.deepEqual(boxLines(boxes, frame(10, 10, 80, 80)), [
    ['Section', '390 × 200'], ['Group', '390 × 100, measured'], ['Inner group', '200 × 100'], ['Item', '100 × 100, an estimate'],
  ]);
  assert.deepEqual(boxLines([], frame(0, 0, 1, 1)), []);
});
