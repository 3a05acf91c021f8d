// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { SHINE_MS } from '../../base/feel.js';
import { lineHeight } from '../../base/text.js';
import { cellMetrics } from '../look/cellMetrics.js';
import { Style } from './cellText.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */

/** How wide the shine is, as a share of the viewport. */
const SHINE_SHARE = 0.6;
/** How much the shine is tilted, as a share of its way. */
const SHINE_SLANT = 0.25;
const BONE_SHARES = [0.62, 0.38];
/** The height of a bar, as a part of its line's height. */
const BONE_HEIGHT_SHARE = 0.55;
/** The greatest height of a bar for a text of several lines, which is one bar too. */
const MAX_BONE_HEIGHT_PT = 12;
const MAX_BONE_PT = 220;

/**
 * The shine of this frame, one for all skeletons of the viewport; `null` with reduced motion.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {boolean} isStill
 * @returns {CanvasGradient | null}
 */
export function shineOf(context, { viewport, offset, nowMs, theme }, isStill) {
  if (isStill) return null;
  const width = viewport.width * SHINE_SHARE;
  const way = viewport.width + 2 * width;
  const left = offset.x - width + ((nowMs % SHINE_MS) / SHINE_MS) * way - width / 2;
  const slant = width * SHINE_SLANT;
  const shine = context.createLinearGradient(left, offset.y, left + width, offset.y + slant);
  shine.addColorStop(0, theme.noShine);
  shine.addColorStop(0.5, theme.shine);
  shine.addColorStop(1, theme.noShine);
  return shine;
}

/**
 * Adds the bones of a cell to one path: they lie where its picture and its text will be.
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {number} style
 */
export function bonesPath(context, box, style) {
  context.beginPath();
  const { row, tile, header } = cellMetrics;
  if (style === Style.row) {
    const top = box.y + (box.height - row.chip) / 2;
    context.roundRect(box.x + row.inset, top, row.chip, row.chip, row.chip / 4);
    const left = row.inset + row.chip + row.imageGap;
    bars(context, box, left, row.inset, box.y + box.height / 2, row.title.size, row.subtitle.size);
  } else if (style === Style.header || style === Style.footer) {
    const size = style === Style.header ? header.title.size : row.subtitle.size;
    bars(context, box, header.inset, header.inset, box.y + box.height / 2, size, 0);
  } else if (box.height >= cellMetrics.tag.below && box.width >= tile.roomyWidth) {
    const block = lineHeight(tile.title) + tile.gap + lineHeight(tile.subtitle);
    const middle = box.y + box.height - tile.inset - block / 2;
    bars(context, box, tile.inset, tile.inset, middle, tile.title.size, tile.subtitle.size);
  }
}

/**
 * Adds the bones of a list's row to the path: its picture, and a bar for each text.
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number}} row
 * @param {import('./listLayout.js').ListPlaces} places
 */
export function listBonesPath(context, row, { image, text, secondaryText }) {
  context.beginPath();
  if (image) {
    const radius = Math.min(image.width, image.height) / 4;
    context.roundRect(row.x + image.x, row.y + image.y, image.width, image.height, radius);
  }
  [text, secondaryText].forEach((box, index) => {
    if (!box) return;
    const height = Math.min(Math.round(box.height * BONE_HEIGHT_SHARE), MAX_BONE_HEIGHT_PT);
    const width = Math.min(box.width, MAX_BONE_PT) * BONE_SHARES[index];
    const top = row.y + box.y + (box.height - height) / 2;
    context.roundRect(row.x + box.x, top, width, height, height / 2);
  });
}

/**
 * One or two bars about a middle.
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, width: number}} box
 * @param {number} left
 * @param {number} right
 * @param {number} middle
 * @param {number} first height
 * @param {number} second height, 0 for none
 */
function bars(context, box, left, right, middle, first, second) {
  const room = Math.min(box.width - left - right, MAX_BONE_PT);
  if (room <= 0) return;
  const height = Math.round(first * 0.72);
  const below = Math.round(second * 0.72);
  const gap = second > 0 ? Math.round(first / 2) : 0;
  const top = middle - (height + gap + below) / 2;
  context.roundRect(box.x + left, top, room * BONE_SHARES[0], height, height / 2);
  if (below > 0) {
    context.roundRect(box.x + left, top + height + gap, room * BONE_SHARES[1], below, below / 2);
  }
}
