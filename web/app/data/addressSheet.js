// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { errorText, troubleOf } from '../../store/actions.js';
import { icon, make } from '../../widgets/dom.js';
import { openSheet } from '../../widgets/sheet.js';
import { sentence } from '../../widgets/sentence.js';
import { TableError } from './delimitedText.js';

const MOST_LETTERS = 2000;

/** The sheet in which people name the address of a table; the server gets it, if its command line allows the host. */
export class AddressSheet {
  #room;
  #onText;
  /** The address that is being fetched. */
  #wanted = '';
  #field = make('input', {
    type: 'url', required: true, maxLength: MOST_LETTERS, placeholder: 'https://example.org/prices.csv', 'aria-label': 'Address',
    autocomplete: 'off', spellcheck: false,
  });
  #status = make('p', { class: 'address-status', role: 'status' });
  #button = make('button', { type: 'submit', class: 'button primary' }, 'Get the table');
  #dialog;

  /**
   * @param {import('../../store/room.js').Room} room
   * @param {(name: string, text: string) => void} onText throws a `TableError` if the text is no table
   */
  constructor(room, onText) {
    this.#room = room;
    this.#onText = onText;
    const close = make(
      'button', { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() }, icon('close'),
    );
    const form = make(
      'form',
      {
        class: 'address-form', noValidate: true,
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          void this.#ask();
        },
      },
      this.#field, this.#button,
    );
    this.#dialog = make(
      'dialog',
      { class: 'sheet address-sheet', 'aria-label': 'Data from an address' },
      make('header', {}, make('h2', {}, 'Data from an address'), close),
      make('p', { class: 'hint' }, 'A CSV, TSV or JSON table, or design tokens. The server gets it, from hosts that its command line names with --allow-host.'),
      form, this.#status,
    );
    const stops = [
      room.on('change', (topic) => topic === 'fetched' && this.#take()),
      room.session.on('change', (topic) => topic === 'connection' && this.#connectionChanged()),
    ];
    openSheet(this.#dialog, this.#field, () => stops.forEach((stop) => stop()));
  }

  close() {
    this.#dialog.close();
  }

  async #ask() {
    const address = this.#field.value.trim();
    if (address === '' || this.#wanted !== '') return;
    this.#wait(address);
    try {
      await this.#room.session.act('fetch', { address });
    } catch (error) {
      this.#fail(errorText(troubleOf(error)));
    }
  }

  /** @param {string} address */
  #wait(address) {
    this.#wanted = address;
    this.#button.disabled = true;
    this.#status.removeAttribute('data-trouble');
    this.#status.textContent = 'The server asks …';
  }

  #take() {
    const { fetched } = this.#room;
    if (!fetched || fetched.address !== this.#wanted) return;
    // The number of an error of the program that asks says nothing to people.
    if (fetched.failure) return this.#fail(`${fetched.failure.replace(/^\(\d+\) /, '')}.`);
    try {
      this.#onText(fetched.name, fetched.text);
      this.close();
    } catch (error) {
      this.#fail(error instanceof TableError ? error.message : 'The text cannot be read.');
    }
  }

  #connectionChanged() {
    if (this.#wanted !== '' && this.#room.session.connection.state !== 'open') this.#fail('The connection to the server has ended.');
  }

  /** @param {string} words */
  #fail(words) {
    this.#wanted = '';
    this.#button.disabled = false;
    this.#status.setAttribute('data-trouble', '');
    this.#status.textContent = sentence(words);
    this.#field.focus();
  }
}
