// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { editingGroup } from './editingGroup.js';
import { BringGroup } from './bringGroup.js';
import { CallsGroup } from './callsGroup.js';
import { make } from '../widgets/dom.js';
import { facts } from '../widgets/facts.js';
import { ItemsGroup } from './itemsGroup.js';
import { ItemsShown } from './itemsShown.js';
import { SectionMetrics } from './sectionMetrics.js';
import { SectionsGroup } from './sectionsGroup.js';

/** @typedef {import('../store/session.js').Session} Session */

/** The panel of the stage's data, and of everything that can be done with it. */
export class DataPanel {
  #session;
  #items;
  #sections;
  #metrics;
  #calls;
  #brought;
  #source = make('div');
  #shown;
  #edits;
  #lastSource = '';

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   * @param {import('./bringGroup.js').Bringer} bringer
   * @param {HTMLElement} host takes the panel's parts
   */
  constructor(session, actions, bringer, host) {
    this.#session = session;
    this.#sections = new SectionsGroup(session, actions);
    this.#metrics = new SectionMetrics(session, actions, this.#sections);
    this.#items = new ItemsGroup(session, actions, () => this.#sections.chosen);
    this.#calls = new CallsGroup(session, actions);
    this.#brought = new BringGroup(bringer);
    this.#shown = new ItemsShown(session);
    this.#edits = make(
      'div',
      {},
      this.#items.element,
      this.#sections.element,
      this.#metrics.element,
      this.#brought.element,
    );
    this.editing = editingGroup(this.#shown.element, this.#edits, this.#calls.element);
    host.append(this.editing, this.#source);
  }

  /** Inserts items as the panel's own button does. */
  insert() {
    this.#items.insert();
  }

  /** Updates everything. */
  update() {
    this.#shown.update();
    // Edits would be refused while the stage does not show the data.
    this.#edits.hidden = this.#shown.isOwn;
    this.#items.update();
    this.#sections.update();
    this.#metrics.update();
    this.#brought.update();
    this.#calls.update();
    this.#showSource();
  }

  #showSource() {
    const stage = this.#shown.isOwn ? null : this.#session.stage;
    /** @type {[string, string][]} */
    const all = [['File', stage?.dataSource ?? ''], ['Credit', stage?.dataCredit ?? '']];
    const pairs = all.filter(([, value]) => value);
    const text = JSON.stringify(pairs);
    if (text === this.#lastSource) return;
    this.#lastSource = text;
    this.#source.replaceChildren(
      pairs.length > 0
        ? make(
            'section',
            { class: 'section', 'aria-label': 'Source' },
            make('h2', { class: 'heading' }, 'Source'),
            facts(pairs),
          )
        : '',
    );
  }
}
