// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../gestures/scrolling/scroller.js').Scroller} Scroller */
/** @typedef {import('../../store/session.js').Session} Session */

/** The server's error to those who follow a view that its driver has closed. */
export const VIEW_CLOSED = 'view-closed';
const HINT = 'Click to take over from here';

/**
 * Says whose view is followed, and can end that: back to the offset of the page's own view, or on from the
 * offset of the followed one. A click on the stage, or Enter, also goes on from there.
 */
export class FollowBanner {
  #host;
  #screen;
  #session;
  #scroller;
  #tell;
  #name = '';
  #words = make('span');
  #banner;

  /**
   * @param {object} surroundings
   * @param {HTMLElement} surroundings.host
   * @param {HTMLElement} surroundings.screen the device's screen
   * @param {Session} surroundings.session
   * @param {Scroller} surroundings.scroller
   * @param {import('../../store/actions.js').Tell} surroundings.tell
   */
  constructor({ host, screen, session, scroller, tell }) {
    this.#host = host;
    this.#screen = screen;
    this.#session = session;
    this.#scroller = scroller;
    this.#tell = tell;
    const hasKeys = matchMedia('(hover: hover)').matches;
    const button = (/** @type {string} */ words, /** @type {() => void} */ onclick) =>
      make('button', { type: 'button', onclick }, words);
    this.#banner = make(
      'div',
      { class: 'banner', role: 'status', hidden: true },
      this.#words,
      button('Take over', () => this.takeOver()),
      button(hasKeys ? 'Esc to stop' : 'Stop', () => session.stopFollowing()),
    );
    host.append(this.#banner);
    screen.addEventListener('click', () => this.takeOver());
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'view' || topic === 'presence') this.#show();
      if (topic === 'error' && session.lastError?.code === VIEW_CLOSED) this.#tellEnd();
    });
    this.#show();
  }

  /**
   * Ends following, and goes on from the offset of the followed view.
   * @returns {boolean} whether a view was followed
   */
  takeOver() {
    if (this.#session.follows === null) return false;
    this.#session.stopFollowing({ ...this.#scroller.offset });
    return true;
  }

  #show() {
    const { presence, follows } = this.#session;
    const driver = (presence ?? []).find(
      ({ drives }) => follows !== null && drives.includes(follows),
    );
    const isFollowing = follows !== null;
    this.#banner.hidden = !isFollowing;
    this.#host.toggleAttribute('data-following', isFollowing);
    this.#screen.title = isFollowing ? HINT : '';
    // Who has left the stage is not among those present any more.
    if (driver) this.#name = driver.name;
    const words = `Following ${this.#name || 'another client'}`;
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  #tellEnd() {
    this.#tell(`${this.#name || 'The other client'} has left this stage. You see your own view again.`, 'good');
  }
}
