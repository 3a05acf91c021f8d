// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { scrolls } from '../../../../web/app/stage/screenHands.js';
import { ScreenFling } from '../../../../web/app/stage/screenFling.js';
import { ManualClock } from '../../base/manualClock.mjs';

function make() {
  const clock = new ManualClock();
  const sent = [];
  const fling = new ScreenFling(clock, (phase, { x, y }) => sent.push([phase, x, y]));
  return { clock, sent, fling };
}

/** A finger that goes 10 pt up in 10 ms, and is lifted then. */
function flick({ clock, fling }, scrollsThere) {
  fling.begin(scrollsThere);
  fling.tell('began', { x: 0, y: 100 });
  clock.advance(10);
  fling.tell('moved', { x: 0, y: 90 });
  clock.advance(10);
  fling.tell('ended', { x: 0, y: 80 });
}

test('a finger that scrolls nothing is lifted at once', () => {
  const made = make();
  flick(made, false);
  assert.deepEqual(made.sent.at(-1), ['ended', 0, 80]);
  assert.equal(made.fling.isMoving, false);
});

test('a finger that scrolls goes on with its speed, slower and slower, and is lifted then', () => {
  const made = make();
  flick(made, true);
  assert.equal(made.fling.isMoving, true);
  made.clock.advance(16);
  // At 1 pt/ms, which is multiplied by 0.998 in each ms: (1 - 0.998 ** 16) / -ln 0.998 = 15.747.
  const [phase, , y] = made.sent.at(-1);
  assert.equal(phase, 'moved');
  assert.ok(Math.abs(y - (80 - 15.747)) < 0.01, `${y}`);
  made.clock.advance(5000);
  assert.equal(made.fling.isMoving, false);
  assert.equal(made.sent.at(-1)[0], 'ended');
  // All of its way would be 1 / -ln 0.998 = 499.5; the last fiftieth of the speed is left out.
  assert.ok(Math.abs(made.sent.at(-1)[2] - (80 - 499.5 * 0.98)) < 1, `${made.sent.at(-1)}`);
  assert.equal(made.sent.filter(([name]) => name === 'ended').length, 1);
});

test('another finger ends the fling, and a slow one flings nothing', () => {
  const made = make();
  flick(made, true);
  made.clock.advance(32);
  made.fling.begin(true);
  assert.equal(made.sent.at(-1)[0], 'ended');
  made.fling.tell('began', { x: 0, y: 0 });
  made.clock.advance(90);
  made.fling.tell('ended', { x: 0, y: 9 });
  assert.deepEqual(made.sent.at(-1), ['ended', 0, 9]);
  assert.equal(made.fling.isMoving, false);
});

test('a finger on a slider does not scroll what is around it', () => {
  const controls = [
    { x: 0, y: 0, width: 100, height: 100, role: 'scroller', label: '' },
    { x: 10, y: 10, width: 50, height: 20, role: 'slider', label: '' },
    { x: 10, y: 40, width: 50, height: 20, role: 'button', label: 'Play' },
  ];
  const screen = { controls };
  assert.equal(scrolls(screen, { x: 20, y: 20 }), false);
  assert.equal(scrolls(screen, { x: 20, y: 50 }), true);
  assert.equal(scrolls(screen, { x: 90, y: 90 }), true);
  assert.equal(scrolls(screen, { x: 190, y: 90 }), false);
  assert.equal(scrolls(null, { x: 1, y: 1 }), false);
});
