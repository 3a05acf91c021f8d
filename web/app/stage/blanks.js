// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';

/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../base/geometry.js').Size} Size */

/** Cells of the last whole picture that are remembered. */
const MOST_CELLS = 160;
/** A strip without cells along the axis counts as empty from this part of the viewport on. */
const EMPTY_FROM = 0.25;
/** Skeletons have numbers that no element has. */
const FIRST_ID = -1;

/**
 * Skeletons for the part of the viewport whose elements are still on their way, as after a long jump. The
 * page computes no layout, so they repeat the places of the cells that were seen last.
 */
export class Blanks {
  /** @type {readonly Rect[]} the last picture's cells, in pt from the corner of its viewport */
  #pattern = [];

  /** Forgets the picture, for another stage. */
  forget() {
    this.#pattern = [];
  }

  /**
   * The skeletons of a frame.
   * @param {object} picture
   * @param {readonly SceneElement[]} picture.elements that are seen
   * @param {Point} picture.offset
   * @param {Size} picture.viewport
   * @param {Size} picture.content
   * @param {boolean} picture.isVertical whether the content scrolls vertically
   * @param {boolean} picture.isMoving whether the content scrolls or elements move
   * @param {boolean} picture.isAnswered whether the server has answered everything, so that nothing is on its way
   * @returns {SceneElement[]}
   */
  of({ elements, offset, viewport, content, isVertical, isMoving, isAnswered }) {
    const cells = elements.filter((one) => one.category === category.cell && !one.isHidden);
    const seen = { ...offset, ...viewport };
    const empty = emptyPart(cells, seen, content, isVertical);
    if (!empty) {
      if (!isMoving && cells.length > 0) this.#remember(cells, offset);
      return [];
    }
    // The layout has nothing there, and so the picture before says nothing about this one.
    if (isAnswered && !isMoving) this.forget();
    return this.#repeated(empty, seen, isVertical);
  }

  /**
   * @param {SceneElement[]} cells
   * @param {Point} offset
   */
  #remember(cells, offset) {
    this.#pattern = cells.slice(0, MOST_CELLS).map(({ shown: { x, y, width, height } }) => (
      { x: x - offset.x, y: y - offset.y, width, height }
    ));
  }

  /**
   * The remembered cells, as often as they fit along the axis.
   * @param {Rect} empty
   * @param {Rect} seen
   * @param {boolean} isVertical
   */
  #repeated(empty, seen, isVertical) {
    const period = isVertical ? seen.height : seen.width;
    const start = isVertical ? seen.y : seen.x;
    const first = Math.floor(start / period) * period;
    /** @type {SceneElement[]} */
    const blanks = [];
    for (const shift of [first - period, first, first + period]) {
      for (const cell of this.#pattern) {
        const place = isVertical
          ? { ...cell, x: cell.x + seen.x, y: cell.y + shift }
          : { ...cell, x: cell.x + shift, y: cell.y + seen.y };
        if (isWithin(place, empty, isVertical)) blanks.push(blank(FIRST_ID - blanks.length, place));
      }
    }
    return blanks;
  }
}

/**
 * The part of the viewport at one end of the cells in it that is empty, although there is content.
 * @param {SceneElement[]} cells
 * @param {Rect} seen
 * @param {Size} content
 * @param {boolean} isVertical
 * @returns {Rect | null}
 */
function emptyPart(cells, seen, content, isVertical) {
  const start = Math.max(0, isVertical ? seen.y : seen.x);
  const length = isVertical ? seen.height : seen.width;
  const end = Math.min(isVertical ? content.height : content.width, start + length);
  let [low, high] = [Infinity, -Infinity];
  for (const { shown } of cells) {
    const at = isVertical ? shown.y : shown.x;
    low = Math.min(low, at);
    high = Math.max(high, at + (isVertical ? shown.height : shown.width));
  }
  const before = Math.min(low, end) - start;
  const after = end - Math.max(high, start);
  if (Math.max(before, after) < EMPTY_FROM * length) return null;
  const [from, to] = before > after ? [start, start + before] : [end - after, end];
  return isVertical
    ? { x: seen.x, y: from, width: seen.width, height: to - from }
    : { x: from, y: seen.y, width: to - from, height: seen.height };
}

/**
 * @param {Rect} place
 * @param {Rect} room
 * @param {boolean} isVertical
 */
function isWithin(place, room, isVertical) {
  return isVertical
    ? place.y >= room.y && place.y + place.height <= room.y + room.height
    : place.x >= room.x && place.x + place.width <= room.x + room.width;
}

/**
 * @param {number} id
 * @param {Rect} place
 * @returns {SceneElement}
 */
function blank(id, place) {
  return {
    id, category: category.cell, kind: '', key: '', section: 0, item: 0, zIndex: 0,
    isHidden: false, pin: null,
    content: { style: 0, title: '', subtitle: '', colour: null, hue: 0, image: '', isPlaceholder: true },
    shown: { ...place, alpha: 1, transform: null },
  };
}
