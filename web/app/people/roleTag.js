// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

const WORDS = Object.freeze({
  look: ['Look only', 'With your link, you see everything live, point and raise a hand.'],
  comment: ['Look and comment', 'With your link, you see everything live and write comments.'],
});

/**
 * Says what a page may do that may not do everything.
 * @param {import('../../store/room.js').Room} room
 */
export function roleTag(room) {
  const element = make('span', { class: 'role-tag', hidden: true });
  const show = () => {
    const words = room.role === 'edit' ? null : WORDS[room.role];
    element.hidden = words === null;
    document.documentElement.toggleAttribute('data-restricted', words !== null);
    [element.textContent, element.title] = words ?? ['', ''];
  };
  room.on('change', (topic) => topic === 'role' && show());
  show();
  return element;
}
