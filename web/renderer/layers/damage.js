// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A box of whole device pixels of a canvas.
 * @typedef {{left: number, top: number, right: number, bottom: number}} PixelBox
 */

/** More boxes than this are joined, because each is a pass over the elements. */
const MOST_BOXES = 6;
/** Two boxes are joined if that adds at most this part of their areas. */
const WASTE = 0.25;

/** The parts of a canvas that must be painted again, as few boxes. */
export class Damage {
  #width;
  #height;
  /** @type {PixelBox[]} */
  #boxes = [];

  /**
   * @param {number} width of the canvas
   * @param {number} height
   */
  constructor(width, height) {
    this.#width = width;
    this.#height = height;
  }

  /** What part of the canvas it is; overlaps count twice. */
  get share() {
    let area = 0;
    for (const box of this.#boxes) area += areaOf(box);
    return area / (this.#width * this.#height);
  }

  /**
   * Adds the part of a box that lies on the canvas.
   * @param {number} left
   * @param {number} top
   * @param {number} right
   * @param {number} bottom
   */
  add(left, top, right, bottom) {
    if (left < 0) left = 0;
    if (top < 0) top = 0;
    if (right > this.#width) right = this.#width;
    if (bottom > this.#height) bottom = this.#height;
    if (left >= right || top >= bottom) return;
    for (const box of this.#boxes) {
      if (box.left <= left && box.top <= top && box.right >= right && box.bottom >= bottom) return;
    }
    this.#join({ left, top, right, bottom });
  }

  /**
   * The boxes, of which none is in another one.
   * @returns {PixelBox[]}
   */
  get boxes() {
    for (const box of [...this.#boxes]) {
      if (!this.#boxes.includes(box)) continue;
      this.#boxes.splice(this.#boxes.indexOf(box), 1);
      this.#join(box);
    }
    return this.#boxes;
  }

  /** @param {PixelBox} added */
  #join(added) {
    let [best, least] = [-1, Infinity];
    this.#boxes.forEach((box, index) => {
      const before = areaOf(box) + areaOf(added);
      const growth = areaOf(united(box, added)) - before;
      if (growth - WASTE * before >= least) return;
      [best, least] = [index, growth - WASTE * before];
    });
    if (best < 0 || (least > 0 && this.#boxes.length < MOST_BOXES)) {
      this.#boxes.push(added);
      return;
    }
    const [box] = this.#boxes.splice(best, 1);
    this.#join(united(box, added));
  }
}

/** @param {PixelBox} box */
function areaOf({ left, top, right, bottom }) {
  return (right - left) * (bottom - top);
}

/**
 * @param {PixelBox} one
 * @param {PixelBox} other
 * @returns {PixelBox}
 */
function united(one, other) {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
