// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { sentence } from '../../widgets/sentence.js';
import { toolCard } from '../../widgets/toolCard.js';
import { shownLines } from './lineParts.js';

/** @typedef {import('../../transport/messageTypes.js').UnsavedValues} UnsavedValues */

/** What would be written into the layout file, line by line, and the button that writes it. */
export class SaveCard {
  #room;
  #means;
  #isOpen = false;
  #isAsking = false;
  #asksAgain = false;
  #lines = make('div', { class: 'file-lines', role: 'list', 'aria-label': 'Lines of the file', tabIndex: 0 });
  #hint = make('p', { class: 'hint', role: 'status' });
  #left = make('p', { class: 'hint' });
  #files = make('ul', { class: 'new-files', 'aria-label': 'New files' });
  #write = make('button', { type: 'button', class: 'button primary', onclick: () => void this.#writeFile() }, 'Write');
  card;

  /**
   * @param {import('../../store/room.js').Room} room
   * @param {object} means
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {() => void} means.onClose
   */
  constructor(room, means) {
    this.#room = room;
    this.#means = means;
    this.card = toolCard({
      title: 'Save to file', closeTitle: 'Close', onClose: means.onClose,
      hint: 'What people set on this page, or the recorded answers of an app, written into your files. All other text stays as it is.',
      content: [this.#lines, this.#files, this.#hint, this.#left, this.#write],
    });
    this.card.classList.add('instrument-card', 'save-card');
    room.on('change', (topic) => this.#isOpen && topic === 'unsaved' && this.#show());
    room.session.connection.on('message', ({ kind }) => {
      // The server tells this after it has taken a value, so its answer will have it.
      if (this.#isOpen && (kind === 'values' || kind === 'stage')) void this.#ask();
    });
  }

  open() {
    this.#isOpen = true;
    this.#room.unsaved = null;
    this.#show();
    void this.#ask();
    this.#write.focus();
  }

  close() {
    this.#isOpen = false;
  }

  /** The stage's source has no layout file; its recorded answers are saved beside it. */
  get #kind() {
    return this.#room.session.source ? /** @type {const} */ ('answers') : /** @type {const} */ ('save');
  }

  async #ask() {
    this.#asksAgain = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#room.session.act(this.#kind, { step: 'ask' });
    } catch (error) {
      this.#room.unsaved = null;
      this.#show();
      this.#hint.textContent = `${sentence(/** @type {{message: string}} */ (error).message)}.`;
    }
    this.#isAsking = false;
    if (this.#asksAgain && this.#isOpen) void this.#ask();
  }

  async #writeFile() {
    const { unsaved } = this.#room;
    if (!unsaved) return;
    this.#write.disabled = true;
    try {
      await this.#room.session.act(this.#kind, { step: 'write', fingerprint: unsaved.fingerprint });
      this.#means.tell(`${unsaved.file} written`);
      // From now on, the files answer.
      if (this.#kind === 'answers') this.#room.session.setParameter('stage.answers', 'none');
      this.#means.onClose();
    } catch (error) {
      this.#means.tell(/** @type {{message: string}} */ (error).message, 'trouble');
      void this.#ask();
    }
  }

  #show() {
    const { unsaved } = this.#room;
    const lines = unsaved?.lines ?? [];
    this.#lines.hidden = lines.length === 0;
    this.#lines.replaceChildren(...shownLines(lines).map(({ line, isNew, before, changed, after }) => make(
      'div', { class: 'file-line', role: 'listitem', data: { sign: isNew ? 'new' : 'old' } },
      make('span', { class: 'number' }, String(line)),
      make('span', { class: 'sign', 'aria-label': isNew ? 'new' : 'before' }, isNew ? '+' : '−'),
      make('span', { class: 'code' }, before, make('mark', {}, changed), after),
    )));
    const files = unsaved?.files ?? [];
    this.#files.hidden = files.length === 0;
    this.#files.replaceChildren(...files.map((file) => make('li', {}, `New: ${file}`)));
    this.#write.disabled = lines.length === 0;
    this.#write.textContent = unsaved && lines.length > 0 ? `Write ${unsaved.file}` : 'Write';
    if (unsaved === null) this.#hint.textContent = '';
    else this.#hint.textContent = lines.length === 0 ? `${unsaved.file} has everything already.` : '';
    const left = unsaved?.left ?? [];
    this.#left.hidden = left.length === 0;
    this.#left.textContent = `The file has no place for ${left.join(', ')}; ${left.length === 1 ? 'it stays' : 'they stay'} with the stage.`;
  }
}
