// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';

import { rubberBand } from '../../../../web/gestures/scrolling/physics.js';
import { RowSwipe } from '../../../../web/gestures/scrolling/rowSwipe.js';

const WIDTH = 400;

/** A row of 400 pt with buttons of 148 pt, held since time 0. */
function held({ full = true, open = 148 } = {}) {
  const swipe = new RowSwipe(WIDTH);
  swipe.open = open;
  swipe.full = full;
  swipe.grab(0);
  return swipe;
}

test('follows the finger one to one, also before it knows what is behind', () => {
  const swipe = held({ open: null });
  swipe.drag(60, 10);
  assert.equal(swipe.shown(10), 60);
});

test('is a rubber band the other way, and where nothing is behind', () => {
  const swipe = held();
  swipe.drag(-50, 10);
  assert.equal(swipe.shown(10), rubberBand(-50, WIDTH));
  const empty = held({ open: 0 });
  empty.drag(50, 10);
  assert.equal(empty.shown(10), rubberBand(50, WIDTH));
});

test('beyond its buttons it goes on, or is a rubber band when there is nothing to do there', () => {
  const swipe = held();
  swipe.drag(200, 10);
  assert.equal(swipe.shown(10), 200);
  swipe.drag(500, 20);
  assert.equal(swipe.shown(20), WIDTH);
  const short = held({ full: false });
  short.drag(200, 10);
  assert.equal(short.shown(10), 148 + rubberBand(52, WIDTH));
});

test('opens from half of its buttons on, or by a flick', () => {
  const swipe = held();
  swipe.drag(75, 10);
  assert.equal(swipe.endFor(0, 10), 'open');
  swipe.drag(73, 10);
  assert.equal(swipe.endFor(0, 10), 'closed');
  // At the fast rate, 300 pt/s go on for 0.3 · 0.99 / 0.01 = 29.7 pt.
  swipe.drag(50, 10);
  assert.equal(swipe.endFor(300, 10), 'open');
  swipe.drag(100, 10);
  assert.equal(swipe.endFor(-300, 10), 'closed');
});

test('does its first action beyond 55 % of its width and 40 pt beyond its buttons', () => {
  const swipe = held();
  swipe.drag(219, 10);
  assert.equal(swipe.endFor(2000, 10), 'open');
  swipe.drag(221, 20);
  assert.equal(swipe.endFor(0, 20), 'full');
  // Buttons of 222 pt end far out: 262 pt.
  const wide = held({ open: 222 });
  wide.drag(261, 10);
  assert.equal(wide.isArmed, false);
  wide.drag(262, 10);
  assert.equal(wide.isArmed, true);
  const short = held({ full: false });
  short.drag(390, 10);
  assert.equal(short.isArmed, false);
});

test('the first button takes over in 180 ms and gives way again', () => {
  const swipe = held();
  swipe.drag(230, 1000);
  assert.equal(swipe.armed(1000), 0);
  assert.equal(swipe.armed(1090), 0.75);
  assert.equal(swipe.armed(1180), 1);
  swipe.drag(150, 2000);
  assert.equal(swipe.armed(2180), 0);
});

test('settles at its buttons, away or at its place, and is still then', () => {
  for (const [end, target] of [['open', 148], ['full', 400], ['closed', 0]]) {
    const swipe = held();
    swipe.drag(100, 10);
    swipe.settle(end, 0, 10);
    assert.equal(swipe.shown(10), 100);
    assert.equal(swipe.isMoving(10), true);
    assert.equal(swipe.shown(710), target);
    assert.equal(swipe.isMoving(710), false);
  }
});

test('a finger takes it up where it is on its way', () => {
  const swipe = held();
  swipe.drag(100, 10);
  swipe.settle('open', 0, 10);
  const now = swipe.shown(100);
  swipe.grab(100);
  assert.equal(swipe.shown(100), now);
  swipe.drag(-now, 120);
  assert.equal(Math.abs(swipe.shown(120)), 0);
});
