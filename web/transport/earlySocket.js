// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * What a page asks for while its socket is still opening, on a connection that is open already: what it said first when
 * it was loaded before, if it would say the same again.
 * @typedef {object} HeadStart
 * @property {string[]} said the messages
 * @property {Promise<ArrayBuffer | null>} answer the frames that a socket would have brought; `null` if there are none
 */

/**
 * A socket that `boot.js` opened before the modules were there.
 * @typedef {object} EarlySocket
 * @property {WebSocket} socket
 * @property {HeadStart | null} start
 * @property {() => string} place what decides what is asked for: the address and the size of the window
 */

/**
 * Messages as the header of a request says them: base64url of their lines.
 * @param {string[]} texts
 */
export function inHeader(texts) {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
