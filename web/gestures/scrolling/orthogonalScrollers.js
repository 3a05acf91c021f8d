// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Emitter } from '../../base/emitter.js';
import { TURN_DISTANCE, WHEEL_REST_MS, decelerationRate } from '../../base/feel.js';
import { contains } from '../../base/geometry.js';
import { bounces } from '../../store/elements/orthogonalSection.js';
import { isPaging, nearestRest, nextRest, restAt, rowTarget } from './orthogonalRests.js';
import { Scroller } from './scroller.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../store/elements/orthogonalSection.js').Row} Row */
/** @typedef {import('../../store/scrollReports.js').ScrollReport} ScrollReport */

/** Offsets that are closer together are the same, in pt. */
const SAME_OFFSET = 0.5;

/** One section that scrolls by itself, and what moves it. */
export class RowScroller {
  scroller;
  /** When its wheel turned last. */
  wheelMs = -Infinity;
  /** @type {number | null} the number of the place that it rests at */
  #place = null;
  #length = 0;
  /** @type {{from: number, travel: number} | null} of a wheel that turns pages */
  #turning = null;

  /**
   * @param {Row} row
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(row, clock) {
    this.row = row;
    this.scroller = new Scroller({ clock });
    this.scroller.restFor = (release) => this.#restFor(release);
  }

  /** Whether a finger can move it. */
  get canScroll() {
    return this.row.upper > this.row.lower || this.row.bounce === bounces.always;
  }

  /** Where it stands, in pt. */
  get offset() {
    return this.row.along(this.scroller.offset);
  }

  /** @param {Point} point */
  along(point) {
    return this.row.along(point);
  }

  /** @param {Point} point */
  across({ x, y }) {
    return this.row.isVertical ? x : y;
  }

  /** Places the row where it stands, when it is new. */
  begin() {
    this.scroller.jumpTo(this.row.point(this.row.offset));
    this.resize();
    this.rested();
  }

  /**
   * Takes what the row is now. One that rests at a place rests at it also when the row is longer or
   * shorter, and else at the nearest that there is.
   */
  resize() {
    const { row, scroller } = this;
    const place = scroller.isMoving ? null : this.#place;
    this.#takeExtent();
    row.offset = this.offset;
    const isOther = row.along(size(row)) !== this.#length;
    this.#length = row.along(size(row));
    if (place === null || row.rests.length === 0 || scroller.isMoving) return;
    const rest = restAt(row, isOther ? place : nearestRest(row, this.offset));
    if (Math.abs(rest - this.offset) > SAME_OFFSET) scroller.scrollTo(row.point(rest));
  }

  #takeExtent() {
    const { row, scroller } = this;
    const { lower, upper, isVertical, frame } = row;
    scroller.ratePerMs = row.rate || (isPaging(row) ? decelerationRate.fast : decelerationRate.normal);
    scroller.setExtent({
      viewport: { width: frame.width, height: frame.height },
      content: {
        width: isVertical ? frame.width : upper + frame.width,
        height: isVertical ? upper + frame.height : frame.height,
      },
      insets: isVertical
        ? { top: -lower, left: 0, bottom: 0, right: 0 }
        : { top: 0, left: -lower, bottom: 0, right: 0 },
      axis: isVertical ? 'vertical' : 'horizontal',
      alwaysBounce: row.bounce === bounces.always,
      neverBounce: row.bounce === bounces.never,
    });
  }

  /**
   * @param {number} distance along the row, in pt
   * @param {'precise' | 'notched'} mode
   * @param {number} tMs
   */
  wheel(distance, mode, tMs) {
    const { row, scroller } = this;
    this.wheelMs = tMs;
    if (mode === 'notched') return this.#turnNotch(distance, tMs);
    const limited = isPaging(row) ? this.#limited(distance) : distance;
    const { x, y } = row.point(limited);
    scroller.wheel({ dx: x, dy: y, mode, tMs });
  }

  /**
   * Moves on under something that is held at its edge; pages do not stop it.
   * @param {number} distance along the row, in pt
   * @param {number} tMs
   */
  push(distance, tMs) {
    const { x, y } = this.row.point(distance);
    this.scroller.wheel({ dx: x, dy: y, mode: 'precise', tMs });
  }

  /** To be called when the row has come to rest. */
  rested() {
    const { row, offset } = this;
    this.#turning = null;
    const place = row.rests.length > 0 ? nearestRest(row, offset) : null;
    const isAt = place !== null && Math.abs(restAt(row, place) - offset) <= SAME_OFFSET;
    this.#place = isAt ? place : null;
  }

  /**
   * A notch goes to the next place to rest, or a distance where there is none.
   * @param {number} distance
   * @param {number} nowMs
   */
  #turnNotch(distance, nowMs) {
    const { row, scroller } = this;
    if (row.rests.length === 0) return scroller.scrollBy(row.point(distance), { nowMs });
    const from = row.along(scroller.goal);
    const goal = restAt(row, nextRest(row, from, distance));
    scroller.scrollBy(row.point(goal - from), { nowMs });
  }

  /**
   * A trackpad moves a row that pages by at most one place.
   * @param {number} distance
   */
  #limited(distance) {
    const { row, offset } = this;
    this.#turning ??= { from: nearestRest(row, offset), travel: 0 };
    this.#turning.travel += distance;
    const { from } = this.#turning;
    const least = restAt(row, Math.max(0, from - 1));
    const most = restAt(row, from + 1);
    return Math.min(Math.max(offset + distance, least), most) - offset;
  }

  /** @param {import('./scroller.js').Release} release */
  #restFor({ proposed, at, velocity }) {
    const { row } = this;
    const release = {
      proposed: row.along(proposed),
      at: row.along(at),
      velocity: row.along(velocity),
    };
    const turning = this.#turning;
    this.#turning = null;
    if (!turning) return row.point(rowTarget(row, release));
    const turns = Math.abs(turning.travel) > TURN_DISTANCE ? Math.sign(turning.travel) : 0;
    return row.point(restAt(row, Math.max(0, turning.from + turns)));
  }
}

/**
 * @param {Row} row
 * @returns {Point} width and height of what is shown
 */
function size({ frame }) {
  return { x: frame.width, y: frame.height };
}

/**
 * The sections of a view that scroll by themselves, each with a scroller of its own.
 *
 * Emits `move` when one has moved, and `report` with {row, offset, velocity, phase, proposed?} for
 * who wants to know where one stands.
 * @extends {Emitter<{move: () => void, report: (report: ScrollReport) => void}>}
 */
export class RowScrollers extends Emitter {
  #clock;
  #reducedMotion = false;
  /** @type {Map<string, RowScroller>} by the section's identity */
  #scrollers = new Map();
  /** @type {unknown} the view whose rows they are */
  #view = null;

  /** @param {{clock?: import('../../base/clock.js').Clock}} options */
  constructor({ clock = systemClock } = {}) {
    super();
    this.#clock = clock;
  }

  /** Whether content goes where it should at once. */
  get reducedMotion() {
    return this.#reducedMotion;
  }

  set reducedMotion(value) {
    this.#reducedMotion = value;
    for (const { scroller } of this.#scrollers.values()) scroller.reducedMotion = value;
  }

  get isMoving() {
    return [...this.#scrollers.values()].some(({ scroller }) => scroller.isMoving);
  }

  /**
   * Takes the rows of a view.
   * @param {{rows: Map<number, Row>} | null} view
   */
  take(view) {
    if (view !== this.#view) this.#scrollers.clear();
    this.#view = view;
    const rows = new Map([...(view?.rows.values() ?? [])].map((row) => [row.key, row]));
    for (const key of this.#scrollers.keys()) {
      if (!rows.has(key)) this.#scrollers.delete(key);
    }
    for (const [key, row] of rows) this.#takeRow(key, row);
  }

  /**
   * The row that shows at a point.
   * @param {Point} point in pt of the content
   * @returns {RowScroller | null}
   */
  at({ x, y }) {
    for (const one of this.#scrollers.values()) {
      if (contains(one.row.frame, x, y)) return one;
    }
    return null;
  }

  /**
   * @param {Row} row
   * @returns {RowScroller | null}
   */
  of({ key }) {
    return this.#scrollers.get(key) ?? null;
  }

  /**
   * The row whose wheel still turns.
   * @param {number} nowMs
   * @returns {RowScroller | null}
   */
  wheeled(nowMs) {
    for (const one of this.#scrollers.values()) {
      if (nowMs - one.wheelMs < WHEEL_REST_MS) return one;
    }
    return null;
  }

  /**
   * Scrolls rows to where the server has them, unless a finger holds them.
   * @param {readonly Row[]} rows
   */
  follow(rows) {
    for (const row of rows) this.scrollTo(row, row.told);
  }

  /**
   * @param {Row} row
   * @param {number} offset
   * @param {{responseS?: number}} [options]
   */
  scrollTo(row, offset, options) {
    const scroller = this.of(row)?.scroller;
    if (scroller && scroller.phase !== 'hold') scroller.scrollTo(row.point(offset), options);
  }

  /**
   * Scrolls as little as brings a stretch of a row into view.
   * @param {Row} row
   * @param {number} start in pt, where it stands at the offset 0
   * @param {number} length
   */
  reveal(row, start, length) {
    const scroller = this.of(row);
    if (!scroller) return;
    const shown = row.isVertical ? row.frame.height : row.frame.width;
    const first = start - row.along(row.frame);
    const last = first + length - shown;
    const now = scroller.offset;
    let target = Math.min(Math.max(now, Math.min(last, first)), Math.max(last, first));
    if (isPaging(row)) target = restAt(row, nearestRest(row, target));
    if (target !== now) scroller.scroller.scrollTo(row.point(target));
  }

  /**
   * Brings all rows to a time.
   * @param {number} nowMs
   * @returns {boolean} whether one moved
   */
  tick(nowMs) {
    let moved = false;
    for (const { scroller } of this.#scrollers.values()) moved = scroller.tick(nowMs) || moved;
    return moved;
  }

  /** Tells where rows stand that the server has elsewhere, as after a lost connection. */
  reportAll() {
    for (const { row, scroller } of this.#scrollers.values()) {
      if (Math.abs(row.offset - row.told) > SAME_OFFSET) this.#report(row, scroller, { phase: 'idle' });
    }
  }

  /**
   * @param {string} key
   * @param {Row} row
   */
  #takeRow(key, row) {
    const known = this.#scrollers.get(key);
    if (!known || known.row.isVertical !== row.isVertical) return this.#make(key, row);
    known.row = row;
    known.resize();
  }

  /**
   * @param {string} key
   * @param {Row} row
   */
  #make(key, row) {
    const one = new RowScroller(row, this.#clock);
    const { scroller } = one;
    one.begin();
    scroller.reducedMotion = this.#reducedMotion;
    scroller.on('move', () => {
      one.row.offset = one.offset;
      this.emit('move');
      const phase = scroller.phase === 'decelerate' ? 'decelerate' : 'drag';
      this.#report(one.row, scroller, { phase });
    });
    scroller.on('end', (end) => this.#report(one.row, scroller, { ...end, phase: 'end' }));
    scroller.on('idle', () => {
      one.rested();
      one.row.offset = one.offset;
      this.emit('move');
      this.#report(one.row, scroller, { phase: 'idle' });
    });
    this.#scrollers.set(key, one);
  }

  /**
   * @param {Row} row
   * @param {Scroller} scroller
   * @param {Pick<ScrollReport, 'phase'> & Partial<ScrollReport>} members
   */
  #report(row, { offset, velocity }, members) {
    this.emit('report', { row: row.id, offset, velocity, ...members });
  }
}
