// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Press } from './press.js';

/** @typedef {import('./recogniser.js').Entry} Entry */
/** @typedef {import('./recogniser.js').Recogniser} Recogniser */
/** @typedef {import('./targets.js').Surroundings} Surroundings */

/**
 * Finds the gesture of one pointer. A recogniser takes part as long as the pointer can be its gesture,
 * until one of them wins. Those that stand earlier in the list are asked first.
 */
export class Contest {
  /** @type {Recogniser | null} */
  winner = null;
  /** @type {Recogniser[]} */
  #entrants = [];
  /** @type {Set<'drag' | 'rest' | 'touch'>} */
  #taken = new Set();

  /**
   * @param {PointerEvent} event by which the pointer came down
   * @param {Surroundings} surroundings
   * @param {readonly Entry[]} entries
   */
  constructor(event, surroundings, entries) {
    this.press = new Press(event, surroundings);
    for (const entry of entries) {
      const entrant = entry.enter(this, surroundings);
      if (entrant) this.#entrants.push(entrant);
    }
    for (const entrant of [...this.#entrants]) {
      // One that wins at its start leaves no place for those after it.
      if (this.#entrants.includes(entrant)) entrant.start();
    }
  }

  /**
   * Whether no recogniser has claimed the pointer for when it is dragged away, for when it rests, or as a touch.
   * @param {'drag' | 'rest' | 'touch'} what
   */
  isFree(what) {
    return !this.#taken.has(what);
  }

  /**
   * Claims the pointer for when it is dragged away, for when it rests, or as a touch.
   * @param {'drag' | 'rest' | 'touch'} what
   * @returns {boolean} whether no other recogniser had claimed it
   */
  take(what) {
    const isFree = this.isFree(what);
    this.#taken.add(what);
    return isFree;
  }

  /**
   * The recogniser of a class, if it still takes part.
   * @template {Recogniser} Kind
   * @param {new (...args: never[]) => Kind} kind
   * @returns {Kind | undefined}
   */
  find(kind) {
    for (const entrant of this.#entrants) if (entrant instanceof kind) return entrant;
    return undefined;
  }

  /** @param {PointerEvent} event */
  move(event) {
    this.press.moveTo(event);
    for (const entrant of [...this.#entrants]) {
      const outcome = entrant.move(event);
      if (outcome === 'wins') return this.award(entrant);
      if (outcome === 'fails') this.#entrants = this.#entrants.filter((one) => one !== entrant);
    }
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.press.moveTo(event);
    for (const entrant of this.#entrants) entrant.lift(event);
  }

  /** The pointer is taken away; it has no effect any more. */
  cancel() {
    for (const entrant of [...this.#entrants].reverse()) entrant.cancel();
  }

  /**
   * Makes the pointer one gesture from now on.
   * @param {Recogniser} winner
   */
  award(winner) {
    if (this.winner === winner) return;
    for (const loser of this.#othersThan(winner)) loser.lose();
    this.#settle(winner);
  }

  /**
   * Makes the pointer one gesture; for all others it ends, as if it had been lifted.
   * @param {Recogniser} winner
   */
  seize(winner) {
    for (const loser of this.#othersThan(winner).reverse()) loser.cancel();
    this.#settle(winner);
  }

  /** @param {Recogniser} winner */
  #othersThan(winner) {
    return this.#entrants.filter((entrant) => entrant !== winner);
  }

  /** @param {Recogniser} winner */
  #settle(winner) {
    this.winner = winner;
    this.#entrants = [winner];
    winner.begin();
  }
}
