// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { errorText, troubleOf } from '../../store/actions.js';
import { icon, make } from '../../widgets/dom.js';
import { openSheet } from '../../widgets/sheet.js';
import { answerText, sendAnswers } from './answerSet.js';
import { matches, requestsOf, score, undecoded } from './matching.js';
import { AnswerError } from './recordedFiles.js';

/** @typedef {{session: import('../../store/session.js').Session, actions: import('../../store/actions.js').Actions, tell: import('../../store/actions.js').Tell}} AnswerMeans */
/** @typedef {import('./recordedFiles.js').RecordedAnswer} RecordedAnswer */
/** @typedef {import('./answerSet.js').Given} Given */
/** @typedef {{request: string, select: HTMLSelectElement, words: HTMLElement}} RequestLine */

/** Answers to choose from for one request: the best ones, as nobody reads a whole recording there. */
const MOST_OPTIONS = 60;
const SHOWN_TROUBLES = 5;
/** A method and an address. */
const REQUEST = /^[a-z]+ \S*:\/\/\S+$/i;
const LIST_ID = 'answer-requests';

/** The sheet in which people say which recorded answer each request of the app gets. */
export class AnswerSheet {
  #means;
  #answers;
  #requests;
  #isBusy = false;
  /** @type {RequestLine[]} */
  #lines = [];
  /** @type {{answer: RecordedAnswer, field: HTMLInputElement, row: HTMLElement}[]} */
  #fields = [];
  #others = make('input', { type: 'checkbox', checked: true });
  #othersWords = make('span');
  #othersRow = make('label', { class: 'answer-others' }, this.#others, this.#othersWords);
  #troubles = make('ul', { class: 'data-troubles', role: 'status' });
  #run = make('button', { type: 'button', class: 'button primary', onclick: () => void this.#send() }, 'Run the app with them');
  #dialog;

  /**
   * @param {readonly RecordedAnswer[]} answers
   * @param {readonly string[]} troubles
   * @param {AnswerMeans} means
   */
  constructor(answers, troubles, means) {
    this.#means = means;
    this.#answers = answers;
    this.#requests = requestsOf(means.session.diagnostics);
    const close = make(
      'button', { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() }, icon('close'),
    );
    this.#dialog = make(
      'dialog',
      { class: 'sheet data-sheet answer-sheet', 'aria-label': 'Recorded answers' },
      make('header', {}, make('h2', {}, 'Recorded answers'), make('span', { class: 'hint' }, sourceWords(answers)), close),
      make('p', { class: 'hint' }, this.#requests.length > 0
        ? 'What the app has asked for, and what answers it. Nothing leaves this machine.'
        : 'The app has asked for nothing that is told yet. Say what each file answers.'),
      this.#requestTable(),
      ...this.#looseFields(),
      this.#othersRow,
      this.#troubles,
      make('footer', {}, make('span', { class: 'hint' }, 'Undo takes it back. Your files stay as they are.'), this.#run),
    );
    openSheet(this.#dialog, this.#run);
    this.#tellTroubles(troubles);
    this.#update();
  }

  close() {
    this.#dialog.close();
  }

  #requestTable() {
    const chosen = matches(this.#requests, this.#answers);
    const rows = this.#requests.map((asked, at) => {
      const id = `answer-to-${at}`;
      const best = this.#answers.map((answer, index) => ({ answer, index, points: score(asked, answer) }))
        .sort((one, other) => Number(other.index === chosen[at]) - Number(one.index === chosen[at]) || other.points - one.points || one.index - other.index)
        .slice(0, MOST_OPTIONS);
      const select = make(
        'select', { id },
        make('option', { value: '-1' }, 'As it is now'),
        ...best.map(({ answer, index }) => make('option', { value: String(index) }, answer.label)),
      );
      select.value = String(chosen[at]);
      select.addEventListener('change', () => this.#update());
      const words = make('span', { class: 'answer-words' });
      this.#lines.push({ request: asked.request, select, words });
      const name = make('label', { htmlFor: id, title: asked.request }, shortRequest(asked.request));
      const type = asked.type === '' ? '' : make('span', { class: 'answer-type' }, asked.type);
      return make('tr', {}, make('th', { scope: 'row' }, name, type), make('td', {}, make('div', { class: 'select' }, select, icon('down')), words));
    });
    const head = make('tr', {}, make('th', { scope: 'col' }, 'The app asks'), make('th', { scope: 'col' }, 'Answer'));
    return make('table', { class: 'data-roles answer-table', hidden: rows.length === 0 }, make('thead', {}, head), make('tbody', {}, ...rows));
  }

  /** Fields for files that do not say what they answer. */
  #looseFields() {
    const list = make('datalist', { id: LIST_ID }, ...this.#requests.map(({ request }) => make('option', { value: request })));
    const rows = this.#answers.filter(({ request }) => request === null).map((answer, at) => {
      const id = `answer-file-${at}`;
      const field = make('input', {
        id, type: 'text', placeholder: 'GET https://example.org/photos*', autocomplete: 'off', spellcheck: false, maxLength: 2000,
        oninput: () => this.#update(),
      });
      field.setAttribute('list', LIST_ID);
      const row = make('div', { class: 'answer-loose' }, make('label', { htmlFor: id }, `${answer.file} answers`), field);
      this.#fields.push({ answer, field, row });
      return row;
    });
    return [list, ...rows];
  }

  #update() {
    const used = new Set();
    for (const [at, { select, words }] of this.#lines.entries()) {
      const answer = this.#answers[Number(select.value)];
      const { shape, type, trouble } = this.#requests[at];
      if (answer) used.add(answer);
      const isOther = answer && shape !== '' && answer.shape !== 'other' && answer.shape !== shape;
      words.toggleAttribute('data-trouble', Boolean(isOther) || (!answer && trouble !== ''));
      if (isOther) words.textContent = `The app wants ${shape === 'list' ? 'a list' : 'an object'} (${type}); this is ${answer.shape === 'list' ? 'a list' : 'an object'}.`;
      else if (answer) words.textContent = answer.status === 200 ? '' : `Status ${answer.status}`;
      else words.textContent = trouble;
    }
    for (const { answer, row } of this.#fields) row.hidden = used.has(answer);
    const others = this.#otherEntries(used);
    this.#othersRow.hidden = others.length === 0;
    this.#othersWords.textContent = others.length === 1
      ? 'Also keep the other entry, for a request to come' : `Also keep the other ${others.length} entries, for requests to come`;
    this.#run.disabled = this.#isBusy || (used.size === 0 && others.length === 0 && !this.#fields.some(({ field }) => REQUEST.test(field.value.trim())));
  }

  /**
   * Entries of recordings for what the app has not asked for yet.
   * @param {Set<RecordedAnswer>} used
   * @returns {Given[]}
   */
  #otherEntries(used) {
    const asked = new Set(this.#requests.map(({ request }) => request));
    return this.#answers.flatMap((answer) =>
      answer.request !== null && !used.has(answer) && !asked.has(answer.request) ? [{ request: answer.request, answer }] : []);
  }

  /** @returns {Given[]} */
  #given() {
    const given = this.#lines.flatMap(({ request, select }) => {
      const answer = this.#answers[Number(select.value)];
      return answer ? [{ request, answer }] : [];
    });
    const used = new Set(given.map(({ answer }) => answer));
    for (const { answer, field } of this.#fields) {
      const request = field.value.trim();
      if (used.has(answer) || request === '') continue;
      if (!REQUEST.test(request)) {
        field.focus();
        throw new AnswerError(`${answer.file} must answer a method and an address, such as GET https://example.org/photos*.`);
      }
      given.push({ request: request.replace(/^\S+/, (method) => method.toUpperCase()), answer });
    }
    return given;
  }

  async #send() {
    if (this.#isBusy) return;
    const { session, tell, actions } = this.#means;
    try {
      const given = this.#given();
      const used = new Set(given.map(({ answer }) => answer));
      const { text, count, left } = answerText(given, this.#others.checked ? this.#otherEntries(used) : []);
      this.#isBusy = true;
      this.#run.textContent = 'The app is run …';
      this.#update();
      await sendAnswers(session, text);
      const asked = new Set(given.map(({ request }) => request));
      const misfits = requestsOf(session.diagnostics).filter(({ request, trouble }) => trouble !== '' && asked.has(request));
      const words = `The app runs with ${count === 1 ? 'one recorded answer' : `${count} recorded answers`}${left > 0 ? `; ${left} more had no room` : ''}`;
      const unknown = undecoded(session.diagnostics, asked);
      tell(`${words}${unknown.length > 0 ? notDecodedWords(unknown) : ''}`, 'good', actions.undoOffer());
      if (misfits.length === 0) return this.close();
      this.#tellTroubles(misfits.map(({ trouble }) => trouble));
    } catch (error) {
      this.#tellTroubles([error instanceof AnswerError ? error.message : errorText(troubleOf(error))]);
    } finally {
      this.#isBusy = false;
      this.#run.textContent = 'Run the app with them';
      this.#update();
    }
  }

  /** @param {readonly string[]} troubles */
  #tellTroubles(troubles) {
    const told = troubles.slice(0, SHOWN_TROUBLES);
    if (troubles.length > told.length) told.push(`${troubles.length - told.length} more troubles are not shown.`);
    this.#troubles.replaceChildren(...told.map((words) => make('li', {}, words)));
  }
}

/** @param {readonly RecordedAnswer[]} answers */
function sourceWords(answers) {
  const [first, ...rest] = [...new Set(answers.map(({ file }) => file))];
  return rest.length > 0 ? `${first} and ${rest.length} more` : first;
}

/**
 * Nobody knows what an app does with an answer that it does not decode, so people are told to look.
 * @param {readonly string[]} requests
 */
function notDecodedWords([first, ...rest]) {
  const which = rest.length > 0 ? `the answers to ${rest.length + 1} requests` : `the answer to ${shortRequest(first)}`;
  return `. It got ${which} but has decoded nothing of ${rest.length > 0 ? 'them' : 'it'}: only the screen shows whether it is used`;
}

/**
 * Method and address without the scheme, which is the same everywhere.
 * @param {string} request
 */
function shortRequest(request) {
  return request.replace(/^(\S+) [a-z]+:\/\//i, '$1 ');
}
