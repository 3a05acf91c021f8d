// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Reads what this browser remembers under a key; storage may be forbidden.
 * @param {string} key
 * @param {() => Storage} [storage]
 * @returns {string | null}
 */
export function read(key, storage = () => localStorage) {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remembers a text, or forgets it with `null`.
 * @param {string} key
 * @param {string | null} value
 * @param {() => Storage} [storage]
 */
export function write(key, value, storage = () => localStorage) {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Without storage the page only forgets it.
  }
}

/** The browser's memory of the panels. */
export const panelMemory = Object.freeze({
  read: (/** @type {string} */ key) => read(`tessera.panel.${key}`),
  write: (/** @type {string} */ key, /** @type {string} */ value) =>
    write(`tessera.panel.${key}`, value),
});
