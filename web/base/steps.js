// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Numbers that are written as the steps from each to the next one, the first from 0.
 * @param {readonly number[]} steps
 * @returns {number[]}
 */
export function sums(steps) {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/**
 * Numbers that are written as their differences from others.
 * @param {readonly number[]} others
 * @param {readonly number[]} differences as many
 * @returns {number[]}
 */
export function added(others, differences) {
  return others.map((other, at) => other + differences[at]);
}
