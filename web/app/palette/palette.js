// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { read, write } from '../choices/memory.js';
import { onThisSystem } from '../../base/keyNames.js';
import { found, hits, rowAfter } from './paletteModel.js';

/** @typedef {import('./paletteModel.js').Entry} Entry */

const KEY = 'tessera.palette';
/** So many entries of a group are listed while something is typed. */
const MOST_OF_GROUP = 8;
/** So many choices are remembered, and listed first while nothing is typed. */
const MOST_RECENT = 5;
const RECENT = 'Recent';

/**
 * A sheet with one field that finds everything by its name: commands, stages, parameters, elements.
 */
export class Palette {
  #entriesFor;
  #input = make('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    placeholder: 'Find anything by its name',
    'aria-label': 'Find commands, stages, parameters and elements',
    'aria-expanded': 'true',
    'aria-controls': 'palette-list',
    'aria-autocomplete': 'list',
    oninput: () => this.#show(),
    onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
  });
  #list = make('div', { id: 'palette-list', class: 'palette-list', role: 'listbox', 'aria-label': 'Found' });
  #count = make('p', { class: 'visually-hidden', role: 'status' });
  #dialog;
  /** @type {{entry: Entry, element: HTMLElement}[]} */
  #rows = [];
  #at = 0;
  /** Whether the list may stand elsewhere than at its start. To ask it would have the browser lay out what was just listed. */
  #hasScrolled = false;

  /**
   * @param {(query: string) => Entry[]} entriesFor everything that can be found now
   */
  constructor(entriesFor) {
    this.#entriesFor = entriesFor;
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() },
      icon('close'),
    );
    this.#dialog = make(
      'dialog',
      { class: 'palette', 'aria-label': 'Commands' },
      make('div', { class: 'palette-field' }, icon('search'), this.#input, close),
      this.#list,
      this.#count,
    );
    this.#list.addEventListener('scroll', () => {
      this.#hasScrolled = true;
    });
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.close();
    });
    this.#dialog.addEventListener('keydown', (event) => {
      // Keys in the sheet are not those of the page.
      event.stopPropagation();
      if (event.key !== 'Escape' || event.isComposing) return;
      // The browser would close it a moment later, and take the next key.
      event.preventDefault();
      this.close();
    });
    document.body.append(this.#dialog);
  }

  /** Opens the sheet, or closes it. */
  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /**
   * Opens the sheet.
   * @param {string} [query] to begin with
   */
  open(query = '') {
    this.#input.value = query;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#input.focus();
    this.#show();
  }

  /** Closes the sheet; the focus goes back to where it was. */
  close() {
    this.#dialog.close();
    // Where nothing had the focus before, the browser leaves it in the hidden field until it lays out the page, and the next key
    // would be a letter in there.
    if (document.activeElement === this.#input) this.#input.blur();
  }

  #show() {
    const query = this.#input.value;
    const all = this.#entriesFor(query);
    const isAsked = query.trim() !== '';
    const groups = isAsked ? found(query, all, MOST_OF_GROUP) : withRecent(all);
    this.#rows = [];
    const sections = groups.map(({ group, entries, more }, at) => {
      const id = `palette-group-${at}`;
      const heading = make('div', { class: 'heading', id, role: 'presentation' }, group);
      if (more > 0) heading.append(make('span', { class: 'more' }, `${more} more`));
      const rows = entries.map((entry) => this.#row(entry, query));
      return make('div', { role: 'group', 'aria-labelledby': id }, heading, ...rows);
    });
    this.#list.replaceChildren(...sections);
    if (sections.length === 0) this.#list.append(nothing(query));
    if (this.#hasScrolled) this.#list.scrollTop = 0;
    this.#hasScrolled = false;
    this.#count.textContent = this.#rows.length === 1 ? 'One found' : `${this.#rows.length} found`;
    this.#choose(0, false);
  }

  /**
   * @param {Entry} entry
   * @param {string} query
   */
  #row(entry, query) {
    const at = this.#rows.length;
    const title = hits(query, entry.title).map(({ text, isHit }) => (isHit ? make('b', {}, text) : text));
    const element = make(
      'div',
      {
        id: `palette-row-${at}`,
        class: 'palette-row',
        role: 'option',
        'aria-selected': 'false',
        onclick: () => this.#run(at),
        onpointermove: () => this.#choose(at, false),
      },
      entry.icon ? icon(entry.icon) : make('span', { class: 'icon' }),
      make('span', { class: 'title' }, ...title),
      entry.isOn && make('span', { class: 'is-on' }, icon('check'), make('span', { class: 'visually-hidden' }, 'on')),
      entry.detail && make('span', { class: 'detail' }, entry.detail),
      entry.keys && make('kbd', {}, onThisSystem(entry.keys)),
    );
    this.#rows.push({ entry, element });
    return element;
  }

  /**
   * @param {number} at
   * @param {boolean} [scrolls]
   */
  #choose(at, scrolls = true) {
    this.#rows[this.#at]?.element.setAttribute('aria-selected', 'false');
    this.#at = at;
    const row = this.#rows[at]?.element;
    if (!row) return this.#input.removeAttribute('aria-activedescendant');
    row.setAttribute('aria-selected', 'true');
    this.#input.setAttribute('aria-activedescendant', row.id);
    // The first row brings its heading with it.
    if (!scrolls) return;
    this.#hasScrolled = true;
    (at === 0 ? row.parentElement : row)?.scrollIntoView({ block: 'nearest' });
  }

  /** How many rows a page key goes. */
  get #page() {
    const rowHeight = this.#rows[0]?.element.offsetHeight || 1;
    return Math.max(1, Math.floor(this.#list.clientHeight / rowHeight) - 1);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      return this.close();
    }
    const next = rowAfter(event.key, this.#at, this.#rows.length, () => this.#page);
    if (next !== null) this.#choose(next);
    else if (event.key === 'Enter') this.#run(this.#at);
    else return;
    event.preventDefault();
  }

  /** @param {number} at */
  #run(at) {
    const entry = this.#rows[at]?.entry;
    if (!entry) return;
    remember(entry.id);
    // The entry may give the focus to something, so the sheet gives it back before.
    this.close();
    entry.run();
  }
}

/**
 * Opens a palette by its keys, wherever the focus is.
 * @param {Palette} palette
 */
export function attachPaletteKey(palette) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isPaletteKey(event)) return;
    event.preventDefault();
    palette.toggle();
  });
}

/** @param {KeyboardEvent} event */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** @param {string} query */
function nothing(query) {
  return make(
    'p',
    { class: 'palette-nothing' },
    make('strong', {}, `Nothing is named “${query.trim()}”`),
    make('span', {}, 'A name and a number set a parameter, such as “columns 4”.'),
  );
}

/**
 * What is listed before something is typed: first what was chosen last.
 * @param {Entry[]} all
 * @returns {import('./paletteModel.js').Found[]}
 */
function withRecent(all) {
  const ids = recent();
  const entries = ids.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const groups = found('', all.filter(({ group }) => group !== 'Elements' && group !== 'Values'), all.length);
  return [...(entries.length > 0 ? [{ group: RECENT, entries, more: 0 }] : []), ...groups];
}

/** @returns {string[]} */
function recent() {
  try {
    const ids = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
function remember(id) {
  // Elements belong to one stage; a value is chosen once.
  if (!/^(command|show|stage):/u.test(id)) return;
  write(KEY, JSON.stringify([id, ...recent().filter((one) => one !== id)].slice(0, MOST_RECENT)));
}
