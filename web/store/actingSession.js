// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';
import { StageActions } from './stageActions.js';

/** @typedef {import('../transport/messageTypes.js').ViewCommands} ViewCommands */

/**
 * What a session can do to the stage that is shown, and what the stage tells of it.
 * @extends {Emitter<import('./sessionEvents.js').SessionEvents>}
 */
export class ActingSession extends Emitter {
  /** @type {StageActions} what its owner feeds with the server's messages */
  actions = new StageActions((kind, members) => this.sendAction(kind, members));

  /**
   * Sends a command about the view that is shown; its owner knows which one.
   * @param {keyof ViewCommands} _kind
   * @param {ViewCommands[keyof ViewCommands]} [_members]
   * @returns {number | null} the command's number; `null` if nothing can be sent
   */
  sendAction(_kind, _members) {
    return null;
  }

  /** What undo and redo would do, in words for buttons, and the number of steps since the files. */
  get history() { return this.actions.history; }
  /** What is selected on the stage. */
  get selection() { return this.actions.selection; }
  /** Items that people move at present. */
  get holds() { return this.actions.holds; }
  /** The state of the stage's Swift source; `null` for a stage that has none. */
  get source() { return this.actions.source; }
  /** The transition between two layouts that somebody has in hand. */
  get transition() { return this.actions.transition; }
  /** The stage's sections. */
  get outline() { return this.actions.outline; }
  /** The last events of the watched view's collection view, oldest first. */
  get events() { return this.actions.events; }
  /** How many events were left out or are forgotten. */
  get eventsDropped() { return this.actions.eventsDropped; }
  /** The watched view's counters, by name. */
  get counters() { return this.actions.counters; }

  /**
   * Sends one of the protocol's actions to the stage that is shown. `watch` holds until it is taken back,
   * also for the views that are shown later.
   * @template {keyof ViewCommands} Kind
   * @param {Kind} kind
   * @param {ViewCommands[Kind]} [members]
   * @returns {Promise<import('./stageActions.js').Answer<Kind>>} rejects with the server's error
   */
  act(kind, members) {
    return this.actions.act(kind, members);
  }
}
