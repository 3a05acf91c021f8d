// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../inspector/dom.js';
import { length } from '../inspector/facts.js';

const GAP_CSS_PX = 8;
const MARGIN_CSS_PX = 6;

/**
 * Where a tip goes: below its element, above where there is no room, inside the stage at any rate.
 * @param {{x: number, y: number, width: number, height: number}} box of the element
 * @param {{width: number, height: number}} tip
 * @param {{width: number, height: number}} room
 * @returns {{left: number, top: number}}
 */
export function tipPlace(box, tip, room) {
  const centred = box.x + box.width / 2 - tip.width / 2;
  const below = box.y + box.height + GAP_CSS_PX;
  const hasRoom = below + tip.height + MARGIN_CSS_PX <= room.height;
  const top = hasRoom ? below : box.y - GAP_CSS_PX - tip.height;
  return {
    left: clampTo(centred, room.width - tip.width),
    top: clampTo(top, room.height - tip.height),
  };
}

/**
 * @param {number} value
 * @param {number} end
 */
function clampTo(value, end) {
  return Math.max(MARGIN_CSS_PX, Math.min(value, end - MARGIN_CSS_PX));
}

/** The small label beside the element under the pointer. */
export class ElementTip {
  #host;
  #tip = make('div', { class: 'element-tip', hidden: true, 'aria-hidden': 'true' });
  #text = '';

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    host.append(this.#tip);
  }

  /** Takes it away. */
  hide() {
    this.#tip.hidden = true;
  }

  /**
   * Shows what an element is, beside it.
   * @param {any} element
   * @param {{x: number, y: number, width: number, height: number}} box in the stage, CSS px
   */
  show(element, box) {
    const name = element.content?.title || element.kind || element.key;
    const size = `${length(element.width)} × ${length(element.height)}`;
    const text = `${element.section} – ${element.item} · ${size}`;
    if (this.#text !== name + text) {
      this.#text = name + text;
      this.#tip.replaceChildren(name, make('span', {}, text));
    }
    this.#tip.hidden = false;
    const tip = { width: this.#tip.offsetWidth, height: this.#tip.offsetHeight };
    const room = { width: this.#host.clientWidth, height: this.#host.clientHeight };
    const { left, top } = tipPlace(box, tip, room);
    this.#tip.style.left = `${left}px`;
    this.#tip.style.top = `${top}px`;
  }
}
