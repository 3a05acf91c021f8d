// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { PuppetFingers } from '../../../../web/gestures/pointers/puppetFingers.js';
import { ManualClock } from '../../base/manualClock.mjs';

function makePuppets() {
  const clock = new ManualClock(0);
  const told = [];
  const puppets = new PuppetFingers(clock, {
    tell: (phase, { x, y }, { finger, tMs }) =>
      told.push([phase, finger, Math.round(x), Math.round(y), tMs]),
  });
  return { clock, told, puppets };
}

test('a pinch by a trackpad puts two fingers down beside the pointer and lifts them after a rest', () => {
  const { clock, told, puppets } = makePuppets();
  puppets.pinch({ scale: 1.5, point: { x: 200, y: 300 }, tMs: 10 });
  assert.deepEqual(told, [
    ['began', 0, 300, 300, 10],
    ['began', 1, 100, 300, 10],
    ['moved', 0, 350, 300, 10],
    ['moved', 1, 50, 300, 10],
  ]);
  clock.advance(199);
  assert.equal(puppets.isDown, true);
  puppets.pinch({ scale: 0.5, turn: Math.PI / 2, point: { x: 0, y: 0 }, tMs: 209 });
  // 75 pt from the middle, a quarter turn on: below and above it.
  assert.deepEqual(told.slice(4), [
    ['moved', 0, 200, 375, 209],
    ['moved', 1, 200, 225, 209],
  ]);
  clock.advance(200);
  assert.deepEqual(told.slice(6), [
    ['ended', 0, 200, 375, 409],
    ['ended', 1, 200, 225, 409],
  ]);
  assert.equal(clock.timerCount, 0);
});

test('a mouse leads one finger and the other is opposite', () => {
  const { told, puppets } = makePuppets();
  puppets.begin({ x: 100, y: 100 }, { x: 140, y: 70 }, 1);
  puppets.move({ x: 100, y: 50 }, 2);
  puppets.cancel(3);
  puppets.end(4);
  assert.deepEqual(told, [
    ['began', 0, 140, 70, 1],
    ['began', 1, 60, 130, 1],
    ['moved', 0, 100, 50, 2],
    ['moved', 1, 100, 150, 2],
    ['cancelled', 0, 100, 50, 3],
    ['cancelled', 1, 100, 150, 3],
  ]);
});
