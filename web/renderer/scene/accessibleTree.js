// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { mirroredRect } from '../../base/mirror.js';
import { elementStates } from '../../transport/deltaLayout.js';
import { category } from '../../store/elements/element.js';
import { textsOf } from '../../store/elements/elementTexts.js';

/** @typedef {import('./renderer.js').SceneElement} SceneElement */
/** @typedef {import('../../base/geometry.js').Point} Point */

/** The most elements that are listed; more would make assistive technology slow. */
export const MAX_OPTIONS = 200;
/** At most eight updates a second. */
export const TREE_INTERVAL_MS = 125;
/** The level of the sections' headings: below those of the page and its parts. */
const HEADING_LEVEL = '3';
/** Size of a list of which the page does not know the end. */
const UNKNOWN_SIZE = -1;

/**
 * Whether an element's item is selected on the stage.
 * @param {SceneElement} element
 */
function isSelected({ state = 0 }) {
  return (state & elementStates.selected) !== 0;
}

/** Keys that are made of a cell's place, which its description says in words. */
const KEY_OF_PLACE = /^i\d+$/;

/**
 * The texts of an element, or the name of a thing without texts.
 * @param {SceneElement} element
 */
function nameOf({ content, key }) {
  const texts = textsOf(content);
  if (texts.length > 0) return texts.join(', ');
  return KEY_OF_PLACE.test(key) ? 'Cell' : key;
}

/**
 * The sentence that describes an element.
 * @param {SceneElement} element
 * @returns {string}
 */
export function describe(element) {
  const name = nameOf(element);
  if (element.category === category.cell) {
    return `${name}, section ${element.section}, item ${element.item}`;
  }
  return `${name}, ${element.kind}`;
}

/**
 * The number of a cell among all items of the stage, from 1.
 * @param {{section: number, item: number}} element
 * @param {readonly {items: number}[]} sections those that the page knows
 * @returns {number | null} `null` when the page does not know all sections before
 */
export function positionOf({ section, item }, sections) {
  if (section < 0 || section > sections.length) return null;
  return sections.slice(0, section).reduce((sum, { items }) => sum + items, 0) + item + 1;
}

/**
 * What assistive technology makes of an element: an item, a heading, a note, or nothing.
 * @param {SceneElement} element
 * @returns {'option' | 'heading' | 'note' | null}
 */
export function roleOf({ category: what, kind, content }) {
  if (what === category.cell) return 'option';
  if (what === category.decoration || textsOf(content).length === 0) return null;
  return /header/i.test(kind) ? 'heading' : 'note';
}

/**
 * @typedef {object} TreeState
 * @property {number | null} focusedId
 * @property {boolean} isMultiple whether several items can be selected
 * @property {number} total items of the stage; 0 where nobody knows
 * @property {readonly {items: number}[]} sections
 * @property {string} label
 * @property {Point} offset of the viewport, in pt
 * @property {import('../../base/mirror.js').Mirror | null} [mirror] of an inverted list
 * @property {number} zoom CSS px for each pt
 */

/**
 * The visible elements as transparent boxes over the canvas, at the places where they are painted, for
 * people who cannot see them: cells are the options of a list box, headers are headings. Pointers go
 * through to the list box, which contains the boxes.
 */
export class AccessibleTree {
  #prefix;
  #list;
  #texts;
  /** @type {Map<number, HTMLElement>} */
  #boxes = new Map();

  /**
   * @param {HTMLElement} list takes the focus and contains the boxes
   * @param {HTMLElement} texts owns headings and notes, which are no items of the list
   * @param {string} [prefix] of the boxes' ids, where a page has several trees
   */
  constructor(list, texts, prefix = '') {
    this.#prefix = prefix;
    this.#list = list;
    this.#texts = texts;
    list.setAttribute('role', 'listbox');
    list.setAttribute('tabindex', '0');
    texts.setAttribute('role', 'group');
    texts.setAttribute('aria-label', 'Headings of the stage');
  }

  /**
   * Updates the boxes to the visible elements.
   * @param {SceneElement[]} elements
   * @param {TreeState} state
   */
  update(elements, state) {
    const shown = elements.filter((one) => !one.isHidden && roleOf(one)).slice(0, MAX_OPTIONS);
    /** @type {Map<number, HTMLElement>} */
    const boxes = new Map();
    for (const element of inReadingOrder(shown)) {
      const box = this.#boxes.get(element.id) ?? makeBox(`${this.#prefix}element-${element.id}`);
      describeBox(box, element, state);
      place(box, element, state);
      boxes.set(element.id, box);
    }
    for (const [id, box] of this.#boxes) if (!boxes.has(id)) box.remove();
    this.#boxes = boxes;
    this.#sort(boxes);
    const owned = [...boxes.values()].filter((box) => box.getAttribute('role') !== 'option');
    set(this.#texts, 'aria-owns', owned.map(({ id }) => id).join(' '));
    set(this.#list, 'aria-label', state.label);
    set(this.#list, 'aria-multiselectable', String(state.isMultiple));
    const focused = state.focusedId !== null && boxes.get(state.focusedId);
    set(this.#list, 'aria-activedescendant', focused ? focused.id : '');
  }

  /**
   * Puts the boxes in order without moving those that are right.
   * @param {Map<number, HTMLElement>} boxes
   */
  #sort(boxes) {
    /** @type {Element | null} */
    let last = this.#list.querySelector('canvas');
    for (const box of boxes.values()) {
      const next = last ? last.nextElementSibling : this.#list.firstElementChild;
      if (next !== box) this.#list.insertBefore(box, next);
      last = box;
    }
  }
}

/**
 * Cells by their index paths after the header of their section, because the order of painting says
 * nothing to listeners.
 * @param {SceneElement[]} elements
 */
function inReadingOrder(elements) {
  /** @param {SceneElement} element */
  const rank = (element) => (roleOf(element) === 'heading' ? -1 : element.item);
  return [...elements].sort((one, other) => one.section - other.section || rank(one) - rank(other));
}

/** @param {string} id */
function makeBox(id) {
  const box = document.createElement('div');
  box.id = id;
  box.dataset.reader = '';
  return box;
}

/**
 * @param {HTMLElement} box
 * @param {SceneElement} element
 * @param {TreeState} state
 */
function describeBox(box, element, { total, sections }) {
  const role = roleOf(element) ?? 'note';
  set(box, 'role', role);
  const text = role === 'option' ? describe(element) : nameOf(element);
  if (box.textContent !== text) box.textContent = text;
  const states = statesOf(element, { total, sections });
  for (const [name, value] of Object.entries(states)) set(box, name, value);
}

/**
 * What a box says besides its role and its text. A box that an item had before may become a heading of another stage,
 * so what a role does not have is said, too.
 * @param {SceneElement} element
 * @param {Pick<TreeState, 'total' | 'sections'>} state
 * @returns {Record<'aria-level' | 'aria-selected' | 'aria-setsize' | 'aria-posinset', string>} an empty text for nothing
 */
export function statesOf(element, { total, sections }) {
  const role = roleOf(element);
  const level = role === 'heading' ? HEADING_LEVEL : '';
  if (role !== 'option') return { 'aria-level': level, 'aria-selected': '', 'aria-setsize': '', 'aria-posinset': '' };
  const at = positionOf(element, sections);
  const isKnown = at !== null && at <= total;
  return {
    'aria-level': level,
    'aria-selected': String(isSelected(element)),
    'aria-setsize': String(isKnown ? total : UNKNOWN_SIZE),
    'aria-posinset': isKnown ? String(at) : '',
  };
}

/**
 * @param {HTMLElement} box
 * @param {SceneElement} element
 * @param {TreeState} state
 */
function place({ style }, { shown }, { offset, zoom, mirror }) {
  const { x, y } = mirroredRect(mirror, { ...shown, x: shown.x - offset.x, y: shown.y - offset.y });
  style.left = `${x * zoom}px`;
  style.top = `${y * zoom}px`;
  style.width = `${shown.width * zoom}px`;
  style.height = `${shown.height * zoom}px`;
}

/**
 * Sets an attribute if it differs, because browsers do their work again even if it does not.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value empty removes the attribute
 */
function set(element, name, value) {
  if ((element.getAttribute(name) ?? '') === value) return;
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
