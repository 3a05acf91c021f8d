// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { editingGroup } from './editingGroup.js';
import { actionButton } from '../widgets/actionButton.js';
import { itemsChoice } from '../store/itemsChoice.js';
import { make } from '../widgets/dom.js';
import { plural } from './editOps.js';
import { presentElement } from '../store/elements/presentElement.js';
import { ItemEditor } from './itemEditor.js';
import { elementFacts, facts, kindWords, viewFacts } from '../widgets/facts.js';

/** @typedef {import('../transport/messageTypes.js').ElementInfo} ElementInfo */
/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../store/elements/element.js').Element} StageElement */

/** The panel of the inspected element: its facts, and fields to change its item. */
export class ElementPanel {
  #session;
  #actions;
  #infos;
  #head = make('div');
  #editor;
  #geometry = make('div');
  #view = make('div');
  #rules = make('div', { class: 'why-here' });
  #many;
  /** @type {StageElement | null} */
  #element = null;
  /** @type {ElementInfo | null} the stage's last answer about it */
  #info = null;
  #asked = '';
  #isAsking = false;
  /** @type {Map<HTMLElement, string>} */
  #texts = new Map();

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   * @param {import('../store/elementInfo.js').ElementInfo} infos
   */
  constructor(session, actions, infos) {
    this.#session = session;
    this.#actions = actions;
    this.#infos = infos;
    this.#editor = new ItemEditor(actions);
    this.#many = this.#makeMany();
    this.editing = editingGroup(this.#many.element, this.#editor.element);
    this.element = make(
      'div',
      {},
      this.#head,
      this.editing,
      this.#geometry,
      this.#rules,
      this.#view,
    );
    actions.on('change', () => this.#many.show());
  }

  /**
   * Shows the facts about an element.
   * @param {StageElement | null} element
   */
  select(element) {
    if (element?.id !== this.#element?.id) {
      this.#info = null;
      this.#asked = '';
    }
    this.#element = element;
    this.update();
  }

  /** Updates everything. */
  update() {
    if (this.element.hidden) return;
    const present = presentElement(this.#element, this.#session.view?.elements);
    const isThere = present !== null;
    this.#element = present ?? this.#element;
    const element = this.#element;
    this.#many.show();
    this.#fill(this.#head, element ? [headPairs(element), isThere] : null, () => this.#makeHead(isThere));
    const pairs = element && isThere ? elementFacts(element) : null;
    this.#fill(this.#geometry, pairs, () => section('Attributes', pairs ?? []));
    this.#showInfo(isThere);
    this.#ask();
  }

  /** @param {boolean} isThere */
  #showInfo(isThere) {
    const info = isThere ? this.#info : null;
    // What the source shows in an item's place cannot be edited here.
    this.#editor.show(itemsChoice(this.#session) === 'own' ? null : info?.item ?? null);
    /** @type {[string, string][] | null} */
    const rules = info?.rules?.length ? info.rules.map(({ name, value }) => [name, value]) : null;
    this.#fill(this.#rules, rules, () => section('Why here', rules ?? []));
    const pairs = info ? viewFacts(info) : null;
    this.#fill(this.#view, pairs, () =>
      section('View', pairs ?? [], customValues(info?.values ?? [])),
    );
  }

  /**
   * Fills a part again when its content has changed.
   * @param {HTMLElement} host
   * @param {unknown} what the content as data; `null` empties the part
   * @param {() => Node} makeContent
   */
  #fill(host, what, makeContent) {
    const isHead = host === this.#head;
    const text = JSON.stringify([what, host === this.#view && this.#info?.values]);
    if (this.#texts.get(host) === text) return;
    this.#texts.set(host, text);
    host.replaceChildren(what || isHead ? makeContent() : '');
  }

  /** @param {boolean} isThere whether the view has the element */
  #makeHead(isThere) {
    const element = this.#element;
    if (!element) {
      const words = 'Click an element on the stage, or select it with ⇧ and the arrow keys.';
      return make(
        'div',
        { class: 'blank' },
        make('strong', {}, 'No element selected'),
        make('span', {}, words),
      );
    }
    const [title, kind, path] = headPairs(element);
    return make(
      'header',
      { class: 'element-head' },
      make('h2', { class: 'element-title', title }, title),
      make('span', { class: 'chip-text' }, kind),
      isThere && make('span', { class: 'chip-text mono' }, path),
      !isThere && make('p', { class: 'element-gone' }, 'Not on the stage any more, or far from what is seen.'),
    );
  }

  /** Buttons for the whole selection. */
  #makeMany() {
    const words = make('strong');
    const actions = this.#actions;
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {string} */ help,
      /** @type {() => void} */ onPress,
    ) => actionButton({ name, label, help, actions, onPress });
    const buttons = [
      button('delete', 'Delete', 'Delete the selected items (⌫)', () =>
        actions.edit('delete', { type: 'delete' }),
      ),
      button('duplicate', 'Duplicate', 'Insert copies of the selected items', () =>
        actions.edit('duplicate', { type: 'duplicate' }),
      ),
      button('deselect', 'Deselect', 'Select nothing', () =>
        actions.run('deselect', 'select', { items: [], mode: 'none' }),
      ),
    ];
    const grid = make('div', { class: 'action-grid' }, ...buttons.map(({ element }) => element));
    const element = make(
      'section',
      { class: 'section', 'aria-label': 'Selection', hidden: true },
      make('h2', { class: 'heading' }, words),
      grid,
    );
    const show = () => {
      const selected = this.#session.selection?.count ?? 0;
      element.hidden = selected === 0;
      words.textContent = `${plural(selected, 'item')} selected`;
      for (const one of buttons) one.show(actions.isReady);
    };
    return { element, show };
  }

  /** Asks about the element once for each state of the view, even if the stage refuses to answer. */
  async #ask() {
    const element = this.#element;
    if (!element || !this.#session.view || !this.#actions.isReady || this.#isAsking) return;
    const asked = `${element.id} of ${this.#infos.state}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#isAsking = true;
    const info = await this.#infos.ask(element.id);
    this.#isAsking = false;
    // Without an answer the element is gone.
    if (this.#element?.id === element.id) this.#info = info;
    this.update();
  }
}

/**
 * @param {StageElement} element
 * @returns {[title: string, kind: string, path: string]}
 */
function headPairs(element) {
  const named = kindWords(element.kind);
  const title = element.content?.title || named || element.key;
  const kind = ['Cell', named || 'Supplementary', named || 'Decoration'];
  return [title, kind[element.category], `${element.section} – ${element.item}`];
}

/**
 * @param {string} title
 * @param {[string, string, boolean?][]} pairs
 * @param {HTMLElement | null} [more]
 */
function section(title, pairs, more = null) {
  return make(
    'section',
    { class: 'section', 'aria-label': title },
    make('h2', { class: 'heading' }, title),
    facts(pairs),
    more,
  );
}

/** @param {{name: string, value: string}[]} values */
function customValues(values) {
  if (values.length === 0) return null;
  return make(
    'div',
    { class: 'custom-values' },
    make('h3', { class: 'heading' }, 'Values of its attributes'),
    facts(values.map(({ name, value }) => [name, value, true])),
  );
}
