// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { category } from '../../store/elements/element.js';
import { itemsChoice } from '../../store/itemsChoice.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** The parameter that removes the data source. */
const DATA_SOURCE = 'cv.dataSource';

/**
 * The reason why a stage without errors shows nothing.
 * @param {Session} session
 * @returns {'items' | 'source' | null}
 */
export function emptinessOf(session) {
  const { stage, view, values, connection } = session;
  if (connection.state !== 'open' || !stage || !view || view.revision === 0) return null;
  if (values?.[DATA_SOURCE] === false) return 'source';
  // The stage counts the data's items.
  return stage.items === 0 && itemsChoice(session) !== 'own' ? 'items' : null;
}

/**
 * The same of a recording, which does not tell whose items it shows: what shows cells or a screen is not empty.
 * @param {Session} session
 * @returns {'items' | 'source' | null}
 */
export function recordedEmptiness(session) {
  const why = emptinessOf(session);
  if (why !== 'items') return why;
  const isCell = (/** @type {{category: number, leaving: unknown}} */ one) => one.category === category.cell && !one.leaving;
  return session.screen || [...(session.view?.elements.values() ?? [])].some(isCell) ? null : why;
}

/**
 * Shows over the device that the stage is empty, with a button that helps.
 * @param {HTMLElement} screen of the device
 * @param {Session} session
 * @param {(() => void) | null} onInsert `null` in a recording, of which nothing can be changed
 */
export function emptyStage(screen, session, onInsert) {
  const title = make('strong');
  const words = make('span');
  const insert = helper('Insert items', () => onInsert?.());
  const attach = helper('Attach the data source', () => session.setParameter(DATA_SOURCE, true));
  const card = make('div', { class: 'empty-stage', hidden: true }, title, words, onInsert && insert, onInsert && attach);
  screen.append(card);
  const reason = onInsert ? emptinessOf : recordedEmptiness;
  const show = () => {
    const why = reason(session);
    card.hidden = why === null;
    insert.hidden = why !== 'items';
    attach.hidden = why !== 'source';
    title.textContent = why === 'source' ? 'No data source' : 'No items';
    words.textContent =
      why === 'source'
        ? 'Without a data source, a collection view has no sections.'
        : 'Sections without items keep their headers and footers.';
  };
  session.on('change', show);
  if (!onInsert) session.on('delta', show);
  show();
}

/**
 * @param {string} label
 * @param {() => void} run
 */
function helper(label, run) {
  return make('button', { type: 'button', class: 'button primary', onclick: run }, label);
}
