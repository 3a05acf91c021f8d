// SPDX-License-Identifier: Apache-2.0
// @ts-check
// Closed formulae in pt, pt/s and seconds: positions are functions of time, so that the frame rate
// changes nothing and every number can be computed by hand.
import {
  FIT_WINDOW_MS, PAGING_SPEED, REST_DISTANCE, REST_MS, RETARGET_RATES, RUBBER_BAND, TURN_DISTANCE,
} from '../../base/feel.js';
import { clamp } from '../../base/geometry.js';

export { springDisplacement, springOf, springVelocity } from '../../base/springs.js';

const MS_PER_S = 1000;

/** The greatest stretch that `rubberBand` is inverted for, as a part of the viewport; 1 is infinitely far. */
const GREATEST_BAND = 0.999;

/**
 * The exponent per second of a deceleration rate per millisecond; negative.
 * @param {number} ratePerMs
 */
export function decayOf(ratePerMs) {
  return MS_PER_S * Math.log(ratePerMs);
}

/**
 * @param {number} start
 * @param {number} velocity
 * @param {number} decay
 * @param {number} timeS
 */
export function decelerationPosition(start, velocity, decay, timeS) {
  return start + (velocity / decay) * (Math.exp(decay * timeS) - 1);
}

/**
 * @param {number} velocity
 * @param {number} decay
 * @param {number} timeS
 */
export function decelerationVelocity(velocity, decay, timeS) {
  return velocity * Math.exp(decay * timeS);
}

/**
 * Where a deceleration comes to rest.
 * @param {number} start
 * @param {number} velocity
 * @param {number} decay
 */
export function decelerationEnd(start, velocity, decay) {
  return start - velocity / decay;
}

/**
 * How long a deceleration takes until `REST_DISTANCE` is left, in seconds.
 * @param {number} velocity
 * @param {number} decay
 */
export function decelerationDuration(velocity, decay) {
  if (Math.abs(velocity / decay) <= REST_DISTANCE) return 0;
  return Math.log((-decay * REST_DISTANCE) / Math.abs(velocity)) / decay;
}

/**
 * When a deceleration passes a position, in seconds; `Infinity` if it never does.
 * @param {number} start
 * @param {number} velocity
 * @param {number} decay
 * @param {number} position
 */
export function decelerationTimeTo(start, velocity, decay, position) {
  if (velocity === 0) return position === start ? 0 : Infinity;
  const left = 1 + (decay * (position - start)) / velocity;
  return left > 0 && left <= 1 ? Math.log(left) / decay : Infinity;
}

/**
 * How far a velocity carries, by the sum of the rate over all milliseconds, as in Apple's talks.
 * @param {number} velocity
 * @param {number} ratePerMs
 */
export function projectedDistance(velocity, ratePerMs) {
  return ((velocity / MS_PER_S) * ratePerMs) / (1 - ratePerMs);
}

/**
 * How far content shows beyond its edge when the finger has pulled it `distance` beyond.
 * @param {number} distance with sign
 * @param {number} length of the viewport along the pull
 */
export function rubberBand(distance, length) {
  if (length <= 0) return 0;
  return (distance * length * RUBBER_BAND) / (length + RUBBER_BAND * Math.abs(distance));
}

/**
 * The pull that shows content this far beyond its edge: the inverse of `rubberBand`.
 * @param {number} shown with sign
 * @param {number} length of the viewport along the pull
 */
export function rubberBandInverse(shown, length) {
  if (length <= 0) return 0;
  const bounded = clamp(shown, -GREATEST_BAND * length, GREATEST_BAND * length);
  return (bounded * length) / (RUBBER_BAND * (length - Math.abs(bounded)));
}

/**
 * How fast the shown content moves for each pt/s of the finger, at a pull beyond the edge.
 * @param {number} distance with sign
 * @param {number} length of the viewport along the pull
 */
export function rubberBandSlope(distance, length) {
  if (length <= 0) return 0;
  const stretched = length + RUBBER_BAND * Math.abs(distance);
  return (RUBBER_BAND * length * length) / (stretched * stretched);
}

/**
 * The decay that brings a velocity to rest at a target; `null` when only a spring can do that.
 * @param {number} start
 * @param {number} velocity
 * @param {number} target
 */
export function decayToTarget(start, velocity, target) {
  const distance = target - start;
  if (velocity * distance <= 0) return null;
  const decay = -velocity / distance;
  const rate = Math.exp(decay / MS_PER_S);
  return rate >= RETARGET_RATES.least && rate <= RETARGET_RATES.greatest ? decay : null;
}

/**
 * After which time a critically damped spring stays within a distance of its rest, in seconds.
 *
 * The bound e^(−ωt)(|d| + |v + ωd|t) falls from its peak on, so halving finds the time.
 * @param {number} omega
 * @param {number} displacement
 * @param {number} velocity
 * @param {number} distance
 */
export function criticalSettleTime(omega, displacement, velocity, distance) {
  const slope = Math.abs(velocity + omega * displacement);
  const bound = (/** @type {number} */ timeS) =>
    Math.exp(-omega * timeS) * (Math.abs(displacement) + slope * timeS);
  let lower = 0;
  let upper = 1 / omega;
  if (bound(0) <= distance && bound(upper) <= distance) return 0;
  while (bound(upper) > distance) {
    lower = upper;
    upper *= 2;
  }
  for (let step = 0; step < 30; step += 1) {
    const middle = (lower + upper) / 2;
    if (bound(middle) > distance) lower = middle;
    else upper = middle;
  }
  return upper;
}

/** @typedef {{tMs: number, x: number, y: number}} Sample */

/**
 * The velocity of a pointer, by least squares over its last samples, in pt/s.
 * @param {readonly Sample[]} samples in the order in which they came
 * @param {number} releaseMs when the pointer left
 * @returns {{x: number, y: number}}
 */
export function fitVelocity(samples, releaseMs) {
  const last = samples.at(-1);
  if (!last || releaseMs - last.tMs > REST_MS) return { x: 0, y: 0 };
  const recent = samples.filter((sample) => last.tMs - sample.tMs <= FIT_WINDOW_MS);
  const mean = { tMs: 0, x: 0, y: 0 };
  for (const sample of recent) {
    mean.tMs += sample.tMs / recent.length;
    mean.x += sample.x / recent.length;
    mean.y += sample.y / recent.length;
  }
  let square = 0;
  let productX = 0;
  let productY = 0;
  for (const sample of recent) {
    const tS = (sample.tMs - mean.tMs) / MS_PER_S;
    square += tS * tS;
    productX += tS * (sample.x - mean.x);
    productY += tS * (sample.y - mean.y);
  }
  return square > 0 ? { x: productX / square, y: productY / square } : { x: 0, y: 0 };
}

/**
 * The velocity with which a layout turns the page after a wheel went far enough for that, but less than a page.
 * @param {number} distance in pt
 * @param {number} page its length, in pt
 * @returns {number} in pt/s
 */
export function turnVelocity(distance, page) {
  const isTurn = Math.abs(distance) > TURN_DISTANCE && Math.abs(distance) < page;
  return isTurn ? Math.sign(distance) * (PAGING_SPEED + 1) : 0;
}
