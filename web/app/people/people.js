// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { tileColours } from '../../renderer/look/colour.js';
import { initials } from './guestName.js';
import { PeopleSheet, avatarsShown, inOrder } from './peopleSheet.js';

/** @typedef {import('../../transport/messageTypes.js').Presence} Presence */
/** @typedef {import('../../store/session.js').Session} Session */

/** The places for avatars; where there are more people, the last one has the number of the others. */
const PLACES = { wide: 6, narrow: 2 };
/** Where the bar has no room for more; the styles hide its words in the same widths. */
const NARROW = '(max-width: 759px)';
const HUES = tileColours(false);

/**
 * The colour of a person's avatar.
 * @param {number} hue 0 to 9
 * @returns {string}
 */
export function hueColour(hue) {
  return HUES[hue % HUES.length];
}

/** The people on the stage; pressing another person's avatar follows their view, the own one raises the hand. */
export class People {
  #room;
  #session;
  #narrow = matchMedia(NARROW);
  /** What the avatars show, as a text. */
  #told = '';

  /** @param {import('../../store/room.js').Room} room */
  constructor(room) {
    const { session } = room;
    this.#room = room;
    this.#session = session;
    this.element = make('div', { class: 'people', role: 'group', 'aria-label': 'People' });
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'presence' || topic === 'view' || topic === 'connection') this.show();
    });
    this.#narrow.addEventListener('change', () => this.show());
    this.show();
  }

  /** Updates the people; this page's person comes first. */
  show() {
    const { presence, recorders, crowd, client } = this.#session;
    const everyone = inOrder(presence ?? [], client);
    const count = Math.max(crowd ?? 0, everyone.length);
    const shown = avatarsShown(count, this.#narrow.matches ? PLACES.narrow : PLACES.wide);
    // The view tells of each delta; new buttons would take the focus from the old ones, and have the bar laid out again.
    const told = JSON.stringify([everyone, count, shown, recorders.length, client, this.#session.follows]);
    if (told === this.#told) return;
    this.#told = told;
    this.element.replaceChildren(
      ...everyone.slice(0, shown).map((person) => this.#avatar(person)),
      ...(count > shown ? [this.#others(count - shown, everyone.slice(shown).some(({ hand }) => hand))] : []),
      ...(recorders.length > 0 ? [recordedSign()] : []),
    );
  }

  /**
   * The button for those who are not shown.
   * @param {number} count
   * @param {boolean} hasHandUp whether one of them has raised a hand
   */
  #others(count, hasHandUp) {
    const words = `${count} more people${hasHandUp ? ', a hand raised' : ''}`;
    const onclick = () => void new PeopleSheet(this.#session, hueColour);
    const button = make('button', { type: 'button', class: 'person others', title: words, 'aria-label': words, onclick }, `+${count}`);
    button.toggleAttribute('data-hand', hasHandUp);
    return button;
  }

  /** @param {Presence} person */
  #avatar(person) {
    const session = this.#session;
    const isMe = person.client === session.client;
    const view = person.drives?.[0];
    const isFollowed = view !== undefined && session.follows === view;
    const up = person.hand ? ', hand raised' : '';
    const words = isMe
      ? `You, ${person.name}: ${person.hand ? 'lower' : 'raise'} your hand`
      : `Follow ${person.name}${up}`;
    const press = () => {
      if (isMe) void this.#room.raise(!person.hand).catch(() => {});
      else if (isFollowed) session.stopFollowing();
      else session.follow(view);
    };
    const avatar = make(
      'button',
      {
        type: 'button',
        class: 'person',
        title: words,
        disabled: !isMe && view === undefined,
        'aria-label': words,
        'aria-pressed': String(isMe ? Boolean(person.hand) : isFollowed),
        onclick: press,
      },
      isMe ? 'You' : initials(person.name ?? ''),
    );
    avatar.toggleAttribute('data-hand', Boolean(person.hand));
    avatar.style.setProperty('--person', hueColour(person.hue ?? 0));
    return avatar;
  }
}

/** What says that somebody records the stage. */
function recordedSign() {
  const words = 'This stage is being recorded';
  return make('span', { class: 'recorded', role: 'img', title: words, 'aria-label': words });
}
