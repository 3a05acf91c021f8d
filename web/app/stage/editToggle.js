// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../store/session.js').Session} Session */

const KEY = 'cv.editing';
/** The server's name for a layout that has only list sections. */
const LIST = 'List';

/**
 * A button that begins and ends the editing of a list, for everybody. It is there only for lists.
 * @param {Session} session
 * @returns {HTMLElement}
 */
export function editToggle(session) {
  const button = make('button', {
    type: 'button',
    class: 'button quiet edit-toggle',
    title: 'Delete, insert and move rows (Collection view › Editing)',
    onclick: () => session.setParameter(KEY, session.values?.[KEY] !== true),
  });
  const show = () => {
    const isEditing = session.values?.[KEY] === true;
    button.hidden = session.stage?.layout !== LIST;
    button.textContent = isEditing ? 'Done' : 'Edit';
    button.setAttribute('aria-pressed', String(isEditing));
  };
  session.on('change', (/** @type {string} */ topic) => {
    if (topic === 'stage' || topic === 'values' || topic === 'view') show();
  });
  show();
  return button;
}
