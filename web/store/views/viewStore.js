// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LATEST_JOIN_MS, takeoverMotion } from '../../base/feel.js';
import { clamp, zeroInsets } from '../../base/geometry.js';
import { ChangeRecorder } from '../changes/changeRecorder.js';
import { ContentTable } from '../elements/contentTable.js';
import { Element, UNITS_PER_PT, nameOf } from '../elements/element.js';
import { CHANNELS, MAP_AT, timingOf } from '../elements/elementMotion.js';
import { Hand } from '../elements/handTiming.js';
import { Hands, dropTiming } from '../elements/hands.js';
import { shortenTurn } from '../elements/mapMotion.js';
import { collectVisible, comparePaintOrder, topmostAt } from '../elements/paintOrder.js';
import { OrthogonalSectionTable } from '../elements/orthogonalSectionTable.js';
import { TimeLine } from './timeLine.js';

/** @typedef {import('../elements/elementMotion.js').Contribution['timing']} Timing */
/** @typedef {import('../../transport/deltaLayout.js').Delta} Delta */
/** @typedef {import('../../base/geometry.js').Insets} Insets */
/** @typedef {import('../elements/orthogonalSection.js').OrthogonalSection} OrthogonalSection */
/** @typedef {import('../../base/geometry.js').Point} Point */
/**
 * @typedef {object} Applied
 * @property {number} inserted
 * @property {number} updated
 * @property {number} removed
 * @property {boolean} animated
 * @property {Point | null} adjustment how far the viewport goes along with the content, in pt
 * @property {boolean} isWhole whether it was a snapshot
 * @property {OrthogonalSection[]} movedSections those that stand elsewhere for the server
 */

/** The elements of one view: what the server says, and how they move on this page. */
export class ViewStore {
  revision = 0;
  /** Size of the content, in pt. */
  contentWidth = 0;
  contentHeight = 0;
  /** @type {Map<number, Element>} those that are there, by id */
  elements = new Map();
  /** Whether changes are shown at once instead of animated. */
  reducedMotion = false;
  /** Records the last change that moved anything. */
  recorder = new ChangeRecorder({
    all: () => [...this.elements.values(), ...this.#leaving.values()],
    known: (id) => this.#known(id),
    camera: () => this.#camera,
  });
  #table = new ContentTable();
  #sectionTable = new OrthogonalSectionTable();
  /** @type {Map<string, Element>} removed ones whose animation still runs */
  #leaving = new Map();
  /** @type {Set<Element>} */
  #moving = new Set();
  /** @type {Set<Element>} those whose place depends on an offset */
  #anchored = new Set();
  #hands = new Hands();
  /** The transition of this view, if one is in somebody's hand. */
  hand = new Hand();
  /** @type {Element[] | null} in paint order, leaving ones included */
  #ordered = null;
  /** @type {import('../elements/element.js').Camera} */
  #camera = { offset: { x: 0, y: 0 }, width: 0, height: 0, insets: zeroInsets };
  /** The camera before the delta that is being applied, and how far it has moved with it. */
  #before = { camera: this.#camera, x: 0, y: 0 };
  /** The view's own time, on which its animations run. */
  timeLine = new TimeLine();

  /**
   * @param {number} view
   * @param {{toLocalMs?: (serverMs: number) => number}} options tells the page's time for a
   *   time of the server's clock
   */
  constructor(view, { toLocalMs = (serverMs) => serverMs } = {}) {
    this.view = view;
    this.toLocalMs = toLocalMs;
  }

  /** Contents that elements refer to, by id. */
  get contents() {
    return this.#table.contents;
  }

  /** Where the page's viewport stands in the content. */
  get camera() {
    return this.#camera;
  }

  /** The orthogonal sections, by number. */
  get orthogonalSections() {
    return this.#sectionTable.sections;
  }

  /**
   * Sets where pinned elements stick and how much is visible.
   * @param {import('../../base/geometry.js').Size & {insets?: Insets}} viewport
   */
  setViewport({ width, height, insets = zeroInsets }) {
    this.#camera = { ...this.#camera, width, height, insets };
  }

  /**
   * Applies a delta or a snapshot. A snapshot replaces all elements; those with the same category, kind and
   * key as before move on from where they are shown.
   * @param {Delta} delta
   * @param {number} nowMs
   * @returns {Applied}
   * @throws {RangeError} when the delta does not fit what is here; then a snapshot is needed
   */
  apply(delta, nowMs) {
    const viewMs = this.timeLine.at(nowMs);
    this.#settle(viewMs);
    const beganMs = this.hand.beganMs(delta.animation);
    const timing = this.#timing(delta.animation, nowMs);
    const adjustment = delta.base === null ? null : this.#follow(delta.offsetAdjustment);
    if (delta.contentSize) {
      this.contentWidth = delta.contentSize.width / UNITS_PER_PT;
      this.contentHeight = delta.contentSize.height / UNITS_PER_PT;
    }
    const records = delta.orthogonalSections ?? [];
    let movedSections;
    if (delta.base === null) {
      movedSections = this.#sectionTable.replace(records);
      this.#replaceAll(delta, timing, nowMs);
    } else {
      if (delta.base !== this.revision) {
        throw new RangeError(`delta starts from ${delta.base}, not from ${this.revision}`);
      }
      movedSections = this.#sectionTable.apply(records);
      this.#table.add(delta.contents);
      if (adjustment && timing) this.#leaveBehind(delta, timing, viewMs);
      for (const removal of delta.removed) this.#remove(removal, timing, viewMs);
      for (const update of delta.updated) this.#update(update, timing, viewMs);
      for (const insertion of delta.inserted) this.#insert(insertion, timing, viewMs);
    }
    if (delta.animation?.curve === 'cancel' || delta.base === null) this.hand.release(viewMs);
    this.#table.sweep();
    this.revision = delta.revision;
    this.recorder.take(delta, { timing, beganMs, viewMs, way: adjustment });
    if (this.reducedMotion) this.#finish(viewMs);
    return {
      inserted: delta.inserted.length,
      updated: delta.updated.length,
      removed: delta.removed.length,
      animated: timing !== null && !this.reducedMotion,
      adjustment,
      movedSections,
      isWhole: delta.base === null,
    };
  }

  /** The last change that moved anything, which replay, scrubber and onion skin show. */
  get recordedChange() {
    return this.recorder.last;
  }

  /**
   * Whether anything still moves at a time.
   * @param {number} nowMs
   */
  animating(nowMs) {
    const viewMs = this.timeLine.at(nowMs);
    for (const element of this.#moving) {
      if (element.leaving ? viewMs < element.endMs : element.motion.runs(viewMs)) return true;
    }
    return this.#hands.run(viewMs);
  }

  /**
   * Takes an element in hand: it is lifted and shown where the hand is, whatever the server says.
   * @param {Element} element
   * @param {Point} middle where its middle is held, in pt of the content
   * @param {number} rank paint order among what is held
   * @param {number} nowMs
   */
  hold(element, middle, rank, nowMs) {
    const viewMs = this.timeLine.at(nowMs);
    if (this.#hands.hold(element, { middle, rank, viewMs, isStill: this.reducedMotion })) {
      this.#ordered = null;
    }
    element.present(viewMs, this.#camera);
  }

  /**
   * Lets go of all held elements: a spring moves each to its place on the stage.
   * @param {number} nowMs
   */
  release(nowMs) {
    const viewMs = this.timeLine.at(nowMs);
    for (const element of this.#hands.release(viewMs, this.#camera)) {
      const before = element.rest(this.#camera);
      before[0] = element.shown.x;
      before[1] = element.shown.y;
      this.#carry(element, this.reducedMotion ? null : before, dropTiming(viewMs), viewMs);
    }
  }

  /**
   * Sets which items somebody holds elsewhere: their steps are smoothed.
   * @param {Iterable<string>} items
   */
  holdElsewhere(items) {
    this.#hands.elsewhere = new Set(items);
  }

  /**
   * Brings every element's `shown` to a time and a content offset.
   * @param {number} nowMs
   * @param {Point} offset
   * @param {Element[]} [out] is filled with what the viewport shows, in paint order
   * @returns {Element[]}
   */
  present(nowMs, offset, out = []) {
    // The hand may have moved after the frame's time, and may rest now.
    const viewMs = Math.max(this.timeLine.at(nowMs), this.hand.timing?.changedMs ?? -Infinity);
    this.#camera.offset = { x: offset.x, y: offset.y };
    this.#settle(viewMs);
    for (const element of this.#moving) element.present(viewMs, this.#camera);
    for (const element of this.#anchored) element.present(viewMs, this.#camera);
    for (const element of this.#hands.held) element.present(viewMs, this.#camera);
    const { width, height } = this.#camera;
    return this.visible({ x: offset.x, y: offset.y, width, height }, out);
  }

  /**
   * Elements that show anything within a rectangle of the content, in paint order.
   * @param {import('../../base/geometry.js').Rect} rect
   * @param {Element[]} [out] is emptied and filled
   * @returns {Element[]}
   */
  visible(rect, out = []) {
    out.length = 0;
    collectVisible(this.#order(), rect, out);
    return out;
  }

  /**
   * The topmost element at a point of the content, by the places that elements move to.
   * @param {number} x
   * @param {number} y
   * @returns {Element | null}
   */
  elementAt(x, y) {
    return topmostAt(this.#order(), this.#camera, x, y);
  }

  /**
   * @param {import('../../transport/deltaLayout.js').WireAnimation | null} animation
   * @param {number} nowMs
   * @returns {Timing | null}
   */
  #timing(animation, nowMs) {
    if (!animation) return null;
    const viewMs = this.timeLine.at(nowMs);
    const isOfHand = animation.transition !== undefined;
    const held = isOfHand ? this.hand.take(animation, viewMs) : null;
    if (held || animation.curve === 'interactive') return held;
    const startMs = this.toLocalMs(animation.startMs);
    const atMs = isOfHand ? viewMs : this.timeLine.at(clamp(startMs, nowMs - LATEST_JOIN_MS, nowMs));
    return timingOf(animation, atMs);
  }

  /**
   * Moves the camera along with the content.
   * @param {import('../../transport/deltaLayout.js').WireVector | null} wire
   * @returns {Point | null} the way, in pt
   */
  #follow(wire) {
    const way = wire ? { x: wire.dx / UNITS_PER_PT, y: wire.dy / UNITS_PER_PT } : null;
    this.#before = { camera: this.#camera, x: way?.x ?? 0, y: way?.y ?? 0 };
    if (!way) return null;
    const { offset } = this.#camera;
    this.#camera = { ...this.#camera, offset: { x: offset.x + way.x, y: offset.y + way.y } };
    return way;
  }

  /**
   * Animates the elements that the delta does not name from where they are seen to their new place.
   * @param {Delta} delta
   * @param {Timing} timing
   * @param {number} viewMs
   */
  #leaveBehind(delta, timing, viewMs) {
    const told = new Set([...delta.updated, ...delta.removed].map(({ id }) => id));
    for (const element of [...this.elements.values(), ...this.#leaving.values()]) {
      if (element.leaving || !told.has(element.id)) {
        this.#carry(element, this.#restBefore(element), timing, viewMs);
      }
    }
  }

  /**
   * The numbers of an element's old target, for the moved camera.
   * @param {Element} element
   */
  #restBefore(element) {
    const numbers = element.rest(this.#before.camera);
    numbers[0] += this.#before.x;
    numbers[1] += this.#before.y;
    return numbers;
  }

  #order() {
    this.#ordered ??= [...this.elements.values(), ...this.#leaving.values()].sort(
      comparePaintOrder,
    );
    return this.#ordered;
  }

  /**
   * Ends the animations whose time is over.
   * @param {number} viewMs
   */
  #settle(viewMs) {
    if (this.#hands.settle(viewMs)) this.#ordered = null;
    for (const element of this.#moving) {
      element.motion.prune(viewMs);
      if (element.leaving) {
        if (viewMs >= element.endMs) this.#drop(element);
      } else if (element.motion.isEmpty) {
        this.#moving.delete(element);
        element.present(viewMs, this.#camera);
      }
    }
  }

  /**
   * Ends everything at once.
   * @param {number} viewMs
   */
  #finish(viewMs) {
    for (const element of this.#moving) {
      if (element.leaving) {
        this.#drop(element);
        continue;
      }
      element.motion.finish();
      if (element.motion.isEmpty) this.#moving.delete(element);
      element.present(viewMs, this.#camera);
    }
  }

  /** @param {Element} element */
  #drop(element) {
    const key = nameOf(element);
    if (this.#leaving.get(key) === element) this.#leaving.delete(key);
    this.#moving.delete(element);
    this.#anchored.delete(element);
    this.#hands.forget(element);
    this.#ordered = null;
  }

  /**
   * @param {import('../../transport/deltaLayout.js').Removal} removal
   * @param {Timing | null} timing
   * @param {number} viewMs
   */
  #remove({ id, final }, timing, viewMs) {
    const element = this.#known(id);
    this.elements.delete(id);
    this.#table.release(element.contentId);
    this.#ordered = null;
    // An element that fades out by a hand's progress goes on to its end.
    const isFading = timing !== null && element.motion.isCarriedBy(timing);
    if (!timing || (!final && !isFading)) {
      this.recorder.leave(element, viewMs);
      return this.#drop(element);
    }
    const before = this.#restBefore(element);
    const { content } = element;
    if (final) element.change(final);
    element.content = content;
    element.leaving = true;
    element.endMs = timing.startMs + timing.durationMs;
    this.#leaving.set(nameOf(element), element);
    this.#carry(element, before, timing, viewMs);
    this.#moving.add(element);
  }

  /**
   * @param {import('../../transport/deltaLayout.js').Update} update
   * @param {Timing | null} told
   * @param {number} viewMs
   */
  #update({ id, change }, told, viewMs) {
    const element = this.#known(id);
    const timing = this.reducedMotion ? told : this.#hands.smoothed(element, told, viewMs);
    const before = timing && this.#restBefore(element);
    const { contentId, content, zIndex, section, item } = element;
    element.change(change);
    element.orthogonalSection = this.#orthogonalSectionOf(element);
    if (element.contentId !== contentId) {
      element.content = this.#table.retain(element.contentId);
      this.#table.release(contentId);
      if (timing) element.motion.crossFade({ from: content, to: element.content }, timing, viewMs);
    }
    if (element.zIndex !== zIndex || element.section !== section || element.item !== item) {
      this.#ordered = null;
    }
    this.#carry(element, before, timing, viewMs);
  }

  /**
   * @param {import('../../transport/deltaLayout.js').Insertion} insertion
   * @param {Timing | null} timing
   * @param {number} viewMs
   */
  #insert(insertion, timing, viewMs) {
    if (this.elements.has(insertion.id)) throw new RangeError(`element ${insertion.id} is there`);
    const returning = this.#leaving.get(nameOf(insertion));
    const element = returning ?? new Element();
    const before = returning?.rest(this.#camera);
    if (returning) this.#drop(returning);
    element.adopt(insertion);
    this.#enter(element);
    if (!timing) element.motion.clear();
    const { initial } = insertion;
    const start = before ?? (initial && timing && element.restAfter(initial, this.#camera));
    this.#carry(element, start ?? null, timing, viewMs);
  }

  /** Forgets what is shown, so that nothing of it is seen to become something else. */
  forgetShown() {
    for (const each of [this.elements, this.#leaving, this.#moving, this.#anchored]) each.clear();
    this.#sectionTable.forget();
    this.#ordered = null;
  }

  /**
   * @param {Delta} snapshot
   * @param {Timing | null} wanted
   * @param {number} nowMs
   */
  #replaceAll(snapshot, wanted, nowMs) {
    const viewMs = this.timeLine.at(nowMs);
    const isFirst = this.elements.size === 0;
    const takeover = isFirst || this.reducedMotion ? null : timingOf(takeoverMotion, viewMs);
    const earlier = new Map(this.#leaving);
    for (const element of this.elements.values()) earlier.set(nameOf(element), element);
    for (const each of [this.elements, this.#leaving, this.#moving, this.#anchored]) each.clear();
    this.#ordered = null;
    this.#table.clear();
    this.#table.add(snapshot.contents);
    for (const insertion of snapshot.inserted) {
      const same = earlier.get(nameOf(insertion));
      if (!same) {
        this.#insert(insertion, wanted, viewMs);
        continue;
      }
      const before = same.rest(this.#camera);
      const { content: from } = same;
      same.adopt(insertion);
      this.#enter(same);
      const timing = wanted ?? takeover;
      if (timing) same.motion.crossFade({ from, to: same.content }, timing, viewMs);
      this.#carry(same, before, timing, viewMs);
    }
  }

  /** @param {Element} element */
  #enter(element) {
    element.orthogonalSection = this.#orthogonalSectionOf(element);
    element.content = this.#table.retain(element.contentId);
    this.elements.set(element.id, element);
    this.#ordered = null;
  }

  /**
   * Animates an element from where its old target showed it.
   * @param {Element} element
   * @param {Float64Array | null} before its numbers at the old target
   * @param {Timing | null} timing
   * @param {number} viewMs
   */
  #carry(element, before, timing, viewMs) {
    if (timing && before) {
      const jump = element.rest(this.#camera);
      for (let at = 0; at < CHANNELS; at += 1) jump[at] = before[at] - jump[at];
      shortenTurn(jump, MAP_AT);
      element.motion.retarget(jump, timing, viewMs);
    }
    if (!element.motion.isEmpty) this.#moving.add(element);
    if (element.isAnchored) this.#anchored.add(element);
    else this.#anchored.delete(element);
    element.present(viewMs, this.#camera);
  }

  /** @param {Element} element */
  #orthogonalSectionOf({ orthogonalSectionId }) {
    return this.#sectionTable.sections.get(orthogonalSectionId) ?? null;
  }

  /** @param {number} id */
  #known(id) {
    const element = this.elements.get(id);
    if (!element) throw new RangeError(`element ${id} is unknown`);
    return element;
  }
}
