// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Paths of the fonts beside a source: only these are loaded. */
const PATH = /^\/beside\/([0-9a-z]+)\.(?:ttf|otf|ttc)$/u;

/** @type {Map<string, string | null>} families, and `null` for what is no font of the server, by path */
const families = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let loading = 0;

/**
 * The family of an app's font; the first call starts to load its file.
 * @param {string} path
 * @returns {string | null} `null` for what is no path of a font
 */
export function appFamily(path) {
  const known = families.get(path);
  if (known !== undefined) return known;
  const name = PATH.exec(path)?.[1];
  const family = name ? `app-${name}` : null;
  families.set(path, family);
  if (family) load(family, path);
  return family;
}

/** Whether no font is being loaded. */
export function hasAppFonts() {
  return loading === 0;
}

/**
 * Calls a function whenever a font has come, after which texts look other than before.
 * @param {() => void} listener
 * @returns {() => void} ends the calls
 */
export function onAppFont(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * @param {string} family
 * @param {string} path
 */
async function load(family, path) {
  if (typeof FontFace === 'undefined') return;
  loading += 1;
  try {
    document.fonts.add(await new FontFace(family, `url("${path}")`).load());
  } catch {
    // The stage's font stays.
  }
  loading -= 1;
  for (const listener of [...listeners]) listener();
}
