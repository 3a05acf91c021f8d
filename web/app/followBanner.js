// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../inspector/dom.js';

/**
 * Says whose view is followed, and ends it.
 * @param {HTMLElement} host
 * @param {any} session
 */
export function followBanner(host, session) {
  const words = make('span');
  const banner = make(
    'div',
    { class: 'banner', role: 'status', hidden: true },
    words,
    make(
      'button',
      { type: 'button', onclick: () => session.stopFollowing() },
      matchMedia('(hover: hover)').matches ? 'Esc to stop' : 'Stop',
    ),
  );
  host.append(banner);
  const show = () => {
    const driver = (session.presence ?? []).find((/** @type {any} */ person) =>
      person.drives?.includes(session.follows),
    );
    banner.hidden = session.follows === null;
    host.toggleAttribute('data-following', !banner.hidden);
    words.textContent = `Following ${driver?.name ?? 'somebody'}`;
  };
  session.on('change', (/** @type {string} */ topic) => {
    if (topic === 'view' || topic === 'presence') show();
  });
  show();
}
