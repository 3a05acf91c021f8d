// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { DisposableStack } from '../../base/disposable.js';

/** @typedef {import('../../transport/messageTypes.js').NextView} NextView */

/** The server's error to those who have too many views open. */
const TOO_MANY = 'too-many';

/**
 * Closes a view that nobody waits for any more as soon as the server has opened it; it would count among the page's views.
 * @param {import('../../transport/connection.js').Connection} connection
 * @param {number} seq of the command that opens it
 */
export function closeWhenOpen(connection, seq) {
  const stack = new DisposableStack();
  stack.add(connection.on('message', (message) => {
    if (!('seq' in message) || message.seq !== seq) return;
    if (message.kind === 'opened') connection.sendCommand('close', { view: message.view });
    if (message.kind === 'opened' || message.kind === 'error') stack.dispose();
  }));
  // The server closes it with the connection.
  stack.add(connection.on('state', () => stack.dispose()));
}

/**
 * The views that a page has driven and shows no more. They are closed once the next one is open, so that those
 * who follow can be told where the page has gone, also when the connection is lost meanwhile.
 */
export class Departure {
  /** @type {number[]} */
  #left = [];
  /** @type {Map<number, number>} views by the commands that close them and are not answered */
  #closing = new Map();
  #session;
  #close;

  /**
   * @param {string | null} session the page's session with the server, if it has one
   * @param {(view: number, next?: NextView) => number} close closes a view for everybody; gives the command's number
   */
  constructor(session, close) {
    this.#session = session;
    this.#close = close;
  }

  /** @param {number} view */
  leave(view) {
    this.#left.push(view);
  }

  /**
   * Closes what was left.
   * @param {NextView} [next] where the page has gone, if it shows another view now
   * @returns {boolean} whether anything was left
   */
  end(next) {
    const left = this.#left.splice(0);
    for (const view of left) this.#closing.set(this.#close(view, next), view);
    return left.length > 0;
  }

  /**
   * Closes what was left, because the next view was refused.
   * @param {string} code the server's error
   * @returns {boolean} whether there is room for the next view now
   */
  makesRoom(code) {
    return this.end() && code === TOO_MANY;
  }

  /**
   * The server has done all commands up to a number.
   * @param {number} seq
   */
  acknowledge(seq) {
    for (const closing of this.#closing.keys()) if (closing <= seq) this.#closing.delete(closing);
  }

  /**
   * Whether an error only says that a view was closed before.
   * @param {number | undefined} seq
   */
  isNeedless(seq) {
    return seq !== undefined && this.#closing.delete(seq);
  }

  /** What the server may not have heard is said again when it is back. */
  connectionLost() {
    this.#left.unshift(...this.#closing.values());
    this.#closing.clear();
  }

  /**
   * The server has greeted the page. In another session, views of the same numbers are others.
   * @param {string} session
   */
  greeted(session) {
    if (session !== this.#session) this.#left = [];
    this.#session = session;
  }
}
