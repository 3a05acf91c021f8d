// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {(() => void) | {dispose: () => void}} Disposable */

/** Collects what must be undone later and undoes it in reverse order, once. */
export class DisposableStack {
  /** @type {Disposable[]} */
  #entries = [];
  #isDisposed = false;

  get isDisposed() {
    return this.#isDisposed;
  }

  /**
   * Keeps something until `dispose`. If `dispose` has been called already, it is undone at once.
   * @template {Disposable} T
   * @param {T} entry
   * @returns {T} the same
   */
  add(entry) {
    if (this.#isDisposed) run(entry);
    else this.#entries.push(entry);
    return entry;
  }

  /** Undoes everything, the last thing first. */
  dispose() {
    this.#isDisposed = true;
    for (let entry = this.#entries.pop(); entry; entry = this.#entries.pop()) run(entry);
  }
}

/** @param {Disposable} entry */
function run(entry) {
  if (typeof entry === 'function') entry();
  else entry.dispose();
}

/** @typedef {WindowEventMap & DocumentEventMap & HTMLElementEventMap} EventMap events by name */

/**
 * Listens to a DOM event.
 * @template {keyof EventMap} Name
 * @param {EventTarget} target
 * @param {Name} type
 * @param {(event: EventMap[Name]) => void} listener
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void} stops it
 */
export function listen(target, type, listener, options) {
  // The browser passes the event that belongs to the name.
  const entry = /** @type {EventListener} */ (listener);
  target.addEventListener(type, entry, options);
  return () => target.removeEventListener(type, entry, options);
}
