// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { changeFields } from '../../transport/deltaLayout.js';
import { nameOf, pinEdge } from '../elements/element.js';
import { moveTracks } from '../elements/offsetTracks.js';
import { collectVisible, comparePaintOrder, covers } from '../elements/paintOrder.js';

/** @typedef {import('../elements/element.js').Camera} Camera */
/** @typedef {import('../elements/element.js').Element} Element */
/** @typedef {import('../elements/element.js').Shown} Shown */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {{element: Element, before: Shown, after: Shown}} Ends */

/** A change of a view with more elements is not recorded, so that memory and time stay bounded. */
export const MOST_KEPT_ELEMENTS = 5000;

/** Fields of an update that change how an element is seen. */
export const FRAME_FIELDS =
  changeFields.origin | changeFields.size | changeFields.alpha | changeFields.transform |
  changeFields.hidden;

/**
 * A recorded change of a view: replay, scrubber and onion skin show any moment of it. It holds copies
 * of all elements that were there, with where they go and what moves them. Times count from its start.
 */
export class RecordedChange {
  /** Whether the view has changed since the end of this. */
  isStale = false;
  /** From its start until nothing moves any more, in ms. */
  durationMs = 0;
  #startMs;
  /** @type {Element[]} copies; in paint order if `#isOrdered` */
  #elements = [];
  #isOrdered = false;
  /** @type {Set<string> | null} made when scrolling brings the first element */
  #names = null;
  /** @type {Set<Element>} those whose place depends on the time or the camera */
  #changing = new Set();
  #hasLeaving = false;

  /**
   * Records a change that has just begun, or a transition that a hand has just let go.
   * @param {readonly Element[]} elements all that are there, with those that leave
   * @param {import('../elements/elementMotion.js').Contribution['timing']} timing
   * @param {number} [startMs] when the hand took it, on the view's time line
   * @returns {RecordedChange | null} `null` when it moves nothing, or has too many elements
   */
  static record(elements, timing, startMs = timing.startMs) {
    if (elements.length > MOST_KEPT_ELEMENTS) return null;
    if (!elements.some(({ motion }) => motion.isCarriedBy(timing))) return null;
    return new RecordedChange(elements, startMs);
  }

  /**
   * Records a change that the server told step by step.
   * @param {readonly Element[]} elements all that are there, with those that went meanwhile
   * @param {{startMs: number, endMs: number}} trail when it was, on the view's time line
   * @param {(element: Element) => import('../elements/elementMotion.js').Past | null} pastOf
   * @returns {RecordedChange | null} `null` when it has too many elements
   */
  static trailed(elements, { startMs, endMs }, pastOf) {
    if (elements.length > MOST_KEPT_ELEMENTS) return null;
    const change = new RecordedChange(elements, startMs, pastOf);
    change.durationMs = Math.max(change.durationMs, endMs - startMs);
    return change;
  }

  /**
   * @param {readonly Element[]} elements
   * @param {number} startMs on the view's time line
   * @param {(element: Element) => import('../elements/elementMotion.js').Past | null} [pastOf]
   */
  constructor(elements, startMs, pastOf) {
    this.#startMs = startMs;
    for (const element of elements) {
      const copy = element.copy();
      copy.motion.past = pastOf?.(element) ?? copy.motion.past;
      this.#add(copy);
      const endMs = element.leaving ? element.endMs : element.motion.endMs;
      this.durationMs = Math.max(this.durationMs, endMs - startMs);
    }
  }

  /** The number of recorded elements. */
  get size() {
    return this.#elements.length;
  }

  /**
   * How long the change has run at a time of the view: from 0 to its duration.
   * @param {number} viewMs
   */
  elapsedMs(viewMs) {
    return Math.min(Math.max(viewMs - this.#startMs, 0), this.durationMs);
  }

  /**
   * Adds an element that scrolling has brought since, and that stands still.
   * @param {Element} element
   */
  absorb(element) {
    if (this.isStale || this.size >= MOST_KEPT_ELEMENTS) return;
    this.#names ??= new Set(this.#elements.map(nameOf));
    const name = nameOf(element);
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.#add(element.copy());
    this.#isOrdered = false;
  }

  /**
   * Moves all elements by the way that the content was moved under the viewport.
   * @param {Point} way in pt
   */
  translate({ x, y }) {
    for (const element of this.#elements) {
      element.x += x;
      element.y += y;
      element.shown.x += x;
      element.shown.y += y;
      const { pin } = element;
      element.tracks = moveTracks(element.tracks, { x, y });
      if (!pin) continue;
      const along = pin.edge === pinEdge.top || pin.edge === pinEdge.bottom ? y : x;
      element.pin = { ...pin, lower: pin.lower + along, upper: pin.upper + along };
    }
  }

  /**
   * Brings every element's `shown` to a moment.
   * @param {number} atMs
   * @param {Camera} camera
   * @param {Element[]} [out] is emptied and filled with what the viewport shows, in paint order
   * @returns {Element[]}
   */
  present(atMs, camera, out = []) {
    const viewMs = this.#startMs + atMs;
    for (const element of this.#changing) element.present(viewMs, camera);
    const { offset, width, height } = camera;
    out.length = 0;
    collectVisible(this.#order(), { x: offset.x, y: offset.y, width, height }, out);
    if (this.#hasLeaving) dropGone(out, viewMs);
    return out;
  }

  /**
   * The topmost element at a point, by how the elements were shown last.
   * @param {number} x of the content
   * @param {number} y
   * @param {readonly Element[]} shown in paint order
   * @returns {Element | null}
   */
  static elementAt(x, y, shown) {
    for (let at = shown.length - 1; at >= 0; at -= 1) {
      const rect = shown[at].shown;
      if (covers(rect, rect.transform, shown[at].content, x, y)) return shown[at];
    }
    return null;
  }

  /**
   * Where the elements that move come from and go to, in paint order.
   * @param {Camera} camera
   * @returns {Ends[]}
   */
  ends(camera) {
    return this.#moving().map((element) => ({
      element,
      before: this.#shownAt(element, 0, camera),
      after: this.#shownAt(element, this.durationMs, camera),
    }));
  }

  /**
   * The path of an element's middle: its places at equal times from the start to the end.
   * @param {Element} element one of `ends`
   * @param {number} steps
   * @param {Camera} camera
   * @returns {Point[]} one more than `steps`
   */
  path(element, steps, camera) {
    const points = [];
    for (let step = 0; step <= steps; step += 1) {
      const shown = this.#shownAt(element, (this.durationMs * step) / steps, camera);
      points.push(middleOf(shown));
    }
    return points;
  }

  #moving() {
    return this.#order().filter(({ motion, isHidden }) => !motion.isEmpty && !isHidden);
  }

  /**
   * @param {Element} element
   * @param {number} atMs
   * @param {Camera} camera
   * @returns {Shown}
   */
  #shownAt(element, atMs, camera) {
    const shown = { ...element.shown };
    element.place(this.#startMs + atMs, camera, shown);
    return shown;
  }

  /** @param {Element} element a copy */
  #add(element) {
    this.#elements.push(element);
    if (element.leaving) this.#hasLeaving = true;
    if (element.isAnchored || !element.motion.isEmpty) this.#changing.add(element);
  }

  #order() {
    if (!this.#isOrdered) this.#elements.sort(comparePaintOrder);
    this.#isOrdered = true;
    return this.#elements;
  }
}

/**
 * Where the middle of an element is seen.
 * @param {Shown} shown
 * @returns {Point}
 */
export function middleOf({ x, y, width, height, transform }) {
  const { tx = 0, ty = 0, w = 1 } = transform ?? {};
  return { x: x + width / 2 + tx / w, y: y + height / 2 + ty / w };
}

/**
 * Removes the elements that have left by a time.
 * @param {Element[]} elements
 * @param {number} viewMs
 */
function dropGone(elements, viewMs) {
  let kept = 0;
  for (const element of elements) {
    if (element.leaving && viewMs >= element.endMs) continue;
    elements[kept] = element;
    kept += 1;
  }
  elements.length = kept;
}
