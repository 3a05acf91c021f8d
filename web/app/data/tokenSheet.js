// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { openSheet } from '../../widgets/sheet.js';
import { difference } from '../choices/pageState.js';
import { matched, valueFor } from './designTokens.js';

/** @typedef {import('./designTokens.js').Token} Token */

const SHOWN_TROUBLES = 3;

/**
 * In which part of the layout a parameter is, since parts may have parameters of the same name.
 * @param {import('../../transport/messageTypes.js').ParameterDescriptor} parameter
 */
function groupOf({ group }) {
  return group ? [make('span', { class: 'token-group' }, group)] : [];
}

/** The sheet in which people say which token sets which parameter of the stage. */
export class TokenSheet {
  #session;
  #actions;
  #tell;
  #rows;
  #dialog;
  #apply = make('button', { type: 'button', class: 'button primary', onclick: () => this.#set() }, 'Set the parameters');

  /**
   * @param {string} name of the file
   * @param {{tokens: Token[], troubles: string[]}} file
   * @param {{session: import('../../store/session.js').Session, actions: import('../../store/actions.js').Actions, tell: import('../../store/actions.js').Tell}} means
   */
  constructor(name, { tokens, troubles }, { session, actions, tell }) {
    this.#session = session;
    this.#actions = actions;
    this.#tell = tell;
    this.#rows = matched(tokens, session.stage?.parameters ?? []).map((match) => this.#row(match));
    const close = make(
      'button',
      { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() },
      icon('close'),
    );
    const words = troubles.slice(0, SHOWN_TROUBLES);
    if (troubles.length > words.length) words.push(`${troubles.length - words.length} more tokens cannot be used.`);
    const head = make('tr', {}, ...['Parameter', 'Token', 'Value'].map((text) => make('th', { scope: 'col' }, text)));
    const table = make('table', { class: 'data-roles token-roles' }, make('thead', {}, head), make('tbody', {}, ...this.#rows.map(({ element }) => element)));
    const none = make('p', { class: 'hint' }, 'No parameter of this stage takes any of the tokens: it needs lengths, numbers or colours within their bounds.');
    this.#dialog = make(
      'dialog',
      { class: 'sheet data-sheet', 'aria-label': `Design tokens of ${name}` },
      make('header', {}, make('h2', {}, name), make('span', { class: 'hint' }, `${tokens.length} tokens`), close),
      this.#rows.length > 0 ? table : none,
      make('ul', { class: 'data-troubles', role: 'status' }, ...words.map((text) => make('li', {}, text))),
      make('footer', {}, make('span', { class: 'hint' }, 'All of them are one step that can be undone.'), this.#apply),
    );
    openSheet(this.#dialog, this.#apply);
    this.#count();
  }

  close() {
    this.#dialog.close();
  }

  /** @param {ReturnType<typeof matched>[number]} match */
  #row({ parameter, fitting, chosen }) {
    const id = `token-of-${parameter.key}`;
    const select = make(
      'select',
      { id },
      make('option', { value: '' }, '–'),
      ...fitting.map(({ path }, at) => make('option', { value: String(at) }, path)),
    );
    select.value = chosen ? String(fitting.indexOf(chosen)) : '';
    const sample = make('td', { class: 'sample' });
    const token = () => (select.value === '' ? null : fitting[Number(select.value)]);
    const show = () => {
      const now = token();
      sample.textContent = now ? `${now.value}${now.kind === 'length' ? ' pt' : ''}` : '';
    };
    select.addEventListener('change', () => [show(), this.#count()]);
    show();
    const field = make('td', {}, make('div', { class: 'select' }, select, icon('down')));
    const element = make('tr', {}, make('th', { scope: 'row' }, make('label', { htmlFor: id }, parameter.label), ...groupOf(parameter)), field, sample);
    return { element, parameter, token };
  }

  #count() {
    this.#apply.disabled = this.#rows.every(({ token }) => token() === null);
  }

  #set() {
    const chosen = this.#rows.flatMap(({ parameter, token }) => {
      const now = token();
      const value = now && valueFor(parameter, now);
      return value === null ? [] : [{ parameter, value }];
    });
    const wanted = Object.fromEntries(chosen.map(({ parameter, value }) => [parameter.key, value]));
    const present = Object.fromEntries(chosen.map(({ parameter: { key, defaultValue } }) => [key, this.#session.values[key] ?? defaultValue]));
    // What is the same makes no step that could be undone.
    const { differing } = difference(wanted, present);
    this.#actions.setTogether('Design tokens', differing);
    const count = chosen.length;
    this.close();
    const words = count === 1 ? 'One parameter has the value of its token' : `${count} parameters have the values of their tokens`;
    const isChanged = Object.keys(differing).length > 0;
    this.#tell(words, 'good', isChanged ? this.#actions.undoOffer('Design tokens') : undefined);
  }
}
