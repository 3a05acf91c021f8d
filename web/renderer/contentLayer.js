// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { CellPainter } from './cellPainter.js';
import { Style } from './cellText.js';
import { GROUP_ABOVE_ELEMENTS } from './detail.js';
import { shineOf } from './skeleton.js';
import { StateLevels, stateBits } from './stateLevels.js';
import { groundFor } from './theme.js';

/** @typedef {import('./renderer.js').Scene} Scene */
/** @typedef {import('./renderer.js').SceneElement} SceneElement */
/** @typedef {import('./cellPainter.js').Scale} Scale */

export { Style };

/** @type {import('./renderer.js').SceneContent} */
const EMPTY = { style: Style.tile, title: '', subtitle: '', colour: null, hue: 0, image: '' };
/** States that are painted with the element. */
const PAINTED_STATES = stateBits.selected | stateBits.highlighted | stateBits.editing;

/** Paints the elements of a scene. */
export class ContentLayer {
  #context;
  #painter;
  #levels = new StateLevels();

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('./imageStore.js').ImageStore} images
   */
  constructor(context, images) {
    this.#context = context;
    this.#painter = new CellPainter(context, images);
  }

  /** Whether skeletons were painted in the last frame. */
  get hasSkeletons() {
    return this.#painter.hasSkeletons;
  }

  /**
   * Paints a scene; the context is scaled to points already.
   * @param {Scene} scene
   * @param {Scale} scale
   * @returns {boolean} whether a picture or a state still fades
   */
  draw(scene, scale) {
    const context = this.#context;
    const isDense = scene.elements.length > GROUP_ABOVE_ELEMENTS;
    this.#levels.begin();
    this.#levels.isStill = scale.isStill === true || isDense;
    context.globalAlpha = 1;
    context.fillStyle = scene.theme.paper;
    context.fillRect(0, 0, scene.viewport.width, scene.viewport.height);
    context.save();
    context.translate(-scene.offset.x, -scene.offset.y);
    this.#painter.begin(shineOf(context, scene, scale.isStill === true));
    if (isDense) this.#drawGrouped(scene, scale);
    else for (const element of scene.elements) this.#drawElement(element, scene, scale);
    context.restore();
    context.globalAlpha = 1;
    return this.#painter.isFading || this.#levels.isMoving;
  }

  /**
   * Plain tiles by colour first, then their labels; all else in order on top.
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawGrouped(scene, scale) {
    const { plain, others } = splitPlain(scene);
    const context = this.#context;
    context.globalAlpha = 1;
    for (const [fill, elements] of plain) {
      context.fillStyle = fill;
      for (const { shown } of elements) this.#painter.fillTile(shown, scale);
    }
    for (const elements of plain.values()) {
      for (const { shown, content } of elements) {
        this.#painter.drawLabel(shown, content ?? EMPTY, scene.theme, scale);
      }
    }
    for (const element of others) this.#drawElement(element, scene, scale);
  }

  /**
   * @param {SceneElement} element
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #drawElement(element, scene, scale) {
    const { shown } = element;
    const { transform } = shown;
    if (element.isHidden || shown.alpha <= 0 || shown.width <= 0 || shown.height <= 0) return;
    const context = this.#context;
    if (transform) {
      context.save();
      applyTransform(context, shown, transform);
    }
    context.globalAlpha = Math.min(shown.alpha, 1);
    const levels = this.#levels.of(element, scene.nowMs);
    this.#painter.draw(element, element.content ?? EMPTY, levels, scene, scale);
    if (!transform) return;
    context.restore();
    this.#painter.forgetFont();
  }
}

/**
 * Has the following drawing moved by an element's transform, about the element's centre.
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {{a: number, b: number, c: number, d: number, tx: number, ty: number}} map
 */
export function applyTransform(context, box, map) {
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  context.translate(centreX, centreY);
  context.transform(map.a, map.b, map.c, map.d, map.tx, map.ty);
  context.translate(-centreX, -centreY);
}

/**
 * Parts opaque, untransformed tiles on the lowest level, by colour, from all else.
 * @param {Scene} scene
 * @returns {{plain: Map<string, SceneElement[]>, others: SceneElement[]}}
 */
export function splitPlain({ elements, theme }) {
  /** @type {Map<string, SceneElement[]>} */
  const plain = new Map();
  /** @type {SceneElement[]} */
  const others = [];
  for (const element of elements) {
    if (!isPlain(element)) {
      others.push(element);
      continue;
    }
    const content = element.content ?? EMPTY;
    const { fill } = groundFor(content, theme, content.style === Style.glyph);
    const group = plain.get(fill);
    if (group) group.push(element);
    else plain.set(fill, [element]);
  }
  return { plain, others };
}

/**
 * @param {SceneElement} element
 * @returns {boolean}
 */
function isPlain(element) {
  const { style, image, isPlaceholder } = element.content ?? EMPTY;
  const isTile = style === Style.tile || style === Style.glyph;
  const isQuiet = ((element.state ?? 0) & PAINTED_STATES) === 0 && !isPlaceholder;
  return (
    isTile && isQuiet && !image && !element.isHidden && !element.shown.transform &&
    element.category === 0 && element.zIndex === 0 && element.shown.alpha >= 1
  );
}
