// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../widgets/dom.js';
import { attachNumberField, numberInput } from '../widgets/numberField.js';

/** @typedef {import('../transport/messageTypes.js').StageEdit} StageEdit */
/** @typedef {import('../transport/messageTypes.js').ElementItem} ElementItem */

/** Sides of an item, in pt. */
const SIDE = Object.freeze({ minimum: 1, maximum: 10_000, step: 1 });
const TEXT_LENGTH = 200;
const NO_COLOUR = '#8088a0';

/** Fields for the data of one item; each change is a step of the history. */
export class ItemEditor {
  #actions;
  #title;
  #subtitle;
  #colour;
  /** @type {(() => void)[]} */
  #shows = [];
  /** @type {ElementItem | null} */
  #item = null;

  /** @param {import('../store/actions.js').Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    this.#title = this.#text('title', 'Title');
    this.#subtitle = this.#text('subtitle', 'Subtitle');
    this.#colour = make('input', { type: 'color', class: 'colour-well', id: 'item-colour' });
    this.#colour.addEventListener('change', () => this.#update({ colour: this.#colour.value }));
    const sides = make(
      'div',
      { class: 'pair', role: 'group', 'aria-label': 'Size' },
      this.#side('width', 'W'),
      this.#side('height', 'H'),
    );
    const name = (/** @type {string} */ text, /** @type {string} */ htmlFor) =>
      make(htmlFor ? 'label' : 'span', { class: 'name', htmlFor: htmlFor || undefined }, text);
    this.element = make(
      'section',
      { class: 'section', 'aria-label': 'Item', hidden: true },
      make('h2', { class: 'heading' }, 'Item'),
      make('div', { class: 'row' }, name('Title', 'item-title'), this.#title),
      make('div', { class: 'row' }, name('Subtitle', 'item-subtitle'), this.#subtitle),
      make('div', { class: 'row' }, name('Size', ''), sides),
      make('div', { class: 'row' }, name('Colour', 'item-colour'), this.#colour),
    );
  }

  /**
   * Shows an item; a field in which somebody is typing stays.
   * @param {ElementItem | null} item
   */
  show(item) {
    this.element.hidden = !item;
    this.#item = item;
    if (!item) return;
    showText(this.#title, item.title ?? '');
    showText(this.#subtitle, item.subtitle ?? '');
    showText(this.#colour, item.colour ?? NO_COLOUR);
    this.#colour.toggleAttribute('data-none', !item.colour);
    this.#colour.title = item.colour ?? 'The colour that follows from its id';
    for (const show of this.#shows) show();
  }

  /**
   * @param {'title' | 'subtitle'} member
   * @param {string} label
   */
  #text(member, label) {
    const input = make('input', {
      type: 'text',
      id: `item-${member}`,
      class: 'text-field',
      maxLength: TEXT_LENGTH,
      autocomplete: 'off',
      'aria-label': `${label} of the item`,
    });
    const restore = () => {
      input.value = this.#item?.[member] ?? '';
    };
    input.addEventListener('change', () => {
      if (input.value !== (this.#item?.[member] ?? '')) this.#update({ [member]: input.value });
    });
    input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      event.stopPropagation();
      if (event.key === 'Escape') restore();
      if (event.key === 'Enter' || event.key === 'Escape') input.blur();
    });
    return input;
  }

  /**
   * @param {'width' | 'height'} member
   * @param {string} prefix
   */
  #side(member, prefix) {
    const { element, input } = numberInput({ label: `${member} of the item`, prefix });
    input.placeholder = '–';
    const show = attachNumberField({
      input,
      rule: SIDE,
      value: () => Number(this.#item?.[member] ?? 0),
      commit: (value) => this.#update({ [member]: value }),
    });
    this.#shows.push(() => {
      show();
      const isUnset = this.#item?.[member] === undefined || this.#item?.[member] === null;
      if (isUnset && document.activeElement !== input) input.value = '';
    });
    return element;
  }

  /** @param {Omit<Extract<StageEdit, {type: 'update'}>, 'type' | 'item'>} members */
  #update(members) {
    const item = this.#item;
    if (!item) return;
    this.#item = { ...item, ...members };
    this.#actions.edit('update', { type: 'update', item: item.id, ...members });
  }
}

/**
 * @param {HTMLInputElement} input is left alone while somebody types in it
 * @param {string} value
 */
function showText(input, value) {
  if (document.activeElement !== input && input.value !== value) input.value = value;
}
