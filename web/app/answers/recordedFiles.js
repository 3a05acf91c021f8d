// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A recorded answer in a file.
 * @typedef {object} RecordedAnswer
 * @property {string} file the name of the file
 * @property {string} label for people
 * @property {string | null} request method and address, if the file says them
 * @property {string} type the media type
 * @property {number} status of HTTP
 * @property {string} body
 * @property {'list' | 'object' | 'other'} shape
 */
/** @typedef {{answers: RecordedAnswer[], troubles: string[]}} ReadAnswers */

/** The largest file that is read: recordings of a browser have pictures, which are left out. */
export const MOST_FILE_BYTES = 64 * 2 ** 20;
/** The largest answer, as the server takes no more. */
export const MOST_ANSWER_BYTES = 2 * 2 ** 20;
/** Entries of a recording that are looked at. */
const MOST_ENTRIES = 5000;
const [LEAST_STATUS, MOST_STATUS] = [100, 599];
/** Types of answers that apps decode. */
const DECODED = /json|xml|text\/plain|csv|graphql/i;

/** A file that has no answers; the message is for people. */
export class AnswerError extends Error {}

/**
 * The answers in a file: the file itself, or the entries of a recording in the form HAR 1.2.
 * @param {string} name
 * @param {string} text
 * @returns {ReadAnswers}
 * @throws {AnswerError}
 */
export function answersOf(name, text) {
  const isRecording = /\.har$/i.test(name);
  const value = parsed(text, isRecording);
  const log = isObject(value) ? value.log : undefined;
  if (!isRecording && !(isObject(log) && Array.isArray(log.entries))) return { answers: [plain(name, text, value)], troubles: [] };
  if (!isObject(log)) throw new AnswerError('log must be an object, as in every recording of a browser.');
  if (!Array.isArray(log.entries)) throw new AnswerError('log.entries must be a list.');
  return recording(name, log.entries);
}

/**
 * @param {string} text
 * @param {boolean} isRecording
 * @returns {unknown}
 */
function parsed(text, isRecording) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const ends = /\}\s*$/.test(text) ? '' : isRecording ? ' The recording seems to be cut short.' : ' The file seems to be cut short.';
    throw new AnswerError(`The text is no JSON: ${reason}.${ends}`);
  }
}

/**
 * @param {string} name
 * @param {string} body
 * @param {unknown} value
 * @returns {RecordedAnswer}
 */
function plain(name, body, value) {
  return { file: name, label: name, request: null, type: 'application/json', status: 200, body: checked(name, body), shape: shapeOf(value) };
}

/**
 * @param {string} name
 * @param {unknown[]} entries
 * @returns {ReadAnswers}
 */
function recording(name, entries) {
  /** @type {RecordedAnswer[]} */
  const answers = [];
  const troubles = entries.length > MOST_ENTRIES ? [`${name} has ${entries.length} entries; the first ${MOST_ENTRIES} are read.`] : [];
  /** @type {Map<string, number>} */
  const places = new Map();
  let others = 0;
  for (const [at, entry] of entries.slice(0, MOST_ENTRIES).entries()) {
    try {
      const answer = entryAnswer(name, entry, `log.entries[${at}]`);
      if (!answer) {
        others += 1;
        continue;
      }
      // Of several answers to one request, the first good one counts.
      const before = places.get(answer.request ?? '');
      if (before === undefined) places.set(answer.request ?? '', answers.push(answer) - 1);
      else if (answers[before].status >= 300 && answer.status < 300) answers[before] = answer;
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      troubles.push(error.message);
    }
  }
  if (answers.length === 0) troubles.push(`${name} has no answers that an app could decode.`);
  else if (others > 0) troubles.push(`${others} ${others === 1 ? 'entry of' : 'entries of'} ${name} without text, such as pictures, ${others === 1 ? 'is' : 'are'} left out.`);
  return { answers, troubles };
}

/**
 * @param {string} file
 * @param {unknown} entry
 * @param {string} path
 * @returns {RecordedAnswer | null} `null` for what no app decodes
 */
function entryAnswer(file, entry, path) {
  const { request, response } = members(entry, path);
  const { method, url } = members(request, `${path}.request`);
  const { status, content } = members(response, `${path}.response`);
  if (typeof method !== 'string' || !/^[a-z]+$/i.test(method)) throw new AnswerError(`${path}.request.method must be a word such as GET.`);
  if (typeof url !== 'string' || !url.includes('://')) throw new AnswerError(`${path}.request.url must be an address.`);
  const { mimeType, text, encoding } = members(content, `${path}.response.content`);
  if (typeof text !== 'string' || (typeof mimeType === 'string' && !DECODED.test(mimeType))) return null;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < LEAST_STATUS || status > MOST_STATUS) {
    // A browser writes 0 for a request that it never answered.
    if (status === 0) return null;
    throw new AnswerError(`${path}.response.status must be a number from ${LEAST_STATUS} to ${MOST_STATUS}.`);
  }
  const where = `${path}.response.content.text`;
  const body = checked(where, encoding === 'base64' ? decoded(text, where) : text);
  const type = typeof mimeType === 'string' && mimeType !== '' ? mimeType : 'application/json';
  return { file, label: `${file}: ${placeOf(url)}`, request: `${method.toUpperCase()} ${url}`, type, status, body, shape: shapeOfText(body) };
}

/**
 * @param {unknown} value
 * @param {string} path
 * @returns {Record<string, unknown>}
 */
function members(value, path) {
  if (!isObject(value)) throw new AnswerError(`${path} must be an object.`);
  return value;
}

/**
 * @param {string} text
 * @param {string} path
 */
function decoded(text, path) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    throw new AnswerError(`${path} must be base64 of a text in UTF-8.`);
  }
}

/**
 * @param {string} path
 * @param {string} body
 */
function checked(path, body) {
  const bytes = body.length > MOST_ANSWER_BYTES ? body.length : new TextEncoder().encode(body).length;
  if (bytes <= MOST_ANSWER_BYTES) return body;
  throw new AnswerError(`${path} has ${bytes} bytes, but an answer may have at most ${MOST_ANSWER_BYTES}.`);
}

/** @param {string} url */
function placeOf(url) {
  const place = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/#.*$/, '');
  return place === '' ? '/' : place;
}

/** @param {string} text */
function shapeOfText(text) {
  try {
    return shapeOf(JSON.parse(text));
  } catch {
    return 'other';
  }
}

/**
 * @param {unknown} value
 * @returns {RecordedAnswer['shape']}
 */
function shapeOf(value) {
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? 'object' : 'other';
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
