// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Between the digits of whole thousands. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;
const THOUSANDTHS = 1000;

/**
 * A number with commas between groups of three digits, and at most three decimals. A browser takes 30 ms to get its own number
 * formats ready, which is more than all panels of the page take.
 * @param {number} value
 * @returns {string}
 */
export function grouped(value) {
  const [whole, ...decimals] = String(Math.round(value * THOUSANDTHS) / THOUSANDTHS).split('.');
  return [whole.replace('-', '−').replace(THOUSANDS, ','), ...decimals].join('.');
}
