// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { icon, make } from './dom.js';
import { menuIcon, symbolIcon } from './menuIcons.js';
import { TYPE_AHEAD_MS, entryAt, isSubmenu, levelAbove, menuRows } from './menuModel.js';
import { rowFor, rowStartingWith } from './menuModel.js';

/** @typedef {import('./menuModel.js').MenuRow} MenuRow */
/** @typedef {import('./menuModel.js').MenuEntry} MenuEntry */
/** @typedef {{style: 'edit' | 'context', title: string, items: MenuEntry[]}} MenuContent */
/**
 * @typedef {object} MenuEvents
 * @property {(path: number[]) => void} onChoose
 * @property {() => void} onClose
 * @property {() => void} onResize the menu shows another level, so its size has changed
 */

/**
 * The arrow keys for a column, and for the bar of an edit menu.
 * @type {Record<string, import('./menuModel.js').Way>}
 */
const COLUMN_KEYS = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' };
/** @type {Record<string, import('./menuModel.js').Way>} */
const ROW_KEYS = { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' };

/** @type {Record<MenuEntry['state'], string | null>} values of `aria-checked` */
const CHECKED = { on: 'true', off: null, mixed: 'mixed' };

/** A menu's rows as buttons: one level at a time, with the keys of a menu. */
export class MenuView {
  #content;
  #events;
  /** @type {number[]} */
  #level = [];
  /** @type {MenuRow[]} */
  #rows = [];
  /** @type {(HTMLElement | null)[]} by row */
  #buttons = [];
  #focused = -1;
  #typed = '';
  #typedMs = -Infinity;

  /**
   * @param {MenuContent} content
   * @param {MenuEvents} events
   */
  constructor(content, events) {
    this.#content = content;
    this.#events = events;
    this.element = make('div', {
      class: `menu ${content.style}`,
      role: 'menu',
      tabIndex: -1,
      'aria-label': content.title || 'Menu',
      'aria-orientation': content.style === 'edit' ? 'horizontal' : 'vertical',
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#keyDown(event),
    });
    this.#show([]);
  }

  /**
   * Takes the focus: for the keyboard on the first row, otherwise on the whole menu.
   * @param {boolean} byKey
   */
  focus(byKey) {
    this.#focus(byKey ? rowFor(this.#rows, -1, 'first') : -1);
  }

  /**
   * The finger that opened the menu moves over it while it is still down.
   * @param {Element | null} target below it
   */
  slideOver(target) {
    const at = this.#rowOf(target);
    if (at !== this.#focused) this.#focus(at);
  }

  /**
   * That finger is lifted over the menu.
   * @param {Element | null} target below it
   * @returns {boolean} whether it chose an entry
   */
  liftOver(target) {
    const at = this.#rowOf(target);
    if (at < 0) return false;
    this.#activate(at);
    return true;
  }

  /** @param {Element | null} target */
  #rowOf(target) {
    return this.#buttons.findIndex((button) => button !== null && button.contains(target));
  }

  /**
   * @param {number[]} level
   * @param {number[]} [from] path of the submenu that was left
   */
  #show(level, from) {
    this.#level = level;
    this.#rows = menuRows(this.#content.items, level);
    this.#buttons = this.#rows.map((row, at) => this.#button(row, at));
    const rows = this.#rows.map((row, at) => this.#buttons[at] ?? separatorOf(row));
    this.element.replaceChildren(...this.#head(), ...rows);
    this.#focused = -1;
    if (!from) return;
    this.#focus(this.#rows.findIndex((row) =>
      row.type === 'entry' && String(row.path) === String(from)));
  }

  /** The head above the rows: the menu's title, or the way back from a submenu. */
  #head() {
    const { style, title, items } = this.#content;
    if (style === 'edit') return [];
    const inside = entryAt(items, this.#level);
    if (!inside) {
      return title ? [make('div', { class: 'menu-title', role: 'presentation' }, title)] : [];
    }
    const onclick = () => this.#goBack();
    const label = `Back from ${inside.title}`;
    return [
      make(
        'button',
        { type: 'button', class: 'menu-back', tabIndex: -1, 'aria-label': label, onclick },
        icon('back'),
        inside.title,
      ),
    ];
  }

  /**
   * @param {MenuRow} row
   * @param {number} at
   * @returns {HTMLElement | null}
   */
  #button(row, at) {
    if (row.type !== 'entry') return null;
    const { entry } = row;
    const isChecked = entry.state !== 'off';
    const opens = isSubmenu(entry);
    const classes = ['menu-item', entry.destructive && 'destructive', isChecked && 'checked', opens && 'opens'];
    const button = make(
      'button',
      {
        type: 'button',
        class: classes.filter((name) => name).join(' '),
        role: isChecked ? 'menuitemcheckbox' : 'menuitem',
        tabIndex: -1,
        'aria-checked': CHECKED[entry.state],
        'aria-disabled': entry.disabled ? 'true' : null,
        'aria-haspopup': opens ? 'menu' : null,
        onclick: () => this.#activate(at),
        onpointermove: () => this.#focused !== at && this.#focus(at),
      },
      make('span', { class: 'mark', 'aria-hidden': 'true' }, markOf(entry)),
      make('span', { class: 'menu-text' }, entry.title, entry.subtitle && make('span', { class: 'menu-subtitle' }, entry.subtitle)),
      pictureOf(entry),
      opens && icon('right', 'icon chevron'),
    );
    return button;
  }

  /** @param {number} at */
  #focus(at) {
    this.#focused = at;
    (this.#buttons[at] ?? this.element).focus({ preventScroll: at < 0 });
  }

  /** @param {number} at */
  #activate(at) {
    const row = this.#rows[at];
    if (row?.type !== 'entry' || row.entry.disabled) return;
    if (!isSubmenu(row.entry)) return this.#events.onChoose(row.path);
    this.#show(row.path);
    this.#focus(rowFor(this.#rows, -1, 'first'));
    this.#events.onResize();
  }

  #goBack() {
    if (this.#level.length === 0) return;
    this.#show(levelAbove(this.#content.items, this.#level), this.#level);
    this.#events.onResize();
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    // Nothing behind the menu should take its keys.
    event.stopPropagation();
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const isRow = this.#content.style === 'edit';
    const way = (isRow ? ROW_KEYS : COLUMN_KEYS)[key];
    const row = this.#rows[this.#focused];
    const opens = row?.type === 'entry' && isSubmenu(row.entry);
    const tab = event.shiftKey ? 'previous' : 'next';
    if (way) this.#focus(rowFor(this.#rows, this.#focused, way));
    else if (key === 'Tab') this.#focus(rowFor(this.#rows, this.#focused, tab));
    else if (key === 'Escape') this.#events.onClose();
    else if (key === 'ArrowLeft' || key === 'Backspace') this.#goBack();
    else if (key === 'Enter' || key === ' ' || (key === 'ArrowRight' && opens)) {
      this.#activate(this.#focused);
    } else if (key.length === 1) this.#type(key);
  }

  /** @param {string} letter */
  #type(letter) {
    const nowMs = systemClock.now();
    const goesOn = nowMs - this.#typedMs < TYPE_AHEAD_MS;
    this.#typed = goesOn ? this.#typed + letter : letter;
    this.#typedMs = nowMs;
    const at = rowStartingWith(this.#rows, this.#focused, this.#typed);
    if (at >= 0) this.#focus(at);
  }
}

/** @param {MenuRow} row */
function separatorOf(row) {
  if (row.type === 'heading') {
    return make('div', { class: 'menu-heading', role: 'presentation' }, row.title);
  }
  return make('div', { class: 'menu-line', role: 'separator' });
}

/** @param {MenuEntry} entry */
function pictureOf({ image, symbol, picture }) {
  if (symbol) return symbolIcon(symbol);
  if (picture) return make('img', { class: 'symbol', src: picture, alt: '' });
  const drawing = menuIcon(image);
  return drawing && icon(drawing);
}

/** @param {MenuEntry} entry */
function markOf({ state }) {
  if (state === 'on') return icon('check');
  return state === 'mixed' ? '–' : null;
}
