// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../transport/messageTypes.js').FileLine} FileLine */
/**
 * A line of a file with the part that differs from its other form.
 * @typedef {{line: number, isNew: boolean, before: string, changed: string, after: string}} ShownLine
 */

/** What stays the same around a change is shown up to this many letters. */
const CONTEXT = 40;
const LEFT_OUT = '…';

/**
 * The lines of a change, each with the part that differs: a removed line is compared with the new one that follows in its
 * place.
 * @param {readonly FileLine[]} lines
 * @returns {ShownLine[]}
 */
export function shownLines(lines) {
  /** @type {ShownLine[]} */
  const shown = [];
  for (let at = 0; at < lines.length;) {
    const gone = countWhile(lines, at, false);
    const come = countWhile(lines, at + gone, true);
    const olds = lines.slice(at, at + gone);
    const news = lines.slice(at + gone, at + gone + come);
    olds.forEach((line, index) => shown.push(parted(line, news[index]?.text)));
    news.forEach((line, index) => shown.push(parted(line, olds[index]?.text)));
    at += gone + come;
  }
  return shown;
}

/**
 * @param {readonly FileLine[]} lines
 * @param {number} from
 * @param {boolean} isNew
 */
function countWhile(lines, from, isNew) {
  let count = 0;
  while (from + count < lines.length && lines[from + count].new === isNew) count += 1;
  return count;
}

/**
 * @param {FileLine} line
 * @param {string | undefined} other
 * @returns {ShownLine}
 */
function parted({ line, new: isNew, text }, other) {
  if (other === undefined) return { line, isNew, before: '', changed: text, after: '' };
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && text[text.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const before = text.slice(0, start);
  const after = text.slice(text.length - end);
  return {
    line,
    isNew,
    before: before.length > CONTEXT ? LEFT_OUT + before.slice(-CONTEXT) : before,
    changed: text.slice(start, text.length - end),
    after: after.length > CONTEXT ? after.slice(0, CONTEXT) + LEFT_OUT : after,
  };
}
