// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';
import { changeFields } from '../../transport/deltaLayout.js';
import { CHANNELS, ElementMotion, MAP_AT } from './elementMotion.js';
import { isSplittable, readMap, writeMap } from './mapMotion.js';
import { followTracks, hasMap, offsetTracks } from './offsetTracks.js';

/** @typedef {import('../../base/geometry.js').Transform} Transform */
/** @typedef {import('../../transport/deltaLayout.js').AttributeChange} AttributeChange */
/**
 * A button behind a row of a list.
 * @typedef {object} SwipeButton
 * @property {string} title
 * @property {string} symbol
 * @property {{light: number, dark: number}} colour 0xRRGGBBAA
 * @property {boolean} destructive
 * @property {number} width of the button when all of them are seen, in pt
 */
/**
 * A row of a list that is moved aside.
 * @typedef {object} RowAside
 * @property {number} shift how far the row is to the right of its place, in pt
 * @property {SwipeButton[]} buttons the outermost first
 * @property {number} armed how far the first button has grown over the others, from 0 to 1
 * @property {number | null} pressed index of the button that is held
 */
/** @typedef {{edge: number, lower: number, upper: number}} Pin in pt; edge as `pinEdge` */
/**
 * Where the page's viewport stands in the content.
 * @typedef {object} Camera
 * @property {import('../../base/geometry.js').Point} offset
 * @property {number} width
 * @property {number} height
 * @property {import('../../base/geometry.js').Insets} insets
 */
/**
 * How an element is shown now: animated, pinned, in content coordinates.
 * @typedef {object} Shown
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} alpha
 * @property {Transform | null} transform `null` is the identity
 * @property {number} [lift] how far it is lifted from the stage, from 0 to 1
 * @property {import('./contentTable.js').Content | null} [was] the content that still fades out
 * @property {number} [wasLevel] how much of that is seen, from 0 to 1
 */

/** The categories of elements, numbered as on the wire. */
export const category = Object.freeze({ cell: 0, supplementary: 1, decoration: 2 });

/** Edges that an element can stick to, numbered as on the wire. */
export const pinEdge = Object.freeze({ top: 1, bottom: 2, left: 3, right: 4 });

/** Units of the wire per pt; dividing by it is exact. */
export const UNITS_PER_PT = 64;
const OPAQUE = 255;
/** Shared by all elements while they are presented, so that presenting 20,000 of them makes no garbage. */
const scratch = new Float64Array(CHANNELS);

/** One cell, supplementary or decoration view: what the server says of it and how it is shown. */
export class Element {
  id = 0;
  category = 0;
  kind = '';
  key = '';
  section = 0;
  item = 0;
  contentId = 0;
  /** @type {import('./contentTable.js').Content | null} */
  content = null;
  /** The frame that it has or moves to, without its pin, in pt of the content. */
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** From 0 to 1. */
  alpha = 1;
  zIndex = 0;
  isHidden = false;
  /** @type {Transform | null} applied about the centre */
  transform = null;
  /** @type {Pin | null} */
  pin = null;
  /** @type {import('./offsetTracks.js').OffsetTrack[] | null} how it looks at other content offsets */
  tracks = null;
  /** Number of the orthogonal section that it moves with; 0 is none. */
  orthogonalSectionId = 0;
  /**
   * The section itself; the element's frame is told for the offset 0.
   * @type {import('./orthogonalSection.js').OrthogonalSection | null}
   */
  orthogonalSection = null;
  /** Bits of `elementStates`. */
  state = 0;
  /** Number of the reusable view that shows it, counted by category, kind and reuse identifier. */
  slot = 0;
  /** @type {Shown} */
  shown = { x: 0, y: 0, width: 0, height: 0, alpha: 1, transform: null };
  /** Whether it is removed and only its animation still runs. */
  leaving = false;
  /** When a leaving element's animation ends, on the view's time line. */
  endMs = 0;
  motion = new ElementMotion();
  /** @type {import('./heldElement.js').HeldElement | null} set while a person holds it */
  held = null;
  /** @type {RowAside | null} set while it is a row of a list that is moved aside */
  aside = null;

  /**
   * Takes identity and attributes from an insertion.
   * @param {import('../../transport/deltaLayout.js').Insertion} insertion
   */
  adopt(insertion) {
    const { attributes } = insertion;
    this.id = insertion.id;
    this.category = insertion.category;
    this.kind = insertion.kind;
    this.key = insertion.key;
    this.leaving = false;
    this.x = attributes.x / UNITS_PER_PT;
    this.y = attributes.y / UNITS_PER_PT;
    this.width = attributes.width / UNITS_PER_PT;
    this.height = attributes.height / UNITS_PER_PT;
    this.alpha = attributes.alpha / OPAQUE;
    this.zIndex = attributes.zIndex;
    this.isHidden = attributes.isHidden;
    this.transform = attributes.transform;
    this.contentId = attributes.content;
    this.section = attributes.section;
    this.item = attributes.item;
    this.pin = pinOf(attributes.pin);
    this.state = attributes.state;
    this.slot = attributes.slot;
    this.orthogonalSectionId = attributes.orthogonalSectionId ?? 0;
    this.tracks = offsetTracks(attributes.tracks ?? []);
  }

  /**
   * Takes the fields that a change names; other fields stay.
   * @param {AttributeChange} change
   */
  change(change) {
    const { fields, dx, dy, dWidth, dHeight } = change;
    if (fields & changeFields.origin) {
      this.x += dx / UNITS_PER_PT;
      this.y += dy / UNITS_PER_PT;
    }
    if (fields & changeFields.size) {
      this.width += dWidth / UNITS_PER_PT;
      this.height += dHeight / UNITS_PER_PT;
    }
    this.#takeNamed(fields, change);
  }

  /**
   * @param {number} fields mask of `changeFields`
   * @param {import('../../transport/deltaLayout.js').NamedAttributes} named values of the fields in the mask
   */
  #takeNamed(fields, named) {
    const { alpha = 0, zIndex = 0, isHidden = false, transform = null, content = 0 } = named;
    const { section = 0, item = 0, pin = null, state = 0, slot = 0, tracks = [] } = named;
    const { orthogonalSectionId = 0 } = named;
    if (fields & changeFields.alpha) this.alpha = alpha / OPAQUE;
    if (fields & changeFields.zIndex) this.zIndex = zIndex;
    if (fields & changeFields.hidden) this.isHidden = isHidden;
    if (fields & changeFields.transform) this.transform = transform;
    if (fields & changeFields.content) this.contentId = content;
    if (fields & changeFields.position) {
      this.section = section;
      this.item = item;
    }
    if (fields & changeFields.pin) this.pin = pinOf(pin);
    if (fields & changeFields.state) this.state = state;
    if (fields & changeFields.slot) this.slot = slot;
    if (fields & changeFields.orthogonalSection) this.orthogonalSectionId = orthogonalSectionId;
    if (fields & changeFields.samples) this.tracks = offsetTracks(tracks);
  }

  /** Whether its place depends on an offset, so that it changes without a delta. */
  get isAnchored() {
    return this.pin !== null || this.orthogonalSection !== null || this.tracks !== null;
  }

  /**
   * The frame that it has or moves to, without its pin, at the present offset of its orthogonal section.
   * @returns {import('../../base/geometry.js').Rect} pt of the content
   */
  get frame() {
    const { x, y, width, height, orthogonalSection: section } = this;
    if (!section) return { x, y, width, height };
    const { shift } = section;
    return { x: x + shift.x, y: y + shift.y, width, height };
  }

  /**
   * The target's numbers, pinned for the camera.
   * @param {Camera} camera
   * @param {Float64Array} [out]
   * @returns {Float64Array}
   */
  rest(camera, out = new Float64Array(CHANNELS)) {
    out[0] = this.x;
    out[1] = this.y;
    out[2] = this.width;
    out[3] = this.height;
    out[4] = this.alpha;
    writeMap(this.transform, out, MAP_AT);
    if (this.orthogonalSection?.isVertical) out[1] -= this.orthogonalSection.offset;
    else if (this.orthogonalSection) out[0] -= this.orthogonalSection.offset;
    const along = this.orthogonalSection?.offset ?? 0;
    if (this.tracks) followTracks(this.tracks, camera.offset, along, out);
    if (this.pin) this.#stick(this.pin, camera, out);
    return out;
  }

  /**
   * The target's numbers after a change, which is not taken.
   * @param {AttributeChange} change
   * @param {Camera} camera
   * @returns {Float64Array}
   */
  restAfter(change, camera) {
    const other = Object.assign(new Element(), this);
    other.change(change);
    return other.rest(camera);
  }

  /** A copy that stands and moves as this one does now, and is independent from now on. */
  copy() {
    const other = Object.assign(new Element(), this);
    other.shown = { ...this.shown };
    other.motion = this.motion.copy();
    return other;
  }

  /**
   * Brings `shown` to a time.
   * @param {number} nowMs
   * @param {Camera} camera
   */
  present(nowMs, camera) {
    this.place(nowMs, camera, this.shown);
  }

  /**
   * Tells how it is shown at a time.
   * @param {number} nowMs
   * @param {Camera} camera
   * @param {Shown} shown is filled
   */
  place(nowMs, camera, shown) {
    this.#placeAlone(nowMs, camera, shown);
    const { held } = this;
    if (!held) return;
    shown.lift = held.level(nowMs);
    const middle = held.at(nowMs);
    if (!middle) return;
    shown.x = middle.x - shown.width / 2;
    shown.y = middle.y - shown.height / 2;
  }

  /**
   * How it is shown while nobody holds it.
   * @param {number} nowMs
   * @param {Camera} camera
   * @param {Shown} shown
   */
  #placeAlone(nowMs, camera, shown) {
    if (this.motion.isEmpty && !this.isAnchored) {
      shown.x = this.x;
      shown.y = this.y;
      shown.width = this.width;
      shown.height = this.height;
      shown.alpha = this.alpha;
      shown.transform = this.transform;
      if (shown.was) shown.was = null;
      return;
    }
    const { fade } = this.motion;
    if (fade || shown.was) shown.was = fade?.from ?? null;
    if (fade) shown.wasLevel = fade.level(nowMs);
    const now = this.rest(camera, scratch);
    this.motion.addDisplacement(nowMs, now);
    shown.x = now[0];
    shown.y = now[1];
    shown.width = Math.max(0, now[2]);
    shown.height = Math.max(0, now[3]);
    shown.alpha = clamp(now[4], 0, 1);
    const isStill =
      !hasMap(this.tracks) && (this.motion.isEmpty || !isSplittable(this.transform));
    shown.transform = isStill ? this.transform : readMap(now, MAP_AT);
  }

  /**
   * @param {Pin} pin
   * @param {Camera} camera
   * @param {Float64Array} out
   */
  #stick(pin, { offset, width, height, insets }, out) {
    const { lower, upper } = pin;
    if (pin.edge === pinEdge.top) {
      out[1] = Math.min(Math.max(offset.y + insets.top, lower), upper);
    } else if (pin.edge === pinEdge.bottom) {
      out[1] = Math.max(Math.min(offset.y + height - insets.bottom - this.height, upper), lower);
    } else if (pin.edge === pinEdge.left) {
      out[0] = Math.min(Math.max(offset.x + insets.left, lower), upper);
    } else if (pin.edge === pinEdge.right) {
      out[0] = Math.max(Math.min(offset.x + width - insets.right - this.width, upper), lower);
    }
  }
}

/**
 * A name that no other element of its view has; it stays the same when the element goes and comes back.
 * @param {{category: number, kind: string, key: string}} element
 */
export function nameOf({ category, kind, key }) {
  return `${category}\u0000${kind}\u0000${key}`;
}

/**
 * @param {Pin | null} wire
 * @returns {Pin | null}
 */
function pinOf(wire) {
  if (!wire) return null;
  return { edge: wire.edge, lower: wire.lower / UNITS_PER_PT, upper: wire.upper / UNITS_PER_PT };
}
