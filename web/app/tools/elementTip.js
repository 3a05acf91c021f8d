// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { make } from '../../widgets/dom.js';
import { tipFacts } from './tipFacts.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */

const GAP_CSS_PX = 8;
const MARGIN_CSS_PX = 6;
/** The distance of a tip from the axis of its element while distances are shown along it: half of their labels and a gap. */
const AXIS_GAP_CSS_PX = 28;
/** A tip appears after the pointer has rested for this time, in ms. */
const TIP_DELAY_MS = 300;

/**
 * The place of a tip: below its element, or above when there is no room, always inside the stage. Beside the axis,
 * it covers none of the distances that are shown from the middle of the element's sides.
 * @param {{x: number, y: number, width: number, height: number}} box of the element
 * @param {{width: number, height: number}} tip
 * @param {{width: number, height: number}} room
 * @param {boolean} [isBeside] whether the tip keeps out of the element's axis
 * @returns {{left: number, top: number}}
 */
export function tipPlace(box, tip, room, isBeside = false) {
  const axis = box.x + box.width / 2;
  const after = axis + AXIS_GAP_CSS_PX;
  const fits = after + tip.width + MARGIN_CSS_PX <= room.width;
  const beside = fits ? after : axis - AXIS_GAP_CSS_PX - tip.width;
  const below = box.y + box.height + GAP_CSS_PX;
  const hasRoom = below + tip.height + MARGIN_CSS_PX <= room.height;
  const top = hasRoom ? below : box.y - GAP_CSS_PX - tip.height;
  return {
    left: clampTo(isBeside ? beside : axis - tip.width / 2, room.width - tip.width),
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

/**
 * Where a tip may be: beside a card, if there is room for it.
 * @param {HTMLElement} host
 * @param {number} tipWidth CSS px
 */
function roomIn(host, tipWidth) {
  const { clientWidth: width, clientHeight: height } = host;
  const cards = [...host.querySelectorAll('.tool-card')].map((card) => /** @type {HTMLElement} */ (card).offsetLeft);
  const free = Math.min(width, ...cards);
  return { width: free >= tipWidth + 2 * MARGIN_CSS_PX ? free : width, height };
}

/** A tip with the facts about the element under the pointer, for people who ask for it. */
export class ElementTip {
  #host;
  #infos;
  #boxOf;
  #clock;
  #tip = make('div', { class: 'element-tip', 'aria-hidden': 'true' });
  /** @type {StageElement | null} the element under the pointer */
  #element = null;
  #isShown = false;
  #isBeside = false;
  #text = '';
  /** @type {(() => void) | null} */
  #stopWaiting = null;

  /**
   * @param {HTMLElement} host
   * @param {object} means
   * @param {import('../../store/elementInfo.js').ElementInfo} means.infos
   * @param {(element: StageElement) => import('../../base/geometry.js').Rect} means.boxOf where an element lies
   *   in the host, in CSS px
   * @param {import('../../base/clock.js').Clock} [means.clock]
   */
  constructor(host, { infos, boxOf, clock = systemClock }) {
    this.#host = host;
    this.#infos = infos;
    this.#boxOf = boxOf;
    this.#clock = clock;
    host.append(this.#tip);
    // A person who presses wants to do something, not to read.
    host.addEventListener('pointerdown', () => this.hide(), { capture: true });
  }

  /**
   * Takes the element under the pointer, or `null`.
   * @param {StageElement | null} element
   * @param {{isAsked?: boolean}} options whether it is shown at once, beside the distances that are shown then
   */
  hover(element, { isAsked = false } = {}) {
    if (element?.id === this.#element?.id) return;
    this.hide();
    this.#element = element;
    this.#isBeside = isAsked;
    if (!element) return;
    if (isAsked) void this.#show(element);
    else this.#stopWaiting = this.#clock.schedule(() => this.#show(element), TIP_DELAY_MS);
  }

  /** Hides the tip until the pointer comes to another element. */
  hide() {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#isShown = false;
    delete this.#tip.dataset.shown;
  }

  /** @param {StageElement} element */
  async #show(element) {
    this.#stopWaiting = null;
    this.#isShown = true;
    this.#fill(element, this.#infos.peek(element.id));
    this.#tip.dataset.shown = '';
    const info = await this.#infos.ask(element.id);
    if (info && this.#isShown && this.#element?.id === element.id) this.#fill(element, info);
  }

  /**
   * @param {StageElement} element
   * @param {import('../../store/elementInfo.js').Info | null | undefined} info
   */
  #fill(element, info) {
    const told = tipFacts(element, info);
    const text = JSON.stringify(told);
    if (text !== this.#text) {
      this.#text = text;
      this.#tip.replaceChildren(
        make('header', {}, make('strong', {}, told.title), make('span', {}, told.path)),
        make(
          'dl',
          {},
          ...told.pairs.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
        ),
      );
    }
    const tip = { width: this.#tip.offsetWidth, height: this.#tip.offsetHeight };
    const room = roomIn(this.#host, tip.width);
    const { left, top } = tipPlace(this.#boxOf(element), tip, room, this.#isBeside);
    this.#tip.style.left = `${left}px`;
    this.#tip.style.top = `${top}px`;
  }
}
