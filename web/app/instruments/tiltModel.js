// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp, transformedBounds } from '../../base/geometry.js';
import { mirrored } from '../../base/mirror.js';
import { covers } from '../../store/elements/paintOrder.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {{yaw: number, pitch: number}} Turn how far the stack is turned, in radians */
/** @typedef {{scale: number, x: number, y: number}} Fit of the stack in its room, in CSS px */
/** @typedef {import('../../transport/messageTypes.js').StageScreen} StageScreen */
/**
 * What lies on one plane of the stack: elements, or what an app's screen has around them.
 * @typedef {{name: string, elements: SceneElement[], layers: StageScreen['layers']}} Plane
 */

/** Turned further than this, planes would be seen from their edge. */
export const STEEPEST = (72 * Math.PI) / 180;
/** With more planes than this they could not be told apart; neighbours then share one. */
export const MOST_PLANES = 24;
const CATEGORY_NAMES = [['cell', 'cells'], ['supplementary', 'supplementaries'], ['decoration', 'decorations']];

/**
 * The planes of a stack, the lowest first: one for each z-index and category, as UIKit paints them, between those of
 * an app's screen.
 * @param {readonly SceneElement[]} elements in paint order
 * @param {StageScreen | null} [screen]
 * @returns {Plane[]}
 */
export function planesOf(elements, screen = null) {
  const layers = screen?.layers ?? [];
  return [
    ...screenPlane('screen, behind the content', layers.filter(({ isOver }) => !isOver)),
    ...elementPlanes(elements),
    ...screenPlane('screen, over the content', layers.filter(({ isOver }) => isOver)),
  ];
}

/**
 * @param {string} name
 * @param {StageScreen['layers']} layers
 * @returns {Plane[]} none without layers
 */
function screenPlane(name, layers) {
  return layers.length > 0 ? [{ name, elements: [], layers }] : [];
}

/**
 * @param {readonly SceneElement[]} elements
 * @returns {Plane[]}
 */
function elementPlanes(elements) {
  /** @type {Map<string, SceneElement[]>} */
  const layers = new Map();
  for (const element of elements) {
    if (element.isHidden) continue;
    const key = `${element.zIndex}/${element.category}`;
    const layer = layers.get(key);
    if (layer) layer.push(element);
    else layers.set(key, [element]);
  }
  const all = [...layers.values()];
  const perPlane = Math.max(1, Math.ceil(all.length / MOST_PLANES));
  /** @type {Plane[]} */
  const planes = [];
  for (let at = 0; at < all.length; at += perPlane) {
    const layer = all.slice(at, at + perPlane).flat();
    planes.push({ name: nameOf(layer), elements: layer, layers: [] });
  }
  return planes;
}

/**
 * The height of a plane over the middle of the stack.
 * @param {number} at
 * @param {number} total
 * @param {number} gap between planes, in pt
 */
export function heightOf(at, total, gap) {
  return (at - (total - 1) / 2) * gap;
}

/**
 * The turn after a drag or a key.
 * @param {Turn} turn
 * @param {number} byYaw
 * @param {number} byPitch
 * @returns {Turn}
 */
export function turnedBy({ yaw, pitch }, byYaw, byPitch) {
  return {
    yaw: clamp(yaw + byYaw, -STEEPEST, STEEPEST),
    pitch: clamp(pitch + byPitch, -STEEPEST, STEEPEST),
  };
}

/**
 * The affine map of a plane: parallel rays, so that lengths on a plane can be compared.
 * @param {Turn} turn
 * @param {number} height of the plane
 * @returns {{a: number, b: number, c: number, d: number, tx: number, ty: number}} about the middle of the stack
 */
export function mapOf({ yaw, pitch }, height) {
  return {
    a: Math.cos(yaw),
    b: Math.sin(yaw) * Math.sin(pitch),
    c: 0,
    d: Math.cos(pitch),
    tx: Math.sin(yaw) * height,
    ty: -Math.cos(yaw) * Math.sin(pitch) * height,
  };
}

/**
 * Where a point that is seen lies on a plane.
 * @param {ReturnType<typeof mapOf>} map
 * @param {Point} seen
 * @returns {Point}
 */
export function unmapped({ a, b, d, tx, ty }, { x, y }) {
  const on = (x - tx) / a;
  return { x: on, y: (y - ty - b * on) / d };
}

/**
 * The scale and the middle with which a stack fits into its room.
 * @param {import('../../base/geometry.js').Size} size of the planes
 * @param {Turn} turn
 * @param {number} reach height of the topmost plane
 * @param {Rect} room in CSS px
 * @returns {Fit}
 */
export function fitOf({ width, height }, turn, reach, room) {
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((down) =>
      [-reach, reach].map((z) => {
        const { a, b, d, tx, ty } = mapOf(turn, z);
        const [x, y] = [(right * width) / 2, (down * height) / 2];
        return { x: a * x + tx, y: b * x + d * y + ty };
      }),
    ),
  );
  const reachX = Math.max(...corners.map(({ x }) => Math.abs(x)));
  const reachY = Math.max(...corners.map(({ y }) => Math.abs(y)));
  const scale = Math.min(room.width / (2 * reachX), room.height / (2 * reachY), 1);
  return { scale, x: room.x + room.width / 2, y: room.y + room.height / 2 };
}

/**
 * The topmost element under a point of the picture.
 * @param {Point} point in CSS px
 * @param {object} stack
 * @param {Plane[]} stack.planes
 * @param {Turn} stack.turn
 * @param {number} stack.gap
 * @param {Fit} stack.fit
 * @param {import('../../base/geometry.js').Size} stack.viewport the size of the planes
 * @param {Point} stack.offset of the content
 * @param {import('../../base/mirror.js').Mirror | null} [stack.mirror] of an inverted list
 * @returns {SceneElement | null}
 */
export function elementUnder(point, { planes, turn, gap, fit, viewport, offset, mirror }) {
  const seen = { x: (point.x - fit.x) / fit.scale, y: (point.y - fit.y) / fit.scale };
  for (let at = planes.length - 1; at >= 0; at -= 1) {
    const on = unmapped(mapOf(turn, heightOf(at, planes.length, gap)), seen);
    const inView = mirrored(mirror, { x: on.x + viewport.width / 2, y: on.y + viewport.height / 2 });
    const x = inView.x + offset.x;
    const y = inView.y + offset.y;
    const { elements } = planes[at];
    for (let index = elements.length - 1; index >= 0; index -= 1) {
      const { shown, content } = elements[index];
      const known = /** @type {import('../../store/elements/contentTable.js').Content | null} */ (content ?? null);
      if (covers(shown, shown.transform, known, x, y)) return elements[index];
    }
  }
  return null;
}

/** @param {SceneElement} element */
export function boundsOf({ shown }) {
  return shown.transform ? transformedBounds(shown, shown.transform) : shown;
}

/** @param {SceneElement[]} elements */
function nameOf(elements) {
  const indexes = elements.map(({ zIndex }) => zIndex);
  const [least, most] = [Math.min(...indexes), Math.max(...indexes)];
  const span = least === most ? `z ${least}` : `z ${least} to ${most}`;
  const counts = CATEGORY_NAMES.flatMap(([one, several], category) => {
    const count = elements.filter((element) => element.category === category).length;
    return count > 0 ? `${count} ${count === 1 ? one : several}` : [];
  });
  return `${span.replaceAll('-', '−')} · ${counts.join(', ')}`;
}
