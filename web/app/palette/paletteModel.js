// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A thing that the palette finds by its name.
 * @typedef {object} Entry
 * @property {string} id the same whenever the entry is made again
 * @property {string} group heading above it
 * @property {string} title
 * @property {string} [detail] at the right, dim
 * @property {string} [keys] the keys that do the same
 * @property {string} [words] other names, which are found but not shown
 * @property {string} [icon]
 * @property {boolean} [isOn] for what is switched on and off
 * @property {() => void} run
 */
/** @typedef {{group: string, entries: Entry[], more: number}} Found entries of a group, and how many are left out */

/** How well a word of the query fits; each is clearly better than all below it. */
const FIT = { whole: 100, start: 80, wordStart: 60, inside: 40, otherName: 25, letters: 12 };
/** A later place in the title counts this much less for each letter, up to `MOST_LATE`. */
const LATE = 0.2;
const MOST_LATE = 8;
/** Letters that are spread over more than this many times their number are an accident. */
const WIDEST_SPREAD = 3;
/** With fewer letters, spread letters would find almost everything. */
const LEAST_SPREAD_LETTERS = 3;
/** With fewer letters, a word that ends in s is no plural that anybody types. */
const LEAST_PLURAL_LETTERS = 4;

/**
 * How well a query fits an entry: every word of the query must be found in its title or its other names.
 * @param {string} query
 * @param {{title: string, words?: string}} entry
 * @returns {number | null} greater is better; `null` when it does not fit
 */
export function fitOf(query, { title, words = '' }) {
  const name = plain(title);
  const others = plain(words);
  const wanted = wordsOf(query);
  if (wanted.length > 1 && name === wanted.join(' ')) return FIT.whole * wanted.length;
  let sum = 0;
  for (const word of wanted) {
    const fit = fitOfWord(word, name, others);
    if (fit === null) return null;
    sum += fit;
  }
  return sum;
}

/**
 * The entries that fit, the best group first, each group with its best entries first.
 * @param {string} query
 * @param {readonly Entry[]} entries
 * @param {number} most entries of a group
 * @returns {Found[]}
 */
export function found(query, entries, most) {
  /** @type {Map<string, {entry: Entry, fit: number, at: number}[]>} */
  const groups = new Map();
  for (const [at, entry] of entries.entries()) {
    const fit = fitOf(query, entry);
    if (fit === null) continue;
    const group = groups.get(entry.group) ?? [];
    groups.set(entry.group, group);
    group.push({ entry, fit, at });
  }
  const isAsked = wordsOf(query).length > 0;
  const ranked = [...groups].map(([group, all]) => {
    if (isAsked) all.sort((one, other) => other.fit - one.fit || short(one, other) || one.at - other.at);
    const best = all.slice(0, most).map(({ entry }) => entry);
    return { group, fit: all[0].fit, entries: best, more: all.length - best.length };
  });
  // Groups that fit equally well stay in the order in which they came.
  if (isAsked) ranked.sort((one, other) => other.fit - one.fit);
  return ranked.map(({ group, entries: best, more }) => ({ group, entries: best, more }));
}

/**
 * The parts of a title that a query's words name, for the eye.
 * @param {string} query
 * @param {string} title
 * @returns {{text: string, isHit: boolean}[]}
 */
export function hits(query, title) {
  const name = plain(title);
  // A letter that becomes two without its accent would move all places behind it.
  if (name.length !== title.length) return [{ text: title, isHit: false }];
  const marks = new Array(title.length).fill(false);
  for (const word of wordsOf(query)) {
    const form = formsOf(word).find((one) => name.includes(one));
    if (form === undefined) continue;
    const at = placeOf(form, name);
    marks.fill(true, at, at + form.length);
  }
  /** @type {{text: string, isHit: boolean}[]} */
  const parts = [];
  for (const [at, isHit] of marks.entries()) {
    const last = parts.at(-1);
    if (last && last.isHit === isHit) last.text += title[at];
    else parts.push({ text: title[at], isHit });
  }
  return parts;
}

/**
 * A name and a number behind it, as in `columns 4`.
 * @param {string} query
 * @returns {{name: string, value: number} | null}
 */
export function numberAtEnd(query) {
  const [, name, digits] = /^(.*?\S)\s+(?:to\s+|=\s*)?([-−]?\d+(?:[.,]\d+)?)\s*$/u.exec(query) ?? [];
  if (!name) return null;
  return { name, value: Number(digits.replace('−', '-').replace(',', '.')) };
}

/**
 * The row to which a key moves; beyond an end it continues at the other end.
 * @param {string} key
 * @param {number} from
 * @param {number} total
 * @param {() => number} page how many rows are seen at once; asked for page keys alone
 * @returns {number | null} `null` for a key that does not move
 */
export function rowAfter(key, from, total, page) {
  if (total === 0) return null;
  if (key === 'ArrowDown') return (from + 1) % total;
  if (key === 'ArrowUp') return (from + total - 1) % total;
  if (key === 'PageDown') return Math.min(from + page(), total - 1);
  if (key === 'PageUp') return Math.max(from - page(), 0);
  return null;
}

/** @param {string} text */
function wordsOf(text) {
  return plain(text).split(/\s+/u).filter((word) => word !== '');
}

/**
 * Without accents and capitals, so that they need not be typed.
 * @param {string} text
 */
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * @param {{entry: Entry}} one
 * @param {{entry: Entry}} other
 */
function short(one, other) {
  return one.entry.title.length - other.entry.title.length;
}

/**
 * Where a word stands: better at the start of a word than within one.
 * @param {string} word
 * @param {string} name
 */
function placeOf(word, name) {
  let at = name.indexOf(word);
  const first = at;
  while (at > 0 && /[\p{L}\p{N}]/u.test(name[at - 1])) at = name.indexOf(word, at + 1);
  return at >= 0 ? at : first;
}

/**
 * A word as it is typed, and without the s of a plural: names are of one thing.
 * @param {string} word
 */
function formsOf(word) {
  const isPlural = word.length >= LEAST_PLURAL_LETTERS && word.endsWith('s');
  return isPlural ? [word, word.slice(0, -1)] : [word];
}

/**
 * @param {string} word
 * @param {string} name
 * @param {string} others
 * @returns {number | null}
 */
function fitOfWord(word, name, others) {
  for (const form of formsOf(word)) {
    const fit = fitOfForm(form, name, others);
    if (fit !== null) return fit;
  }
  return isSpread(word, name) ? FIT.letters : null;
}

/**
 * @param {string} form
 * @param {string} name
 * @param {string} others
 * @returns {number | null}
 */
function fitOfForm(form, name, others) {
  if (name === form) return FIT.whole;
  const at = placeOf(form, name);
  const late = Math.min(at * LATE, MOST_LATE);
  if (at === 0) return FIT.start;
  if (at > 0) return (/[\p{L}\p{N}]/u.test(name[at - 1]) ? FIT.inside : FIT.wordStart) - late;
  return others.includes(form) ? FIT.otherName : null;
}

/**
 * Whether the letters of a word stand in a name in this order and close together.
 * @param {string} word
 * @param {string} name
 */
function isSpread(word, name) {
  if (word.length < LEAST_SPREAD_LETTERS) return false;
  let first = -1;
  let at = -1;
  for (const letter of word) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return false;
    if (first < 0) first = at;
  }
  return at - first < word.length * WIDEST_SPREAD;
}
