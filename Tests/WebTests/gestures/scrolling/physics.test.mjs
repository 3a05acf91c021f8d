// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { decelerationRate } from '../../../../web/base/feel.js';
import { chained, decelerating, flung, retargeted } from '../../../../web/gestures/scrolling/motions.js';
import * as physics from '../../../../web/gestures/scrolling/physics.js';
import { assertNear } from '../../base/approximately.mjs';

const normal = physics.decayOf(decelerationRate.normal);
const fast = physics.decayOf(decelerationRate.fast);
const endless = { min: -1e9, max: 1e9 };

test('1000 pt/s come to rest after 499.5 pt and 3.45 s at the normal rate', () => {
  // −1000 / (1000 ln 0.998) = 1000 / 2.002003; ln(2.002003 · 0.5 / 1000) / −2.002003.
  assertNear(physics.decelerationEnd(0, 1000, normal), 499.5, 0.005);
  assertNear(physics.decelerationDuration(1000, normal), 3.45, 0.005);
});

test('1000 pt/s come to rest after 99.5 pt and 0.53 s at the fast rate', () => {
  assertNear(physics.decelerationEnd(0, 1000, fast), 99.5, 0.005);
  assertNear(physics.decelerationDuration(1000, fast), 0.53, 0.005);
});

test('projects 499 pt for 1000 pt/s by the sum over milliseconds', () => {
  assertNear(physics.projectedDistance(1000, 0.998), 499, 1e-6);
});

test('leaves half a point at the end of the duration', () => {
  const durationS = physics.decelerationDuration(-800, normal);
  const left =
    physics.decelerationEnd(10, -800, normal) -
    physics.decelerationPosition(10, -800, normal, durationS);
  assertNear(Math.abs(left), 0.5, 1e-9);
});

test('tells when a deceleration passes a position, and that it never does', () => {
  const timeS = physics.decelerationTimeTo(0, 1000, normal, 250);
  assertNear(physics.decelerationPosition(0, 1000, normal, timeS), 250, 1e-9);
  assert.equal(physics.decelerationTimeTo(0, 1000, normal, 500), Infinity);
  assert.equal(physics.decelerationTimeTo(0, 1000, normal, -1), Infinity);
});

test('a pull of 270 pt on a viewport of 700 pt shows 122.5 pt', () => {
  // 270 · 700 · 0.55 / (700 + 0.55 · 270) = 103950 / 848.5.
  assertNear(physics.rubberBand(270, 700), 122.51, 0.005);
  assertNear(physics.rubberBand(-270, 700), -122.51, 0.005);
});

test('the rubber band and its inverse undo each other', () => {
  for (const distance of [-900, -270, -1, 0, 0.5, 40, 3000]) {
    const shown = physics.rubberBand(distance, 700);
    assertNear(physics.rubberBandInverse(shown, 700), distance, 1e-9 * (1 + Math.abs(distance)));
  }
  assert.ok(Number.isFinite(physics.rubberBandInverse(700, 700)));
  assert.equal(physics.rubberBand(50, 0), 0);
});

test('the rubber band starts with the slope 0.55', () => {
  assertNear(physics.rubberBandSlope(0, 700), 0.55, 1e-12);
  const step = physics.rubberBand(270.001, 700) - physics.rubberBand(269.999, 700);
  assertNear(physics.rubberBandSlope(270, 700), step / 0.002, 1e-6);
});

test('2000 pt/s released 100 pt before the edge overshoot by 66 pt', () => {
  // At the edge 2000 − 2.002 · 100 = 1799.8 pt/s are left; the peak is v / (10 e) after 0.1 s.
  const motion = flung(900, 2000, { min: 0, max: 1000 }, normal);
  const meetS = physics.decelerationTimeTo(900, 2000, normal, 1000);
  assertNear(motion.velocity(meetS), 1799.8, 0.01);
  assertNear(motion.position(meetS + 0.1) - 1000, 66.21, 0.005);
  assert.equal(motion.end, 1000);
  assert.equal(motion.position(motion.durationS), 1000);
});

test('content let go beyond an edge springs back without deceleration', () => {
  // Critically damped: −100 · e^(−1) · (1 + 1) after 0.1 s.
  const motion = flung(-100, 0, { min: 0, max: 1000 }, normal);
  assertNear(motion.position(0.1), -73.576, 0.001);
  assert.equal(motion.end, 0);
});

test('content thrown inwards from beyond an edge goes on inside', () => {
  const motion = flung(-20, 1500, { min: 0, max: 1000 }, normal);
  // −20 + … passes 0 after 20 / (1500 − 200) s; there e^(−ωt)(v − ω(v + ωd)t) is left.
  const passS = 20 / 1300;
  assertNear(motion.position(passS), 0, 1e-9);
  const left = Math.exp(-10 * passS) * (1500 - 10 * 1300 * passS);
  assertNear(motion.end, left / 2.002003, 0.001);
});

test('a retarget keeps the velocity and changes the rate', () => {
  // −1000 / 400 = −2.5 per second, which is a rate of 0.9975.
  assertNear(physics.decayToTarget(100, 1000, 500), -2.5, 1e-12);
  const motion = retargeted(100, 1000, 500);
  assert.equal(motion.velocity(0), 1000);
  assert.equal(motion.end, 500);
});

test('a retarget that no rate reaches is a spring with the velocity', () => {
  assert.equal(physics.decayToTarget(0, 1000, -10), null, 'behind');
  assert.equal(physics.decayToTarget(0, 1000, 49), null, 'rate below 0.98');
  assert.notEqual(physics.decayToTarget(0, 1000, 50), null, 'rate 0.9802');
  assert.equal(physics.decayToTarget(0, 1000, 2001), null, 'rate above 0.9995');
  assert.notEqual(physics.decayToTarget(0, 1000, 1999), null);
  const motion = retargeted(0, 1000, -10);
  assert.equal(motion.velocity(0), 1000);
  assert.equal(motion.position(motion.durationS), -10);
});

test('a spring with response 1 and damping 0.5 follows the closed form', () => {
  const spring = physics.springOf(1, 0.5);
  assertNear(spring.omega, 6.283185, 1e-6);
  // e^(−π/√3 … ): after half a damped period the cosine is −1 and the sine 0.
  const damped = 2 * Math.PI * Math.sqrt(0.75);
  const halfS = Math.PI / damped;
  const expected = -100 * Math.exp(-Math.PI / Math.sqrt(3));
  assertNear(physics.springDisplacement(spring, 100, 0, halfS), expected, 1e-9);
  assertNear(physics.springVelocity(spring, 100, 0, halfS), 0, 1e-9);
});

test('the velocity of every kind of spring is the slope of its displacement', () => {
  for (const zeta of [0.2, 0.7, 0.99995, 1, 1.5, 3]) {
    const spring = physics.springOf(0.5, zeta);
    for (const timeS of [0.01, 0.1, 0.4]) {
      const after = physics.springDisplacement(spring, 30, -200, timeS + 1e-6);
      const before = physics.springDisplacement(spring, 30, -200, timeS - 1e-6);
      const slope = (after - before) / 2e-6;
      assertNear(physics.springVelocity(spring, 30, -200, timeS), slope, 1e-3, `zeta ${zeta}`);
    }
    assertNear(physics.springDisplacement(spring, 30, -200, 0), 30, 1e-9);
    assertNear(physics.springVelocity(spring, 30, -200, 0), -200, 1e-9);
  }
});

test('the settle time bounds a critical spring', () => {
  const timeS = physics.criticalSettleTime(10, 100, 500, 0.1);
  const spring = { omega: 10, zeta: 1 };
  assertNear(physics.springDisplacement(spring, 100, 500, timeS), 0.1, 1e-6);
  assert.equal(physics.criticalSettleTime(10, 0.05, 0, 0.1), 0);
});

test('the velocity is the least-squares slope of the last 100 ms', () => {
  const samples = [
    { tMs: 0, x: -500, y: 900 },
    { tMs: 110, x: 0, y: 0 },
    { tMs: 120, x: 10, y: -5 },
    { tMs: 130, x: 20, y: -10 },
  ];
  const velocity = physics.fitVelocity(samples, 135);
  assertNear(velocity.x, 1000, 1e-9);
  assertNear(velocity.y, -500, 1e-9);
});

test('an outlier is averaged, not followed', () => {
  // Times −10, 0, 10 ms and places 0, 10, 50: slope (10 · 0 + 10 · 50) / 200 = 2.5 pt/ms.
  const samples = [0, 10, 50].map((x, at) => ({ tMs: at * 10, x, y: 0 }));
  assertNear(physics.fitVelocity(samples, 20).x, 2500, 1e-9);
});

test('a finger that rested more than 60 ms has no velocity', () => {
  const samples = [0, 10, 20].map((tMs) => ({ tMs, x: tMs, y: 0 }));
  assert.deepEqual(physics.fitVelocity(samples, 81), { x: 0, y: 0 });
  assertNear(physics.fitVelocity(samples, 80).x, 1000, 1e-9);
  assert.deepEqual(physics.fitVelocity([], 0), { x: 0, y: 0 });
  assert.deepEqual(physics.fitVelocity([{ tMs: 0, x: 1, y: 1 }], 0), { x: 0, y: 0 });
});

test('a chain switches once and ends where its second part ends', () => {
  const motion = chained(decelerating(0, 1000, normal), 0.1, decelerating(7, -100, normal));
  // 499.5 · (1 − e^(−2.002 · 0.05)).
  assertNear(motion.position(0.05), 47.58, 0.005);
  assertNear(motion.position(0.1), 7, 1e-9);
  assertNear(motion.end, 7 - 49.95, 0.01);
});

test('a throw too weak for half a point stays where it is', () => {
  const motion = flung(3, 0.9, endless, normal);
  assert.equal(motion.end, 3);
  assert.equal(motion.durationS, 0);
});
