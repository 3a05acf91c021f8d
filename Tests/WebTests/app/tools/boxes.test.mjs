// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boxesAt, countsOf, gapsOf, insetsOf, restLines, sizingOf,
} from '../../../../web/app/tools/boxesModel.js';

const rect = (x, y, width, height) => ({ x, y, width, height });
const box = (role, frame, more = {}) => ({
  role, section: 0, depth: role === 'section' ? 0 : 1, frame, content: frame, ...more,
});

test('insets are the bands between a box and its content, and none where they meet', () => {
  const bands = insetsOf(box('item', rect(10, 20, 100, 50), { content: rect(15, 20, 90, 48) }));
  assert.deepEqual(bands, [
    { side: 'bottom', length: 2, rect: rect(10, 68, 100, 2) },
    { side: 'left', length: 5, rect: rect(10, 20, 5, 48) },
    { side: 'right', length: 5, rect: rect(105, 20, 5, 48) },
  ]);
});

test('gaps are told between boxes of one group or section only', () => {
  const boxes = [
    box('section', rect(0, 0, 100, 90)),
    box('group', rect(0, 0, 100, 40), { depth: 0 }),
    box('group', rect(52, 0, 48, 40), { depth: 1 }),
    box('item', rect(52, 0, 48, 18), { depth: 2 }),
    box('item', rect(52, 22, 48, 18), { depth: 2 }),
    box('item', rect(0, 0, 49, 40), { depth: 1 }),
    box('group', rect(0, 50, 100, 40), { depth: 0 }),
    box('item', rect(0, 50, 30, 40), { depth: 1 }),
    box('section', rect(0, 96, 100, 10), { section: 1 }),
  ];
  assert.deepEqual(
    gapsOf(boxes).map(({ side, length }) => [side, length]),
    [
      ['bottom', 6],
      ['bottom', 10],
      ['right', 3],
      ['bottom', 4],
    ],
  );
});

test('an estimate holds until it is measured', () => {
  assert.equal(sizingOf(box('item', rect(0, 0, 1, 1))), 'fixed');
  const estimate = { measuresHeight: true };
  assert.equal(sizingOf(box('item', rect(0, 0, 1, 1), { ...estimate, measured: false })), 'estimated');
  assert.equal(sizingOf(box('item', rect(0, 0, 1, 1), estimate)), 'measured');
});

test('places to rest are told as they are seen now', () => {
  const section = { section: 0, frame: rect(0, 100, 390, 78), offset: 119, rests: [0, 119, 238, 600] };
  assert.deepEqual(restLines(section, 'x'), [0, 119]);
});

test('the boxes at a point go from the outermost to the innermost', () => {
  const boxes = [
    box('item', rect(10, 10, 20, 20)),
    box('group', rect(0, 0, 100, 40), { depth: 0 }),
    box('section', rect(0, 0, 100, 400)),
    box('item', rect(40, 10, 20, 20)),
  ];
  assert.deepEqual(
    boxesAt(boxes, { x: 15, y: 15 }).map(({ role }) => role),
    ['section', 'group', 'item'],
  );
});

test('counts tell estimates of items apart', () => {
  const estimate = { measuresHeight: true };
  assert.deepEqual(
    countsOf([
      box('section', rect(0, 0, 9, 9)),
      box('group', rect(0, 0, 9, 9), estimate),
      box('item', rect(0, 0, 9, 9), { ...estimate, measured: false }),
      box('item', rect(0, 0, 9, 9), estimate),
      box('item', rect(0, 0, 9, 9)),
    ]),
    { section: 1, group: 1, item: 3, estimated: 1, measured: 1 },
  );
});
