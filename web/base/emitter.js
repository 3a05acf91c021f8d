// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Tells listeners by name; listeners are called in the order in which they came. */
export class Emitter {
  /** @type {Map<string, Set<(...args: any[]) => void>>} */
  #listeners = new Map();

  /**
   * Calls `listener` for every later `emit` of the name.
   * @param {string} name
   * @param {(...args: any[]) => void} listener
   * @returns {() => void} stops it
   */
  on(name, listener) {
    const entry = (/** @type {any[]} */ ...args) => listener(...args);
    const set = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, set);
    set.add(entry);
    return () => {
      set.delete(entry);
    };
  }

  /**
   * Calls the listeners of a name. One that is removed meanwhile is not called any more, and one
   * that is added meanwhile is called from the next time on.
   * @param {string} name
   * @param {...any} args
   */
  emit(name, ...args) {
    const set = this.#listeners.get(name);
    if (!set) return;
    for (const entry of [...set]) {
      if (set.has(entry)) entry(...args);
    }
  }
}
