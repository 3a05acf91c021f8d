// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The rule for the numbers of a parameter.
 * @typedef {object} NumberRule
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} step
 * @property {string} [unit]
 * @property {boolean} [isWhole] whether fractions are refused; minimum, maximum and step are whole then
 */

/** The most digits after the point that the page shows. */
const MAX_DECIMALS = 4;
const NUMBER = String.raw`([+-]?(?:\d+\.?\d*|\.\d+))\s*[a-z%°]*\s*`;
/** A number, or two with a sign between them, each with or without a unit. */
const SUM = new RegExp(`^${NUMBER}(?:([-+*/])\\s*${NUMBER})?$`, 'i');
/** Digits after which the rounding errors of binary fractions are cut off. */
const SIGNIFICANT_DIGITS = 12;

/**
 * Reads a typed number, with point or comma and perhaps a unit, or a short calculation such as `8+4` or
 * `16*1.5`.
 * @param {string} text
 * @returns {number | null} `null` when the text is no number
 */
export function parseNumber(text) {
  const tidy = text.trim().replace(/,/g, '.').replace(/−/g, '-').replace(/×/g, '*');
  const match = SUM.exec(tidy);
  if (!match) return null;
  const left = Number(match[1]);
  const result = match[2] ? combine(left, match[2], Number(match[3])) : left;
  return Number.isFinite(result) ? clean(result) : null;
}

/**
 * Why a typed number is not taken: rounded, a fraction would be another number than the one typed.
 * @param {number} number
 * @param {NumberRule} rule
 * @returns {string | null} `null` where it is taken
 */
export function refusalOf(number, { isWhole = false }) {
  return isWhole && !Number.isInteger(number) ? `The layout has a whole number here, which ${formatNumber(number)} is not.` : null;
}

/** The most letters of a typed text that are told back. */
const TOLD_LETTERS = 24;

/**
 * What people are told who typed something else than what the field has then.
 * @param {string} text
 * @param {number | null} number what the text says; `null` if it is no number
 * @param {NumberRule} rule
 * @returns {string | null} `null` where the number is taken as it is, and for an empty text
 */
export function remarkOn(text, number, { minimum, maximum }) {
  const tidy = text.trim();
  if (tidy === '') return null;
  if (number === null) {
    const told = tidy.length > TOLD_LETTERS ? `${tidy.slice(0, TOLD_LETTERS)}…` : tidy;
    return `“${told}” is not a number. Numbers and sums such as 8+4 can be typed here.`;
  }
  if (number > maximum) return `${formatNumber(number)} is too much: ${formatNumber(maximum)} is the most here.`;
  return number < minimum ? `${formatNumber(number)} is too little: ${formatNumber(minimum)} is the least here.` : null;
}

/**
 * The nearest number that a rule allows; steps count from the minimum.
 * @param {number} value
 * @param {NumberRule} rule
 * @returns {number}
 */
export function constrain(value, { minimum, maximum, step }) {
  const stepped = step > 0 ? minimum + Math.round((value - minimum) / step) * step : value;
  return clean(Math.min(Math.max(stepped, minimum), maximum));
}

/**
 * Keeps a typed number within the bounds, without rounding it.
 * @param {number} value
 * @param {NumberRule} rule
 * @returns {number}
 */
export function clampTo(value, { minimum, maximum }) {
  return clean(Math.min(Math.max(value, minimum), maximum));
}

/**
 * The text of a number: no trailing zeros, a true minus sign.
 * @param {number} value
 * @returns {string}
 */
export function formatNumber(value) {
  const rounded = Number(value.toFixed(MAX_DECIMALS));
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

/**
 * Where a value lies between the bounds: the filled part of a slider.
 * @param {number} value
 * @param {NumberRule} rule
 * @returns {string} a percentage
 */
export function fillOf(value, { minimum, maximum }) {
  if (maximum <= minimum) return '0%';
  const fraction = (value - minimum) / (maximum - minimum);
  return `${(Math.min(Math.max(fraction, 0), 1) * 100).toFixed(2)}%`;
}

/**
 * The value after one press of an arrow key.
 * @param {number} value
 * @param {1 | -1} direction
 * @param {{shiftKey: boolean, altKey: boolean}} keys
 * @param {NumberRule} rule
 * @returns {number}
 */
export function nudge(value, direction, keys, rule) {
  const factor = keys.shiftKey ? 10 : keys.altKey && !rule.isWhole ? 0.1 : 1;
  const next = value + direction * factor * (rule.step || 1);
  return clampTo(rule.isWhole ? Math.round(next) : next, rule);
}

/**
 * @param {number} left
 * @param {string} operator
 * @param {number} right
 * @returns {number}
 */
function combine(left, operator, right) {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    default:
      return left / right;
  }
}

/**
 * @param {number} value
 * @returns {number}
 */
function clean(value) {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
