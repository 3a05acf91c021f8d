// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./signSheet.js').Sign} Sign */
/** @typedef {import('./signSheet.js').PaintedSigns} PaintedSigns */
/**
 * A thread beside the page's.
 * @typedef {Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>} Thread
 */

/**
 * Has signs painted by a thread of their own, so that a scroll waits for none: 32 new emoji take 5 ms.
 * All stages and devices of a page share it.
 */
export class SignThread {
  /** @type {Thread | null} */
  #thread;
  #number = 0;
  /** @type {Map<number, (painted: PaintedSigns | null) => void>} */
  #waiting = new Map();

  /** @param {Thread} thread */
  constructor(thread) {
    this.#thread = thread;
    thread.addEventListener('message', (/** @type {MessageEvent} */ { data }) => this.#answer(data));
    thread.addEventListener('error', () => this.#end());
    thread.addEventListener('messageerror', () => this.#end());
  }

  /**
   * @param {Sign[]} signs
   * @param {(painted: PaintedSigns | null) => void} done gets `null` if the thread has ended
   */
  paint(signs, done) {
    if (!this.#thread) return done(null);
    this.#number += 1;
    this.#waiting.set(this.#number, done);
    this.#thread.postMessage({ number: this.#number, signs });
  }

  /** @param {import('./signWorker.js').SignAnswer} answer */
  #answer({ number, ...painted }) {
    const done = this.#waiting.get(number);
    this.#waiting.delete(number);
    done?.(painted);
  }

  /** Some browsers have no threads of this kind, or no canvas in them. */
  #end() {
    this.#thread?.terminate();
    this.#thread = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const done of waiting) done(null);
  }
}

/** @type {SignThread | null | undefined} */
let shared;

/**
 * The thread that paints signs for this page; it begins when it is asked for first.
 * @returns {SignThread | null} `null` in browsers that cannot have one
 */
export function sharedSignThread() {
  if (shared === undefined) shared = begun();
  return shared;
}

/** @returns {SignThread | null} */
function begun() {
  if (typeof document === 'undefined' || typeof Worker === 'undefined') return null;
  // The joined page has the module under another name.
  const place = document.querySelector('meta[name="sign-worker"]');
  if (!(place instanceof HTMLMetaElement)) return null;
  try {
    return new SignThread(new Worker(trusted(new URL(place.content, document.baseURI).href), { type: 'module' }));
  } catch {
    return null;
  }
}

/**
 * The page's policy has addresses of scripts pass through a place like this one.
 * @param {string} url
 * @returns {string}
 */
function trusted(url) {
  const { trustedTypes } = /** @type {{trustedTypes?: TrustedTypes}} */ (globalThis);
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy('tessera-signs', { createScriptURL: (address) => address }).createScriptURL(url);
}

/** @typedef {{createPolicy: (name: string, rules: {createScriptURL: (url: string) => string}) => {createScriptURL: (url: string) => string}}} TrustedTypes */
