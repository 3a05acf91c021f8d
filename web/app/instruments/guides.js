// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { clamp } from '../../base/geometry.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./distanceModel.js').Distance} Distance */
/** @typedef {{id: number, axis: 'x' | 'y', at: number}} Guide a line across an axis, in pt of the content */

export const MOST_GUIDES = 20;
export const GRID = { least: 2, most: 200, first: 8 };
/** Places that a layout can have. */
const FURTHEST_PT = 1_000_000;
const KEY_VERSION = 1;
/** In the middle of a side are the distances to neighbours. */
const ASIDE = 0.25;

/**
 * The guides of a stage and its grid. Emits `change`.
 * @extends {Emitter<{change: () => void}>}
 */
export class Guides extends Emitter {
  /** @type {readonly Guide[]} */
  all = [];
  hasGrid = false;
  /** Distance of the grid's lines, in pt. */
  grid = GRID.first;
  #made = 0;

  /**
   * @param {'x' | 'y'} axis
   * @param {number} at
   * @returns {Guide | null} `null` when there are as many as there may be
   */
  add(axis, at) {
    if (this.all.length >= MOST_GUIDES) return null;
    this.#made += 1;
    const guide = { id: this.#made, axis, at: place(at) };
    this.all = [...this.all, guide];
    this.emit('change');
    return guide;
  }

  /**
   * @param {number} id
   * @param {number} at
   */
  move(id, at) {
    this.all = this.all.map((guide) => (guide.id === id ? { ...guide, at: place(at) } : guide));
    this.emit('change');
  }

  /** @param {number} id */
  remove(id) {
    this.all = this.all.filter((guide) => guide.id !== id);
    this.emit('change');
  }

  /**
   * @param {boolean} isOn
   * @param {number} [step] in pt
   */
  showGrid(isOn, step = this.grid) {
    this.hasGrid = isOn;
    this.grid = clamp(Math.round(step), GRID.least, GRID.most);
    this.emit('change');
  }

  /** The guides and the grid as a text to be remembered. */
  get text() {
    const guides = this.all.map(({ axis, at }) => [axis, at]);
    return JSON.stringify({ version: KEY_VERSION, hasGrid: this.hasGrid, grid: this.grid, guides });
  }

  /**
   * Takes what was remembered; what is wrong is left out.
   * @param {string | null} text
   */
  take(text) {
    const { hasGrid, grid, guides } = read(text);
    this.all = [];
    this.hasGrid = hasGrid === true;
    this.grid = typeof grid === 'number' && Number.isFinite(grid) ? clamp(grid, GRID.least, GRID.most) : GRID.first;
    for (const one of Array.isArray(guides) ? guides : []) {
      const [axis, at] = Array.isArray(one) ? one : [];
      if ((axis === 'x' || axis === 'y') && typeof at === 'number' && Number.isFinite(at)) this.add(axis, at);
    }
    this.emit('change');
  }
}

/**
 * The distances from a rectangle to the nearest guide on each of its sides.
 * @param {Rect} rect
 * @param {readonly Guide[]} guides
 * @returns {Distance[]}
 */
export function distancesToGuides({ x, y, width, height }, guides) {
  return /** @type {const} */ (['x', 'y']).flatMap((axis) => {
    const [start, end] = axis === 'x' ? [x, x + width] : [y, y + height];
    const at = axis === 'x' ? y + height * ASIDE : x + width * ASIDE;
    const places = guides.filter((guide) => guide.axis === axis).map((guide) => guide.at);
    const before = Math.max(...places.filter((one) => one < start));
    const after = Math.min(...places.filter((one) => one > end));
    return [
      { axis, from: before, to: start, at, length: start - before },
      { axis, from: end, to: after, at, length: after - end },
    ].filter(({ length }) => Number.isFinite(length));
  });
}

/**
 * The edge nearest to a place, if it is near enough; else the place in whole points.
 * @param {number} at
 * @param {readonly number[]} edges
 * @param {number} reach
 */
export function snapped(at, edges, reach) {
  let best = Math.round(at);
  let distance = reach;
  for (const edge of edges) {
    if (Math.abs(edge - at) > distance) continue;
    best = edge;
    distance = Math.abs(edge - at);
  }
  return best;
}

/** @param {number} at */
function place(at) {
  return clamp(at, -FURTHEST_PT, FURTHEST_PT);
}

/**
 * @param {string | null} text
 * @returns {{hasGrid?: unknown, grid?: unknown, guides?: unknown}}
 */
function read(text) {
  try {
    const told = JSON.parse(text ?? '{}');
    return typeof told === 'object' && told !== null && told.version === KEY_VERSION ? told : {};
  } catch {
    return {};
  }
}
