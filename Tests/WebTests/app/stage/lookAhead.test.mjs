// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AHEAD_MS, BUSY_FRAME_MS, LookAhead, band } from '../../../../web/app/stage/lookAhead.js';

const viewport = { width: 100, height: 400 };

test('a scroll looks a quarter of the viewport beyond the edge to which it goes, a still picture around itself', () => {
  const at = { offset: { x: 0, y: 1000 }, viewport };
  assert.deepEqual(band(at, 0, 9, 0.25), { x: 0, y: 1400, width: 100, height: 100 });
  assert.deepEqual(band(at, 0, -9, 0.25), { x: 0, y: 900, width: 100, height: 100 });
  assert.deepEqual(band(at, 9, 0, 0.25), { x: 100, y: 1000, width: 25, height: 400 });
  assert.deepEqual(band(at, 0, 0, 1), { x: -100, y: 600, width: 300, height: 1200 });
});

/** A clock that stands, signs that take 1 ms each, and as many elements in each rectangle as `count`. */
function desk(count) {
  const desk = { nowMs: 0, waits: [], rects: [], made: [] };
  const clock = {
    now: () => desk.nowMs,
    schedule: (action) => {
      desk.waits.push(action);
      return () => desk.waits.splice(desk.waits.indexOf(action), 1);
    },
  };
  const elementsIn = (rect) => {
    desk.rects.push(rect);
    return Array.from({ length: count }, (_, id) => ({ id }));
  };
  const makeAhead = ({ elements }, hasTime) => {
    for (const [at, { id }] of elements.entries()) {
      desk.made.push(id);
      desk.nowMs += 1;
      if (!hasTime()) return at + 1;
    }
    return elements.length;
  };
  desk.ahead = new LookAhead(clock, elementsIn, { makeAhead });
  return desk;
}

test('a frame of a scroll spends its time on what comes next', () => {
  const { ahead, rects, made } = desk(20);
  ahead.spend({ offset: { x: 0, y: 0 }, viewport }, 0);
  assert.equal(rects.length, 0, 'the way is not known yet');
  ahead.spend({ offset: { x: 0, y: 18 }, viewport }, 0);
  assert.deepEqual(rects, [{ x: 0, y: 418, width: 100, height: 100 }]);
  // Each sign takes 1 ms.
  assert.equal(made.length, AHEAD_MS);
});

test('a frame that took long leaves no time', () => {
  const told = desk(20);
  told.ahead.spend({ offset: { x: 0, y: 0 }, viewport }, 0);
  told.nowMs = BUSY_FRAME_MS + 1;
  told.ahead.spend({ offset: { x: 0, y: 18 }, viewport }, 0);
  assert.equal(told.made.length, 0);
});

test('at rest all is made slice by slice, until the next frame', () => {
  const told = desk(10);
  told.ahead.spend({ offset: { x: 0, y: 0 }, viewport }, 0);
  assert.equal(told.made.length, 0);
  for (let slices = 0; slices < 2; slices += 1) told.waits.shift()();
  assert.deepEqual(told.rects, [{ x: -100, y: -400, width: 300, height: 1200 }]);
  assert.deepEqual(told.made, [0, 1, 2, 3, 4, 5, 6, 7]);
  told.waits.shift()();
  assert.deepEqual([told.made.length, told.waits.length], [10, 0]);
  told.ahead.spend({ offset: { x: 0, y: 0 }, viewport }, 0);
  told.waits.shift()();
  const [slice] = told.waits;
  told.ahead.spend({ offset: { x: 0, y: 5 }, viewport }, told.nowMs);
  assert.equal(told.waits.includes(slice), false, 'a scroll has begun');
});
