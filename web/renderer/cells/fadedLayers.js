// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { paintReach } from '../look/paintReach.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../look/paintReach.js').Matrix} Matrix */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {() => OffscreenCanvas} MakeSheet */
/** @typedef {{canvas: OffscreenCanvas, context: CanvasRenderingContext2D, picture: CanvasImageSource}} Sheet */

/** Edges are smooth, so that they reach this far beyond themselves, in device pixels. */
const EDGE_PX = 2;
/** Sheets grow by this, so that few sizes are made, in device pixels. */
const STEP_PX = 128;

/**
 * The sheets on which groups are painted that are seen through as a whole. A canvas has no layers: with its own
 * opacity, each thing of a group would be seen through the next one.
 */
export class FadedLayers {
  #makeSheet;
  /** @type {Sheet[]} by how many groups are around */
  #sheets = [];
  #level = 0;

  /** @param {MakeSheet | null} [makeSheet] `null` where there are no such canvases */
  constructor(makeSheet = typeof OffscreenCanvas === 'undefined' ? null : () => new OffscreenCanvas(1, 1)) {
    this.#makeSheet = makeSheet;
  }

  /**
   * Whether there can be sheets for a context; drawings that are saved have no pixels.
   * @param {{canvas?: unknown}} context
   */
  isAble(context) {
    return this.#makeSheet !== null && Boolean(context.canvas);
  }

  /**
   * Paints operations on a sheet, and the sheet through an opacity.
   * @param {CanvasRenderingContext2D} context
   * @param {readonly PaintOperation[]} operations
   * @param {number} opacity
   * @param {(context: CanvasRenderingContext2D) => void} paint
   */
  paint(context, operations, opacity, paint) {
    const matrix = context.getTransform();
    const box = boxWithin(context.canvas, operations, matrix);
    if (!box) return;
    const sheet = this.#sheet(box);
    this.#level += 1;
    const pen = sheet.context;
    pen.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - box.x, matrix.f - box.y);
    paint(pen);
    this.#level -= 1;
    const { globalAlpha } = context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = globalAlpha * opacity;
    const { x, y, width, height } = box;
    context.drawImage(sheet.picture, 0, 0, width, height, x, y, width, height);
    context.globalAlpha = globalAlpha;
    context.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  }

  /**
   * A clear sheet for a box.
   * @param {Box} box
   * @returns {Sheet}
   */
  #sheet({ width, height }) {
    const sheet = (this.#sheets[this.#level] ??= this.#newSheet());
    const { canvas, context } = sheet;
    if (canvas.width < width) canvas.width = stepped(width);
    if (canvas.height < height) canvas.height = stepped(height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, width, height);
    return sheet;
  }

  /** @returns {Sheet} */
  #newSheet() {
    const canvas = /** @type {MakeSheet} */ (this.#makeSheet)();
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    return { canvas, context, picture: /** @type {CanvasImageSource} */ (/** @type {unknown} */ (canvas)) };
  }
}

/**
 * Whether it is seen that operations fade one by one: lines of text do not overlap.
 * @param {readonly PaintOperation[]} operations
 */
export function overlap(operations) {
  let count = 0;
  let texts = 0;
  for (const { kind } of operations) {
    if (kind === 'group' || kind === 'end') continue;
    count += 1;
    if (kind === 'text') texts += 1;
  }
  return count > 1 && texts < count;
}

/**
 * The operations of a group without itself.
 * @param {readonly PaintOperation[]} operations
 * @param {number} start the place of the group
 * @returns {PaintOperation[]}
 */
export function withinGroup(operations, start) {
  let depth = 0;
  for (let at = start; at < operations.length; at += 1) {
    const { kind } = operations[at];
    if (kind === 'group') depth += 1;
    if (kind === 'end') depth -= 1;
    if (depth === 0) return operations.slice(start + 1, at);
  }
  return operations.slice(start + 1);
}

/**
 * The pixels of a canvas that operations can change; `null` if they change none.
 * @param {{width: number, height: number}} canvas
 * @param {readonly PaintOperation[]} operations
 * @param {Matrix} matrix
 * @returns {Box | null}
 */
function boxWithin(canvas, operations, matrix) {
  const reach = paintReach(operations, matrix);
  const x = Math.max(Math.floor(reach.left) - EDGE_PX, 0);
  const y = Math.max(Math.floor(reach.top) - EDGE_PX, 0);
  const width = Math.min(Math.ceil(reach.right) + EDGE_PX, canvas.width) - x;
  const height = Math.min(Math.ceil(reach.bottom) + EDGE_PX, canvas.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** @param {number} length */
function stepped(length) {
  return Math.ceil(length / STEP_PX) * STEP_PX;
}
