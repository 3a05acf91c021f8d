// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Units of the wire per pt. */
const UNITS_PER_PT = 64;

/**
 * Offsets at which a section may rest, equally far apart and ascending, in pt.
 * @typedef {{count: number, first: number, last: number}} Rests
 */

/** How sections scroll by themselves; the raw values of UIKit's behaviours. */
export const behaviours = Object.freeze({
  continuous: 1,
  continuousGroupLeadingBoundary: 2,
  paging: 3,
  groupPaging: 4,
  groupPagingCentered: 5,
});

/** Whether content can be pulled beyond its edge; UIKit's raw values. */
export const bounces = Object.freeze({ automatic: 0, always: 1, never: 2 });

/**
 * A section that scrolls by itself: where it is shown, how far it scrolls, and where it stands on
 * this page. Lengths are in pt. Its elements are shown further to the left, or up, by its offset.
 */
export class OrthogonalSection {
  id = 0;
  key = '';
  isVertical = false;
  /** Where it is shown, in the content. */
  frame = { x: 0, y: 0, width: 0, height: 0 };
  /** Least and greatest offset at rest. */
  lower = 0;
  upper = 0;
  /** Where it stands on this page. */
  offset = 0;
  /** Where the server said last that it stands. */
  told = 0;
  behaviour = /** @type {number} */ (behaviours.continuous);
  bounce = /** @type {number} */ (bounces.automatic);
  /** Part of the velocity that is left after 1 ms; 0 stands for what suits the behaviour. */
  rate = 0;
  /** @type {Rests[]} empty when it may rest anywhere */
  rests = [];

  /**
   * Takes what the server says; the offset on this page stays.
   * @param {import('../../transport/deltaLayout.js').WireOrthogonalSection} wire
   */
  take(wire) {
    const pt = (/** @type {number} */ units) => units / UNITS_PER_PT;
    this.id = wire.id;
    this.key = wire.key;
    this.isVertical = wire.isVertical;
    this.frame = { x: pt(wire.x), y: pt(wire.y), width: pt(wire.width), height: pt(wire.height) };
    this.lower = pt(wire.lower);
    this.upper = pt(wire.upper);
    this.told = pt(wire.offset);
    this.behaviour = wire.behaviour;
    this.bounce = wire.bounce;
    this.rate = wire.rate;
    this.rests = wire.rests.map(({ count, first, last }) => ({
      count,
      first: pt(first),
      last: pt(last),
    }));
  }

  /** How far its elements are shown from where the server told them, in pt. */
  get shift() {
    return this.isVertical ? { x: 0, y: -this.offset } : { x: -this.offset, y: 0 };
  }

  /**
   * A point with a coordinate along the section, and none across.
   * @param {number} along
   */
  point(along) {
    return this.isVertical ? { x: 0, y: along } : { x: along, y: 0 };
  }

  /**
   * The coordinate of a point along the section.
   * @param {import('../../base/geometry.js').Point} point
   */
  along({ x, y }) {
    return this.isVertical ? y : x;
  }
}
