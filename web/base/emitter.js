// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Tells listeners by name; listeners are called in the order in which they came.
 * @template {{[Name in keyof Events]: (...args: never[]) => void}} Events a listener of each name
 */
export class Emitter {
  /** @type {{[Name in keyof Events]?: Set<{listener: Events[Name]}>}} */
  #listeners = {};

  /**
   * Calls `listener` for every later `emit` of the name.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {Events[Name]} listener
   * @returns {() => void} stops it
   */
  on(name, listener) {
    const entry = { listener };
    const set = this.#listeners[name] ?? new Set();
    this.#listeners[name] = set;
    set.add(entry);
    return () => {
      set.delete(entry);
    };
  }

  /**
   * Calls the listeners of a name. A listener that another one removes meanwhile is not called any more;
   * one that is added meanwhile is called from the next time on.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {Parameters<Events[Name]>} args
   */
  emit(name, ...args) {
    const set = this.#listeners[name];
    if (!set) return;
    for (const entry of [...set]) {
      if (set.has(entry)) entry.listener(...args);
    }
  }
}
