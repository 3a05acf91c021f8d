// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isPinnedTo, pinWords } from '../comments/pins.js';
import { CommentMarks } from '../comments/commentMarks.js';
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../transport/messageTypes.js').StageComment} StageComment */

const MS = 1000;

/** The comments of a recording: marks on the elements that have some, and all of them in a column beside the device. */
export class PlayedComments {
  #room;
  #area;
  #column = make('aside', { class: 'player-comments', 'aria-label': 'Comments', hidden: true });
  #list = make('ol', { class: 'comments', 'aria-label': 'Comments' });
  #shown = '';

  /**
   * @param {import('../../store/room.js').Room} room of the recording
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   */
  constructor(room, area, frame) {
    this.#room = room;
    this.#area = area;
    this.#column.append(make('h3', { class: 'heading' }, 'Comments'), this.#list);
    new CommentMarks(room, area, frame, ({ id }) => this.#reveal(id));
    room.on('change', (topic) => topic === 'comments' && this.#show());
    this.#show();
  }

  /** The column; it is hidden while there are no comments. */
  get element() {
    return this.#column;
  }

  #show() {
    const { comments } = this.#room;
    const text = JSON.stringify(comments);
    if (text === this.#shown) return;
    this.#shown = text;
    const firsts = comments.filter(({ answers }) => answers === undefined);
    this.#column.hidden = firsts.length === 0;
    this.#list.replaceChildren(...firsts.map((comment) => this.#thread(comment)));
  }

  /** @param {StageComment} first */
  #thread(first) {
    const answers = this.#room.answersTo(first.id).map((answer) => make('li', {}, ...words(answer)));
    const thread = make(
      'li', { class: 'comment', tabIndex: -1, data: { comment: first.id } },
      make('button', { type: 'button', class: 'comment-pin', onclick: () => this.#goTo(first) }, pinWords(first.pin)),
      ...words(first),
      answers.length > 0 && make('ol', { class: 'answers', 'aria-label': 'Answers' }, ...answers),
    );
    thread.toggleAttribute('data-resolved', first.resolved);
    return thread;
  }

  /** @param {number} id */
  #reveal(id) {
    const row = /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-comment="${id}"]`));
    row?.scrollIntoView({ block: 'nearest' });
    row?.focus();
  }

  /** @param {StageComment} comment */
  #goTo({ pin }) {
    const { scroller } = this.#area;
    const element = this.#area.allElements.find((one) => isPinnedTo(pin, one));
    if (!element) return;
    const { x, y, width, height } = element.shown;
    const { viewport } = scroller;
    scroller.scrollTo({ x: x + width / 2 - viewport.width / 2, y: y + height / 2 - viewport.height / 2 }, { animated: true });
  }
}

/** @param {StageComment} comment */
function words({ name, at, text }) {
  const when = new Date(at * MS);
  return [
    make('p', { class: 'comment-by' }, make('b', {}, name), ' ',
      make('time', { dateTime: when.toISOString() }, when.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }))),
    // Text, never markup.
    make('p', { class: 'comment-text' }, text),
  ];
}
