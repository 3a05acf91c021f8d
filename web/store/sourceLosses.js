// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').Diagnostic} Diagnostic */

/** The code of a note about a part of the source that does not compile, so that the rest runs without it. */
const LEFT_OUT = 'left-out';
const SYNTAX = 'syntax';

/**
 * Tells which parts of an app a save has put out of use. What the first version lacked already is the server's matter,
 * such as a framework that is not there; what a later one lacks is most likely a slip of the person who saved it.
 */
export class SourceLosses {
  /** The first version that was seen; `''` before it. */
  #first = '';
  /** @type {Set<string>} what the first version lacks */
  #known = new Set();

  /** Forgets the stage. */
  forget() {
    this.#first = '';
    this.#known.clear();
  }

  /**
   * Takes what the server says of the present version.
   * @param {{fingerprint: string} | null} source
   * @param {Diagnostic[]} diagnostics
   * @returns {Diagnostic[]} the same; notes about parts that the first version had are errors
   */
  judge(source, diagnostics) {
    if (!source || source.fingerprint === '') return diagnostics;
    // What a syntax error takes with it comes back with it.
    if (diagnostics.some(({ code }) => code === SYNTAX)) return diagnostics;
    this.#first ||= source.fingerprint;
    if (source.fingerprint === this.#first) {
      for (const one of diagnostics) if (one.code === LEFT_OUT) this.#known.add(nameOf(one));
    }
    const isLost = (/** @type {Diagnostic} */ one) => one.code === LEFT_OUT && !this.#known.has(nameOf(one));
    return diagnostics.map((one) => (isLost(one) ? { ...one, severity: 'error' } : one));
  }
}

/**
 * What a part is called in all versions: lines above it may come and go.
 * @param {Diagnostic} diagnostic
 */
function nameOf({ file, source, message }) {
  return JSON.stringify([file, source?.trim(), message]);
}
