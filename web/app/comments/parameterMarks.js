// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ROWS_MADE } from '../../inspector/parameterList.js';
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../transport/messageTypes.js').StageComment} StageComment */

/** Marks in the inspector on parameters that have open comments; pressing one shows the comment. */
export class ParameterMarks {
  #room;
  #inspector;
  #onPick;

  /**
   * @param {import('../../store/room.js').Room} room
   * @param {HTMLElement} inspector
   * @param {(comment: StageComment) => void} onPick
   */
  constructor(room, inspector, onPick) {
    this.#room = room;
    this.#inspector = inspector;
    this.#onPick = onPick;
    room.on('change', (topic) => topic === 'comments' && this.#show());
    // Rows are made after the picture, and those of a panel when it is opened.
    inspector.addEventListener(ROWS_MADE, () => this.#show());
    this.#show();
  }

  #show() {
    for (const mark of this.#inspector.querySelectorAll('.parameter-mark')) mark.remove();
    for (const comment of this.#room.openComments) {
      const { subject, id } = comment.pin;
      const row = subject === 'parameter' && this.#inspector.querySelector(`[data-parameter="${CSS.escape(id)}"]`);
      const name = row && row.querySelector('.name');
      if (!name || name.querySelector('.parameter-mark')) continue;
      const count = this.#room.commentsOn(subject, id).filter(({ resolved }) => !resolved).length;
      const pick = (/** @type {Event} */ event) => {
        event.preventDefault();
        this.#onPick(comment);
      };
      // A button would be disabled with the control beside it, where one may comment and not edit.
      name.append(make('span', {
        role: 'button', tabIndex: 0, class: 'parameter-mark', title: comment.text,
        'aria-label': `${count} on ${comment.pin.title}: ${comment.text.slice(0, 80)}`,
        onclick: pick,
        onkeydown: (/** @type {KeyboardEvent} */ event) => (event.key === 'Enter' || event.key === ' ') && pick(event),
      }, String(count)));
    }
  }
}
