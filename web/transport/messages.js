// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { serverMessages } from './messageTable.js';
import { WireError } from './varint.js';

/** Both ends name it first and must agree exactly. */
export const PROTOCOL_VERSION = 7;

/** Why a connection was closed. */
export const closeCodes = Object.freeze({
  bye: 1000,
  goingAway: 1001,
  unsupported: 1003,
  policy: 1008,
  tooBig: 1009,
  token: 4001,
  version: 4002,
  replaced: 4003,
  tooSlow: 4004,
  pageSaved: 4005,
  linkEnded: 4006,
});

/** @typedef {import('./messageTypes.js').ServerMessage} ServerMessage */
/** @typedef {import('./messageTable.js').MemberType} MemberType */

/**
 * What a type's values are, and how to say so.
 * @type {Record<MemberType, {noun: string, matches: (value: unknown) => boolean}>}
 */
const memberTypes = {
  identifier: {
    noun: 'a whole number from 0',
    matches: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  },
  number: { noun: 'a number', matches: Number.isFinite },
  text: { noun: 'a text', matches: (value) => typeof value === 'string' },
  flag: { noun: 'true or false', matches: (value) => typeof value === 'boolean' },
  object: { noun: 'an object', matches: isObject },
  array: { noun: 'an array', matches: Array.isArray },
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
  /** @type {unknown} */
  let message;
  try {
    message = JSON.parse(text);
  } catch (error) {
    throw new WireError('invalid-json', 'message', `is not JSON: ${error}`);
  }
  if (isObject(message)) return message;
  throw new WireError('wrong-type', 'message', 'must be an object');
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
