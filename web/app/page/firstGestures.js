// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {'scroll' | 'scrollAcross' | 'pinch' | 'carry' | 'shelf' | 'menu' | 'tap'} GestureName */
/**
 * A gesture as it is told to a new person.
 * @typedef {object} Gesture
 * @property {GestureName} name
 * @property {string} words
 * @property {string} how the means, in fewer words; empty if there is only one
 */
/**
 * What can be done on a stage.
 * @typedef {object} Possible
 * @property {boolean} isTouch whether the first pointer is a finger
 * @property {{x: boolean, y: boolean}} scrolls the axes along which the content is larger than the view
 * @property {boolean} pinches
 * @property {'hold' | 'tool' | null} carries how an item is taken up: by a press that rests, with a tool, or not at all
 * @property {boolean} hasShelf whether a section in view scrolls by itself
 * @property {boolean} hasMenu whether items have menus
 * @property {boolean} isScreen whether an app's screen is shown
 */
/**
 * Where a gesture is drawn, in CSS px of the screen.
 * @typedef {{middle: Point, cell: Rect | null}} GesturePlace
 */

/** So many are marked. */
const COUNT = 3;
/** A mark with its words, in CSS px. */
const MARK = { width: 184, height: 128 };
/** From this ratio of width to height on, marks stand beside each other. */
const WIDE_FROM = 1.2;

/**
 * At most three gestures that do something here, those that show most first.
 * @param {Possible} possible
 * @returns {Gesture[]}
 */
export function gesturesFor({ isTouch, scrolls, pinches, carries, hasShelf, hasMenu, isScreen }) {
  /** @type {[isThere: boolean, name: GestureName, words: string, how: string][]} */
  const all = [
    [scrolls.y, 'scroll', isTouch ? 'Drag to scroll' : 'Scroll', isTouch ? '' : 'wheel, drag or arrow keys'],
    [scrolls.x && !scrolls.y, 'scrollAcross', isTouch ? 'Drag to scroll' : 'Scroll across', isTouch ? '' : 'drag, or wheel with ⇧'],
    [isScreen, 'tap', isTouch ? 'Tap' : 'Click', 'as you would tap in the app'],
    [pinches, 'pinch', 'Pinch', isTouch ? 'with two fingers' : 'trackpad, or Ctrl and wheel'],
    [carries === 'hold', 'carry', 'Hold an item, then drag it', ''],
    [carries === 'tool', 'carry', 'Drag an item', isTouch ? 'with the tool Arrange' : 'after the key A'],
    [hasShelf, 'shelf', 'Drag a shelf aside', ''],
    [hasMenu, 'menu', isTouch ? 'Hold an item' : 'Right-click an item', 'for its menu'],
  ];
  return all.filter(([isThere]) => isThere).slice(0, COUNT).map(([, name, words, how]) => ({ name, words, how }));
}

/** Gestures that begin on an item. */
const ON_ITEMS = new Set(['carry', 'shelf', 'menu']);

/**
 * Where gestures are drawn: one below the other, or side by side on a wide screen; one that begins on an item is drawn
 * on the item that is nearest to its part of the screen.
 * @param {Gesture[]} gestures
 * @param {Rect} free the part of the screen without notch, bar and button, in CSS px of the screen
 * @param {Rect[]} cells in the same space
 * @returns {GesturePlace[]} fewer than there are gestures if there is no room for all
 */
export function placesFor(gestures, free, cells) {
  const isWide = free.width >= free.height * WIDE_FROM;
  const room = isWide ? free.width / MARK.width : free.height / MARK.height;
  const shown = gestures.slice(0, Math.floor(room));
  return shown.map(({ name }, at) => {
    const part = partOf(free, isWide, at, shown.length);
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    const cell = ON_ITEMS.has(name) ? nearestIn(cells, part, middle) : null;
    return { middle: cell ? heldWithin(part, centre(cell)) : middle, cell };
  });
}

/**
 * @param {Rect} free
 * @param {boolean} isWide
 * @param {number} at
 * @param {number} count
 * @returns {Rect}
 */
function partOf(free, isWide, at, count) {
  if (isWide) return { ...free, x: free.x + (free.width * at) / count, width: free.width / count };
  return { ...free, y: free.y + (free.height * at) / count, height: free.height / count };
}

/** @param {Rect} rect */
function centre({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The point in a part that is nearest to one, with room for a mark around it.
 * @param {Rect} part
 * @param {Point} point
 * @returns {Point}
 */
function heldWithin(part, point) {
  const held = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ length, /** @type {number} */ size) => {
    const spare = Math.max(0, length - size) / 2;
    const middle = from + length / 2;
    return Math.min(Math.max(value, middle - spare), middle + spare);
  };
  return {
    x: held(point.x, part.x, part.width, MARK.width),
    y: held(point.y, part.y, part.height, MARK.height),
  };
}

/**
 * @param {Rect[]} cells
 * @param {Rect} part in which the cell's middle lies
 * @param {Point} point
 * @returns {Rect | null}
 */
function nearestIn(cells, part, point) {
  let nearest = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = centre(cell);
    const isInside = x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height;
    const distance = Math.hypot(x - point.x, y - point.y);
    if (!isInside || distance >= least) continue;
    least = distance;
    nearest = cell;
  }
  return nearest;
}
