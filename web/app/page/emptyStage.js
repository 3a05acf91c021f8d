// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
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
 * Shows over the device that the stage is empty, with a button that helps.
 * @param {HTMLElement} screen of the device
 * @param {Session} session
 * @param {() => void} onInsert
 */
export function emptyStage(screen, session, onInsert) {
  const title = make('strong');
  const words = make('span');
  const insert = make(
    'button',
    { type: 'button', class: 'button primary', onclick: onInsert },
    'Insert items',
  );
  const attach = make(
    'button',
    {
      type: 'button',
      class: 'button primary',
      onclick: () => session.setParameter(DATA_SOURCE, true),
    },
    'Attach the data source',
  );
  const card = make('div', { class: 'empty-stage', hidden: true }, title, words, insert, attach);
  screen.append(card);
  const show = () => {
    const why = emptinessOf(session);
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
  show();
}
