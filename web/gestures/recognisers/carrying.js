// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LongPress } from '../pointers/longPress.js';
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/contest.js').Contest} Contest */
/** @typedef {import('../pointers/recogniser.js').Entry} Entry */
/** @typedef {import('../pointers/targets.js').CarryTarget} CarryTarget */
/** @typedef {import('../pointers/targets.js').Phase} Phase */

/** A pointer that carries the item on which it came down. */
class Carrying extends Recogniser {
  /**
   * @param {Contest} contest
   * @param {CarryTarget} target
   */
  constructor(contest, target) {
    super(contest);
    this.target = target;
  }

  get isAlone() {
    return true;
  }

  begin() {
    this.target.handle('began', this.press.start);
  }

  lift() {
    if (this.hasWon) this.tell('ended');
  }

  cancel() {
    if (this.hasWon) this.tell('cancelled');
    else this.lose();
  }

  /** @param {Phase} phase */
  tell(phase) {
    this.target.handle(phase, this.press.last);
  }
}

/** Carries as soon as the pointer is dragged away. */
export class CarryAtOnce extends Carrying {
  /** @type {Entry['enter']} */
  static enter(contest, { targets: { carry } }) {
    if (!carry || contest.press.carries !== 'now' || !contest.take('drag')) return null;
    return new CarryAtOnce(contest, carry);
  }

  begin() {
    super.begin();
    this.tell('moved');
  }

  /** @returns {import('../pointers/recogniser.js').Outcome} */
  move() {
    if (!this.hasWon) return this.press.isAway ? 'wins' : undefined;
    this.tell('moved');
    return undefined;
  }
}

/** Carries after the pointer has rested. */
export class CarryAfterRest extends Carrying {
  #rest;

  /** @type {Entry['enter']} */
  static enter(contest, { targets: { carry }, clock }) {
    if (!carry || contest.press.carries !== 'held' || !contest.take('rest')) return null;
    return new CarryAfterRest(contest, carry, clock);
  }

  /**
   * @param {Contest} contest
   * @param {CarryTarget} target
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(contest, target, clock) {
    super(contest, target);
    this.#rest = new LongPress(clock, () => contest.award(this));
  }

  start() {
    this.#rest.begin(this.press.start);
  }

  move() {
    if (this.hasWon) this.tell('moved');
    else this.#rest.move(this.press.last);
    return undefined;
  }

  lose() {
    this.#rest.cancel();
  }

  lift() {
    this.#rest.cancel();
    super.lift();
  }
}
