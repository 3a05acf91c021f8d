// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/text.js').Font} Font */

/**
 * @param {number} size pt
 * @param {Font['weight']} [weight]
 * @returns {Font}
 */
const font = (size, weight = 400) => Object.freeze({ size, weight });

/**
 * Every length and font that cells use, in pt. The engine measures by the same numbers
 * (`CellMetrics.swift`); `Tests/Vectors/cells.json` checks both.
 */
export const cellMetrics = Object.freeze({
  /** Text widths are compared on this grid, so that a rounded width breaks the same lines. */
  widthGrid: 0.25,
  tile: Object.freeze({
    inset: 10,
    tightInset: 5,
    /** A tile narrower or lower than this is small. */
    roomyWidth: 56,
    roomyHeight: 32,
    /** A tile at least this wide has the big title, on several lines. */
    wideWidth: 120,
    wideLines: 3,
    /** In less width than this a subtitle is left out instead of cut off. */
    cutSubtitleWidth: 64,
    gap: 2,
    title: font(13, 600),
    narrowTitle: font(11, 600),
    smallTitle: font(10, 600),
    subtitle: font(11),
  }),
  /** A low tile: its title stands in the middle of the one line. */
  tag: Object.freeze({ below: 44, inset: 10, title: font(12, 500), height: 32 }),
  header: Object.freeze({
    inset: 16,
    verticalInset: 8,
    gap: 12,
    title: font(17, 600),
    subtitle: font(12),
    titleLines: 2,
    subtitleShare: 0.5,
  }),
  footer: Object.freeze({ inset: 16, verticalInset: 8, title: font(12) }),
  row: Object.freeze({
    inset: 16,
    verticalInset: 8,
    image: 40,
    chip: 30,
    imageGap: 12,
    gap: 2,
    title: font(17),
    subtitle: font(13),
    minimumHeight: 44,
  }),
});
