// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { WheelFinger } from '../../../../web/app/stage/wheelFinger.js';
import { ManualClock } from '../../base/manualClock.mjs';

function make() {
  const clock = new ManualClock();
  const told = [];
  return { clock, told, wheel: new WheelFinger(clock, (phase, { x, y }) => told.push([phase, x, y])) };
}

test('a wheel is one finger until it rests', () => {
  const { clock, told, wheel } = make();
  wheel.by({ x: 50, y: 100 }, { x: 0, y: 20 });
  clock.advance(16);
  wheel.by({ x: 50, y: 100 }, { x: 0, y: 5 });
  clock.advance(119);
  assert.deepEqual(told, [['began', 50, 100], ['moved', 50, 80], ['moved', 50, 75]]);
  assert.equal(wheel.isTurning, true);
  clock.advance(1);
  assert.deepEqual(told.at(-1), ['ended', 50, 75]);
  assert.equal(wheel.isTurning, false);
});

test('a turn as short as a tap is nothing, alone; with the next one it scrolls', () => {
  const { clock, told, wheel } = make();
  wheel.by({ x: 0, y: 0 }, { x: 0, y: 8 });
  clock.advance(120);
  assert.deepEqual(told, []);
  wheel.by({ x: 0, y: 0 }, { x: 0, y: 8 });
  wheel.by({ x: 0, y: 0 }, { x: 0, y: 8 });
  assert.deepEqual(told, [['began', 0, 0], ['moved', 0, -16]]);
});
