// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** A stage narrower than this gets slim cards, in CSS px. */
const SLIM_BELOW_PX = 640;
/** The distances of a card from the device with its handle and from the stage's edge, in CSS px. */
const WIDE_GAPS_PX = 24;
const SLIM_GAPS_PX = 16;
/** Beside a slim card the device stands this near to the stage's left edge, in CSS px. */
const SLIM_SIDE_PX = 20;

/**
 * What a stage keeps free beside the device for a card.
 * @param {number} stageWidth CSS px
 * @param {number} cardWidth CSS px; 0 without a card
 * @returns {{right: number, side: number | null}} with the room at the device's sides, if it is another than without a card
 */
export function roomForCard(stageWidth, cardWidth) {
  if (cardWidth === 0) return { right: 0, side: null };
  return isSlim(stageWidth)
    ? { right: cardWidth + SLIM_GAPS_PX, side: SLIM_SIDE_PX }
    : { right: cardWidth + WIDE_GAPS_PX, side: null };
}

/**
 * Whether a stage has only room for slim cards.
 * @param {number} stageWidth CSS px
 */
export function isSlim(stageWidth) {
  return stageWidth < SLIM_BELOW_PX;
}

/** Keeps room for a card beside the device, also while the window changes. On a phone, cards lie over the stage. */
export class CardRoom {
  #host;
  #frame;
  #hasCard = false;

  /**
   * @param {HTMLElement} host the stage
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   */
  constructor(host, frame) {
    this.#host = host;
    this.#frame = frame;
    new ResizeObserver(() => this.#apply()).observe(host);
  }

  /** @param {boolean} hasCard whether a card is in the stage */
  show(hasCard) {
    this.#hasCard = hasCard;
    this.#apply();
  }

  #apply() {
    const host = this.#host;
    host.toggleAttribute('data-slim', isSlim(host.clientWidth) && !this.#frame.isPhone);
    host.toggleAttribute('data-card', this.#hasCard);
    const cards = this.#hasCard ? [...host.querySelectorAll('.tool-card')] : [];
    const widths = cards.map((card) => /** @type {HTMLElement} */ (card).offsetWidth);
    this.#frame.keepFree(roomForCard(host.clientWidth, Math.max(0, ...widths)));
  }
}
