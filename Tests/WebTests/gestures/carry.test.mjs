// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Carry } from '../../../web/gestures/carry.js';
import { Scroller } from '../../../web/gestures/scroller.js';
import { ManualClock } from '../base/manualClock.mjs';

/** A viewport of 400 × 500 pt over content of 400 × 5,000 pt. */
function makeCarry() {
  const clock = new ManualClock(1000);
  const scroller = new Scroller({ clock });
  scroller.setExtent({
    viewport: { width: 400, height: 500 },
    content: { width: 400, height: 5000 },
  });
  const told = [];
  const shown = [];
  const carry = new Carry(scroller, {
    tell: (phase, { x, y }) => told.push([phase, x, y]),
    show: ({ x, y }) => shown.push([x, y]),
  });
  return { clock, scroller, carry, told, shown };
}

test('what is carried is shown at once where it was gripped, and told 30 times a second', () => {
  const { clock, carry, told, shown } = makeCarry();
  // The pointer is 10 pt right of the middle and 5 below it.
  carry.begin({ x: 110, y: 205 }, { x: 100, y: 200 });
  carry.move({ x: 120, y: 205 });
  carry.move({ x: 130, y: 215 });
  assert.deepEqual(shown, [[100, 200], [110, 200], [120, 210]]);
  assert.deepEqual(told, [['began', 100, 200], ['moved', 110, 200]]);
  clock.advance(34);
  assert.deepEqual(told.slice(2), [['moved', 120, 210]], 'the newest');
  carry.move({ x: 140, y: 215 });
  carry.end('ended');
  assert.deepEqual(told.slice(3), [['moved', 130, 210], ['ended', 130, 210]]);
  clock.advance(1000);
  assert.equal(told.length, 5, 'nothing comes after the end');
  assert.equal(carry.isCarrying, false);
});

test('a cancelled one says so alone, and a forgotten one nothing', () => {
  const { clock, carry, told } = makeCarry();
  carry.begin({ x: 0, y: 0 }, { x: 0, y: 0 });
  carry.move({ x: 5, y: 0 });
  carry.move({ x: 6, y: 0 });
  carry.end('cancelled');
  assert.deepEqual(told.slice(2), [['cancelled', 6, 0]]);
  carry.begin({ x: 0, y: 0 }, { x: 0, y: 0 });
  carry.forget();
  carry.move({ x: 9, y: 9 });
  carry.end('ended');
  clock.advance(1000);
  assert.deepEqual(told.slice(3), [['began', 0, 0]]);
});

test('at an edge the content scrolls on under the pointer, and it is shown over other content', () => {
  const { clock, scroller, carry, shown } = makeCarry();
  carry.begin({ x: 200, y: 250 }, { x: 200, y: 250 });
  clock.advance(16);
  assert.equal(carry.tick(clock.now()), false, 'not in the middle');
  carry.move({ x: 200, y: 500 });
  clock.advance(20);
  assert.equal(carry.tick(clock.now()), true);
  // 1,200 pt/s at the very edge, for 20 ms.
  assert.equal(scroller.offset.y, 24);
  assert.deepEqual(shown.at(-1), [200, 524]);
  carry.end('ended');
  clock.advance(20);
  assert.equal(carry.tick(clock.now()), false);
});
