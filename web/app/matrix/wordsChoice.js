// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { hasWordsOfCode, shownWords, showWords } from '../../store/shownWords.js';
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../store/shownWords.js').WordStyle} WordStyle */

/** @type {readonly {style: WordStyle, face: string, label: string}[]} */
const CHOICES = [
  { style: 'file', face: 'Of the file', label: 'The texts of the file' },
  { style: 'accented', face: 'Accented', label: 'Accented letters, as in another language' },
  { style: 'long', face: 'Long', label: 'Longer texts, as in another language' },
];

/**
 * The texts that all tiles of a matrix show. They belong to the stage and not to a view, so one is chosen for all, and for
 * everyone.
 * @param {import('../../store/session.js').Session} session
 * @param {import('../../store/actions.js').Actions} actions
 */
export function wordsChoice(session, actions) {
  const chips = CHOICES.map(({ style, face, label }) =>
    make('button', {
      type: 'button', class: 'button chip', title: label, 'aria-label': label, onclick: () => showWords(session, actions, style),
    }, face),
  );
  const show = () => {
    const chosen = shownWords(session);
    const hasWords = (session.stage?.items ?? 0) > 0 || hasWordsOfCode(session);
    for (const [at, chip] of chips.entries()) {
      chip.setAttribute('aria-pressed', String(CHOICES[at].style === chosen));
      chip.disabled = !hasWords || !actions.isReady;
    }
  };
  session.on('change', (topic) => ['stage', 'values', 'history', 'connection'].includes(topic) && show());
  show();
  return make(
    'div',
    { class: 'axis', role: 'group', 'aria-label': 'Texts' },
    make('h3', { class: 'heading' }, 'Texts'),
    make('div', { class: 'chips' }, ...chips),
    make('p', { class: 'hint' }, 'The same in all views, and for everyone.'),
  );
}
