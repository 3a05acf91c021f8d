// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make, segments } from '../../widgets/dom.js';
import { isLoopback } from '../page/refusals.js';
import { qrPicture } from './qrPicture.js';

/** @typedef {import('../../store/room.js').ClientRole} ClientRole */
/** @typedef {import('../../transport/messageTypes.js').StageLink} StageLink */

const ROLES = /** @type {const} */ ([
  { value: 'look', label: 'Look' }, { value: 'comment', label: 'Comment' }, { value: 'edit', label: 'Edit' },
]);
const MEANINGS = Object.freeze({
  look: 'See everything live, follow, point, raise a hand.',
  comment: 'See everything live, and write comments.',
  edit: 'See and change everything, make links and end them.',
});

/** The sheet that makes links: for whom, the address, its code, and who has which link. */
export class ShareDialog {
  #means;
  #role = /** @type {ClientRole} */ ('edit');
  #asks = false;
  #isChosen = false;
  /** @type {number | null} the kept state for which the link is */
  #version = null;
  /** Whether the person has asked what opening to the network means. */
  #warns = false;
  #choice = segments({ label: 'What people may do', options: ROLES, onChoose: (role) => this.#choose(role) });
  #title = make('h2', {}, 'Share');
  #meaning = make('p', { class: 'hint' });
  #address = make('input', {
    type: 'text', readOnly: true, 'aria-label': 'Link',
    onfocus: (/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select(),
  });
  #word = make('span', {}, 'Copy link');
  #copy = make('button', { type: 'button', class: 'button primary', onclick: () => this.#press() }, icon('copy'), this.#word);
  #code = make('div', { class: 'share-code' });
  #data = make(
    'div', { class: 'share-data', hidden: true },
    make('p', { class: 'hint' }, 'The data were changed by hand. The link shows them as long as they stay; a version brings them along.'),
    make('button', { type: 'button', class: 'button', onclick: () => void this.#keepVersion() }, 'Keep a version for the link'),
  );
  #network = make('div', { class: 'share-network' });
  #list = make('ul', { class: 'share-links', 'aria-label': 'Links' });
  #heading = make('h3', {}, 'Links that work now');
  #status = make('p', { class: 'visually-hidden', role: 'status' });
  #dialog;

  /**
   * @param {object} means
   * @param {import('../../store/session.js').Session} means.session
   * @param {import('../../store/room.js').Room} means.room
   * @param {(token: string | null, version: number | null) => string} means.hash the fragment for what is shown now, or for
   *   a kept state
   * @param {() => boolean} means.hasOwnData whether only a kept state brings the data along
   * @param {string | null} means.token with which this page was opened
   * @param {import('../../store/actions.js').Tell} means.tell
   */
  constructor(means) {
    this.#means = means;
    const close = make('button', { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.close() }, icon('close'));
    this.#dialog = make(
      'dialog',
      { class: 'sheet share-sheet', 'aria-label': 'Share' },
      make('header', {}, this.#title, close),
      make('div', { class: 'share-role' }, this.#choice.element, this.#meaning),
      make('div', { class: 'share-link' }, this.#address, this.#copy),
      this.#data, this.#code, this.#network, this.#heading, this.#list, this.#status,
    );
    this.#dialog.addEventListener('click', (event) => event.target === this.#dialog && this.close());
    this.#dialog.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.close();
    });
    means.room.on('change', (topic) => {
      if (this.isOpen && (topic === 'links' || topic === 'role')) this.#linksChanged();
    });
    document.body.append(this.#dialog);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** @param {number | null} [version] a kept state instead of what is shown now */
  open(version = null) {
    const { room } = this.#means;
    this.#version = version;
    this.#warns = false;
    if (!room.mayEdit) this.#role = room.role;
    if (!this.#dialog.open) this.#dialog.showModal();
    if (room.mayEdit) void this.#step({ step: 'list' });
    this.#show();
    this.#copy.focus();
  }

  close() {
    this.#dialog.close();
  }

  /** @param {ClientRole} role */
  #choose(role) {
    this.#role = role;
    this.#isChosen = true;
    this.#linksChanged();
  }

  /** Asks for a link where the present address would not do. */
  #linksChanged() {
    const { room } = this.#means;
    // Nobody gives away more than they have chosen to.
    if (room.links && this.#needsLink && !this.#isChosen) this.#role = 'look';
    if (room.links && this.#needsLink && !this.#link && !this.#asks) {
      this.#asks = true;
      void this.#step({ step: 'make', role: this.#role }).finally(() => {
        this.#asks = false;
        this.#show();
      });
    }
    this.#show();
  }

  /** The link of this run for the chosen role. */
  get #link() {
    return this.#means.room.links?.links.find(({ role }) => role === this.#role);
  }

  /** On the server's own machine everybody may edit without a link. */
  get #needsLink() {
    const { room, token } = this.#means;
    return room.mayEdit && (this.#role !== 'edit' || (room.links?.addresses.length ?? 0) > 0 || token !== null);
  }

  /** The address for the chosen role; empty while its link is being made. */
  get #href() {
    const { room, token, hash } = this.#means;
    const base = room.links?.addresses[0] ?? `${location.origin}${location.pathname}`;
    if (!this.#needsLink) return base + hash(token, this.#version);
    return this.#link ? base + hash(this.#link.token, this.#version) : '';
  }

  /** @param {import('../../transport/messageTypes.js').ViewCommands['share']} step */
  async #step(step) {
    try {
      await this.#means.session.act('share', step);
    } catch (error) {
      const { message } = /** @type {{message: string}} */ (error);
      this.#means.tell(message, 'trouble');
      this.#status.textContent = message;
    }
  }

  #show() {
    const { room } = this.#means;
    const href = this.#href;
    const version = room.versions.find(({ id }) => id === this.#version);
    this.#title.textContent = version ? `Share ${version.name}` : 'Share';
    this.#choice.choose(this.#role);
    this.#choice.element.toggleAttribute('inert', !room.mayEdit);
    this.#meaning.textContent = room.mayEdit
      ? MEANINGS[this.#role]
      : `With your link, one may ${room.role === 'look' ? 'look' : 'look and comment'}. This is the link that you have.`;
    const isMissing = href === '' && !this.#asks && room.links !== null;
    this.#address.value = href || (isMissing ? 'There is no link for this.' : 'The link is being made …');
    this.#word.textContent = isMissing ? 'Make a link' : 'Copy link';
    this.#copy.disabled = href === '' && !isMissing;
    const isReachable = (room.links?.addresses.length ?? 0) > 0 || !isLoopback(location.hostname);
    if (href && isReachable) this.#code.replaceChildren(qrPicture(href), make('p', { class: 'hint' }, `A phone in the same network opens ${new URL(href).host} with its camera.`));
    else this.#code.replaceChildren();
    this.#data.hidden = this.#version !== null || !room.mayEdit || !this.#means.hasOwnData();
    this.#showNetwork();
    const links = room.mayEdit ? room.links?.links ?? [] : [];
    this.#heading.hidden = links.length === 0;
    this.#list.replaceChildren(...links.map((link) => this.#row(link)));
  }

  #showNetwork() {
    const { links, mayEdit } = this.#means.room;
    const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, className = '') =>
      make('button', { type: 'button', class: `button ${className}`, onclick }, label);
    if (!links || !mayEdit || (!links.canOpen && !links.isOpen)) return this.#network.replaceChildren();
    const trouble = links.failure && make('p', { class: 'share-trouble', role: 'alert' }, `The network could not be opened: ${links.failure}.`);
    if (links.isOpen) {
      return this.#network.replaceChildren(
        make('p', {}, 'Open to the network. Whoever has a link can connect; the connection is not encrypted.'),
        button('Close the server to the network', () => void this.#step({ step: 'shut' })),
      );
    }
    if (!this.#warns) {
      return this.#network.replaceChildren(
        make('p', {}, 'Only this machine can open the link.'),
        trouble,
        button('Open to the network …', () => {
          this.#warns = true;
          this.#show();
          this.#network.querySelector('button')?.focus();
        }),
      );
    }
    this.#network.replaceChildren(
      make('p', {}, 'Other devices of your network can then reach this server, until it ends or you close it. They need a link from here; who has one can do what it says. The connection is not encrypted, so do this only in a network that you trust.'),
      make(
        'div', { class: 'share-buttons' },
        button('Open to the network', () => {
          this.#warns = false;
          void this.#step({ step: 'open' });
        }, 'primary'),
        button('Cancel', () => {
          this.#warns = false;
          this.#show();
        }),
      ),
    );
  }

  /** @param {StageLink} link */
  #row({ id, role, by, clients }) {
    const label = ROLES.find(({ value }) => value === role)?.label ?? role;
    const people = clients === 1 ? '1 connection' : `${clients} connections`;
    return make(
      'li',
      {},
      make('span', { class: 'what' }, `${label}, by ${by}`),
      make('span', { class: 'value' }, people),
      make(
        'button',
        {
          type: 'button', class: 'button', 'aria-label': `End the link ${label} by ${by}`,
          title: 'Nobody can use it any more, and its connections end',
          onclick: () => {
            // Another link must not take its place at once.
            if (role === this.#role) this.#asks = true;
            void this.#step({ step: 'end', link: id }).finally(() => {
              this.#asks = false;
              this.#show();
            });
          },
        },
        'End',
      ),
    );
  }

  /** Keeps the stage with its data, and shares that. */
  async #keepVersion() {
    const { room, session, tell } = this.#means;
    const name = `Shared ${new Date().toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`;
    try {
      await session.act('version', { step: 'keep', name });
      this.open(room.versions.at(-1)?.id ?? null);
    } catch (error) {
      tell(/** @type {{message: string}} */ (error).message, 'trouble');
    }
  }

  #press() {
    if (this.#href === '') this.#choose(this.#role);
    else void this.#copyLink();
  }

  async #copyLink() {
    try {
      await navigator.clipboard.writeText(this.#href);
      this.#means.tell('Link copied');
      this.#status.textContent = 'Link copied';
    } catch {
      this.#address.focus();
      this.#means.tell('The browser does not allow copying; the link is selected.', 'trouble');
    }
  }
}
