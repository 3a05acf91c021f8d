// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cornerRadius } from '../look/detail.js';

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** A selected tile shrinks by this on each side, so that a ring has room inside its frame. */
const RING_ROOM_PT = 4;
export const RING_WIDTH_PT = 2;
/** A small tile shrinks by at most this share of its short side. */
const RING_SHARE = 0.12;

/**
 * The room between a selected tile and the ring around it.
 * @param {Box} box the tile's frame
 * @returns {number} in pt
 */
export function ringRoom({ width, height }) {
  return Math.min(RING_ROOM_PT, Math.min(width, height) * RING_SHARE);
}

/**
 * The ring around a selected tile, inside its frame.
 * @param {Box} box the tile's frame
 * @param {string} ink
 * @returns {import('../../base/paintTypes.js').PaintOperation}
 */
export function selectionRing(box, ink) {
  const width = Math.min(RING_WIDTH_PT, Math.min(box.width, box.height) * RING_SHARE);
  return {
    kind: 'stroke',
    shape: {
      kind: 'box',
      x: box.x + width / 2,
      y: box.y + width / 2,
      width: box.width - width,
      height: box.height - width,
      radius: cornerRadius(box.width, box.height),
    },
    ink,
    width,
  };
}
