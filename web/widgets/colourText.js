// SPDX-License-Identifier: Apache-2.0
// @ts-check

const LONG = /^#?([0-9a-f]{6})$/i;
const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/**
 * Reads a typed colour: six digits or three, with or without a number sign.
 * @param {string} text
 * @returns {string | null} such as `#3a7bd5`; `null` when it is none
 */
export function parseColour(text) {
  const tidy = text.trim();
  const long = LONG.exec(tidy);
  if (long) return `#${long[1].toLowerCase()}`;
  const short = SHORT.exec(tidy);
  if (!short) return null;
  return `#${[...short.slice(1)].map((digit) => digit + digit).join('').toLowerCase()}`;
}

/**
 * The text of a colour.
 * @param {string} colour
 * @returns {string}
 */
export function formatColour(colour) {
  return colour.toUpperCase();
}
