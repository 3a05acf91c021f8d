// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';
import { actionButton } from '../widgets/actionButton.js';
import { icon, make } from '../widgets/dom.js';
import { droppedIndex, plural } from './editOps.js';
import { count } from '../widgets/facts.js';
import { onThisSystem } from '../base/keyNames.js';
import { attachRowDrag } from '../widgets/rowDrag.js';
import { VirtualList } from '../widgets/virtualList.js';

/** @typedef {import('../transport/messageTypes.js').StageEdit} StageEdit */
/** @typedef {import('../store/session.js').Session} Session */

const ROW_CSS_PX = 28;
/** The height for fingers, which need more. */
const TOUCH_ROW_CSS_PX = 40;
const TITLE_LENGTH = 200;

/**
 * The sections of the stage as a list: choose, add, rename, delete, move.
 *
 * Emits `choose` when another section is chosen.
 * @extends {Emitter<{choose: () => void}>}
 */
export class SectionsGroup extends Emitter {
  #session;
  #actions;
  #list;
  #rest = make('p', { class: 'hint', hidden: true });
  /** @type {Record<string, import('../widgets/actionButton.js').ActionButton>} */
  #buttons;
  #shown = '';
  /** @type {HTMLInputElement | null} the field while a title is being typed */
  #typing = null;
  /** @type {string | null} id of the chosen section */
  chosen = null;

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   */
  constructor(session, actions) {
    super();
    this.#session = session;
    this.#actions = actions;
    this.#buttons = this.#makeButtons();
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const rowHeightCssPx = isTouch ? TOUCH_ROW_CSS_PX : ROW_CSS_PX;
    this.#list = new VirtualList({
      rowHeightCssPx,
      className: 'section-list',
      members: {
        role: 'listbox',
        tabIndex: 0,
        'aria-label': 'Sections',
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      },
      makeRow: (section, index) => this.#row(section, index),
    });
    attachRowDrag(this.#list.element, {
      rowHeightCssPx,
      total: () => this.#sections.length,
      onTap: (index) => this.choose(this.#sections[index].id),
      onDrop: (from, gap) => this.#move(from, droppedIndex(from, gap)),
    });
    this.#list.element.style.setProperty('--row', `${rowHeightCssPx}px`);
    const tools = Object.values(this.#buttons).map(({ element }) => element);
    this.element = make(
      'section',
      { class: 'section', 'aria-label': 'Sections' },
      make(
        'h2',
        { class: 'heading' },
        'Sections',
        make('span', { class: 'heading-tools' }, ...tools),
      ),
      this.#list.element,
      this.#rest,
    );
    actions.on('change', () => this.#showButtons());
  }

  /** @returns {import('./editOps.js').OutlineSection[]} */
  get #sections() {
    return this.#session.outline?.list ?? [];
  }

  /** The chosen section and its index, if it still exists. */
  get current() {
    const index = this.#sections.findIndex(({ id }) => id === this.chosen);
    return index < 0 ? null : { section: this.#sections[index], index };
  }

  /** Updates to the outline. */
  update() {
    if (this.chosen !== null && !this.current) this.choose(null);
    const shown = JSON.stringify([this.#sections, this.chosen]);
    if (shown !== this.#shown && !this.#typing) {
      this.#shown = shown;
      this.#list.show(this.#sections);
      const rows = Math.max(this.#sections.length, 1);
      this.#list.element.style.setProperty('--rows', String(rows));
      this.#list.element.toggleAttribute('data-empty', this.#sections.length === 0);
    }
    const rest = (this.#session.outline?.sections ?? 0) - this.#sections.length;
    this.#rest.hidden = rest <= 0;
    this.#rest.textContent = `and ${plural(rest, 'more section')}`;
    this.#showButtons();
  }

  /**
   * Chooses a section, or none.
   * @param {string | null} id
   */
  choose(id) {
    if (this.chosen === id) return;
    this.chosen = id;
    this.update();
    const { current } = this;
    if (current) {
      this.#list.reveal(current.index);
      this.#list.element.setAttribute('aria-activedescendant', `section-row-${current.index}`);
    }
    this.emit('choose');
  }

  #makeButtons() {
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ drawing,
      /** @type {string} */ help,
      /** @type {() => void} */ onPress,
    ) => {
      const className = 'quiet square small';
      return actionButton({ name, drawing, help, className, actions: this.#actions, onPress });
    };
    return {
      insert: button('insertSection', 'plus', 'Add a section', () => this.#add()),
      rename: button('rename', 'pencil', 'Rename the section (F2)', () => this.#rename()),
      up: button('sectionUp', 'up', `Move the section up (${onThisSystem('⌥')} ↑)`, () => this.#moveBy(-1)),
      down: button('sectionDown', 'arrow-down', `Move the section down (${onThisSystem('⌥')} ↓)`, () =>
        this.#moveBy(1),
      ),
      delete: button('deleteSection', 'trash', 'Delete the section (⌫)', () => this.#delete()),
    };
  }

  #showButtons() {
    const { current } = this;
    const isReady = this.#actions.isReady;
    const last = this.#sections.length - 1;
    this.#buttons.insert.show(isReady);
    this.#buttons.rename.show(isReady && current !== null);
    this.#buttons.up.show(isReady && current !== null && current.index > 0);
    this.#buttons.down.show(isReady && current !== null && current.index < last);
    this.#buttons.delete.show(isReady && current !== null);
  }

  /**
   * @param {import('./editOps.js').OutlineSection} section
   * @param {number} index
   */
  #row({ id, title, items }, index) {
    const row = make(
      'div',
      {
        class: 'section-row',
        role: 'option',
        id: `section-row-${index}`,
        'aria-selected': String(id === this.chosen),
        'aria-label': `${title || 'Untitled'}, ${plural(items, 'item')}`,
        ondblclick: () => this.#rename(),
      },
      icon('grip', 'icon grip'),
      make('span', { class: 'title' }, title || make('i', {}, 'Untitled')),
      make('span', { class: 'number' }, count(items)),
    );
    return row;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.#typing) return;
    const { current } = this;
    const last = this.#sections.length - 1;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && event.altKey) this.#moveBy(by);
    else if (by) this.#chooseAt((current?.index ?? -1) + (current || by > 0 ? by : last + 2));
    else if (event.key === 'Home') this.#chooseAt(0);
    else if (event.key === 'End') this.#chooseAt(last);
    else if (event.key === 'F2' || event.key === 'Enter') this.#rename();
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#delete();
    else if (event.key === 'Escape' && current) this.choose(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} index */
  #chooseAt(index) {
    const last = this.#sections.length - 1;
    const section = this.#sections[Math.min(Math.max(index, 0), last)];
    if (section) this.choose(section.id);
  }

  #add() {
    const at = this.current ? this.current.index + 1 : (this.#session.outline?.sections ?? 0);
    /** @type {StageEdit} */
    const op = { type: 'insertSection', at, count: 0, seed: this.#actions.seed() };
    return this.#actions.edit('insertSection', op);
  }

  async #delete() {
    const { current } = this;
    if (!current) return;
    const { id, title } = current.section;
    const next = this.#sections[current.index + 1] ?? this.#sections[current.index - 1];
    const done = await this.#actions.edit('deleteSection', { type: 'deleteSection', section: id });
    if (!done) return;
    this.choose(next?.id ?? null);
    this.#actions.tell(`Deleted ${title || 'a section'}`, 'good', this.#actions.undoOffer());
  }

  /** @param {number} by */
  #moveBy(by) {
    const { current } = this;
    if (!current) return;
    const to = current.index + by;
    if (to >= 0 && to < this.#sections.length) this.#move(current.index, to);
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #move(from, to) {
    const section = this.#sections[from];
    if (!section || from === to) return;
    this.choose(section.id);
    this.#actions.edit('moveSection', { type: 'moveSection', section: section.id, to });
  }

  /** Opens a field for the title in its row. */
  #rename() {
    const { current } = this;
    const row = current && this.#list.row(current.index);
    const title = row?.querySelector('.title');
    if (!current || !row || !title || !this.#actions.isReady) return;
    const input = make('input', {
      type: 'text',
      class: 'inline-text',
      value: current.section.title,
      maxLength: TITLE_LENGTH,
      'aria-label': 'Title of the section',
    });
    const finish = (/** @type {boolean} */ keep) => {
      if (this.#typing !== input) return;
      this.#typing = null;
      const wanted = input.value.trim();
      this.#shown = '';
      this.update();
      this.#list.element.focus();
      if (!keep || wanted === current.section.title) return;
      /** @type {StageEdit} */
      const op = { type: 'updateSection', section: current.section.id, title: wanted };
      this.#actions.edit('rename', op);
    };
    input.addEventListener('blur', () => finish(true));
    input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      event.stopPropagation();
      if (event.key === 'Enter') finish(true);
      else if (event.key === 'Escape') finish(false);
    });
    this.#typing = input;
    title.replaceChildren(input);
    input.focus();
    input.select();
  }
}
