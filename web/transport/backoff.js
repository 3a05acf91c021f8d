// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** First delay before another attempt, in ms; it doubles from attempt to attempt. */
export const FIRST_DELAY_MS = 250;
/** Greatest delay, in ms. */
export const LONGEST_DELAY_MS = 8000;

/** After this many doublings the delay is the longest possible. */
const MOST_DOUBLINGS = 10;

/**
 * How long to wait before another attempt: between half and all of 250 ms · 2ⁿ, so that many
 * clients do not come back at the same moment.
 * @param {number} attempt 0 for the first
 * @param {() => number} random gives numbers from 0 to 1
 */
export function backoffMs(attempt, random) {
  const doublings = Math.min(attempt, MOST_DOUBLINGS);
  const fullMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** doublings);
  return fullMs * (0.5 + 0.5 * random());
}
