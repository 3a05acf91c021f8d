// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { inHeader } from '../../transport/earlySocket.js';
import { write } from './memory.js';

/** `boot.js` reads it. */
const KEY = 'tessera.said';

/**
 * Keeps what this page says first, so that when it is loaded again, it asks for its picture before its socket is open.
 * It holds for the same place, since that decides what is asked for.
 * @param {string[] | null} texts `null` forgets them
 */
export function rememberSaid(texts) {
  const place = globalThis.tesseraSocket?.place();
  const kept = texts && place && JSON.stringify({ place, texts, header: inHeader(texts) });
  write(KEY, kept || null, () => sessionStorage);
}
