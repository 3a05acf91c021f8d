// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { inAddress } from '../../transport/earlySocket.js';
import { write } from './memory.js';

/** `boot.js` reads it. */
const KEY = 'tessera.firstWords';

/**
 * Keeps what this page says first, so that when it is loaded again, the address of its socket says it already, which
 * saves a round trip. It holds for the same address and size of the window, since these decide what is asked for.
 * @param {string[] | null} texts `null` forgets them
 */
export function rememberFirstWords(texts) {
  const place = [location.hash, innerWidth, innerHeight, devicePixelRatio].join(' ');
  const kept = texts && JSON.stringify({ place, texts, query: `said=${inAddress(texts)}` });
  write(KEY, kept, () => sessionStorage);
}
