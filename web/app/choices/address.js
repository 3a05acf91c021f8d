// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { read, write } from './memory.js';
import { parseState } from './pageState.js';

const TOKEN_KEY = 'tessera.token';

/**
 * Stage and token in the fragment of an address, such as `#stage=waterfall&token=abc`.
 * @param {string} hash
 * @returns {{stage: string | null, token: string | null}}
 */
export function parseHash(hash) {
  const members = new URLSearchParams(hash.replace(/^#/, ''));
  return { stage: members.get('stage') || null, token: members.get('token') || null };
}

/**
 * The fragment for a stage.
 * @param {string | null} stage
 * @param {string | null} [token]
 * @returns {string} empty, or with its `#`
 */
export function hashFor(stage, token = null) {
  const members = new URLSearchParams();
  if (stage) members.set('stage', stage);
  if (token) members.set('token', token);
  const text = members.toString();
  return text ? `#${text}` : '';
}

/**
 * The fragment for an item of a stage that has a window of its own.
 * @param {string} stage
 * @param {string} item
 * @param {{x: number, y: number}} offset of the content, in pt
 */
export function hashForItem(stage, item, { x, y }) {
  return `#${new URLSearchParams({ stage, item, at: `${Math.round(x)},${Math.round(y)}` })}`;
}

/**
 * The item that a fragment names, and the offset of the content.
 * @param {string} hash
 * @returns {{item: string, offset: {x: number, y: number} | null} | null}
 */
export function parseItem(hash) {
  const members = new URLSearchParams(hash.replace(/^#/, ''));
  const item = members.get('item');
  if (!item) return null;
  const at = /^(-?\d{1,9}),(-?\d{1,9})$/.exec(members.get('at') ?? '');
  return { item, offset: at && { x: Number(at[1]), y: Number(at[2]) } };
}

/**
 * Where a fragment wants the content to stand, in pt.
 * @param {string} hash
 */
export function offsetIn(hash) {
  return parseItem(hash)?.offset ?? parseState(hash).offset;
}

/**
 * An address without its token, which this window forgets.
 * @param {string} address
 */
export function withoutToken(address) {
  const url = new URL(address);
  write(TOKEN_KEY, null, () => sessionStorage);
  url.hash = hashFor(parseHash(url.hash).stage);
  return url.href;
}

/** The page's address: the open stage, and the token with which the page was opened. */
export class Address {
  /** @type {string | null} */
  token;
  /** The item for which the page was opened. */
  wanted = parseItem(location.hash);
  /** The fragment with which the page was opened; it may tell more than the stage. */
  first = location.hash;
  /** What it tells of the page's state. */
  state = parseState(location.hash);

  constructor() {
    const { stage, token } = parseHash(location.hash);
    const session = () => sessionStorage;
    if (token) write(TOKEN_KEY, token, session);
    this.token = token ?? read(TOKEN_KEY, session);
    if (token) history.replaceState(null, '', `${location.pathname}${hashFor(stage)}`);
  }

  /**
   * Whether somebody put a link with another token into the address of the open page. Its role is another one, too, so the page
   * must begin anew with it.
   */
  get namesOtherToken() {
    const { token } = parseHash(location.hash);
    return token !== null && token !== this.token;
  }

  /** The stage that the address names. */
  get stage() {
    return parseHash(location.hash).stage;
  }

  /**
   * Names a stage without a step in the history; no token stays where others can read it.
   * @param {string} stage
   */
  show(stage) {
    const named = parseHash(location.hash);
    if (named.stage === stage && named.token === null) return;
    history.replaceState(null, '', `${location.pathname}${hashFor(stage)}`);
  }

  /** Address of the live connection. */
  get socket() {
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  }
}
