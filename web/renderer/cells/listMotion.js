// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ROW_CHANGE_MS } from '../../base/feel.js';

/** @typedef {import('../scene/listContent.js').ListContent} ListContent */
/** @typedef {import('../scene/listContent.js').ListAccessory} ListAccessory */
/** @typedef {import('./listLayout.js').ListPlaces} ListPlaces */
/** @typedef {import('./listLayout.js').Box} Box */
/** @typedef {{list: ListContent, places: ListPlaces}} Pose */
/**
 * How far a row has changed from what it showed before.
 * @typedef {object} Change
 * @property {Pose | null} from
 * @property {number} progress 0 to 1
 * @property {number} textShift pt to the right of where the text will stand
 * @property {number} endShift the same for the things at the end of the line
 */
/**
 * An accessory as it is shown now.
 * @typedef {object} ShownAccessory
 * @property {ListAccessory} accessory
 * @property {Box} box from the row's upper left corner
 * @property {number} alpha
 * @property {number} on how far it is switched on, 0 to 1
 * @property {boolean} isTrailing
 */

/** How far accessories slide as they come and go. */
const SLIDE_PT = 24;

/** @type {Change} */
const REST = Object.freeze({ from: null, progress: 1, textShift: 0, endShift: 0 });

/** Animates rows that change what they show. */
export class ListMotion {
  /** @type {WeakMap<object, {pose: Pose, from: Pose | null, startMs: number}>} */
  #rows = new WeakMap();

  /**
   * @param {object} element
   * @param {Pose} pose what the element shows
   * @param {number} nowMs
   * @param {boolean} isStill whether changes are at once
   * @returns {Change}
   */
  of(element, pose, nowMs, isStill) {
    let row = this.#rows.get(element);
    if (!row) {
      row = { pose, from: null, startMs: 0 };
      this.#rows.set(element, row);
    }
    if (row.pose.list !== pose.list) {
      row.from = row.pose;
      row.startMs = nowMs;
    }
    row.pose = pose;
    const linear = (nowMs - row.startMs) / ROW_CHANGE_MS;
    if (!row.from || isStill || linear >= 1) {
      row.from = null;
      return REST;
    }
    const progress = eased(Math.max(linear, 0));
    const rest = 1 - progress;
    return {
      from: row.from,
      progress,
      textShift: rest * difference(row.from.places.text, pose.places.text),
      endShift: rest * endDifference(row.from, pose),
    };
  }

  /**
   * The accessories of a row that changes: the old and the new ones, each kind once.
   * @param {Change} change
   * @param {Pose} pose
   * @returns {ShownAccessory[]}
   */
  accessories({ from, progress }, pose) {
    const now = accessoriesOf(pose);
    if (!from) return now;
    const before = accessoriesOf(from);
    const shown = now.map((one) => {
      const old = before.find((other) => isSame(one, other));
      if (!old) return sliding(one, progress, 1 - progress);
      const x = old.box.x + (one.box.x - old.box.x) * progress;
      return { ...one, box: { ...one.box, x }, on: old.on + (one.on - old.on) * progress };
    });
    const gone = before.filter((old) => !now.some((one) => isSame(one, old)));
    return [...shown, ...gone.map((old) => sliding(old, 1 - progress, progress))];
  }
}

/**
 * @param {ShownAccessory} one
 * @param {number} alpha
 * @param {number} away how far from its place, 0 to 1
 * @returns {ShownAccessory}
 */
function sliding(one, alpha, away) {
  const way = one.isTrailing ? SLIDE_PT : -SLIDE_PT;
  return { ...one, alpha, box: { ...one.box, x: one.box.x + way * away } };
}

/**
 * @param {Pose} pose
 * @returns {ShownAccessory[]}
 */
function accessoriesOf({ list, places }) {
  /**
   * @param {ListAccessory[]} side
   * @param {Box[]} boxes
   * @param {boolean} isTrailing
   */
  const shown = (side, boxes, isTrailing) =>
    side.map((accessory, index) => ({
      accessory,
      box: boxes[index],
      alpha: 1,
      on: accessory.isOn ? 1 : 0,
      isTrailing,
    }));
  return [
    ...shown(list.leading, places.leading, list.isRightToLeft),
    ...shown(list.trailing, places.trailing, !list.isRightToLeft),
  ];
}

/**
 * @param {ShownAccessory} one
 * @param {ShownAccessory} other
 * @returns {boolean}
 */
function isSame(one, other) {
  return one.accessory.kind === other.accessory.kind && one.isTrailing === other.isTrailing;
}

/**
 * @param {Box | null} from
 * @param {Box | null} to
 * @returns {number}
 */
function difference(from, to) {
  return from && to ? from.x - to.x : 0;
}

/**
 * @param {Pose} from
 * @param {Pose} to
 * @returns {number}
 */
function endDifference(from, to) {
  return from.places.isSideBySide && to.places.isSideBySide
    ? difference(from.places.secondaryText, to.places.secondaryText)
    : 0;
}

/**
 * Slow at both ends.
 * @param {number} x 0 to 1
 * @returns {number}
 */
function eased(x) {
  return x * x * (3 - 2 * x);
}
