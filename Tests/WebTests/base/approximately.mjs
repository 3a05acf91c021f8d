// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';

/** Fails unless two numbers differ by less than a tolerance. */
export function assertNear(actual, expected, tolerance, message = '') {
  assert.ok(
    Math.abs(actual - expected) <= tolerance,
    `${message} expected ${expected} ± ${tolerance}, got ${actual}`,
  );
}
