// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Rect} Rect */
/**
 * The lines of the viewport at which an inverted list is mirrored, in pt: top and bottom are exchanged at `y`, left and
 * right at `x`. Content is laid out and scrolls as if there were no mirror; this is only how people see and touch it.
 * @typedef {{x?: number | null, y?: number | null}} Mirror
 */

/** Keys that are exchanged with top and bottom, or with left and right. */
const UPRIGHT = [['ArrowUp', 'ArrowDown'], ['PageUp', 'PageDown'], ['Home', 'End']];
const SIDEWAYS = [['ArrowLeft', 'ArrowRight']];

/**
 * Where a point is seen, or which point is seen there: the one is the inverse of the other.
 * @param {Mirror | null | undefined} mirror
 * @param {Point} point of the viewport, in pt
 * @returns {Point}
 */
export function mirrored(mirror, point) {
  if (!mirror) return point;
  return {
    x: isLine(mirror.x) ? 2 * mirror.x - point.x : point.x,
    y: isLine(mirror.y) ? 2 * mirror.y - point.y : point.y,
  };
}

/**
 * Where a rectangle is seen.
 * @param {Mirror | null | undefined} mirror
 * @param {Rect} rect of the viewport, in pt
 * @returns {Rect}
 */
export function mirroredRect(mirror, { x, y, width, height }) {
  const end = { x: isLine(mirror?.x) ? x + width : x, y: isLine(mirror?.y) ? y + height : y };
  return { ...mirrored(mirror, end), width, height };
}

/**
 * Mirrors what is painted from now on.
 * @param {CanvasRenderingContext2D} context scaled to the viewport's points
 * @param {Mirror | null | undefined} mirror
 */
export function mirrorContext(context, mirror) {
  if (!mirror) return;
  const { x, y } = mirror;
  context.translate(isLine(x) ? 2 * x : 0, isLine(y) ? 2 * y : 0);
  context.scale(isLine(x) ? -1 : 1, isLine(y) ? -1 : 1);
}

/**
 * Paints a text that can be read although the context may be mirrored.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {Point} at as for `fillText`
 * @param {Point} [middle] what stays in its place, in the context's points; that point itself, for centred texts
 */
export function fillReadable(context, text, at, middle = at) {
  const { a, b, c, d } = context.getTransform();
  // Turned contexts are left alone.
  if (b !== 0 || c !== 0 || (a > 0 && d > 0)) return context.fillText(text, at.x, at.y);
  context.save();
  mirrorContext(context, { x: a < 0 ? middle.x : null, y: d < 0 ? middle.y : null });
  context.fillText(text, at.x, at.y);
  context.restore();
}

/**
 * The key that does to the content what people mean by a key.
 * @param {string} key
 * @param {{x: boolean, y: boolean}} isMirrored along which axes
 */
export function mirroredKey(key, isMirrored) {
  const pairs = [...(isMirrored.y ? UPRIGHT : []), ...(isMirrored.x ? SIDEWAYS : [])];
  const pair = pairs.find((two) => two.includes(key));
  return pair?.find((other) => other !== key) ?? key;
}

/**
 * @param {number | null | undefined} line
 * @returns {line is number}
 */
function isLine(line) {
  return typeof line === 'number';
}
