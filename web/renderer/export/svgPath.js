// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { mapped } from '../../base/affine.js';
import { svgNumber } from './svgText.js';

/** @typedef {import('../../base/affine.js').Affine} Affine */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Bounds */

/** How far the control points of a quarter circle lie from its ends, for the radius 1. */
const QUARTER = (4 / 3) * Math.tan(Math.PI / 8);
const QUARTER_TURN = Math.PI / 2;
/** Angles this close count as equal. */
const NO_TURN = 1e-9;

/**
 * A path as a canvas builds it: points are mapped when they are added, so a later map does not move them.
 */
export class SvgPath {
  /** @type {[letter: string, ...points: number[]][]} */
  #steps = [];
  /** @type {Bounds} of all points, with those that control curves */
  bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  get isEmpty() {
    return this.#steps.length === 0;
  }

  /**
   * Adds a step.
   * @param {Affine} map
   * @param {'M' | 'L' | 'Q' | 'C' | 'Z'} letter
   * @param {...number} points
   */
  add(map, letter, ...points) {
    /** @type {number[]} */
    const all = [];
    const { bounds } = this;
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = mapped(map, points[at], points[at + 1]);
      all.push(x, y);
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
    // A line of a path without a start begins there.
    this.#steps.push([letter === 'L' && this.isEmpty ? 'M' : letter, ...all]);
  }

  /**
   * Adds a box with round corners.
   * @param {Affine} map
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {readonly number[]} radii of the corners, from the upper left one clockwise
   */
  roundRect(map, x, y, width, height, radii) {
    // As in the standard: all radii shrink by the same factor until none overlaps.
    const [p, q, r, s] = radii;
    const fit = Math.min(
      1, width / Math.max(p + q, s + r, Number.MIN_VALUE), height / Math.max(p + s, q + r, Number.MIN_VALUE),
    );
    const [a, b, c, d] = radii.map((radius) => radius * fit);
    const [right, bottom] = [x + width, y + height];
    const k = 1 - QUARTER;
    this.add(map, 'M', x + a, y);
    this.add(map, 'L', right - b, y);
    if (b > 0) this.add(map, 'C', right - b * k, y, right, y + b * k, right, y + b);
    this.add(map, 'L', right, bottom - c);
    if (c > 0) this.add(map, 'C', right, bottom - c * k, right - c * k, bottom, right - c, bottom);
    this.add(map, 'L', x + d, bottom);
    if (d > 0) this.add(map, 'C', x + d * k, bottom, x, bottom - d * k, x, bottom - d);
    this.add(map, 'L', x, y + a);
    if (a > 0) this.add(map, 'C', x, y + a * k, x + a * k, y, x + a, y);
    this.add(map, 'Z');
  }

  /**
   * Adds a part of a circle, after a line to its start.
   * @param {Affine} map
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} from rad
   * @param {number} to rad
   */
  arc(map, x, y, radius, from, to) {
    const way = Math.min(Math.max(to - from, -4 * QUARTER_TURN), 4 * QUARTER_TURN);
    const count = Math.max(1, Math.ceil(Math.abs(way) / QUARTER_TURN - NO_TURN));
    const turn = way / count;
    const k = (4 / 3) * Math.tan(turn / 4) * radius;
    const at = (/** @type {number} */ angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    const [startX, startY] = at(from);
    this.add(map, 'L', startX, startY);
    for (let part = 0; part < count; part += 1) {
      const [a0, a1] = [from + part * turn, from + (part + 1) * turn];
      const [[x0, y0], [x1, y1]] = [at(a0), at(a1)];
      this.add(
        map, 'C',
        x0 - k * Math.sin(a0), y0 + k * Math.cos(a0), x1 + k * Math.sin(a1), y1 - k * Math.cos(a1), x1, y1,
      );
    }
  }

  /**
   * The path in the words of SVG, moved.
   * @param {number} [dx]
   * @param {number} [dy]
   */
  text(dx = 0, dy = 0) {
    return this.#steps
      .map(([letter, ...points]) =>
        letter + points.map((value, at) => svgNumber(value + (at % 2 === 0 ? dx : dy))).join(' '))
      .join('');
  }
}
