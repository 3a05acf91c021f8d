// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').ElementInfo} Info what the stage knows of an element */

/** So many answers are kept for one state of a view. */
const MOST_KEPT = 500;

/**
 * The one place that asks the stage about elements. It asks once for each state of a view; a second
 * request in the same state gets the same answer.
 */
export class ElementInfo {
  #session;
  /** @type {Map<number, Promise<Info | null>>} */
  #asked = new Map();
  /** @type {Map<number, Info | null>} */
  #known = new Map();
  #generation = '';

  /** @param {import('./session.js').Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** The state of the view for which the answers hold; in another state the stage is asked again. */
  get state() {
    const { view, stageId, history } = this.#session;
    // An edit can change what is known of an item without moving anything.
    return view ? `${stageId}/${view.view}/${view.revision}/${history?.edits ?? 0}` : '';
  }

  /**
   * What has been answered about an element.
   * @param {number} id of the element
   * @returns {Info | null | undefined} `null` when there is no such element, `undefined` when it
   *   was not asked for in this state
   */
  peek(id) {
    this.#renew();
    return this.#known.get(id);
  }

  /**
   * Asks for what is known of an element.
   * @param {number} id
   * @returns {Promise<Info | null>} `null` when there is no such element (any more)
   */
  ask(id) {
    this.#renew();
    const asked = this.#asked.get(id);
    if (asked) return asked;
    if (!this.#session.view) return Promise.resolve(null);
    const answer = this.#fetch(id, this.#generation);
    this.#asked.set(id, answer);
    return answer;
  }

  /**
   * @param {number} id
   * @param {string} generation
   * @returns {Promise<Info | null>}
   */
  async #fetch(id, generation) {
    /** @type {Info | null} */
    let info = null;
    try {
      const reply = await this.#session.act('inspect', { element: id });
      info = reply?.info ?? null;
    } catch {
      // The element went meanwhile, or the connection ended. Nothing is known of it now; the next request
      // asks the stage again.
      if (generation === this.#generation) this.#asked.delete(id);
      return null;
    }
    if (generation === this.#generation) this.#known.set(id, info);
    return info;
  }

  /** Forgets what belongs to another view or an earlier state. */
  #renew() {
    const generation = this.state;
    const isFull = this.#asked.size >= MOST_KEPT;
    if (generation === this.#generation && !isFull) return;
    this.#generation = generation;
    this.#asked.clear();
    this.#known.clear();
  }
}
