// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { focusCard, toolCard } from '../../widgets/toolCard.js';
import { ago } from '../comments/pins.js';

/** @typedef {import('../../transport/messageTypes.js').StageVersion} StageVersion */

const MS = 1000;
const MOST_LETTERS = 80;

/** The kept states of a stage: data, parameters and layout under a name, restored in one step. */
export class VersionsCard {
  #room;
  #means;
  #isOpen = false;
  #list = make('ol', { class: 'versions', 'aria-label': 'Versions' });
  #empty = make('p', { class: 'hint', role: 'status' });
  #form;
  #field = make('input', { type: 'text', maxLength: MOST_LETTERS, placeholder: 'Name', 'aria-label': 'Name of the version' });
  #keep = make('button', { type: 'submit', class: 'button primary' }, 'Keep');
  card;

  /**
   * @param {import('../../store/room.js').Room} room
   * @param {object} means
   * @param {import('../../store/actions.js').Actions} means.actions
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {(version: number) => void} means.onShare
   * @param {() => void} means.onClose
   */
  constructor(room, means) {
    this.#room = room;
    this.#means = means;
    this.#form = make(
      'form',
      {
        class: 'version-form',
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          void this.#keepVersion();
        },
      },
      this.#field, this.#keep,
    );
    this.card = toolCard({
      title: 'Versions', closeTitle: 'Close (N)', onClose: means.onClose,
      hint: 'Data, parameters and layout under a name. They are kept with the stage.',
      content: [this.#form, this.#list, this.#empty],
    });
    this.card.classList.add('instrument-card', 'versions-card');
    room.on('change', (topic) => this.#isOpen && (topic === 'versions' || topic === 'role') && this.#show());
  }

  open() {
    this.#isOpen = true;
    this.#show();
    focusCard(this.card, () => this.#field.focus());
  }

  close() {
    this.#isOpen = false;
  }

  /** @param {import('../../transport/messageTypes.js').ViewCommands['version']} step */
  async #send(step) {
    try {
      await this.#room.session.act('version', step);
      return true;
    } catch (error) {
      this.#means.tell(/** @type {{message: string}} */ (error).message, 'trouble');
      return false;
    }
  }

  async #keepVersion() {
    const name = this.#field.value.trim() || `Version ${(this.#room.versions.at(-1)?.id ?? 0) + 1}`;
    this.#keep.disabled = true;
    if (await this.#send({ step: 'keep', name })) this.#field.value = '';
    this.#keep.disabled = false;
  }

  /** @param {StageVersion} version */
  async #remove({ id, name }) {
    if (!(await this.#send({ step: 'remove', version: id }))) return;
    this.#means.tell(`${name} is removed`, 'good', {
      label: 'Undo', run: () => void this.#send({ step: 'recover', version: id }),
    });
  }

  /** @param {StageVersion} version */
  async #restore({ id, name }) {
    if (!(await this.#send({ step: 'restore', version: id }))) return;
    this.#means.tell(`The stage is as in ${name}`, 'good', this.#means.actions.undoOffer());
  }

  #show() {
    const { versions, mayEdit } = this.#room;
    this.#form.hidden = !mayEdit;
    this.#empty.hidden = versions.length > 0;
    this.#empty.textContent = `There are no versions yet. ${mayEdit ? 'Keep one, change what you like, and come back.' : this.#room.editRefusal}`;
    this.#list.replaceChildren(...[...versions].reverse().map((version) => this.#row(version)));
  }

  /** @param {StageVersion} version */
  #row(version) {
    const { id, name, by, at, values } = version;
    const { mayEdit } = this.#room;
    const changed = values === 0 ? 'values of the files' : values === 1 ? '1 value set' : `${values} values set`;
    return make(
      'li', {},
      make('div', { class: 'version-words' }, make('b', {}, name),
        make('span', { class: 'value' }, `${by}, ${ago(at, Date.now() / MS)}, ${changed}`)),
      make('button', { type: 'button', class: 'button', hidden: !mayEdit, 'aria-label': `Restore ${name}`, onclick: () => void this.#restore(version) }, 'Restore'),
      make('button', {
        type: 'button', class: 'button quiet square', 'aria-label': `Share ${name}`, title: 'Share', onclick: () => this.#means.onShare(id),
      }, icon('share')),
      make('button', {
        type: 'button', class: 'button quiet square', hidden: !mayEdit, 'aria-label': `Remove ${name}`, title: 'Remove',
        onclick: () => void this.#remove(version),
      }, icon('trash')),
    );
  }
}
