// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { LongPress } from '../../../../web/gestures/pointers/longPress.js';
import { TouchSequence } from '../../../../web/gestures/pointers/touchSequence.js';
import { TwoFingers } from '../../../../web/gestures/pointers/twoFingers.js';
import { ManualClock } from '../../base/manualClock.mjs';

/** Elements are 100 pt wide columns. */
function makeTouch({ all = false, finger = 0 } = {}) {
  const clock = new ManualClock(1000);
  const told = [];
  const times = [];
  const touch = new TouchSequence(clock, {
    tell: (phase, { x }, { finger, shift, tMs }) => {
      told.push(`${phase} ${x}${shift ? ' shift' : ''}${finger ? ` by ${finger}` : ''}`);
      times.push(tMs);
    },
    tellsAll: () => all,
    elementAt: ({ x }) => Math.floor(x / 100),
  }, finger);
  return { clock, told, times, touch };
}

test('a touch of the mouse begins at once and ends where it is lifted', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: true, tMs: 1000, shift: true });
  assert.deepEqual(told, ['began 10 shift']);
  touch.end({ x: 12, y: 0 }, clock.now());
  assert.deepEqual(told, ['began 10 shift', 'ended 12 shift']);
  assert.equal(touch.isDown, false);
});

test('a finger begins after 90 ms', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: false, tMs: 1000 });
  clock.advance(89);
  assert.deepEqual(told, []);
  clock.advance(1);
  assert.deepEqual(told, ['began 10']);
});

test('a finger that is lifted sooner begins and ends then', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: false, tMs: 1000 });
  clock.advance(40);
  touch.end({ x: 11, y: 0 }, clock.now());
  clock.advance(1000);
  assert.deepEqual(told, ['began 10', 'ended 11']);
});

test('a touch that scrolls at once is not sent', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: false, tMs: 1000 });
  clock.advance(50);
  touch.cancel();
  clock.advance(1000);
  assert.deepEqual(told, []);
  assert.equal(clock.timerCount, 0);
});

test('a scroll that begins later cancels the sent touch once', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: false, tMs: 1000 });
  clock.advance(200);
  touch.cancel();
  touch.cancel();
  touch.end({ x: 10, y: 0 }, clock.now());
  assert.deepEqual(told, ['began 10', 'cancelled 10']);
});

test('moves are told once a frame, and only onto another element', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: true, tMs: 1000 });
  for (const x of [20, 40, 99]) touch.move({ x, y: 0 }, clock.now());
  clock.advance(100);
  assert.deepEqual(told, ['began 10'], 'all on the same');
  touch.move({ x: 110, y: 0 }, clock.now());
  touch.move({ x: 210, y: 0 }, clock.now());
  touch.move({ x: 310, y: 0 }, clock.now());
  assert.deepEqual(told, ['began 10', 'moved 110']);
  clock.advance(17);
  assert.deepEqual(told, ['began 10', 'moved 110', 'moved 310'], 'the newest of the frame');
});

test('gestures are told every frame of a finger, and when it happened', () => {
  const { clock, told, times, touch } = makeTouch({ all: true, finger: 1 });
  touch.begin({ x: 10, y: 0 }, { isMouse: false, tMs: 1000 });
  clock.advance(20);
  touch.move({ x: 15, y: 0 }, 1020);
  assert.deepEqual(told, [], 'it may still become a scroll');
  clock.advance(20);
  // 11 pt away: beyond the slop.
  touch.move({ x: 21, y: 0 }, 1038);
  assert.deepEqual(told, ['began 10 by 1', 'moved 21 by 1']);
  touch.move({ x: 30, y: 0 }, 1042);
  touch.end({ x: 31, y: 0 }, 1044);
  assert.deepEqual(told.slice(2), ['moved 30 by 1', 'ended 31 by 1']);
  assert.deepEqual(times, [1000, 1038, 1044, 1044]);
});

test('a move that waits for its frame does not come after the end', () => {
  const { clock, told, touch } = makeTouch();
  touch.begin({ x: 10, y: 0 }, { isMouse: true, tMs: 1000 });
  touch.move({ x: 110, y: 0 }, clock.now());
  touch.move({ x: 210, y: 0 }, clock.now());
  touch.end({ x: 210, y: 0 }, clock.now());
  clock.advance(100);
  assert.deepEqual(told, ['began 10', 'moved 110', 'ended 210']);
});

test('a long press comes after 500 ms within 10 pt', () => {
  const clock = new ManualClock(0);
  const presses = [];
  const press = new LongPress(clock, (point) => presses.push(point));
  press.begin({ x: 0, y: 0 });
  press.move({ x: 6, y: 8 });
  clock.advance(499);
  assert.deepEqual(presses, []);
  assert.equal(press.isArmed, true);
  clock.advance(1);
  assert.deepEqual(presses, [{ x: 0, y: 0 }]);
  assert.equal(press.isArmed, false);
});

test('a finger that goes further than 10 pt does not press', () => {
  const clock = new ManualClock(0);
  const presses = [];
  const press = new LongPress(clock, (point) => presses.push(point));
  press.begin({ x: 0, y: 0 });
  press.move({ x: 6, y: 8.1 });
  clock.advance(1000);
  assert.deepEqual(presses, []);
});

test('two fingers whose middle moves pan from where it came down', () => {
  const two = new TwoFingers([1, { x: 0, y: 0 }], [2, { x: 100, y: 0 }], { pinch: true, pan: true });
  // The middle has moved 5 pt, then 20: first one finger moves 10 pt down, then both are at 20.
  assert.deepEqual(two.move(1, { x: 0, y: 10 }), { kind: 'none' });
  const middle = { x: 50, y: 15 };
  const first = two.move(2, { x: 100, y: 20 });
  assert.deepEqual(first, { kind: 'pan', from: { x: 50, y: 0 }, to: middle, isFirst: true });
  const next = two.move(1, { x: 0, y: 20 });
  assert.deepEqual([next.kind, next.to, next.isFirst], ['pan', { x: 50, y: 20 }, false]);
});

test('two fingers that part pinch, and go on pinching however they move', () => {
  const two = new TwoFingers([1, { x: 0, y: 0 }], [2, { x: 100, y: 0 }], { pinch: true, pan: true });
  assert.deepEqual(two.move(2, { x: 150, y: 0 }), { kind: 'pinch', scale: 1.5, x: 75, y: 0 });
  assert.equal(two.move(1, { x: 50, y: 0 }).kind, 'pinch');
  assert.equal(two.lift(1), true);
  assert.equal(two.lift(3), false);
  assert.deepEqual(two.move(2, { x: 300, y: 0 }), { kind: 'none' });
});
