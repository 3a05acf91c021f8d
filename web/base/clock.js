// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A source of time; everything that waits or measures takes one as an argument.
 * @typedef {object} Clock
 * @property {() => number} now milliseconds from a fixed moment, as `performance.now()`
 * @property {(action: () => void, delayMs: number) => () => void} schedule
 *   calls `action` once after a delay; the result cancels it
 */

/** @type {Clock} The browser's clock, on the time line of frames and event time stamps. */
export const systemClock = {
  now: () => performance.now(),
  schedule(action, delayMs) {
    const id = setTimeout(action, delayMs);
    return () => clearTimeout(id);
  },
};
