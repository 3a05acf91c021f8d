// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Paths of the fonts beside a source: only these are loaded. */
const PATH = /^\/beside\/([0-9a-z]+)\.(?:ttf|otf|ttc)$/u;

/** The weights of the families that the page ships besides its own. */
const SHIPPED_WEIGHTS = ['400', '600'];

/** @type {Map<string, string | null>} families, and `null` for what is no font of the server, by path */
const families = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let loading = 0;

/** @param {string} path whether it names a font beside a source */
export function isFontPath(path) {
  return PATH.test(path);
}

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
  if (family) void load(family, `url("${path}")`);
  return family;
}

/**
 * A family that the page ships; the first call starts to load its files.
 * @param {string} family as the style rules name it
 */
export function shippedFamily(family) {
  if (families.has(family)) return family;
  families.set(family, family);
  const fonts = SHIPPED_WEIGHTS.map((weight) => `${weight} 13px "${family}"`);
  void whileLoading(async () => Promise.all(fonts.map((font) => document.fonts.load(font))));
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
 * Takes fonts from elsewhere than the server, for as long as they are needed. One that the server has given stays.
 * @param {Map<string, Uint8Array>} files by path
 * @returns {() => void} forgets them
 */
export function takeAppFonts(files) {
  /** @type {Map<string, Promise<FontFace | null>>} */
  const taken = new Map();
  for (const [path, bytes] of files) {
    const name = PATH.exec(path)?.[1];
    if (!name || families.has(path)) continue;
    families.set(path, `app-${name}`);
    taken.set(path, load(`app-${name}`, bytes));
  }
  return () => {
    for (const [path, loaded] of taken) {
      families.delete(path);
      void loaded.then((face) => face && document.fonts.delete(face));
    }
  };
}

/**
 * @param {string} family
 * @param {string | Uint8Array} source an address, or the font's bytes
 */
async function load(family, source) {
  if (typeof FontFace === 'undefined') return null;
  return whileLoading(async () => {
    const face = await new FontFace(family, source).load();
    document.fonts.add(face);
    return face;
  });
}

/**
 * Tells those who listen when fonts have come, or could not be loaded: then the stage's font stays.
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value | null>}
 */
async function whileLoading(work) {
  loading += 1;
  const value = await work().catch(() => null);
  loading -= 1;
  for (const listener of [...listeners]) listener();
  return value;
}
