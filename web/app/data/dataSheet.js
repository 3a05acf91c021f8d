// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { errorText, troubleOf } from '../../store/actions.js';
import { wayOut } from '../../store/itemsChoice.js';
import { icon, make, segments } from '../../widgets/dom.js';
import { openSheet } from '../../widgets/sheet.js';
import { ROLES, chunksOf, itemsOf, rolesOf } from './columnRoles.js';

/** @typedef {import('./plainTable.js').PlainTable} PlainTable */
/** @typedef {import('./columnRoles.js').Roles} Roles */
/** @typedef {import('../../transport/messageTypes.js').DeliveryItem} DeliveryItem */

/** Bounds of one message, with room for the rest of it. */
const MOST_BYTES = 48 * 1024;
const MOST_ITEMS = 1000;
/** Rows and troubles that are shown before. */
const SHOWN_ROWS = 6;
const SHOWN_TROUBLES = 3;
const SHOW = 'Show on the stage';

/** The sheet in which people say which column of a table is what, and see the rows that they will get. */
export class DataSheet {
  #session;
  #actions;
  #tell;
  #table;
  /** @type {Roles} */
  #roles;
  #replaces = true;
  #isBusy = false;
  #dialog;
  #preview = make('ol', { class: 'data-preview', 'aria-label': 'The first rows' });
  #troubles = make('ul', { class: 'data-troubles', role: 'status' });
  #show = make('button', { type: 'button', class: 'button primary', onclick: () => void this.#send() }, SHOW);

  /**
   * @param {string} name of the file
   * @param {PlainTable} table
   * @param {object} means
   * @param {import('../../store/session.js').Session} means.session
   * @param {import('../../store/actions.js').Actions} means.actions
   * @param {import('../../store/actions.js').Tell} means.tell
   */
  constructor(name, table, { session, actions, tell }) {
    this.#session = session;
    this.#actions = actions;
    this.#tell = tell;
    this.#table = table;
    this.#roles = rolesOf(table);
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() },
      icon('close'),
    );
    const { element: how, choose } = segments({
      label: 'What happens to the data that are there',
      options: [{ value: 'replace', label: 'Instead of the data' }, { value: 'add', label: 'After the data' }],
      onChoose: (value) => {
        this.#replaces = value === 'replace';
      },
    });
    choose('replace');
    this.#dialog = make(
      'dialog',
      { class: 'sheet data-sheet', 'aria-label': `Data of ${name}` },
      make('header', {}, make('h2', {}, name), make('span', { class: 'hint' }, sizeWords(table)), close),
      this.#roleTable(),
      make('h3', { class: 'heading' }, 'The first rows'),
      this.#preview,
      this.#troubles,
      make('footer', {}, how, this.#show),
    );
    openSheet(this.#dialog, this.#show);
    this.#showRows();
  }

  close() {
    this.#dialog.close();
  }

  #roleTable() {
    const { columns, rows } = this.#table;
    const lines = ROLES.map(([role, label]) => {
      const id = `data-role-${role}`;
      const select = make(
        'select',
        { id },
        make('option', { value: '-1' }, '–'),
        ...columns.map((name, at) => make('option', { value: String(at) }, name)),
      );
      select.value = String(this.#roles[role]);
      const sample = make('td', { class: 'sample' });
      const show = () => {
        sample.textContent = rows.map((row) => row[this.#roles[role]] ?? '').find((cell) => cell.trim() !== '') ?? '';
      };
      select.addEventListener('change', () => {
        this.#roles = { ...this.#roles, [role]: Number(select.value) };
        show();
        this.#showRows();
      });
      show();
      const field = make('td', {}, make('div', { class: 'select' }, select, icon('down')));
      return make('tr', {}, make('th', { scope: 'row' }, make('label', { htmlFor: id }, label)), field, sample);
    });
    const head = make('tr', {}, ...['For', 'Column', 'First value'].map((text) => make('th', { scope: 'col' }, text)));
    return make('table', { class: 'data-roles' }, make('thead', {}, head), make('tbody', {}, ...lines));
  }

  #showRows() {
    const { items, troubles } = itemsOf(this.#table, this.#roles);
    this.#preview.replaceChildren(
      ...items.slice(0, SHOWN_ROWS).map(({ title, subtitle, colour }) => {
        const dot = make('span', { class: 'dot' });
        if (colour) dot.style.background = colour;
        return make('li', {}, dot, make('strong', {}, title || 'No title'), make('span', {}, subtitle ?? ''));
      }),
    );
    const told = troubles.slice(0, SHOWN_TROUBLES);
    const more = troubles.length - told.length;
    if (more > 0) told.push(`${more} more cells cannot be used.`);
    this.#troubles.replaceChildren(...told.map((words) => make('li', {}, words)));
  }

  /** @param {import('../../store/actions.js').Trouble} trouble */
  #refused(trouble) {
    const offer = wayOut(this.#session, trouble);
    const help = offer && make('button', {
      type: 'button', class: 'button',
      onclick: () => {
        offer.run();
        this.#troubles.replaceChildren();
        this.#show.focus();
      },
    }, offer.label);
    this.#troubles.replaceChildren(make('li', {}, errorText(trouble), help));
  }

  async #send() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#show.disabled = true;
    const { items } = itemsOf(this.#table, this.#roles);
    try {
      const all = items.length.toLocaleString('en');
      await sendItems(this.#session, items, this.#replaces, (sent) => {
        this.#show.textContent = `${sent.toLocaleString('en')} of ${all} rows`;
      });
      this.close();
      const words = items.length === 1 ? 'One row is shown' : `${all} rows are shown`;
      this.#tell(words, 'good', this.#actions.undoOffer());
    } catch (error) {
      this.#refused(troubleOf(error));
    } finally {
      this.#isBusy = false;
      this.#show.disabled = false;
      this.#show.textContent = SHOW;
    }
  }
}

/**
 * Shows items on the stage; many take several messages, which are one step of the history unless somebody edits meanwhile.
 * @param {import('../../store/session.js').Session} session
 * @param {readonly DeliveryItem[]} items
 * @param {boolean} replaces
 * @param {(sent: number) => void} [tell] how many items are there
 */
export async function sendItems(session, items, replaces, tell = () => {}) {
  const chunks = chunksOf(items, MOST_BYTES, MOST_ITEMS);
  let sent = 0;
  for (const [at, chunk] of chunks.entries()) {
    const isFirst = at === 0;
    const op = { type: /** @type {const} */ ('fill'), items: chunk, replaces: replaces && isFirst, ...(!isFirst && { continues: true }) };
    await session.act('edit', { op, animated: isFirst });
    sent += chunk.length;
    tell(sent);
  }
}

/** @param {PlainTable} table */
function sizeWords({ rows, columns, isCut }) {
  const all = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'row' : 'rows'}, ${columns.length} ${columns.length === 1 ? 'column' : 'columns'}`;
  return isCut ? `The first ${all}; a file on the command line shows all of them` : all;
}
