// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';
import { ITEMS_KEY, wayOut } from './itemsChoice.js';
import { StepGroups } from './stepGroups.js';

/** @typedef {import('./session.js').Session} Session */

/** Seeds are whole numbers below this. */
const SEED_BOUND = 2 ** 32;
/** Steps back and forward that wait for the answers to those before; more presses are ignored. */
const MOST_WAITING_STEPS = 64;

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
  /** @type {Promise<{reply: import('./stageActions.js').Answer<'undo'>} | null> | null} */
  #lastStep = null;
  #waitingSteps = 0;
  #groups = new StepGroups();

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
    session.on('change', (topic) => {
      if (topic === 'history') this.#groups.take(session.history);
      else if (topic === 'stage' || topic === 'connection') this.#forgetGroups();
    });
  }

  #stage = '';

  /** Groups are of one stage, and of one connection: nobody tells what happened between two. */
  #forgetGroups() {
    const { connection, stageId } = this.#session;
    const stage = stageId ?? '';
    if (stage !== this.#stage || connection.state !== 'open') this.#groups.forget();
    this.#stage = stage;
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

  /**
   * Sets parameters, and perhaps chooses a layout before, which people then take back at once.
   * @param {string} label of all together
   * @param {Record<string, import('../transport/messageTypes.js').ParameterValue | null>} values
   * @param {(() => void) | null} [choose]
   */
  setTogether(label, values, choose = null) {
    const { stage, history } = this.#session;
    const labels = Object.keys(values).map((key) =>
      key === ITEMS_KEY ? null : stage?.parameters.find((one) => one.key === key)?.label ?? null,
    );
    this.#groups.begin(history, label, choose ? [null, ...labels] : labels);
    choose?.();
    for (const [key, value] of Object.entries(values)) this.#session.setParameter(key, value);
  }

  /**
   * What the next step back or forward takes with it, in words.
   * @param {'undo' | 'redo'} kind
   * @returns {string | null}
   */
  label(kind) {
    const { history } = this.#session;
    return this.#groups.next(kind, history)?.label ?? history[kind];
  }

  /** One step back. */
  undo() {
    return this.#step('undo');
  }

  /** One step forward. */
  redo() {
    return this.#step('redo');
  }

  /**
   * Takes a step after those that were asked for before: who presses the keys quickly, far away from the server, wants
   * them all.
   * @param {'undo' | 'redo'} kind
   * @returns {Promise<{reply: import('./stageActions.js').Answer<'undo'>} | null>}
   */
  #step(kind) {
    if (this.#waitingSteps >= MOST_WAITING_STEPS) return Promise.resolve(null);
    const step = this.#lastStep
      ? this.#lastStep.then(() => (this.#session.history[kind] ? this.#take(kind) : null))
      : this.#take(kind);
    this.#lastStep = step;
    this.#waitingSteps += 1;
    step.finally(() => {
      this.#waitingSteps -= 1;
      if (this.#lastStep === step) this.#lastStep = null;
    });
    return step;
  }

  /**
   * Takes a step, or all of those that belong together.
   * @param {'undo' | 'redo'} kind
   */
  #take(kind) {
    const group = this.#groups.next(kind, this.#session.history);
    const step = () => this.run(kind, kind);
    return group ? this.#groups.all(group, step) : step();
  }

  /** Goes back to the files; the message offers to undo that. */
  async revert() {
    if (!(await this.edit('revert', { type: 'revert' }))) return;
    this.#tell('Data, parameters and layout are as in the files', 'good', this.undoOffer());
  }

  /**
   * An offer to take back the last step. It does not fit while another step is the last one, whoever took it: then it
   * would take back that one.
   * @param {string | null} [group] the label of steps that were set together and that the server tells of soon
   * @returns {import('./itemsChoice.js').Offer}
   */
  undoOffer(group = null) {
    const session = this.#session;
    const { stageId } = session;
    const last = () => group === null ? JSON.stringify([session.history.undo, session.history.edits]) : this.label('undo');
    const own = group ?? last();
    let isTold = last() === own;
    /** @param {(fits: boolean) => void} tell */
    const watch = (tell) => session.on('change', (topic) => {
      if (topic !== 'history' && topic !== 'stage') return;
      const isLast = session.stageId === stageId && last() === own;
      isTold ||= isLast;
      if (isTold) tell(isLast);
    });
    return { label: 'Undo', run: () => void this.undo(), watch };
  }

  /**
   * Shows people a message.
   * @param {Parameters<Tell>} words
   */
  tell(...words) {
    this.#tell(...words);
  }
}
