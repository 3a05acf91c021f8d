// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { openSheet } from '../../widgets/sheet.js';
import { initials } from './guestName.js';

/** @typedef {import('../../transport/messageTypes.js').Presence} Presence */
/** @typedef {import('../../store/session.js').Session} Session */

/** Everybody on the stage, to follow one of them, where the bar has no room for all. */
export class PeopleSheet {
  #session;
  #colourOf;
  #list = make('ul', { class: 'people-list' });
  #rest = make('p', { class: 'hint' });
  /** @type {HTMLButtonElement} */ #close = make(
    'button',
    { type: 'button', class: 'button quiet square', 'aria-label': 'Close', onclick: () => this.#dialog.close() },
    icon('close'),
  );
  /** @type {HTMLDialogElement} */ #dialog = make(
    'dialog',
    { class: 'sheet people-sheet', 'aria-label': 'People on the stage' },
    make('header', {}, make('h2', {}, 'People on the stage'), this.#close),
    this.#list, this.#rest,
  );

  /**
   * @param {Session} session
   * @param {(hue: number) => string} colourOf a person
   */
  constructor(session, colourOf) {
    this.#session = session;
    this.#colourOf = colourOf;
    this.#show();
    const stop = session.on('change', (topic) => (topic === 'presence' || topic === 'view') && this.#show());
    openSheet(this.#dialog, this.#list.querySelector('button') ?? this.#close, stop);
  }

  #show() {
    const { presence, crowd } = this.#session;
    const focused = this.#list.contains(document.activeElement) ? document.activeElement?.getAttribute('data-client') : null;
    this.#list.replaceChildren(...inOrder(presence, this.#session.client).map((person) => this.#row(person)));
    const unnamed = crowd - presence.length;
    this.#rest.hidden = unnamed <= 0;
    this.#rest.textContent = `and ${unnamed} more, who only look`;
    const again = focused && this.#list.querySelector(`[data-client="${focused}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  /** @param {Presence} person */
  #row(person) {
    const session = this.#session;
    const { client, name, hue, hand, drives, role } = person;
    const isMe = client === session.client;
    const face = make('span', { class: 'person', 'aria-hidden': 'true' }, isMe ? 'You' : initials(name));
    face.style.setProperty('--person', this.#colourOf(hue));
    face.toggleAttribute('data-hand', Boolean(hand));
    const facts = [hand ? 'hand raised' : '', role === 'look' ? 'looks' : role === 'comment' ? 'comments' : ''];
    const words = make('span', {}, isMe ? `${name} (you)` : name, make('small', {}, facts.filter(Boolean).join(' · ')));
    const isFollowed = drives.length > 0 && session.follows === drives[0];
    const button = make('button', {
      type: 'button', class: 'button', 'data-client': String(client),
      'aria-label': isFollowed ? `Stop following ${name}` : `Follow ${name}`,
      onclick: () => {
        if (isFollowed) session.stopFollowing();
        else session.follow(drives[0]);
        this.#dialog.close();
      },
    }, isFollowed ? 'Stop' : 'Follow');
    return make('li', {}, face, words, ...(isMe || drives.length === 0 ? [] : [button]));
  }
}

/**
 * The people in the order in which they are shown: this page's person first, then raised hands.
 * @param {readonly Presence[]} presence
 * @param {number | null} me the number of this page's client
 */
export function inOrder(presence, me) {
  return [...presence].sort(
    (one, other) => Number(other.client === me) - Number(one.client === me)
      || Number(other.hand ?? false) - Number(one.hand ?? false),
  );
}

/**
 * How many avatars are shown: all if they fit, or else as many as leave room for the number of the others.
 * @param {number} count of people
 * @param {number} places
 */
export function avatarsShown(count, places) {
  return count <= places ? count : Math.max(1, places - 1);
}
