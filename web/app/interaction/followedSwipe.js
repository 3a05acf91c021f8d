// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { SWIPE_CATCH_UP_MS } from '../../base/feel.js';
import { shownButtons } from '../../renderer/scene/swipeLayout.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../renderer/scene/swipeLayout.js').SwipeButton} SwipeButton */
/** @typedef {import('../../store/session.js').Session} Session */

/** A row this near to its goal has reached it, in pt. */
const NEAR_PT = 0.5;

/** Shows on a follower's page the row that the driver of the view has moved aside. */
export class FollowedSwipe {
  #session;
  #area;
  /** @type {{element: StageElement, shown: number, shift: number, buttons: SwipeButton[]} | null} */
  #row = null;
  #seenMs = 0;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   */
  constructor(session, area) {
    this.#session = session;
    this.#area = area;
    session.on('aside', (aside) => this.#take(aside));
    area.addTicker((/** @type {number} */ nowMs) => this.#tick(nowMs));
  }

  /** @param {Omit<import('../../transport/messageTypes.js').ServerMessages['aside'], 'view'>} aside */
  #take({ element: id, shift, actions }) {
    if (this.#session.drives) return this.#drop();
    const element = this.#session.view?.elements.get(id);
    if (this.#row && this.#row.element !== element) this.#drop();
    if (!element) return;
    const row = this.#row ?? { element, shown: 0, shift: 0, buttons: [] };
    row.shift = shift;
    if (actions.length > 0) row.buttons = shownButtons(actions, element.height);
    if (!this.#row) this.#seenMs = 0;
    this.#row = row;
    this.#area.invalidate();
  }

  /** @param {number} nowMs */
  #tick(nowMs) {
    const row = this.#row;
    if (!row) return false;
    const isThere = this.#session.view?.elements.get(row.element.id) === row.element;
    if (!isThere || this.#session.drives) {
      this.#drop();
      return false;
    }
    const passedMs = this.#seenMs === 0 ? 0 : nowMs - this.#seenMs;
    this.#seenMs = nowMs;
    row.shown += (row.shift - row.shown) * (1 - Math.exp(-Math.max(0, passedMs) / SWIPE_CATCH_UP_MS));
    const isMoving = Math.abs(row.shift - row.shown) > NEAR_PT;
    if (!isMoving) row.shown = row.shift;
    if (!isMoving && row.shift === 0) {
      this.#drop();
      return false;
    }
    row.element.aside = { shift: row.shown, armed: 0, buttons: row.buttons, pressed: null };
    if (isMoving) this.#area.invalidate();
    return isMoving;
  }

  #drop() {
    if (!this.#row) return;
    this.#row.element.aside = null;
    this.#row = null;
    this.#area.invalidate();
  }
}
