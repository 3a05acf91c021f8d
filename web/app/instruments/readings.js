// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {'sum' | 'most'} Combining how readings of the same moment become one bar */

/** The time that graphs show, in ms. */
export const SPAN_MS = 10_000;
/** More readings of a kind than this are not kept: two a millisecond of a display's frames. */
const MOST_KEPT = 4096;

/** Readings of several kinds over the last ten seconds. */
export class Readings {
  /** @type {Map<string, {atMs: number, value: number}[]>} oldest first */
  #kinds = new Map();
  /** @type {Map<string, number>} the last one of each kind, however old */
  #last = new Map();

  /**
   * @param {string} kind
   * @param {number} atMs
   * @param {number} value what is no finite number is left out
   */
  add(kind, atMs, value) {
    if (!Number.isFinite(value)) return;
    const all = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, all);
    all.push({ atMs, value });
    this.#last.set(kind, value);
    if (all.length > MOST_KEPT) all.splice(0, all.length - MOST_KEPT);
  }

  /** Forgets everything, for example because another stage was opened. */
  clear() {
    this.#kinds.clear();
    this.#last.clear();
  }

  /**
   * Whether any reading is still in the graphs.
   * @param {number} nowMs
   */
  hasAny(nowMs) {
    return [...this.#kinds.values()].some((all) => (all.at(-1)?.atMs ?? -Infinity) > nowMs - SPAN_MS);
  }

  /**
   * The last reading of a kind, however old.
   * @param {string} kind
   * @returns {number | null}
   */
  last(kind) {
    return this.#last.get(kind) ?? null;
  }

  /**
   * The readings of the last ten seconds in equal parts of the time, the present at the end.
   * @param {string} kind
   * @param {number} nowMs
   * @param {number} count of parts
   * @param {Combining} combining
   * @returns {(number | null)[]} `null` where nothing was read
   */
  bars(kind, nowMs, count, combining) {
    /** @type {(number | null)[]} */
    const bars = new Array(count).fill(null);
    const all = this.#kinds.get(kind) ?? [];
    const first = all.findIndex(({ atMs }) => atMs > nowMs - SPAN_MS);
    all.splice(0, first < 0 ? all.length : first);
    for (const { atMs, value } of all) {
      const part = Math.floor(((atMs - nowMs + SPAN_MS) / SPAN_MS) * count);
      const at = Math.min(part, count - 1);
      const before = bars[at];
      if (before === null) bars[at] = value;
      else bars[at] = combining === 'sum' ? before + value : Math.max(before, value);
    }
    return bars;
  }
}

/**
 * The times from commands to their acknowledgements.
 */
export class Answers {
  /** @type {Map<number, number>} when each open command was sent, by its number */
  #open = new Map();

  /**
   * @param {number} seq
   * @param {number} atMs
   */
  sent(seq, atMs) {
    // Without a connection nothing answers; what is still open then would only grow.
    if (this.#open.size >= MOST_KEPT) this.#open.clear();
    this.#open.set(seq, atMs);
  }

  /**
   * All commands up to a number are done.
   * @param {number} seq
   * @param {number} atMs
   * @returns {number | null} how long the last of them took, in ms; `null` when none was open
   */
  done(seq, atMs) {
    let last = null;
    for (const [open, sentMs] of this.#open) {
      if (open > seq) continue;
      this.#open.delete(open);
      last = atMs - sentMs;
    }
    return last;
  }

  clear() {
    this.#open.clear();
  }
}
