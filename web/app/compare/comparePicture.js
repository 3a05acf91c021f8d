// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { clamp, intersects, transformedBounds } from '../../base/geometry.js';
import { paintOn } from '../../renderer/export/scenePictures.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { traceElement } from '../stage/annotations.js';
import { wayOf } from './comparison.js';

/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('./comparison.js').ElementChange} ElementChange */
/** @typedef {import('../stage/annotations.js').Pen} Pen */
/** @typedef {'live' | 'both' | 'pinned'} Shows */

const LINE_PX = 1.25;
const DASH_PX = [4, 3];
const HEAD_PX = 7;
const HEAD_RADIANS = Math.PI / 7;
/** With more arrows than this, nothing could be read. */
const MOST_ARROWS = 300;
/** The category of decorations: grounds behind cells, which hide nothing. */
const DECORATION = 2;

/**
 * The pinned elements in view, as they stood.
 * @param {readonly StageElement[]} pinned in the order in which they are painted
 * @param {import('../../store/elements/element.js').Camera} camera
 * @returns {SceneElement[]}
 */
export function pinnedScene(pinned, camera) {
  const { offset, width, height } = camera;
  const view = { ...offset, width, height };
  const nowMs = systemClock.now();
  return pinned
    .filter((element) => {
      element.present(nowMs, camera);
      return !element.isHidden && intersects(boundsOf(element), view);
    })
    .map((element) => still(element, -element.id));
}

/**
 * Lays the picture of the pinned state over the live one. It is one picture, because elements that are faded one by one
 * would show the others through their grounds.
 *
 * Up to one half, live cells keep their own colours, and the pinned ones are seen beside them; from there on, the pinned
 * ones come to lie over them. Two pictures mixed everywhere would have colours and letters of neither.
 */
export class Onion {
  /** The whole picture, with the stage's ground. */
  #over = document.createElement('canvas');
  /** The pinned elements where no live ones are. */
  #beside = document.createElement('canvas');

  constructor() {
    // Who asks first decides that it has no ground.
    this.#beside.getContext('2d');
  }

  /**
   * @param {Pen} pen
   * @param {{scene: import('../../renderer/scene/renderer.js').Scene, images: import('../../renderer/pictures/imageStore.js').ImageStore}} picture
   * @param {readonly SceneElement[]} live the elements over which it is laid
   * @param {number} strength from 0 to 1
   */
  paint({ context }, { scene, images }, live, strength) {
    const { width, height } = context.canvas;
    const how = { scale: width / scene.viewport.width, images, size: { width, height } };
    const place = context.getTransform();
    context.save();
    context.resetTransform();
    if (strength > 1 / 2) {
      paintOn(this.#over, scene, how);
      context.globalAlpha = 2 * strength - 1;
      context.drawImage(this.#over, 0, 0);
    }
    paintOn(this.#beside, { ...scene, hasNoPaper: true }, how);
    this.#cutOut(live, place);
    context.globalAlpha = strength;
    context.drawImage(this.#beside, 0, 0);
    context.restore();
  }

  /**
   * @param {readonly SceneElement[]} live
   * @param {DOMMatrix} place of the content on the canvas
   */
  #cutOut(live, place) {
    const context = this.#beside.getContext('2d');
    if (!context) return;
    context.save();
    context.setTransform(place);
    context.globalCompositeOperation = 'destination-out';
    for (const { category, isHidden, shown } of live) {
      if (isHidden || category === DECORATION) continue;
      context.globalAlpha = clamp(shown.alpha, 0, 1);
      traceElement(context, shown, cornerRadius(shown.width, shown.height));
      context.fill();
    }
    context.restore();
  }
}

/**
 * Outlines where elements stood, and draws arrows from there to where they stand.
 * @param {Pen} pen
 * @param {readonly ElementChange[]} changes
 * @param {{shows: Shows, hasArrows: boolean}} how
 */
export function paintChanges(pen, changes, { shows, hasArrows }) {
  const { context, hair, theme, visible } = pen;
  context.lineWidth = LINE_PX * hair;
  const seen = changes.filter(({ before, after }) =>
    [before, after].some((one) => one && intersects(boundsOf(one), visible)),
  );
  if (shows !== 'live') {
    context.setLineDash(DASH_PX.map((length) => length * hair));
    context.strokeStyle = theme.warning;
    for (const { before } of seen) {
      if (!before) continue;
      traceElement(context, before.shown, cornerRadius(before.width, before.height));
      context.stroke();
    }
    context.setLineDash([]);
  }
  if (!hasArrows || seen.length > MOST_ARROWS) return;
  context.strokeStyle = theme.accent;
  context.lineCap = 'round';
  for (const change of seen) {
    const way = wayOf(change);
    if (way) strokeArrow(context, way.from, way.to, HEAD_PX * hair);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} head
 */
function strokeArrow(context, from, to, head) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.min(head, Math.hypot(to.x - from.x, to.y - from.y) / 2);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  for (const side of [-HEAD_RADIANS, HEAD_RADIANS]) {
    context.moveTo(to.x, to.y);
    context.lineTo(to.x - length * Math.cos(angle + side), to.y - length * Math.sin(angle + side));
  }
  context.stroke();
}

/** @param {{shown: SceneElement['shown']}} element */
function boundsOf({ shown }) {
  return shown.transform ? transformedBounds(shown, shown.transform) : shown;
}

/**
 * @param {StageElement} element
 * @param {number} id
 * @returns {SceneElement}
 */
function still({ category, kind, key, section, item, content, zIndex, isHidden, pin, state, slot, shown }, id) {
  return { id, category, kind, key, section, item, content, zIndex, isHidden, pin, state, slot, shown: { ...shown } };
}
