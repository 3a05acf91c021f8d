// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clampTo, formatNumber, parseNumber } from '../widgets/numberText.js';

/** @typedef {import('../transport/messageTypes.js').SourceNumber} SourceNumber */
/** @typedef {{text: string} | {number: SourceNumber}} CodePart */
/** @typedef {{file: string, line: number, parts: CodePart[]}} CodeLine */

/** The most decimals of a step; finer numbers must be typed. */
const STEP_DECIMALS = 2;
/** Numbers in source have no sign: it belongs to the expression. */
const LEAST = 0;
const GREATEST = 1e9;

/**
 * The lines that contain numbers, each cut into text and numbers, without the indentation.
 * @param {SourceNumber[]} numbers
 * @returns {CodeLine[]}
 */
export function codeLines(numbers) {
  /** @type {Map<string, SourceNumber[]>} */
  const lines = new Map();
  for (const number of numbers) {
    const key = `${number.file}:${number.line}`;
    lines.set(key, [...(lines.get(key) ?? []), number]);
  }
  return [...lines.values()].map((members) => {
    const [{ file, line, code }] = members;
    return { file, line, parts: cut(code, members) };
  });
}

/**
 * @param {string} code
 * @param {SourceNumber[]} numbers
 * @returns {CodePart[]}
 */
function cut(code, numbers) {
  const bytes = new TextEncoder().encode(code);
  const text = (/** @type {number} */ from, /** @type {number} */ to) =>
    new TextDecoder().decode(bytes.subarray(from, to));
  /** @type {CodePart[]} */
  const parts = [];
  let end = 0;
  for (const number of [...numbers].sort((one, other) => one.column - other.column)) {
    const start = number.column - 1;
    if (start < end || start + number.length > bytes.length) continue;
    const before = text(end, start);
    parts.push({ text: parts.length === 0 ? before.trimStart() : before }, { number });
    end = start + number.length;
  }
  parts.push({ text: text(end, bytes.length).trimEnd() });
  return parts.filter((part) => !('text' in part) || part.text !== '');
}

/**
 * The rule for a number: one step of a drag is as fine as the number is written.
 * @param {SourceNumber} number
 * @returns {import('../widgets/numberText.js').NumberRule}
 */
export function ruleOf({ integer, value }) {
  if (integer) return { minimum: LEAST, maximum: GREATEST, step: 1, isWhole: true };
  const decimals = (String(value).split('.')[1] ?? '').length;
  // A small fraction without decimals, such as 1.0, gets a fine step.
  const wanted = decimals === 0 && value <= 2 ? STEP_DECIMALS : Math.max(decimals, 1);
  const step = 10 ** -Math.min(wanted, STEP_DECIMALS);
  return { minimum: LEAST, maximum: GREATEST, step };
}

/** Why a negative number is not taken: 0 in its place would be nobody's wish. */
const SIGN = 'A minus sign is part of the code around a number; write it in the file.';
/** Why a fraction is not taken in place of a whole number: rounded, it would be another number than the one typed. */
const WHOLE = 'The code has a whole number here; for fractions, write it with a decimal point in the file, such as';

/**
 * What somebody typed in place of a number.
 * @param {string} text
 * @param {import('../widgets/numberText.js').NumberRule} rule
 * @returns {{value: number} | {refusal: string} | null} `null` for what is no number
 */
export function typedNumber(text, rule) {
  const number = parseNumber(text);
  if (number === null) return null;
  if (number < rule.minimum) return { refusal: SIGN };
  if (rule.isWhole && !Number.isInteger(number)) return { refusal: `${WHOLE} ${formatNumber(number)}.` };
  return { value: clampTo(number, rule) };
}

/**
 * The name of a number, for assistive technology.
 * @param {SourceNumber} number
 * @returns {string}
 */
export function nameOf({ label, line, file }) {
  return `${label || 'Number'}, line ${line} of ${file}`;
}

/**
 * Whether a number is worth tuning: 0 and 1 are mostly part of the arithmetic.
 * @param {SourceNumber} number
 * @returns {boolean}
 */
export function isProminent({ value, label, code }) {
  if (value !== 0 && value !== 1) return true;
  const declared = /\b(?:let|var)\s+(\w+)/u.exec(code)?.[1];
  return value === 1 && label !== '' && declared === label;
}

/** Digits of a number, with what may stand between them. */
const DIGITS = /\d[\d._]*/gu;

/** The numbers worth tuning, and those that were until somebody dragged them to 0 or 1: they stay under the hand. */
export class ProminentNumbers {
  /** @type {Set<string>} */
  #spots = new Set();

  /**
   * @param {readonly SourceNumber[]} numbers all of the source, after each save
   * @returns {SourceNumber[]}
   */
  among(numbers) {
    const spots = spotsOf(numbers);
    const isShown = (/** @type {SourceNumber} */ number, /** @type {number} */ at) =>
      isProminent(number) || this.#spots.has(spots[at]);
    const shown = numbers.filter(isShown);
    this.#spots = new Set(spots.filter((_, at) => isShown(numbers[at], at)));
    return shown;
  }
}

/**
 * For each number, a text that stays the same while only numbers of its line change, and no other number has.
 * @param {readonly SourceNumber[]} numbers
 * @returns {string[]}
 */
function spotsOf(numbers) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return numbers.map(({ file, code }) => {
    const says = JSON.stringify([file, code.trim().replace(DIGITS, '')]);
    const count = counts.get(says) ?? 0;
    counts.set(says, count + 1);
    return `${says} ${count}`;
  });
}

/**
 * Whether numbers can be changed: only while the stage shows what the file says.
 * @param {{phase: string} | null} source
 * @returns {boolean}
 */
export function isTunable(source) {
  return source?.phase === 'current' || source?.phase === 'rehearsing';
}

/**
 * The name of the file; of several, the first one's and the number of the others.
 * @param {string[]} files
 * @returns {string}
 */
export function filesText(files) {
  const [first = '', ...rest] = files;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/**
 * The names of the files that diagnostics are about, without their folders; those of the stage if they name none.
 * @param {{file?: string | null}[]} diagnostics
 * @param {string[]} files of the stage
 * @returns {{names: string, isOne: boolean}} the names as a subject, and whether a verb after it is singular
 */
export function namesOf(diagnostics, files) {
  const named = new Set(diagnostics.flatMap(({ file }) => (file ? [file] : [])));
  const all = named.size > 0 ? [...named] : files;
  const names = all.map((path) => path.slice(path.lastIndexOf('/') + 1));
  return { names: filesText(names), isOne: names.length <= 1 };
}

/**
 * The numbers with those of the screens and layouts first that can be shown, in the order of their list: in an app, they are what
 * people tune, and its data and other files come after them.
 * @param {SourceNumber[]} numbers
 * @param {readonly {file?: string | null}[]} entries
 * @returns {SourceNumber[]}
 */
export function screensFirst(numbers, entries) {
  const files = [...new Set(entries.map(({ file }) => file))];
  const rank = (/** @type {SourceNumber} */ { file }) => (files.includes(file) ? files.indexOf(file) : files.length);
  return [...numbers].sort((one, other) => rank(one) - rank(other));
}
