// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A socket that `boot.js` opened before the modules were there. Its address says what this page said first when it was
 * loaded before, if it would say the same again.
 * @typedef {object} SaidSocket
 * @property {WebSocket} socket
 * @property {string[]} said the messages in its address, which the server took as its first
 * @property {(string | ArrayBuffer)[]} heard what came before anybody listened
 * @property {() => string} place what decides what is asked for: the address and the size of the window
 */

/**
 * Messages as the address of a socket says them: base64url of their lines.
 * @param {string[]} texts
 */
export function inAddress(texts) {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
