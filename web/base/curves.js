// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Newton steps before halving takes over; four reach 1e-9 for the curves in use. */
const NEWTON_STEPS = 6;
const HALVING_STEPS = 40;
const PRECISION = 1e-9;

/**
 * A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points.
 * @param {number} x1 from 0 to 1
 * @param {number} y1
 * @param {number} x2 from 0 to 1
 * @param {number} y2
 * @returns {(time: number) => number} progress for a time from 0 to 1
 */
export function cubicBezier(x1, y1, x2, y2) {
  return (time) => {
    if (time <= 0) return 0;
    if (time >= 1) return 1;
    return along(y1, y2, parameterFor(x1, x2, time));
  };
}

/** UIKit's and Core Animation's ease-in-ease-out. */
export const easeInOut = cubicBezier(0.42, 0, 0.58, 1);

/**
 * @param {number} p1
 * @param {number} p2
 * @param {number} u
 */
function along(p1, p2, u) {
  const rest = 1 - u;
  return 3 * rest * rest * u * p1 + 3 * rest * u * u * p2 + u * u * u;
}

/**
 * The curve's parameter where its x is `time`; x rises with the parameter.
 * @param {number} x1
 * @param {number} x2
 * @param {number} time
 */
function parameterFor(x1, x2, time) {
  let u = time;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const error = along(x1, x2, u) - time;
    if (Math.abs(error) < PRECISION) return u;
    const rest = 1 - u;
    const slope = 3 * rest * rest * x1 + 6 * rest * u * (x2 - x1) + 3 * u * u * (1 - x2);
    if (slope < PRECISION) break;
    u -= error / slope;
  }
  let lower = 0;
  let upper = 1;
  for (let step = 0; step < HALVING_STEPS; step += 1) {
    u = (lower + upper) / 2;
    if (along(x1, x2, u) < time) lower = u;
    else upper = u;
  }
  return u;
}
