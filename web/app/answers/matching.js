// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../transport/messageTypes.js').Diagnostic} Diagnostic */
/** @typedef {import('./recordedFiles.js').RecordedAnswer} RecordedAnswer */
/**
 * What the app has asked for.
 * @typedef {object} AskedRequest
 * @property {string} request method and address
 * @property {string} type what is decoded; empty if nobody knows
 * @property {'list' | 'object' | ''} shape of what is decoded
 * @property {string} trouble why the present answer does not fit; empty if it does
 */

/** The notes about requests, by their codes. */
const CODES = new Set(['invented-answer', 'answer-not-invented', 'recorded-answer', 'response-misfit', 'missing-response']);
/** The notes that the app has decoded an answer, or has tried to. */
const DECODED = new Set(['decoded-answer', 'response-misfit']);
/** The type in a note about an invented answer, between the request and the reason. */
const TYPE = / for (.+?)(?:: nothing leaves|, which invented)/;
/** How much each agreement counts; below the least, a person decides. */
const SCORES = { same: 100, sameWithoutQuery: 80, samePlace: 50, lastWord: 60, anyWord: 40, type: 30, only: 25, shape: 10, otherShape: -40, least: 20 };
/** The words at the end of two paths that must be the same on different hosts. */
const PLACE_WORDS = 2;

/**
 * The requests in a stage's notes, each once, in their order.
 * @param {readonly Diagnostic[]} diagnostics
 * @returns {AskedRequest[]}
 */
export function requestsOf(diagnostics) {
  /** @type {Map<string, AskedRequest>} */
  const asked = new Map();
  for (const { code, message, path } of diagnostics) {
    if (!path || !CODES.has(code)) continue;
    const known = asked.get(path) ?? { request: path, type: '', shape: '', trouble: '' };
    const type = TYPE.exec(message)?.[1] ?? known.type;
    const shape = type === '' ? '' : /^(?:Array<|\[[^:]*\]$)/.test(type) ? 'list' : /^[\w.]+$/.test(type) ? 'object' : '';
    const trouble = code === 'response-misfit' || code === 'missing-response' ? message : known.trouble;
    asked.set(path, { request: path, type, shape, trouble });
  }
  return [...asked.values()];
}

/**
 * The requests that got an answer which the app has not decoded so far: it may read it in another way, or throw it away.
 * @param {readonly Diagnostic[]} diagnostics
 * @param {ReadonlySet<string>} given requests with the answers that people chose
 * @returns {string[]}
 */
export function undecoded(diagnostics, given) {
  const decoded = new Set(diagnostics.flatMap(({ code, path }) => (path && DECODED.has(code) ? [path] : [])));
  const got = diagnostics.flatMap(({ code, path }) => (path && code === 'recorded-answer' && given.has(path) ? [path] : []));
  return [...new Set(got)].filter((request) => !decoded.has(request));
}

/**
 * The answer that fits each request best, by its place in the list; -1 for none. Each answer is given once.
 * @param {readonly AskedRequest[]} requests
 * @param {readonly RecordedAnswer[]} answers
 * @returns {number[]}
 */
export function matches(requests, answers) {
  const isOnly = requests.length === 1 && answers.length === 1;
  const pairs = requests.flatMap((asked, at) =>
    answers.map((answer, index) => ({ at, index, score: score(asked, answer) + (isOnly && answer.request === null ? SCORES.only : 0) })),
  );
  pairs.sort((one, other) => other.score - one.score || one.at - other.at || one.index - other.index);
  const chosen = requests.map(() => -1);
  const used = new Set();
  for (const { at, index, score: points } of pairs) {
    if (points < SCORES.least || chosen[at] >= 0 || used.has(index)) continue;
    chosen[at] = index;
    used.add(index);
  }
  return chosen;
}

/**
 * How well an answer fits a request.
 * @param {AskedRequest} asked
 * @param {RecordedAnswer} answer
 */
export function score(asked, answer) {
  const fits = asked.shape !== '' && answer.shape !== 'other' ? (asked.shape === answer.shape ? SCORES.shape : SCORES.otherShape) : 0;
  if (answer.request !== null) return Math.max(0, addressScore(asked.request, answer.request)) + (answer.status < 300 ? 1 : 0) + Math.min(0, fits);
  const words = pathWords(asked.request).map(stem);
  const name = stem(answer.file.replace(/\.json$/i, ''));
  const parts = answer.file.toLowerCase().replace(/\.json$/i, '').split(/[^a-z0-9]+/).map(stem);
  const type = stem(asked.type.replace(/[^A-Za-z0-9]+/g, '').replace(/^Array/, ''));
  if (words.at(-1) === name || parts.includes(words.at(-1) ?? '')) return SCORES.lastWord + fits;
  if (words.some((word) => parts.includes(word))) return SCORES.anyWord + fits;
  if (type !== '' && (type === name || parts.includes(type))) return SCORES.type + fits;
  return fits;
}

/**
 * @param {string} asked
 * @param {string} recorded
 */
function addressScore(asked, recorded) {
  const [method, address] = split(asked);
  const [otherMethod, other] = split(recorded);
  if (method !== otherMethod) return 0;
  if (address === other) return SCORES.same;
  const bare = (/** @type {string} */ text) => text.replace(/[?#].*$/, '').replace(/\/$/, '');
  if (bare(address) === bare(other)) return SCORES.sameWithoutQuery;
  const ends = [asked, recorded].map((text) => pathWords(text).slice(-PLACE_WORDS).join('/'));
  return ends[0] !== '' && ends[0] === ends[1] ? SCORES.samePlace : 0;
}

/** @param {string} request */
function split(request) {
  const at = request.indexOf(' ');
  return [request.slice(0, at), request.slice(at + 1)];
}

/** @param {string} request */
function pathWords(request) {
  const place = request.replace(/^\S+ /, '').replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return place.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== '' && word !== 'json');
}

/**
 * A word without case and plural.
 * @param {string} word
 */
function stem(word) {
  return word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
}
