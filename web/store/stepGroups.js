// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./stageActions.js').History} History */
/** @typedef {'undo' | 'redo'} Direction */
/**
 * Steps of the stage's history that this page took at once, as one thing for people.
 * @typedef {object} Group
 * @property {string} label of all together
 * @property {number} from the steps before
 * @property {number} to the steps after
 * @property {string | null} newest the label of its last step
 * @property {string | null} oldest the label of its first step
 */
/**
 * A group whose steps the stage has not told yet.
 * @typedef {{label: string, from: number, labels: (string | null)[], oldest: string | null}} Begun
 */

/**
 * Knows which steps of the stage's history belong together, so that people take them back at once.
 *
 * The history is the stage's, and has one step for each value. A group is forgotten as soon as the history is anywhere
 * within it because of somebody else; its steps are then taken one by one.
 */
export class StepGroups {
  /** @type {Group[]} */
  #groups = [];
  /** @type {Begun | null} */
  #begun = null;
  /** @type {Group | null} the group whose steps are being taken */
  #taken = null;

  /**
   * The page is about to take steps that belong together.
   * @param {History} history the one before
   * @param {string} label
   * @param {(string | null)[]} labels those of the steps; `null` for one that is not known
   */
  begin({ steps }, label, labels) {
    this.#begun = labels.length > 1 ? { label, from: steps, labels: [...labels], oldest: null } : null;
  }

  /**
   * The stage has told its history.
   * @param {History} history
   */
  take(history) {
    const { steps } = history;
    this.#groups = this.#groups.filter((group) => group === this.#taken || steps <= group.from || steps >= group.to);
    if (this.#begun) this.#grow(this.#begun, history);
  }

  /**
   * @param {Begun} begun
   * @param {History} history
   */
  #grow(begun, { steps, undo, redo }) {
    const done = steps - begun.from;
    if (done === 0) return;
    const named = begun.labels.indexOf(undo);
    const at = named < 0 ? begun.labels.indexOf(null) : named;
    if (at < 0 || redo !== null || done < 0) {
      this.#begun = null;
      return;
    }
    begun.labels.splice(at, 1);
    begun.oldest ??= undo;
    if (begun.labels.length > 0) return;
    const { label, from, oldest } = begun;
    this.#groups.push({ label, from, to: steps, newest: undo, oldest });
    this.#begun = null;
  }

  /**
   * The group that the next step in a direction belongs to.
   * @param {Direction} direction
   * @param {History} history
   * @returns {Group | null}
   */
  next(direction, { steps, undo, redo }) {
    const isNext = direction === 'undo'
      ? (/** @type {Group} */ { to, newest }) => to === steps && newest === undo
      : (/** @type {Group} */ { from, oldest }) => from === steps && oldest === redo;
    return this.#groups.find(isNext) ?? null;
  }

  /**
   * Takes all steps of a group, one after the other, until one is refused.
   * @template Taken
   * @param {Group} group
   * @param {() => Promise<Taken | null>} step
   * @returns {Promise<Taken | null>} what the last step gave
   */
  async all(group, step) {
    this.#taken = group;
    let taken = null;
    for (let at = group.from; at < group.to; at += 1) {
      taken = await step();
      if (taken === null) break;
    }
    this.#taken = null;
    return taken;
  }

  /** Forgets everything: another stage is shown, or the history is not known any more. */
  forget() {
    this.#groups = [];
    this.#begun = null;
  }
}
