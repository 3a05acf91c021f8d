// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { WireError } from './varint.js';

/** Both ends name it first and must agree exactly. */
export const PROTOCOL_VERSION = 3;

/** Why a connection was closed. */
export const closeCodes = Object.freeze({
  bye: 1000,
  goingAway: 1001,
  unsupported: 1003,
  policy: 1008,
  tooBig: 1009,
  tryLater: 1013,
  token: 4001,
  version: 4002,
  replaced: 4003,
  tooSlow: 4004,
});

/** @typedef {import('./messageTypes.js').ServerMessage} ServerMessage */
/** @typedef {'identifier' | 'integer' | 'number' | 'text' | 'flag' | 'object' | 'array'} MemberType */

/**
 * What a type's values are, and how to say so.
 * @type {Record<MemberType, {noun: string, matches: (value: unknown) => boolean}>}
 */
const memberTypes = {
  identifier: { noun: 'a whole number from 0', matches: (value) => Number.isSafeInteger(value) && Number(value) >= 0 },
  integer: { noun: 'a whole number', matches: Number.isSafeInteger },
  number: { noun: 'a number', matches: Number.isFinite },
  text: { noun: 'a text', matches: (value) => typeof value === 'string' },
  flag: { noun: 'true or false', matches: (value) => typeof value === 'boolean' },
  object: {
    noun: 'an object',
    matches: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
  array: { noun: 'an array', matches: Array.isArray },
};

/**
 * The members of each message of the server; `?` after a name makes it optional.
 * @type {Record<string, Record<string, MemberType>>}
 */
const serverMessages = {
  welcome: {
    protocol: 'integer',
    client: 'identifier',
    session: 'text',
    server: 'text',
    clock: 'number',
    stages: 'array',
  },
  stages: { stages: 'array' },
  opened: {
    seq: 'identifier',
    view: 'identifier',
    stage: 'text',
    drives: 'flag',
    viewport: 'object',
    offset: 'object',
    resumed: 'flag',
  },
  stage: {
    stage: 'text',
    title: 'text',
    layout: 'text',
    layoutSource: 'text',
    dataSource: 'text',
    dataCredit: 'text',
    sections: 'identifier',
    items: 'identifier',
    parameters: 'array',
    values: 'object',
    scrolls: 'text',
    'gestures?': 'object',
    'layouts?': 'array',
    'choice?': 'text',
    'pinch?': 'object',
  },
  values: { stage: 'text', values: 'object', 'by?': 'identifier' },
  ack: { seq: 'identifier', 'view?': 'identifier', 'rev?': 'identifier' },
  error: { 'seq?': 'identifier', code: 'text', field: 'text', message: 'text' },
  target: { view: 'identifier', seq: 'identifier', offset: 'object' },
  offset: {
    view: 'identifier',
    'row?': 'identifier',
    offset: 'object',
    velocity: 'object',
    phase: 'text',
  },
  aside: {
    view: 'identifier',
    element: 'identifier',
    side: 'text',
    shift: 'number',
    actions: 'array',
  },
  viewport: { view: 'identifier', viewport: 'object' },
  presence: { stage: 'text', clients: 'array' },
  diagnostics: { stage: 'text', items: 'array' },
  status: { stage: 'text', state: 'text', message: 'text', attempt: 'identifier' },
  menu: {
    seq: 'identifier',
    view: 'identifier',
    menu: 'identifier',
    style: 'text',
    title: 'text',
    'element?': 'identifier',
    items: 'array',
  },
  probed: { seq: 'identifier', view: 'identifier', total: 'identifier', elements: 'array' },
  boxed: { seq: 'identifier', view: 'identifier', boxes: 'array', rows: 'array', 'marks?': 'array' },
  swiped: {
    seq: 'identifier',
    view: 'identifier',
    element: 'identifier',
    side: 'text',
    full: 'flag',
    actions: 'array',
  },
  inspected: { seq: 'identifier', view: 'identifier', 'info?': 'object' },
  focused: { seq: 'identifier', view: 'identifier', 'item?': 'text' },
  activated: { seq: 'identifier', view: 'identifier', 'activity?': 'object' },
  titled: { seq: 'identifier', view: 'identifier', titles: 'array' },
  history: { stage: 'text', 'undo?': 'text', 'redo?': 'text', edits: 'identifier' },
  selection: { stage: 'text', count: 'identifier', items: 'array' },
  outline: { stage: 'text', sections: 'identifier', list: 'array' },
  held: { stage: 'text', holds: 'array' },
  source: {
    stage: 'text',
    phase: 'text',
    files: 'array',
    fingerprint: 'text',
    'entry?': 'text',
    'size?': 'text',
    entries: 'array',
    numbers: 'array',
  },
  number: { stage: 'text', fingerprint: 'text', index: 'identifier', value: 'number' },
  transition: { stage: 'text', 'transition?': 'object' },
  events: { view: 'identifier', dropped: 'identifier', items: 'array', counters: 'object' },
  pong: { c: 'number', s: 'number' },
  bye: { code: 'integer', reason: 'text' },
};

/**
 * Reads a text message of the server: its kind and its own members are checked, what lies within
 * them is the server's word. Unknown members stay as they are.
 * @param {string} text
 * @returns {ServerMessage}
 * @throws {WireError}
 */
export function decodeServerMessage(text) {
  const message = parse(text);
  check(message, { kind: 'text' });
  const kind = String(message.kind);
  const members = Object.hasOwn(serverMessages, kind) && serverMessages[kind];
  if (!members) {
    const known = Object.keys(serverMessages).join(', ');
    throw new WireError('unknown-kind', 'kind', `is ${kind}, but must be one of ${known}`);
  }
  check(message, members);
  // The members are those of the kind, and what lies within them is the server's word.
  return /** @type {any} */ (message);
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function parse(text) {
  let message;
  try {
    message = JSON.parse(text);
  } catch (error) {
    throw new WireError('invalid-json', 'message', `is not JSON: ${error}`);
  }
  if (memberTypes.object.matches(message)) return message;
  throw new WireError('wrong-type', 'message', 'must be an object');
}

/**
 * @param {Record<string, unknown>} message
 * @param {Record<string, MemberType>} members
 */
function check(message, members) {
  for (const [name, type] of Object.entries(members)) {
    const isOptional = name.endsWith('?');
    const key = isOptional ? name.slice(0, -1) : name;
    const value = message[key] ?? null;
    if (value === null) {
      if (isOptional) continue;
      throw new WireError('missing', key, 'is missing');
    }
    const { noun, matches } = memberTypes[type];
    if (!matches(value)) throw new WireError('wrong-type', key, `must be ${noun}`);
  }
}

/**
 * The text of a message to the server; members without a value are left out.
 * @param {string} kind
 * @param {object} [members]
 */
export function encodeClientMessage(kind, members = {}) {
  return JSON.stringify({ kind, ...members });
}
