// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { itemsChoice } from '../store/itemsChoice.js';
import { make } from '../widgets/dom.js';
import { ParameterList } from './parameterList.js';

/** @typedef {import('../store/session.js').Session} Session */

/** The text below the choice; `data` is the name of the file. */
const WORDS = {
  own: () => 'These items are in the source; edit them there. The data is not shown.',
  data: (/** @type {string} */ data) =>
    `${data ? `The items of ${data}` : 'Plain items instead of data'}, in plain cells. ` +
    'The source’s own cells and sizes are only used for its own items.',
};

/** The choice between the source's own items and the data, if the stage has one. */
export class ItemsShown {
  #session;
  #list;
  #hint = make('p', { class: 'hint padded' });

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    this.#list = new ParameterList(session, 'data');
    this.element = make('div', { class: 'items-shown' }, this.#list.element, this.#hint);
  }

  /** Whether the items are the source's own, which cannot be edited here. */
  get isOwn() {
    return itemsChoice(this.#session) === 'own';
  }

  /** Updates the choice. */
  update() {
    const choice = itemsChoice(this.#session);
    this.#list.update();
    const { stage } = this.#session;
    this.element.hidden = !stage?.parameters.some(({ panel }) => panel === 'data');
    this.#hint.textContent = choice === null ? '' : WORDS[choice](stage?.dataSource ?? '');
  }
}
