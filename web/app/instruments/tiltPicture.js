// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { mirrorContext } from '../../base/mirror.js';
import { isProjective, tangent } from '../../base/projection.js';
import { ContentLayer } from '../../renderer/layers/contentLayer.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { traceOutline } from '../../renderer/look/outline.js';
import { heightOf, mapOf } from './tiltModel.js';

/** @typedef {import('./tiltModel.js').Plane} Plane */
/** @typedef {import('../../renderer/scene/renderer.js').Scene} Scene */
/** @typedef {import('../../renderer/scene/renderer.js').SceneElement} SceneElement */
/** @typedef {'contents' | 'both' | 'wires'} TiltStyle */
/**
 * @typedef {object} Stack
 * @property {Plane[]} planes
 * @property {import('./tiltModel.js').Turn} turn
 * @property {number} gap
 * @property {import('./tiltModel.js').Fit} fit
 * @property {TiltStyle} style
 * @property {number | null} chosenId
 */

const SHEET_ALPHA = 0.5;
const SHEET_LINE_ALPHA = 0.8;
const WIRE_FILL_ALPHA = 0.1;
const WIRE_PX = 1.25;
const CHOSEN_PX = 2.5;
const LABEL_PX = 11;
const LABEL_GAP_PX = 8;
const LABEL_HALO_PX = 3;
const RADIUS_PT = 12;

/** Paints the planes of a stack, one above the other. */
export class TiltPicture {
  #canvas;
  #context;
  #layer;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import('../../renderer/pictures/imageStore.js').ImageStore} images
   */
  constructor(canvas, images) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.#layer = new ContentLayer(this.#context, images);
  }

  /**
   * @param {Scene} scene of the device
   * @param {Stack} stack
   */
  paint(scene, stack) {
    const canvas = this.#canvas;
    const ratio = devicePixelRatio;
    // Setting the size also clears the canvas.
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    const { planes, fit } = stack;
    const context = this.#context;
    for (const [at, plane] of planes.entries()) {
      this.#enter(scene, stack, at);
      context.save();
      this.#sheet(scene, at === 0, fit.scale);
      context.clip();
      if (stack.style !== 'wires') this.#contents(scene, plane, fit.scale * ratio);
      this.#wires(scene, plane, stack);
      context.restore();
    }
    // On top of all planes, so that none hides the name of one below it.
    for (const [at, plane] of planes.entries()) {
      this.#enter(scene, stack, at);
      this.#label(scene, plane, fit.scale);
    }
  }

  /**
   * Paints on a plane from now on, in pt from its upper left corner.
   * @param {Scene} scene
   * @param {Stack} stack
   * @param {number} at
   */
  #enter({ viewport }, { planes, turn, gap, fit }, at) {
    const context = this.#context;
    const { a, b, c, d, tx, ty } = mapOf(turn, heightOf(at, planes.length, gap));
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.translate(fit.x, fit.y);
    context.scale(fit.scale, fit.scale);
    context.transform(a, b, c, d, tx, ty);
    context.translate(-viewport.width / 2, -viewport.height / 2);
  }

  /**
   * The glass on which the elements of a plane lie; the lowest one is the paper. Its outline stays as the path.
   * @param {Scene} scene
   * @param {boolean} isPaper
   * @param {number} scale
   */
  #sheet({ viewport, theme }, isPaper, scale) {
    const context = this.#context;
    context.beginPath();
    context.roundRect(0, 0, viewport.width, viewport.height, RADIUS_PT);
    context.fillStyle = theme.paper;
    context.globalAlpha = isPaper ? 1 : SHEET_ALPHA * (1 - SHEET_ALPHA);
    context.fill();
    context.globalAlpha = SHEET_LINE_ALPHA;
    context.lineWidth = 1 / scale;
    context.strokeStyle = theme.dim;
    context.stroke();
    context.globalAlpha = 1;
  }

  /**
   * @param {Scene} scene
   * @param {Plane} plane
   * @param {number} scaleDpr
   */
  #contents(scene, { elements, layers }, scaleDpr) {
    const { screen } = scene;
    this.#layer.draw(
      { ...scene, elements: elements.map(flat), screen: screen && { ...screen, layers }, hasNoPaper: true },
      { scaleDpr, devicePixelRatio, isStill: true },
    );
  }

  /**
   * @param {Scene} scene
   * @param {Plane} plane
   * @param {Stack} stack
   */
  #wires({ theme, offset, screen }, { elements }, { style, chosenId, fit }) {
    const context = this.#context;
    context.save();
    mirrorContext(context, screen?.mirror);
    context.translate(-offset.x, -offset.y);
    for (const element of elements.map(flat)) {
      const isChosen = element.id === chosenId;
      if (style === 'contents' && !isChosen) continue;
      const { shown } = element;
      traceOutline(context, shown, shown.transform, cornerRadius(shown.width, shown.height));
      if (style === 'wires') {
        context.globalAlpha = WIRE_FILL_ALPHA;
        context.fillStyle = theme.accent;
        context.fill();
        context.globalAlpha = 1;
      }
      context.lineWidth = (isChosen ? CHOSEN_PX : WIRE_PX) / fit.scale;
      context.strokeStyle = isChosen || style === 'wires' ? theme.accent : theme.dim;
      context.stroke();
    }
    context.restore();
  }

  /**
   * The name of a plane, on the plane, below its lower left corner.
   * @param {Scene} scene
   * @param {Plane} plane
   * @param {number} scale
   */
  #label({ viewport, theme }, { name }, scale) {
    const context = this.#context;
    context.font = `600 ${LABEL_PX / scale}px system-ui, sans-serif`;
    context.textAlign = 'left';
    context.textBaseline = 'top';
    context.lineJoin = 'round';
    context.lineWidth = LABEL_HALO_PX / scale;
    context.strokeStyle = theme.paper;
    context.strokeText(name, 2, viewport.height + LABEL_GAP_PX / scale);
    context.fillStyle = theme.glyphInk;
    context.fillText(name, 2, viewport.height + LABEL_GAP_PX / scale);
  }
}

/**
 * The element without perspective, because the stack is seen by parallel rays.
 * @param {SceneElement} element
 * @returns {SceneElement}
 */
function flat(element) {
  const { shown } = element;
  if (!shown.transform || !isProjective(shown.transform)) return element;
  const { id, category, kind, key, section, item, content, zIndex, isHidden, pin, state, slot } = element;
  const named = { id, category, kind, key, section, item, content, zIndex, isHidden, pin, state, slot };
  return { ...named, shown: { ...shown, transform: tangent(shown.transform, 0, 0) } };
}
