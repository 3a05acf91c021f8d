// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { stepKinds } from '../base/shapes.js';
import { readLength } from './lengthDecoder.js';

/** @typedef {import('./varint.js').WireReader} WireReader */

/**
 * One step of an outline: its kind, then x and y of its points.
 * @typedef {number[]} WireStep
 */

/** How many points a step of each kind has. */
const STEP_POINTS = [1, 1, 2, 3, 0];
const STEP_BOUND = 512;

/**
 * @param {WireReader} reader
 * @param {string} field
 * @returns {WireStep[]}
 */
export function readSteps(reader, field) {
  const count = reader.count(field, 1, STEP_BOUND);
  /** @type {WireStep[]} */
  const steps = [];
  for (let at = 0; at < count; at += 1) steps.push(readStep(reader, field));
  return steps;
}

/**
 * @param {WireReader} reader
 * @param {string} field
 * @returns {WireStep}
 */
function readStep(reader, field) {
  const kind = reader.byte(field);
  if (kind > stepKinds.close) {
    const reason = `has the step ${kind}, but must have 0 to ${stepKinds.close}`;
    throw reader.failure('unknown-value', field, reason);
  }
  const step = [kind];
  for (let at = 0; at < 2 * STEP_POINTS[kind]; at += 1) step.push(readLength(reader, field));
  return step;
}
