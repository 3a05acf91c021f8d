// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make, segments } from '../../widgets/dom.js';
import { focusCard, toolCard } from '../../widgets/toolCard.js';
import { commentForm } from './commentForm.js';
import { STAGE_PIN, ago, pinOf, pinWords } from './pins.js';

/** @typedef {import('../../transport/messageTypes.js').StageComment} StageComment */
/** @typedef {import('../../transport/messageTypes.js').CommentPin} CommentPin */
/** @typedef {import('../../store/room.js').Room} Room */

const MS = 1000;
const SHOWN = /** @type {const} */ ([{ value: 'open', label: 'Open' }, { value: 'all', label: 'All' }]);

/**
 * @param {{key: string, label: string}} parameter
 * @returns {CommentPin}
 */
const parameterPin = ({ key, label }) => ({ subject: 'parameter', id: key, title: label });

/** The comments of a stage: what they are on, who wrote them, answers; and a field for a new one. */
export class CommentsCard {
  #room;
  #means;
  #shows = /** @type {'open' | 'all'} */ ('open');
  /** @type {CommentPin | null} a parameter that was chosen; else the selected element or the stage */
  #pin = null;
  /** @type {number | null} the comment that is being answered */
  #answering = null;
  #choice = segments({
    label: 'Which comments', options: SHOWN,
    onChoose: (value) => {
      this.#shows = value;
      this.#show();
    },
  });
  #about = make('select', { 'aria-label': 'What the comment is about' });
  #on = make('div', { class: 'select comment-on' }, this.#about, icon('down'));
  #list = make('ol', { class: 'comments', 'aria-label': 'Comments' });
  #empty = make('p', { class: 'hint', role: 'status' });
  #form;
  #isOpen = false;
  card;

  /**
   * @param {Room} room
   * @param {object} means
   * @param {import('../stage/stageArea.js').StageArea} means.area
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {(pin: CommentPin) => void} means.onPick goes to what a comment is on
   * @param {() => void} means.onClose
   */
  constructor(room, means) {
    this.#room = room;
    this.#means = means;
    this.#form = commentForm({
      label: 'Write a comment', button: 'Comment', onSend: (text) => this.#send({ step: 'add', pin: this.#target, text }),
    });
    this.card = toolCard({
      title: 'Comments', closeTitle: 'Close (K)', onClose: means.onClose,
      content: [this.#choice.element, this.#list, this.#empty, this.#on, this.#form.element],
    });
    this.card.classList.add('instrument-card', 'comments-card');
    this.#choice.choose('open');
    room.on('change', (topic) => this.#isOpen && (topic === 'comments' || topic === 'role') && this.#show());
    means.area.on('select', () => {
      this.#pin = null;
      if (this.#isOpen) this.#showTarget();
    });
  }

  open() {
    this.#isOpen = true;
    this.#show();
    if (this.#room.mayComment) focusCard(this.card, () => this.#form.focus());
  }

  close() {
    this.#isOpen = false;
    this.#pin = null;
    this.#answering = null;
  }

  /**
   * Writes about a thing next.
   * @param {CommentPin} pin
   */
  writeOn(pin) {
    this.#pin = pin;
    if (!this.#isOpen) return;
    this.#showTarget();
    this.#form.focus();
  }

  /**
   * Shows a comment, for example because its pin was pressed.
   * @param {number} id
   */
  reveal(id) {
    const row = this.#list.querySelector(`[data-comment="${id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    /** @type {HTMLElement | null} */ (row)?.focus();
  }

  /** @returns {CommentPin} what a new comment is on */
  get #target() {
    const { selected } = this.#means.area;
    return this.#pin ?? (selected ? pinOf(selected) : STAGE_PIN);
  }

  /** What can be written about: the stage, the selected element, the parameters. */
  #showTarget() {
    const { selected } = this.#means.area;
    const parameters = this.#room.session.stage?.parameters ?? [];
    /** @type {CommentPin[]} */
    const pins = [STAGE_PIN, ...(selected ? [pinOf(selected)] : []), ...parameters.map(parameterPin)];
    const target = this.#target;
    const at = pins.findIndex(({ subject, id }) => subject === target.subject && id === target.id);
    this.#about.replaceChildren(...pins.map((pin) => make('option', {}, `About ${pin.subject === 'stage' ? 'the stage' : pinWords(pin)}`)));
    this.#about.selectedIndex = Math.max(0, at);
    this.#about.onchange = () => (this.#pin = pins[this.#about.selectedIndex]);
  }

  /** @param {import('../../transport/messageTypes.js').ViewCommands['comment']} step */
  async #send(step) {
    try {
      await this.#room.session.act('comment', step);
      return true;
    } catch (error) {
      this.#means.tell(/** @type {{message: string}} */ (error).message, 'trouble');
      return false;
    }
  }

  #show() {
    const { comments, mayComment } = this.#room;
    const firsts = comments.filter(({ answers, resolved }) => answers === undefined && (this.#shows === 'all' || !resolved));
    const focused = document.activeElement?.closest('[data-comment]')?.getAttribute('data-comment');
    this.#list.replaceChildren(...firsts.map((comment) => this.#thread(comment)));
    if (focused && !document.activeElement?.closest('[data-comment]')) this.reveal(Number(focused));
    const hidden = comments.filter(({ answers }) => answers === undefined).length - firsts.length;
    this.#empty.hidden = firsts.length > 0;
    this.#empty.textContent = hidden > 0 ? `All ${hidden} are resolved.` : 'There are no comments yet. Select an element to write about it.';
    this.#form.element.hidden = !mayComment;
    this.#on.hidden = !mayComment;
    this.#showTarget();
  }

  /** @param {StageComment} first */
  #thread(first) {
    const answers = this.#room.answersTo(first.id).map((answer) => make('li', {}, ...this.#words(answer)));
    const thread = make(
      'li',
      { class: 'comment', tabIndex: -1, data: { comment: first.id } },
      make('button', { type: 'button', class: 'comment-pin', onclick: () => this.#means.onPick(first.pin) }, pinWords(first.pin)),
      ...this.#words(first),
      answers.length > 0 && make('ol', { class: 'answers', 'aria-label': 'Answers' }, ...answers),
      this.#room.mayComment && this.#buttons(first),
    );
    thread.toggleAttribute('data-resolved', first.resolved);
    if (this.#answering === first.id) thread.append(this.#answerForm(first));
    return thread;
  }

  /** @param {StageComment} comment */
  #words({ name, at, text }) {
    const when = new Date(at * MS);
    return [
      make('p', { class: 'comment-by' }, make('b', {}, name), ' ',
        make('time', { dateTime: when.toISOString(), title: when.toLocaleString() }, ago(at, Date.now() / MS))),
      // Text, never markup.
      make('p', { class: 'comment-text' }, text),
    ];
  }

  /** @param {StageComment} comment */
  #buttons({ id, resolved, text }) {
    const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
      make('button', { type: 'button', class: 'button quiet', onclick }, label);
    return make(
      'div', { class: 'comment-buttons' },
      button(resolved ? 'Open again' : 'Resolve', () => void this.#send({ step: 'resolve', comment: id, resolved: !resolved })),
      button('Answer', () => {
        this.#answering = this.#answering === id ? null : id;
        this.#show();
        /** @type {HTMLElement | null} */ (this.#list.querySelector('textarea'))?.focus();
      }),
      make('button', {
        type: 'button', class: 'button quiet square', 'aria-label': `Remove the comment ${text.slice(0, 40)}`, title: 'Remove',
        onclick: () => void this.#remove(id),
      }, icon('trash')),
    );
  }

  /** @param {StageComment} first */
  #answerForm({ id, pin }) {
    return commentForm({
      label: 'Write an answer', button: 'Answer',
      onSend: async (text) => {
        const isSent = await this.#send({ step: 'add', pin, text, answers: id });
        if (isSent) this.#answering = null;
        this.#show();
        return isSent;
      },
    }).element;
  }

  /** @param {number} id */
  async #remove(id) {
    if (!(await this.#send({ step: 'remove', comment: id }))) return;
    this.#means.tell('Comment removed', 'good', {
      label: 'Undo', run: () => void this.#send({ step: 'restore', comment: id }),
    });
  }
}
