// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';
import { wayOut } from './itemsChoice.js';

/** @typedef {import('./session.js').Session} Session */

/** Seeds are whole numbers below this. */
const SEED_BOUND = 2 ** 32;

/** @typedef {import('../transport/messageTypes.js').ViewCommands} ViewCommands */
/** @typedef {{code?: string, field?: string, message?: string}} Trouble why something did not work */
/**
 * Shows people a message, with a button that helps where something can help.
 * @typedef {(text: string, tone?: 'good' | 'trouble', offer?: import('./itemsChoice.js').Offer) =>
 *   void} Tell
 */

/**
 * The reason in what was thrown, as far as it gives one.
 * @param {unknown} error
 * @returns {Trouble}
 */
export function troubleOf(error) {
  return typeof error === 'object' && error !== null ? error : {};
}

/**
 * The text for people when something was refused: the field's name, then the reason.
 * @param {Trouble} error
 * @returns {string}
 */
export function errorText({ field, message }) {
  const reason = message || 'The action failed.';
  return !field || reason.includes(field) ? reason : `${field}: ${reason}`;
}

/**
 * Tells people why something was refused, and offers a button where something can help.
 * @param {Tell} tell
 * @param {Session} session
 * @param {Trouble} error
 */
export function tellRefusal(tell, session, error) {
  const offer = wayOut(session, error);
  if (offer) tell(errorText(error), 'trouble', offer);
  else tell(errorText(error), 'trouble');
}

/**
 * Sends the panels' commands, each one only once until it is answered.
 *
 * Emits `change` when a command is sent and when it is answered.
 * @extends {Emitter<{change: () => void}>}
 */
export class Actions extends Emitter {
  #session;
  #tell;
  #random;
  /** @type {Set<string>} */
  #pending = new Set();

  /**
   * @param {Session} session
   * @param {object} means
   * @param {Tell} means.tell
   * @param {() => number} [means.random] from 0 to below 1
   */
  constructor(session, { tell, random = Math.random }) {
    super();
    this.#session = session;
    this.#tell = tell;
    this.#random = random;
  }

  /** Whether there is a stage to act on. */
  get isReady() {
    const { connection, stage, view } = this.#session;
    return connection.state === 'open' && Boolean(stage && view);
  }

  /** A seed: the engine makes everything that is random in an edit from it. */
  seed() {
    return Math.floor(this.#random() * SEED_BOUND);
  }

  /**
   * Whether a command of this name waits for its answer.
   * @param {string} name
   */
  isPending(name) {
    return this.#pending.has(name);
  }

  /**
   * Sends a command, unless another one of the same name still waits for its answer.
   * @template {keyof ViewCommands} Kind
   * @param {string} name
   * @param {Kind} kind
   * @param {ViewCommands[Kind]} [members]
   * @returns {Promise<{reply: import('./stageActions.js').Answer<Kind>} | null>} `null` when it was not
   *   sent or was refused
   */
  async run(name, kind, members) {
    if (!this.isReady || this.#pending.has(name)) return null;
    this.#pending.add(name);
    this.emit('change');
    try {
      return { reply: await this.#session.act(kind, members) };
    } catch (error) {
      tellRefusal(this.#tell, this.#session, troubleOf(error));
      return null;
    } finally {
      this.#pending.delete(name);
      this.emit('change');
    }
  }

  /**
   * Changes the stage's data, for everyone, as one step of its history.
   * @param {string} name
   * @param {import('../transport/messageTypes.js').StageEdit} op
   * @param {boolean} [animated]
   */
  edit(name, op, animated = true) {
    return this.run(name, 'edit', { op, animated });
  }

  /** One step back. */
  undo() {
    return this.run('undo', 'undo');
  }

  /** One step forward. */
  redo() {
    return this.run('redo', 'redo');
  }

  /** Goes back to the files; the message offers to undo that. */
  async revert() {
    if (!(await this.edit('revert', { type: 'revert' }))) return;
    this.#tell('Data, parameters and layout are as in the files', 'good', {
      label: 'Undo',
      run: () => this.undo(),
    });
  }

  /**
   * Shows people a message.
   * @param {Parameters<Tell>} words
   */
  tell(...words) {
    this.#tell(...words);
  }
}
