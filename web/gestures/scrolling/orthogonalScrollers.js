// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Emitter } from '../../base/emitter.js';
import { TURN_DISTANCE, WHEEL_REST_MS, decelerationRate } from '../../base/feel.js';
import { contains } from '../../base/geometry.js';
import { bounces } from '../../store/elements/orthogonalSection.js';
import { isPaging, nearestRest, nextRest, orthogonalTarget, restAt } from './orthogonalRests.js';
import { Scroller } from './scroller.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../store/elements/orthogonalSection.js').OrthogonalSection} OrthogonalSection */
/** @typedef {import('../../store/scrollReports.js').ScrollReport} ScrollReport */

/** Offsets that are closer together are the same, in pt. */
const SAME_OFFSET = 0.5;

/** An orthogonal section, and what moves it. */
export class OrthogonalScroller {
  scroller;
  /** When its wheel turned last. */
  wheelMs = -Infinity;
  /** @type {number | null} the number of the place that it rests at */
  #place = null;
  #length = 0;
  /** @type {{from: number, travel: number} | null} of a wheel that turns pages */
  #turning = null;

  /**
   * @param {OrthogonalSection} section
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(section, clock) {
    this.section = section;
    this.scroller = new Scroller({ clock });
    this.scroller.restFor = (release) => this.#restFor(release);
  }

  /** Whether a finger can move it. */
  get canScroll() {
    return this.section.upper > this.section.lower || this.section.bounce === bounces.always;
  }

  /** Where it stands, in pt. */
  get offset() {
    return this.section.along(this.scroller.offset);
  }

  /** @param {Point} point */
  along(point) {
    return this.section.along(point);
  }

  /** @param {Point} point */
  across({ x, y }) {
    return this.section.isVertical ? x : y;
  }

  /** Places the section where it stands, when it is new. */
  begin() {
    this.scroller.jumpTo(this.section.point(this.section.offset));
    this.resize();
    this.rested();
  }

  /**
   * Takes what the section is now. If it rests at a place, it goes on resting there, also when it has
   * become longer or shorter; if the place is gone, it rests at the nearest one.
   */
  resize() {
    const { section, scroller } = this;
    const place = scroller.isMoving ? null : this.#place;
    this.#takeExtent();
    section.offset = this.offset;
    const isOther = section.along(size(section)) !== this.#length;
    this.#length = section.along(size(section));
    if (place === null || section.rests.length === 0 || scroller.isMoving) return;
    const rest = restAt(section, isOther ? place : nearestRest(section, this.offset));
    if (Math.abs(rest - this.offset) > SAME_OFFSET) scroller.scrollTo(section.point(rest));
  }

  #takeExtent() {
    const { section, scroller } = this;
    const { lower, upper, isVertical, frame } = section;
    const usualRate = isPaging(section) ? decelerationRate.fast : decelerationRate.normal;
    scroller.ratePerMs = section.rate || usualRate;
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
      alwaysBounce: section.bounce === bounces.always,
      neverBounce: section.bounce === bounces.never,
    });
  }

  /**
   * @param {number} distance along the section, in pt
   * @param {'precise' | 'notched'} mode
   * @param {number} tMs
   */
  wheel(distance, mode, tMs) {
    const { section, scroller } = this;
    this.wheelMs = tMs;
    if (mode === 'notched') return this.#turnNotch(distance, tMs);
    const limited = isPaging(section) ? this.#limited(distance) : distance;
    const { x, y } = section.point(limited);
    scroller.wheel({ dx: x, dy: y, mode, tMs });
  }

  /**
   * Scrolls under something that is held at the section's edge; pages do not stop it.
   * @param {number} distance along the section, in pt
   * @param {number} tMs
   */
  push(distance, tMs) {
    const { x, y } = this.section.point(distance);
    this.scroller.wheel({ dx: x, dy: y, mode: 'precise', tMs });
  }

  /** To be called when the section has come to rest. */
  rested() {
    const { section, offset } = this;
    this.#turning = null;
    const place = section.rests.length > 0 ? nearestRest(section, offset) : null;
    const isAt = place !== null && Math.abs(restAt(section, place) - offset) <= SAME_OFFSET;
    this.#place = isAt ? place : null;
  }

  /**
   * A notch scrolls to the next place to rest, or by a distance if there are no such places.
   * @param {number} distance
   * @param {number} nowMs
   */
  #turnNotch(distance, nowMs) {
    const { section, scroller } = this;
    if (section.rests.length === 0) return scroller.scrollBy(section.point(distance), { nowMs });
    const from = section.along(scroller.goal);
    const goal = restAt(section, nextRest(section, from, distance));
    scroller.scrollBy(section.point(goal - from), { nowMs });
  }

  /**
   * A trackpad moves a section that pages by at most one place.
   * @param {number} distance
   */
  #limited(distance) {
    const { section, offset } = this;
    this.#turning ??= { from: nearestRest(section, offset), travel: 0 };
    this.#turning.travel += distance;
    const { from } = this.#turning;
    const least = restAt(section, Math.max(0, from - 1));
    const most = restAt(section, from + 1);
    return Math.min(Math.max(offset + distance, least), most) - offset;
  }

  /** @param {import('./scroller.js').Release} release */
  #restFor({ proposed, at, velocity }) {
    const { section } = this;
    const release = {
      proposed: section.along(proposed),
      at: section.along(at),
      velocity: section.along(velocity),
    };
    const turning = this.#turning;
    this.#turning = null;
    if (!turning) return section.point(orthogonalTarget(section, release));
    const turns = Math.abs(turning.travel) > TURN_DISTANCE ? Math.sign(turning.travel) : 0;
    return section.point(restAt(section, Math.max(0, turning.from + turns)));
  }
}

/**
 * @param {OrthogonalSection} section
 * @returns {Point} width and height of what is shown
 */
function size({ frame }) {
  return { x: frame.width, y: frame.height };
}

/**
 * The orthogonal sections of a view, each with a scroller of its own.
 *
 * Emits `move` when one has moved, and `report` with {orthogonalSection, offset, velocity, phase,
 * proposed?} to tell where one stands.
 * @extends {Emitter<{move: () => void, report: (report: ScrollReport) => void}>}
 */
export class OrthogonalScrollers extends Emitter {
  #clock;
  #reducedMotion = false;
  /** @type {Map<string, OrthogonalScroller>} by the section's identity */
  #scrollers = new Map();
  /** @type {unknown} the view whose sections they are */
  #view = null;

  /** @param {{clock?: import('../../base/clock.js').Clock}} options */
  constructor({ clock = systemClock } = {}) {
    super();
    this.#clock = clock;
  }

  /** Whether content moves to its goal at once. */
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
   * Takes the orthogonal sections of a view.
   * @param {{orthogonalSections: Map<number, OrthogonalSection>} | null} view
   */
  take(view) {
    if (view !== this.#view) this.#scrollers.clear();
    this.#view = view;
    const all = [...(view?.orthogonalSections.values() ?? [])];
    const sections = new Map(all.map((section) => [section.key, section]));
    for (const key of this.#scrollers.keys()) {
      if (!sections.has(key)) this.#scrollers.delete(key);
    }
    for (const [key, section] of sections) this.#takeSection(key, section);
  }

  /**
   * The orthogonal section that is shown at a point.
   * @param {Point} point in pt of the content
   * @returns {OrthogonalScroller | null}
   */
  at({ x, y }) {
    for (const one of this.#scrollers.values()) {
      if (contains(one.section.frame, x, y)) return one;
    }
    return null;
  }

  /**
   * @param {OrthogonalSection} section
   * @returns {OrthogonalScroller | null}
   */
  of({ key }) {
    return this.#scrollers.get(key) ?? null;
  }

  /**
   * The section that a wheel still turns.
   * @param {number} nowMs
   * @returns {OrthogonalScroller | null}
   */
  wheeled(nowMs) {
    for (const one of this.#scrollers.values()) {
      if (nowMs - one.wheelMs < WHEEL_REST_MS) return one;
    }
    return null;
  }

  /**
   * Scrolls sections to where the server has them, unless a finger holds them.
   * @param {readonly OrthogonalSection[]} sections
   */
  follow(sections) {
    for (const section of sections) this.scrollTo(section, section.told);
  }

  /**
   * @param {OrthogonalSection} section
   * @param {number} offset
   * @param {{responseS?: number}} [options]
   */
  scrollTo(section, offset, options) {
    const scroller = this.of(section)?.scroller;
    if (scroller && scroller.phase !== 'hold') scroller.scrollTo(section.point(offset), options);
  }

  /**
   * Scrolls as little as possible to bring a part of a section into view.
   * @param {OrthogonalSection} section
   * @param {number} start in pt, where it stands at the offset 0
   * @param {number} length
   */
  reveal(section, start, length) {
    const scroller = this.of(section);
    if (!scroller) return;
    const shown = section.isVertical ? section.frame.height : section.frame.width;
    const first = start - section.along(section.frame);
    const last = first + length - shown;
    const now = scroller.offset;
    let target = Math.min(Math.max(now, Math.min(last, first)), Math.max(last, first));
    if (isPaging(section)) target = restAt(section, nearestRest(section, target));
    if (target !== now) scroller.scroller.scrollTo(section.point(target));
  }

  /**
   * Brings all sections to a time.
   * @param {number} nowMs
   * @returns {boolean} whether one moved
   */
  tick(nowMs) {
    let moved = false;
    for (const { scroller } of this.#scrollers.values()) moved = scroller.tick(nowMs) || moved;
    return moved;
  }

  /** Reports the sections that stand elsewhere than the server thinks, as after a lost connection. */
  reportAll() {
    for (const { section, scroller } of this.#scrollers.values()) {
      if (Math.abs(section.offset - section.told) <= SAME_OFFSET) continue;
      this.#report(section, scroller, { phase: 'idle' });
    }
  }

  /**
   * @param {string} key
   * @param {OrthogonalSection} section
   */
  #takeSection(key, section) {
    const known = this.#scrollers.get(key);
    // A section of another list may have the same key.
    if (known?.section !== section) return this.#make(key, section);
    known.resize();
  }

  /**
   * @param {string} key
   * @param {OrthogonalSection} section
   */
  #make(key, section) {
    const one = new OrthogonalScroller(section, this.#clock);
    const { scroller } = one;
    one.begin();
    scroller.reducedMotion = this.#reducedMotion;
    scroller.on('move', () => {
      one.section.offset = one.offset;
      this.emit('move');
      const phase = scroller.phase === 'decelerate' ? 'decelerate' : 'drag';
      this.#report(one.section, scroller, { phase });
    });
    scroller.on('end', (end) => this.#report(one.section, scroller, { ...end, phase: 'end' }));
    scroller.on('idle', () => {
      one.rested();
      one.section.offset = one.offset;
      this.emit('move');
      this.#report(one.section, scroller, { phase: 'idle' });
    });
    this.#scrollers.set(key, one);
  }

  /**
   * @param {OrthogonalSection} section
   * @param {Scroller} scroller
   * @param {Pick<ScrollReport, 'phase'> & Partial<ScrollReport>} members
   */
  #report(section, { offset, velocity }, members) {
    this.emit('report', { orthogonalSection: section.id, offset, velocity, ...members });
  }
}
