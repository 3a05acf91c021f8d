// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { actionButton } from '../widgets/actionButton.js';
import { icon, make } from '../widgets/dom.js';
import {
  INSERT_PLACES,
  insertionPoint,
  MAX_INSERT,
  plural,
  QUICK_COUNTS,
  quickLabel,
} from './editOps.js';
import { hasWordsOfCode, showWords } from '../store/shownWords.js';
import { attachNumberField, numberInput } from '../widgets/numberField.js';

/** @typedef {import('../transport/messageTypes.js').StageEdit} StageEdit */
/** @typedef {'stage' | 'items' | 'selection' | 'words'} Needs what an action needs */
/** @typedef {import('../store/session.js').Session} Session */

/** The most items of a stage; the stage itself refuses more. */
const MAX_ITEMS = 1_000_000;
/** The least and the greatest side of random sizes, in pt. */
const RANDOM_SIZES = Object.freeze({ minimum: 40, maximum: 160 });

/** The actions on items: one press is one step of the history, for everyone. */
export class ItemsGroup {
  #session;
  #actions;
  #chosen;
  #amount = 1;
  /** The number of items to insert. */
  #target = 0;
  /** @type {(() => void)[]} */
  #shows = [];
  /** @type {{button: import('../widgets/actionButton.js').ActionButton, needs: Needs}[]} */
  #buttons = [];
  #place;

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   * @param {() => string | null} chosen id of the chosen section
   */
  constructor(session, actions, chosen) {
    this.#session = session;
    this.#actions = actions;
    this.#chosen = chosen;
    this.#place = make(
      'select',
      { id: 'insert-place' },
      ...INSERT_PLACES.map(({ value, label }) => make('option', { value }, label)),
    );
    this.element = make(
      'section',
      { class: 'section', 'aria-label': 'Items' },
      make('h2', { class: 'heading' }, 'Items'),
      this.#countRow(),
      this.#quickRow(),
      this.#placeRow(),
      this.#amountRow(),
      make('div', { class: 'action-grid' }, ...this.#grid()),
    );
    actions.on('change', () => this.update());
  }

  /** Updates the buttons to the stage and to the commands that wait for an answer. */
  update() {
    const { stage, selection } = this.#session;
    const isReady = this.#actions.isReady;
    const selected = selection?.count ?? 0;
    const items = isReady && (stage?.items ?? 0) > 0;
    const canRun = {
      stage: isReady, items, selection: isReady && selected > 0,
      words: items || (isReady && hasWordsOfCode(this.#session)),
    };
    for (const { button, needs } of this.#buttons) {
      button.show(canRun[needs]);
    }
    for (const show of this.#shows) show();
  }

  #countRow() {
    const { element, input } = numberInput({ id: 'item-count', label: 'Number of items' });
    this.#shows.push(
      attachNumberField({
        input,
        rule: { minimum: 0, maximum: MAX_ITEMS, step: 1 },
        value: () => this.#session.stage?.items ?? 0,
        commit: (items) => this.#setCount(Math.round(items)),
      }),
      () => element.toggleAttribute('data-pending', this.#actions.isPending('count')),
    );
    return make(
      'div',
      { class: 'row' },
      make('label', { class: 'name', htmlFor: 'item-count' }, 'Number'),
      element,
    );
  }

  #quickRow() {
    const buttons = QUICK_COUNTS.map((items) => {
      const button = actionButton({
        name: `count-${items}`,
        label: quickLabel(items),
        help: `Insert or delete at the end until there are ${plural(items, 'item')}`,
        className: 'chip',
        actions: this.#actions,
        onPress: () => this.#setCount(items),
      });
      this.#shows.push(() => {
        const isNow = this.#session.stage?.items === items;
        const isPending = this.#actions.isPending('count') && this.#target === items;
        button.element.setAttribute('aria-pressed', String(isNow));
        button.element.toggleAttribute('data-pending', isPending);
      });
      this.#buttons.push({ button, needs: 'stage' });
      return button.element;
    });
    return make('div', { class: 'chips', role: 'group', 'aria-label': 'Items' }, ...buttons);
  }

  #placeRow() {
    return make(
      'div',
      { class: 'row' },
      make('label', { class: 'name', htmlFor: 'insert-place' }, 'Insert'),
      make('div', { class: 'select' }, this.#place, icon('down')),
    );
  }

  #amountRow() {
    const { element, input } = numberInput({ id: 'insert-amount', label: 'Items to insert' });
    this.#shows.push(
      attachNumberField({
        input,
        rule: { minimum: 1, maximum: MAX_INSERT, step: 1 },
        value: () => this.#amount,
        commit: (amount) => {
          this.#amount = Math.round(amount);
        },
      }),
    );
    return make(
      'div',
      { class: 'row' },
      make('label', { class: 'name', htmlFor: 'insert-amount' }, 'How many'),
      element,
    );
  }

  #grid() {
    const { minimum, maximum } = RANDOM_SIZES;
    const sizes = `from ${minimum} to ${maximum} pt`;
    return [
      this.#button('insert', 'Insert', 'Insert new items at this place', 'stage', () => this.insert()),
      this.#button('delete', 'Delete', 'Delete the selected items (⌫)', 'selection', () =>
        this.#edit('delete', { type: 'delete' }),
      ),
      this.#button('duplicate', 'Duplicate', 'Insert copies of the selection', 'selection', () =>
        this.#edit('duplicate', { type: 'duplicate' }),
      ),
      this.#button('shuffle', 'Shuffle', 'Move all items to random places', 'items', () =>
        this.#edit('shuffle', { type: 'shuffle', seed: this.#actions.seed(), ...this.#inChosen() }),
      ),
      this.#button('sort', 'Sort', 'Sort the items by title', 'items', () =>
        this.#edit('sort', { type: 'sort', ...this.#inChosen() }),
      ),
      this.#button(
        'batch',
        'Batch',
        'Random inserts, deletes, moves and reloads in one transaction',
        'stage',
        () => this.#edit('batch', { type: 'batch', seed: this.#actions.seed() }),
      ),
      this.#button('randomSizes', 'Resize', `Give every item a random size, ${sizes}`, 'items', () =>
        this.#edit('randomSizes', {
          type: 'randomSizes', seed: this.#actions.seed(), ...RANDOM_SIZES,
        }),
      ),
      this.#button('fileSizes', 'File sizes', 'Restore the sizes of the file', 'items', () =>
        this.#edit('fileSizes', { type: 'fileSizes' }),
      ),
      this.#button('accented', 'Accents', 'Give all items accented texts, a third longer, as a translation has', 'words', () =>
        this.#words('accented', 'accented'),
      ),
      this.#button('long', 'Long texts', 'Give all items texts three times as long', 'words', () =>
        this.#words('long', 'long'),
      ),
      this.#button('fileWords', 'File texts', 'Restore the texts of the file', 'words', () =>
        this.#words('fileWords', 'file'),
      ),
    ];
  }

  /** Inserts the chosen number of items at the chosen place. */
  insert() {
    const { outline, selection, view } = this.#session;
    const elements = [...(view?.elements.values() ?? [])];
    const place = INSERT_PLACES.find(({ value }) => value === this.#place.value) ?? INSERT_PLACES[0];
    const point = insertionPoint(place.value, {
      sections: outline?.list ?? [],
      chosen: this.#chosen(),
      selection: selection?.count ?? 0,
      selected: elements.filter(
        ({ category, key, leaving }) => category === 0 && !leaving && selection?.items.has(key),
      ),
    });
    if (!point) {
      this.#actions.tell('The page does not hold the selection; scroll to it first.', 'trouble');
      return;
    }
    /** @type {StageEdit} */
    const op = { type: 'insert', count: this.#amount, ...point, seed: this.#actions.seed() };
    this.#edit('insert', op);
  }

  /** @returns {{section?: string}} the chosen section, when one is chosen */
  #inChosen() {
    const section = this.#chosen();
    return section === null ? {} : { section };
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} help
   * @param {Needs} needs
   * @param {() => void} onPress
   */
  #button(name, label, help, needs, onPress) {
    const button = actionButton({ name, label, help, actions: this.#actions, onPress });
    this.#buttons.push({ button, needs });
    return button.element;
  }

  /** @param {number} items */
  #setCount(items) {
    const from = this.#session.stage?.items ?? 0;
    if (from === items || this.#actions.isPending('count')) return;
    this.#target = items;
    this.#edit('count', { type: 'count', items, seed: this.#actions.seed() });
  }

  /**
   * @param {string} name
   * @param {import('../store/shownWords.js').WordStyle} style
   */
  #words(name, style) {
    showWords(this.#session, this.#actions, style, name);
  }

  /**
   * @param {string} name
   * @param {StageEdit} op
   */
  #edit(name, op) {
    return this.#actions.edit(name, op);
  }
}
