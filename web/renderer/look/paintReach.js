// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { stepKinds } from '../../base/shapes.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../../base/paintTypes.js').PaintShape} PaintShape */
/** @typedef {{a: number, b: number, c: number, d: number, e: number, f: number}} Matrix */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Reach */

/** The greatest width of a letter, and how far letters reach over and below their line, in sizes of the font. */
const LETTER_WIDTH = 1.3;
const LETTER_ASCENT = 1.2;
const LETTER_DESCENT = 0.5;
/** How far a blurred edge is seen, in standard deviations. */
const BLUR_REACH = 3;

/**
 * The part of a canvas that operations can change, in its pixels; never too small, and sometimes too great, because
 * texts are not measured and groups' outlines do not count.
 * @param {readonly PaintOperation[]} operations
 * @param {Matrix} matrix from points to pixels
 * @returns {Reach}
 */
export function paintReach(operations, matrix) {
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const around = [];
  let own = matrix;
  for (const operation of operations) {
    if (operation.kind === 'group') {
      around.push(own);
      if (operation.place) own = product(own, operation.place);
    } else if (operation.kind === 'end') {
      own = around.pop() ?? matrix;
    } else {
      add(reach, own, boxOf(operation));
    }
  }
  return reach;
}

/**
 * @param {Matrix} outer
 * @param {readonly number[]} place
 * @returns {Matrix}
 */
function product({ a, b, c, d, e, f }, [pa, pb, pc, pd, pe, pf]) {
  return {
    a: a * pa + c * pb,
    b: b * pa + d * pb,
    c: a * pc + c * pd,
    d: b * pc + d * pd,
    e: a * pe + c * pf + e,
    f: b * pe + d * pf + f,
  };
}

/**
 * @param {Reach} reach
 * @param {Matrix} matrix
 * @param {Reach} box
 */
function add(reach, { a, b, c, d, e, f }, { left, top, right, bottom }) {
  for (const x of [left, right]) {
    for (const y of [top, bottom]) {
      const [placedX, placedY] = [a * x + c * y + e, b * x + d * y + f];
      reach.left = Math.min(reach.left, placedX);
      reach.right = Math.max(reach.right, placedX);
      reach.top = Math.min(reach.top, placedY);
      reach.bottom = Math.max(reach.bottom, placedY);
    }
  }
}

/**
 * @param {Exclude<PaintOperation, {kind: 'group'} | {kind: 'end'}>} operation
 * @returns {Reach}
 */
function boxOf(operation) {
  switch (operation.kind) {
    case 'fill':
    case 'gradient':
      return shapeBox(operation.shape, 0);
    case 'stroke':
      return shapeBox(operation.shape, operation.width);
    case 'shadow': {
      const { shape, blur, dx, dy } = operation;
      return shapeBox(shape, BLUR_REACH * blur + Math.max(Math.abs(dx), Math.abs(dy)));
    }
    case 'text': {
      const { text, x, y, size } = operation;
      const width = text.length * size * LETTER_WIDTH;
      return { left: x - width, right: x + width, top: y - size * LETTER_ASCENT, bottom: y + size * LETTER_DESCENT };
    }
    case 'symbol':
    case 'image': {
      const { x, y, width, height } = operation;
      return { left: x, top: y, right: x + width, bottom: y + height };
    }
  }
}

/**
 * @param {PaintShape} shape
 * @param {number} more around the shape
 * @returns {Reach}
 */
function shapeBox(shape, more) {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height } = shape;
      return { left: x - more, top: y - more, right: x + width + more, bottom: y + height + more };
    }
    case 'disc': {
      const { x, y } = shape;
      const far = shape.radius + more;
      return { left: x - far, top: y - far, right: x + far, bottom: y + far };
    }
    case 'way':
      return wayBox(shape.steps, more);
  }
}

/**
 * @param {readonly (readonly number[])[]} steps
 * @param {number} more
 * @returns {Reach}
 */
function wayBox(steps, more) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [kind, ...points] of steps) {
    if (kind === stepKinds.close) continue;
    for (let at = 0; at + 1 < points.length; at += 2) {
      box.left = Math.min(box.left, points[at] - more);
      box.right = Math.max(box.right, points[at] + more);
      box.top = Math.min(box.top, points[at + 1] - more);
      box.bottom = Math.max(box.bottom, points[at + 1] + more);
    }
  }
  return box;
}
