// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { autoscrollSpeed } from '../../../web/gestures/scrolling/autoscroll.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { SpannedRect, spanned } from '../../../web/gestures/spannedRect.js';
import { assertNear } from '../base/approximately.mjs';
import { ManualClock } from '../base/manualClock.mjs';

test('content goes on by the square of the depth in a zone of 80 pt', () => {
  // Of 1,000 pt the last 80 are the zone; half deep in it is a quarter of 1,200 pt/s.
  assert.equal(autoscrollSpeed(960, 500, 1000), 300);
  assert.equal(autoscrollSpeed(1000, 500, 1000), 1200);
  assert.equal(autoscrollSpeed(1500, 500, 1000), 1200, 'no faster outside');
  assert.equal(autoscrollSpeed(40, 500, 1000), -300);
  assert.equal(autoscrollSpeed(500, 400, 1000), 0);
});

test('of a small viewport a fifth is the zone', () => {
  assert.equal(autoscrollSpeed(90, 50, 100), 300);
  assert.equal(autoscrollSpeed(50, 50, 0), 0);
});

test('what began near an edge scrolls only when it has gone towards it', () => {
  assert.equal(autoscrollSpeed(40, 20, 1000), 0);
  assert.equal(autoscrollSpeed(10, 20, 1000) < 0, true);
});

function makeSpan() {
  const clock = new ManualClock(1000);
  const scroller = new Scroller({ clock });
  const viewport = { width: 400, height: 700 };
  scroller.setExtent({ viewport, content: { width: 400, height: 10_000 } });
  const changes = [];
  const span = new SpannedRect(scroller, (rect, phase) => changes.push({ phase, ...rect }));
  return { clock, scroller, changes, span };
}

test('a rectangle lies between its corners, whichever way it is spanned', () => {
  const rect = { x: 10, y: 20, width: 90, height: 30 };
  assert.deepEqual(spanned({ x: 10, y: 20 }, { x: 100, y: 50 }), rect);
  assert.deepEqual(spanned({ x: 100, y: 20 }, { x: 10, y: 50 }), rect);
});

test('a rectangle stays in the content while the content scrolls under the pointer', () => {
  const { scroller, changes, span } = makeSpan();
  scroller.jumpTo({ x: 0, y: 100 });
  span.handle('began', { x: 10, y: 10 }, { x: 20, y: 30 });
  assert.deepEqual(changes.pop(), { phase: 'began', x: 10, y: 110, width: 10, height: 20 });
  scroller.jumpTo({ x: 0, y: 400 });
  assert.deepEqual(changes.pop(), { phase: 'moved', x: 10, y: 110, width: 10, height: 320 });
  span.handle('ended', { x: 10, y: 10 }, { x: 20, y: 30 });
  assert.deepEqual(changes.pop(), { phase: 'ended', x: 10, y: 110, width: 10, height: 320 });
  scroller.jumpTo({ x: 0, y: 0 });
  assert.deepEqual(changes, [], 'nothing after its end');
});

test('a pointer near the lower edge scrolls by the time that has passed', () => {
  const { clock, scroller, changes, span } = makeSpan();
  span.handle('began', { x: 10, y: 300 }, { x: 20, y: 660 });
  clock.advance(20);
  assert.equal(span.tick(clock.now()), true);
  // 40 of 80 pt deep: 300 pt/s for 20 ms.
  assertNear(scroller.offset.y, 6, 1e-9);
  assertNear(changes.at(-1).height, 366, 1e-9);
  clock.advance(10_000);
  span.tick(clock.now());
  assertNear(scroller.offset.y, 21, 1e-9, 'a late frame counts as 50 ms');
});

test('nothing scrolls when nothing is spanned or the pointer is not near an edge', () => {
  const { clock, span } = makeSpan();
  assert.equal(span.tick(clock.now()), false);
  span.handle('moved', { x: 0, y: 0 }, { x: 0, y: 700 });
  assert.equal(span.isSpanning, false);
  span.handle('began', { x: 10, y: 300 }, { x: 20, y: 310 });
  assert.equal(span.tick(clock.now()), false);
});
