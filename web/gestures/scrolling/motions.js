// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { BOUNCE_OMEGA, RETARGET_RESPONSE_S } from '../../base/feel.js';
import {
  criticalSettleTime, decayToTarget, decelerationDuration, decelerationEnd, decelerationPosition, decelerationTimeTo, decelerationVelocity,
} from './physics.js';
import { easeInOut } from '../../base/curves.js';
import { springDisplacement, springOf, springVelocity } from '../../base/springs.js';

/**
 * A movement along one axis as a function of the seconds since its start.
 * @typedef {object} Motion
 * @property {(timeS: number) => number} position exactly `end` from `durationS` on
 * @property {(timeS: number) => number} velocity
 * @property {number} durationS
 * @property {number} end
 */

/** @typedef {{min: number, max: number}} Range */

/** A spring is over when it stays this close to its end, in pt: a fifth of a pixel on a phone. */
const SPRING_REST = 0.1;

/**
 * @param {number} start
 * @param {number} velocity
 * @param {number} decay
 * @returns {Motion}
 */
export function decelerating(start, velocity, decay) {
  const durationS = decelerationDuration(velocity, decay);
  const end = durationS > 0 ? decelerationEnd(start, velocity, decay) : start;
  return {
    durationS,
    end,
    position: (timeS) =>
      timeS < durationS ? decelerationPosition(start, velocity, decay, timeS) : end,
    velocity: (timeS) => (timeS < durationS ? decelerationVelocity(velocity, decay, timeS) : 0),
  };
}

/**
 * The same movement with its whole path moved.
 * @param {Motion} motion
 * @param {number} distance
 * @returns {Motion}
 */
export function translated(motion, distance) {
  return {
    durationS: motion.durationS,
    end: motion.end + distance,
    position: (timeS) => motion.position(timeS) + distance,
    velocity: motion.velocity,
  };
}

/**
 * A critically damped spring to a target.
 * @param {number} start
 * @param {number} velocity
 * @param {number} target
 * @param {number} omega
 * @returns {Motion}
 */
export function springing(start, velocity, target, omega) {
  const spring = { omega, zeta: 1 };
  const away = start - target;
  const durationS = criticalSettleTime(omega, away, velocity, SPRING_REST);
  return {
    durationS,
    end: target,
    position: (timeS) =>
      timeS < durationS ? target + springDisplacement(spring, away, velocity, timeS) : target,
    velocity: (timeS) => (timeS < durationS ? springVelocity(spring, away, velocity, timeS) : 0),
  };
}

/**
 * One motion and, from a moment on, another.
 * @param {Motion} first
 * @param {number} switchS
 * @param {Motion} second
 * @returns {Motion}
 */
export function chained(first, switchS, second) {
  return {
    durationS: switchS + second.durationS,
    end: second.end,
    position: (timeS) =>
      timeS < switchS ? first.position(timeS) : second.position(timeS - switchS),
    velocity: (timeS) =>
      timeS < switchS ? first.velocity(timeS) : second.velocity(timeS - switchS),
  };
}

/**
 * The motion of content that is let go: it decelerates, and bounces where it meets an edge.
 * @param {number} start
 * @param {number} velocity
 * @param {Range} range
 * @param {number} decay
 * @returns {Motion}
 */
export function flung(start, velocity, range, decay) {
  if (start < range.min) return bouncing(start, velocity, range.min, range, decay);
  if (start > range.max) return bouncing(start, velocity, range.max, range, decay);
  const free = decelerating(start, velocity, decay);
  if (free.end >= range.min && free.end <= range.max) return free;
  const edge = free.end < range.min ? range.min : range.max;
  const meetS = decelerationTimeTo(start, velocity, decay, edge);
  const speed = decelerationVelocity(velocity, decay, meetS);
  return chained(free, meetS, springing(edge, speed, edge, BOUNCE_OMEGA));
}

/**
 * The motion of content that cannot go beyond its edges: it decelerates, and stops at an edge.
 * @param {number} start
 * @param {number} velocity
 * @param {Range} range
 * @param {number} decay
 * @returns {Motion}
 */
export function stopped(start, velocity, range, decay) {
  const free = decelerating(start, velocity, decay);
  if (free.end >= range.min && free.end <= range.max) return free;
  const edge = free.end < range.min ? range.min : range.max;
  const durationS = decelerationTimeTo(start, velocity, decay, edge);
  return {
    durationS,
    end: edge,
    position: (timeS) => (timeS < durationS ? free.position(timeS) : edge),
    velocity: (timeS) => (timeS < durationS ? free.velocity(timeS) : 0),
  };
}

/**
 * The motion of content that is let go beyond an edge: it springs back at once; if it is fast enough to
 * pass the edge inwards, it decelerates from there.
 * @param {number} start
 * @param {number} velocity
 * @param {number} edge
 * @param {Range} range
 * @param {number} decay
 * @returns {Motion}
 */
function bouncing(start, velocity, edge, range, decay) {
  const away = start - edge;
  const back = springing(start, velocity, edge, BOUNCE_OMEGA);
  const slope = velocity + BOUNCE_OMEGA * away;
  const passS = -away / slope;
  if (slope * away >= 0 || passS >= back.durationS) return back;
  return chained(back, passS, flung(edge, back.velocity(passS), range, decay));
}

/**
 * A movement that begins with a position and a velocity and ends exactly at a target.
 * @param {number} start
 * @param {number} velocity
 * @param {number} target
 * @returns {Motion}
 */
export function retargeted(start, velocity, target) {
  const decay = decayToTarget(start, velocity, target);
  if (decay === null) {
    return springing(start, velocity, target, springOf(RETARGET_RESPONSE_S, 1).omega);
  }
  const free = decelerating(start, velocity, decay);
  return free.durationS > 0 ? { ...free, end: target } : springing(start, 0, target, BOUNCE_OMEGA);
}

/** The slope of a timing curve is measured over this time, in s. */
const SLOPE_S = 1e-3;

/**
 * A movement of a given duration, by a timing curve.
 * @param {number} start
 * @param {number} target
 * @param {number} durationS
 * @param {(time: number) => number} [curve] progress for a time from 0 to 1
 * @returns {Motion}
 */
export function paced(start, target, durationS, curve = easeInOut) {
  const way = target - start;
  const position = (/** @type {number} */ timeS) =>
    timeS < durationS ? start + way * curve(timeS / durationS) : target;
  return {
    durationS,
    end: target,
    position,
    velocity: (timeS) =>
      timeS < durationS
        ? (position(timeS + SLOPE_S) - position(Math.max(0, timeS - SLOPE_S))) /
          (timeS < SLOPE_S ? timeS + SLOPE_S : 2 * SLOPE_S)
        : 0,
  };
}
