// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { tileColours } from '../../renderer/look/colour.js';
import { initials } from './guestName.js';

/** @typedef {import('../../transport/messageTypes.js').Presence} Presence */
/** @typedef {import('../../store/session.js').Session} Session */

/** The most avatars; the other people are counted. */
const MAX_AVATARS = 5;
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

  /** @param {import('../../store/room.js').Room} room */
  constructor(room) {
    const { session } = room;
    this.#room = room;
    this.#session = session;
    this.element = make('div', { class: 'people', role: 'group', 'aria-label': 'People' });
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'presence' || topic === 'view' || topic === 'connection') this.show();
    });
    this.show();
  }

  /** Updates the people; this page's person comes first. */
  show() {
    const { presence, crowd, client } = this.#session;
    const everyone = [...(presence ?? [])].sort(
      (one, other) => Number(other.client === client) - Number(one.client === client)
        || Number(other.hand ?? false) - Number(one.hand ?? false),
    );
    const rest = Math.max(crowd ?? 0, everyone.length) - MAX_AVATARS;
    this.element.replaceChildren(
      ...everyone.slice(0, MAX_AVATARS).map((person) => this.#avatar(person)),
      ...(rest > 0 ? [make('span', { class: 'more-people' }, `+${rest}`)] : []),
    );
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
