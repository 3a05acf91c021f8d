// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { decodeDelta } from './deltaDecoder.js';
import { decodeServerMessage } from './messages.js';
import { WireError } from './varint.js';

/** @typedef {import('./recordingFile.js').Recording} Recording */
/** @typedef {import('./recordingFile.js').RecordedMessage} RecordedMessage */
/** @typedef {import('./messageTypes.js').ServerMessage} ServerMessage */
/** @typedef {import('./deltaLayout.js').Delta} Delta */
/** @typedef {{message: ServerMessage} | {delta: Delta}} Told */
/**
 * A recording that can be played: all messages have been checked.
 * @typedef {object} Playable
 * @property {RecordedMessage[]} messages of the view, by time
 * @property {Map<string, Uint8Array>} pictures by path
 * @property {Map<string, Uint8Array>} fonts by path
 * @property {number} view number of the recorded view
 * @property {string} stage its stage
 * @property {string | null} damage
 * @property {number} durationMs
 */

/** Lengths of a viewport, as the protocol bounds them, in pt. */
const MOST_LENGTH = 16_384;
const SCALES = { least: 0.5, most: 8 };
/** Values within values: deeper ones are no message of ours. */
const DEEPEST = 24;
const PATH_BYTES = 4096;
/** Bounds of comments, as the server has them. */
const MOST_COMMENTS = 200;
const COMMENT_LETTERS = 4096;
const PIN_SUBJECTS = ['stage', 'item', 'element', 'parameter'];

/**
 * What a message must be, beyond what is checked on the wire: a file comes from anybody.
 * @type {Record<string, (message: Record<string, unknown>) => boolean>}
 */
const CHECKS = {
  opened: ({ viewport, offset }) => isViewport(viewport) && isPoint(offset),
  stage: ({ values, scrolls, ground }) => areValues(values) && isAxis(scrolls) && (ground === undefined || isGround(ground)),
  values: ({ values }) => areValues(values),
  offset: ({ offset, velocity, animation }) =>
    isPoint(offset) && isPoint(velocity) && (animation === undefined || hasNumbers(animation, ['duration'])),
  viewport: ({ viewport }) => isViewport(viewport),
  screen: ({ insets, scrolls, layers, place, controls }) =>
    isInsets(insets) && isAxis(scrolls) && (place === undefined || hasNumbers(place, ['x', 'y', 'width', 'height', 'radius'])) &&
    Array.isArray(controls) && Array.isArray(layers) && layers.every(isLayer),
  aside: ({ actions }) => Array.isArray(actions) && actions.every((one) => typeof one === 'object' && one !== null),
  comments: ({ comments }) => areComments(comments),
  commented: ({ comments, gone }) => areComments(comments) && Array.isArray(gone) && gone.every(Number.isSafeInteger),
  transition: ({ transition }) => transition === undefined || transition === null || hasNumbers(transition, ['id', 'progress']),
};
/** Kinds that are recorded: what the view shows, and what people wrote on it. Nothing else about people. */
export const RECORDED_KINDS = new Set(Object.keys(CHECKS));

/**
 * A message in the form in which it is played.
 * @param {RecordedMessage} recorded
 * @returns {Told}
 * @throws {WireError}
 */
export function told({ kind, bytes }) {
  if (kind === 'delta') return { delta: decodeDelta(bytes) };
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WireError('invalid-json', 'message', 'is not UTF-8');
  }
  const message = decodeServerMessage(text);
  const members = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (message));
  if (!RECORDED_KINDS.has(message.kind)) throw new WireError('unknown-kind', 'kind', `${message.kind} is not played`);
  if (!isPlain(members, 0) || !CHECKS[message.kind](members)) {
    throw new WireError('wrong-type', message.kind, 'does not have the form of the protocol');
  }
  // What could be changed is not part of a picture.
  if (message.kind === 'stage') return { message: { ...message, parameters: [], layouts: [], gestures: undefined, pinch: undefined } };
  return { message };
}

/**
 * Checks all messages of a recording. What comes after a wrong one cannot be shown.
 * @param {Recording} recording
 * @returns {Playable}
 */
export function playable({ messages, durationMs, damage }) {
  /** @type {RecordedMessage[]} */
  const good = [];
  /** @type {Map<string, Uint8Array>} */
  const pictures = new Map();
  /** @type {Map<string, Uint8Array>} */
  const fonts = new Map();
  let opened = { view: 0, stage: '' };
  let isOpened = false;
  let trouble = damage;
  let lastMs = durationMs;
  for (const one of messages) {
    if (one.kind === 'picture' || one.kind === 'font') {
      takeFile(one.bytes, one.kind === 'font' ? fonts : pictures);
      continue;
    }
    if (trouble !== damage) continue;
    try {
      const part = told(one);
      if ('message' in part && part.message.kind === 'opened') {
        opened = part.message;
        isOpened = true;
      }
      if (isOpened) good.push(one);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      trouble = `The recording is damaged at ${(one.atMs / 1000).toFixed(1)} s: ${error.message}`;
      lastMs = good.at(-1)?.atMs ?? 0;
    }
  }
  return { messages: good, pictures, fonts, ...pick(opened), damage: trouble, durationMs: lastMs };
}

/** @param {{view: number, stage: string}} opened */
function pick({ view, stage }) {
  return { view, stage };
}

/**
 * @param {Uint8Array} bytes path, a zero, the file
 * @param {Map<string, Uint8Array>} files
 */
function takeFile(bytes, files) {
  const end = bytes.indexOf(0);
  if (end < 0 || end > PATH_BYTES) return;
  files.set(new TextDecoder().decode(bytes.subarray(0, end)), bytes.subarray(end + 1));
}

/**
 * Whether a value has only finite numbers, and is not nested without end.
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isPlain(value, depth) {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((one) => isPlain(one, depth + 1));
}

/**
 * @param {unknown} value
 * @param {readonly string[]} names
 */
function hasNumbers(value, names) {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => Number.isFinite(Reflect.get(value, name)));
}

/** @param {unknown} value */
function isPoint(value) {
  return hasNumbers(value, ['x', 'y']);
}

/** @param {unknown} value */
function isInsets(value) {
  return hasNumbers(value, ['top', 'left', 'bottom', 'right']);
}

/** @param {unknown} value */
function isAxis(value) {
  return value === 'vertical' || value === 'horizontal' || value === 'both';
}

/** @param {unknown} value */
function isGround(value) {
  return value === null || hasNumbers(value, ['light', 'dark']);
}

/** @param {unknown} value */
function isViewport(value) {
  if (!hasNumbers(value, ['width', 'height', 'scale'])) return false;
  const { width, height, scale, insets } = /** @type {import('./messageTypes.js').Viewport} */ (value);
  const isLength = (/** @type {number} */ length) => length >= 1 && length <= MOST_LENGTH;
  const isScale = scale >= SCALES.least && scale <= SCALES.most;
  return isLength(width) && isLength(height) && isScale && isInsets(insets);
}

/** @param {unknown} values of parameters */
function areValues(values) {
  if (typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((value) => value !== null && !Array.isArray(value));
}

/** @param {unknown} comments */
function areComments(comments) {
  return Array.isArray(comments) && comments.length <= MOST_COMMENTS && comments.every(isComment);
}

/** @param {unknown} comment */
function isComment(comment) {
  if (typeof comment !== 'object' || comment === null) return false;
  const { id, pin, text, name, at, resolved, answers } = /** @type {Record<string, unknown>} */ (comment);
  if (typeof pin !== 'object' || pin === null) return false;
  const { subject, id: pinned, title } = /** @type {Record<string, unknown>} */ (pin);
  const areTexts = [text, name, pinned, title].every((one) => typeof one === 'string' && one.length <= COMMENT_LETTERS);
  const isNumber = Number.isSafeInteger(id) && (answers === undefined || answers === null || Number.isSafeInteger(answers));
  // Later times would be no date.
  return areTexts && isNumber && PIN_SUBJECTS.includes(String(subject)) && hasNumbers({ at }, ['at']) && Math.abs(Number(at)) < 1e11 &&
    typeof resolved === 'boolean';
}

/** @param {unknown} layer */
function isLayer(layer) {
  if (typeof layer !== 'object' || layer === null) return false;
  const { light, dark } = /** @type {Record<string, unknown>} */ (layer);
  const areOperations = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null && typeof one.kind === 'string');
  return areOperations(light) && (dark === undefined || dark === null || areOperations(dark));
}
