// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../transport/messageTypes.js').NextView} NextView */

/** The server's error to those who have too many views open. */
const TOO_MANY = 'too-many';

/**
 * The views that a page has driven and shows no more. They are closed once the next one is open, so that those
 * who follow can be told where the page has gone.
 */
export class Departure {
  /** @type {number[]} */
  #left = [];
  #close;

  /** @param {(view: number, next?: NextView) => void} close closes a view for everybody */
  constructor(close) {
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
    for (const view of left) this.#close(view, next);
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

  /** Forgets what was left, since the server closes it with the connection. */
  connectionLost() {
    this.#left = [];
  }
}
