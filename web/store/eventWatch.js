// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Asks the stage for the events and counters of the view as long as any part of the page wants them. The
 * session asks again for the next view.
 */
export class EventWatch {
  /** @type {WeakMap<object, EventWatch>} */
  static #watches = new WeakMap();
  #session;
  /** @type {Set<string>} */
  #wanting = new Set();

  /**
   * The one watch of a session.
   * @param {import('./session.js').Session} session
   * @returns {EventWatch}
   */
  static of(session) {
    const watch = EventWatch.#watches.get(session) ?? new EventWatch(session);
    EventWatch.#watches.set(session, watch);
    return watch;
  }

  /** @param {import('./session.js').Session} session */
  constructor(session) {
    this.#session = session;
  }

  /**
   * @param {string} who
   * @param {boolean} wants
   */
  want(who, wants) {
    const before = this.#wanting.size;
    if (wants) this.#wanting.add(who);
    else this.#wanting.delete(who);
    const isFirst = before === 0 && wants;
    const wasLast = before === 1 && this.#wanting.size === 0;
    if (isFirst || wasLast) this.#ask(isFirst);
  }

  /** @param {boolean} events */
  async #ask(events) {
    try {
      await this.#session.act('watch', { events });
    } catch {
      // The connection ended; the session asks again when it is back.
    }
  }
}
