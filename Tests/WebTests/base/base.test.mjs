// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { cubicBezier, easeInOut } from '../../../web/base/curves.js';
import { DisposableStack, listen } from '../../../web/base/disposable.js';
import { Emitter } from '../../../web/base/emitter.js';
import * as geometry from '../../../web/base/geometry.js';
import { Throttle } from '../../../web/base/throttle.js';
import { assertNear } from './approximately.mjs';
import { ManualClock } from './manualClock.mjs';

test('an emitter calls its listeners in order until they are stopped', () => {
  const emitter = new Emitter();
  const heard = [];
  const stop = emitter.on('move', (by) => heard.push(`a${by}`));
  emitter.on('move', (by) => heard.push(`b${by}`));
  emitter.emit('move', 1);
  stop();
  stop();
  emitter.emit('move', 2);
  emitter.emit('nobody listens');
  assert.deepEqual(heard, ['a1', 'b1', 'b2']);
});

test('the same listener may be added twice and is stopped once each', () => {
  const emitter = new Emitter();
  let count = 0;
  const listener = () => {
    count += 1;
  };
  const stop = emitter.on('x', listener);
  emitter.on('x', listener);
  stop();
  emitter.emit('x');
  assert.equal(count, 1);
});

test('a listener that is stopped meanwhile is not called, one that is added only next time', () => {
  const emitter = new Emitter();
  const heard = [];
  let stopSecond = () => {};
  emitter.on('x', () => {
    stopSecond();
    emitter.on('x', () => heard.push('late'));
  });
  stopSecond = emitter.on('x', () => heard.push('second'));
  emitter.emit('x');
  assert.deepEqual(heard, []);
  emitter.emit('x');
  assert.deepEqual(heard, ['late']);
});

test('a stack undoes in reverse order, once, and at once when it is closed', () => {
  const stack = new DisposableStack();
  const undone = [];
  stack.add(() => undone.push(1));
  stack.add({ dispose: () => undone.push(2) });
  stack.dispose();
  stack.dispose();
  assert.deepEqual(undone, [2, 1]);
  stack.add(() => undone.push(3));
  assert.deepEqual(undone, [2, 1, 3]);
  assert.equal(stack.isDisposed, true);
});

test('listening ends with its disposal', () => {
  const target = new EventTarget();
  let count = 0;
  const stop = listen(target, 'ping', () => {
    count += 1;
  });
  target.dispatchEvent(new Event('ping'));
  stop();
  target.dispatchEvent(new Event('ping'));
  assert.equal(count, 1);
});

test('clamps, the lower bound winning a contradiction', () => {
  assert.equal(geometry.clamp(5, 0, 3), 3);
  assert.equal(geometry.clamp(-5, 0, 3), 0);
  assert.equal(geometry.clamp(1, 4, 2), 4);
  assert.equal(geometry.lerp(10, 20, 0.25), 12.5);
});

test('rectangles that only touch do not intersect', () => {
  const rect = { x: 0, y: 0, width: 10, height: 10 };
  assert.equal(geometry.intersects(rect, { x: 10, y: 0, width: 5, height: 5 }), false);
  assert.equal(geometry.intersects(rect, { x: 9, y: 9, width: 5, height: 5 }), true);
  assert.equal(geometry.contains(rect, 0, 0), true);
  assert.equal(geometry.contains(rect, 10, 0), false);
  const insets = { top: 1, left: 2, bottom: 3, right: 4 };
  assert.deepEqual(geometry.insetBy(rect, insets), { x: 2, y: 1, width: 4, height: 6 });
});

test('a turned rectangle keeps its centre and swaps its sides', () => {
  const rect = { x: 0, y: 0, width: 100, height: 50 };
  const turn = { a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0 };
  const bounds = geometry.transformedBounds(rect, turn);
  assert.deepEqual(bounds, { x: 35, y: -25, width: 50, height: 100 });
  assert.equal(geometry.containsTransformed(rect, turn, 60, -20), true);
  assert.equal(geometry.containsTransformed(rect, turn, 20, 25), false);
  const flat = { a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0 };
  assert.equal(geometry.containsTransformed(rect, flat, 50, 25), false);
});

test('easing in and out is symmetric, and a straight curve is the time itself', () => {
  assert.equal(easeInOut(0), 0);
  assert.equal(easeInOut(1), 1);
  assertNear(easeInOut(0.5), 0.5, 1e-9);
  for (const time of [0.1, 0.25, 0.4]) {
    assertNear(easeInOut(time) + easeInOut(1 - time), 1, 1e-8);
    assertNear(cubicBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3)(time), time, 1e-8);
  }
  // With u = 0.25: x = 3·0.5625·0.25·0.42 + 3·0.75·0.0625·0.58 + 0.015625 = 0.274375,
  // y = 3·0.75·0.0625 + 0.015625 = 0.15625.
  assertNear(easeInOut(0.274375), 0.15625, 1e-8);
});

test('a curve with upright ends still finds its place', () => {
  const steep = cubicBezier(1, 0, 0, 1);
  assertNear(steep(0.5), 0.5, 1e-6);
  assert.ok(steep(0.49) < 0.5 && steep(0.51) > 0.5);
});

test('a throttle passes the first at once and then the newest per interval', () => {
  const clock = new ManualClock();
  const passed = [];
  const throttle = new Throttle(clock, 100, (value) => passed.push([clock.now(), value]));
  throttle.push('a');
  clock.advance(10);
  throttle.push('b');
  throttle.push('c');
  assert.equal(throttle.isWaiting, true);
  clock.advance(200);
  assert.equal(throttle.isWaiting, false);
  throttle.push('d');
  throttle.push('e');
  throttle.passNow('f');
  clock.advance(500);
  assert.deepEqual(passed, [[0, 'a'], [100, 'c'], [210, 'd'], [210, 'f']]);
});

test('what waits can be dropped or hurried', () => {
  const clock = new ManualClock();
  const passed = [];
  const throttle = new Throttle(clock, 100, (value) => passed.push(value));
  throttle.push(1);
  throttle.push(2);
  throttle.drop();
  clock.advance(100);
  throttle.push(3);
  throttle.push(4);
  throttle.flush();
  throttle.flush();
  clock.advance(1000);
  assert.deepEqual(passed, [1, 3, 4]);
  assert.equal(clock.timerCount, 0);
});
