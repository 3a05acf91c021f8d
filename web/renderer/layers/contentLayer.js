// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { lift } from '../../base/feel.js';
import { mirrorContext } from '../../base/mirror.js';
import { isProjective } from '../../base/projection.js';
import { fillRuleOf, traceShape } from '../../base/shapes.js';
import { elementStates } from '../../transport/deltaLayout.js';
import { CellPainter } from '../cells/cellPainter.js';
import { Style } from '../cells/cellText.js';
import { GROUP_ABOVE_ELEMENTS } from '../look/detail.js';
import { applyTransform } from '../look/outline.js';
import { ProjectedLayer, makeSheet } from './projectedLayer.js';
import { shineOf } from '../cells/skeleton.js';
import { ScreenPainter, clipToPlace, inReach, moveContent } from './screenPainter.js';
import { StateLevels } from '../cells/stateLevels.js';
import { groundFor } from '../look/theme.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../cells/cellPainter.js').Scale} Scale */
/** @typedef {import('./retainedPicture.js').Part} Part */

export { Style };

/** @type {import('../scene/renderer.js').SceneContent} */
const EMPTY = { style: Style.tile, title: '', subtitle: '', colour: null, hue: 0, image: '' };
/** States that are painted with the element. */
const PAINTED_STATES = elementStates.known;

/** Paints the elements of a scene. */
export class ContentLayer {
  #context;
  #images;
  #painter;
  #projected;
  #screens;
  #levels = new StateLevels();

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('../pictures/imageStore.js').ImageStore} images
   * @param {() => import('./projectedLayer.js').Sheet} [sheets] makes canvases to paint on
   */
  constructor(context, images, sheets = makeSheet) {
    this.#context = context;
    this.#images = images;
    this.#painter = new CellPainter(context, images);
    this.#screens = new ScreenPainter(context, images);
    this.#projected = new ProjectedLayer(context, images, sheets);
  }

  /** Whether skeletons were painted in the last frame. */
  get hasSkeletons() {
    return this.#painter.hasSkeletons || this.#projected.hasSkeletons;
  }

  /** Forgets all pictures in perspective, for example because the font has changed. */
  forget() {
    this.#painter.forgetPictures();
    this.#projected.forget();
  }

  /**
   * Paints a scene; the context is scaled to points already.
   * @param {Scene} scene
   * @param {Scale} scale
   * @param {Part[] | null} [parts] what is painted; without them, everything
   * @returns {boolean} whether a picture or a state still fades
   */
  draw(scene, scale, parts = null) {
    const isDense = scene.elements.length > GROUP_ABOVE_ELEMENTS;
    this.#images.isDark = scene.theme.isDark;
    this.#levels.begin();
    this.#levels.isStill = scale.isStill === true || isDense;
    if (parts) this.#drawParts(scene, scale, parts, isDense);
    else this.#drawWhole(scene, scale, isDense);
    this.#painter.signs.makeSigns();
    if (this.#screens.isFading) return true;
    return this.#painter.isFading || this.#projected.isFading || this.#levels.isMoving;
  }

  /**
   * Makes pictures of signs that scrolling will bring into view; to be called after a frame.
   * @param {Scene} scene that frame's scene, with other elements
   * @param {Scale} scale
   * @param {() => boolean} hasTime is asked after each picture
   * @returns {number} how many elements it came to
   */
  makeAhead({ elements, theme }, scale, hasTime) {
    const { signs } = this.#painter;
    let count = 0;
    for (const element of elements) {
      if (signs.hasManySigns) break;
      count += 1;
      if (!isPlain(element)) continue;
      const isNew = this.#painter.lookAhead(element.shown, element.content ?? EMPTY, theme, scale);
      if (isNew && !hasTime()) break;
    }
    signs.makeSigns();
    return count;
  }

  /**
   * @param {Scene} scene
   * @param {Scale} scale
   * @param {boolean} isDense
   */
  #drawWhole(scene, scale, isDense) {
    const context = this.#context;
    this.#drawPaper(scene);
    this.#screens.paint(scene, false);
    context.save();
    if (scene.screen) clipToPlace(context, scene.screen.reach ?? scene.screen.place);
    moveContent(context, scene.screen?.motion);
    mirrorContext(context, scene.screen?.mirror);
    context.translate(-scene.offset.x, -scene.offset.y);
    this.#begin(scene, scale);
    this.#drawElements(scene.screen?.reach ? { ...scene, elements: inReach(scene) } : scene, scale, isDense);
    context.restore();
    context.globalAlpha = 1;
    this.#screens.paint(scene, true);
  }

  /**
   * Paints boxes of device pixels, each with the elements that reach into it.
   * @param {Scene} scene without a screen around the elements
   * @param {Scale} scale
   * @param {Part[]} parts
   * @param {boolean} isDense
   */
  #drawParts(scene, scale, parts, isDense) {
    const context = this.#context;
    const inPoints = context.getTransform();
    this.#begin(scene, scale, true);
    for (const { left, top, right, bottom, elements } of parts) {
      context.save();
      context.resetTransform();
      context.beginPath();
      context.rect(left, top, right - left, bottom - top);
      context.clip();
      context.setTransform(inPoints);
      this.#drawPaper(scene);
      context.translate(-scene.offset.x, -scene.offset.y);
      this.#painter.forgetFont();
      this.#drawElements({ ...scene, elements }, scale, isDense);
      context.restore();
    }
    context.globalAlpha = 1;
  }

  /**
   * To be called once a frame, before elements are painted.
   * @param {Scene} scene
   * @param {Scale} scale
   * @param {boolean} [isStep] whether only what a scroll brings is painted
   */
  #begin(scene, scale, isStep = false) {
    const shine = shineOf(this.#context, scene, scale.isStill === true);
    this.#painter.begin(shine, scene.nowMs, scale.scaleDpr, scene.isMirrored, isStep);
    this.#projected.begin(shine);
  }

  /** @param {Scene} scene */
  #drawPaper({ hasNoPaper, theme, viewport }) {
    const context = this.#context;
    context.globalAlpha = 1;
    if (hasNoPaper) return;
    context.fillStyle = theme.paper;
    context.fillRect(0, 0, viewport.width, viewport.height);
  }

  /**
   * @param {Scene} scene
   * @param {Scale} scale
   * @param {boolean} isDense
   */
  #drawElements(scene, scale, isDense) {
    if (isDense) this.#drawGrouped(scene, scale);
    else for (const element of scene.elements) this.#drawElement(element, scene, scale);
  }

  /**
   * Paints plain tiles by colour first, then their labels; everything else in order on top.
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
    const content = element.content ?? EMPTY;
    const levels = this.#levels.of(element, scene.nowMs);
    if (transform && isProjective(transform)) {
      this.#projected.draw({ element, content, levels }, scene, scale);
      return;
    }
    if (transform) {
      context.save();
      applyTransform(context, shown, transform);
    }
    const level = shown.lift ?? 0;
    context.globalAlpha = Math.min(shown.alpha, 1) * (1 - lift.fade * level) * (scene.screen?.motion?.opacity ?? 1);
    if (level > 0) this.#raise(element, level, scene, scale);
    this.#painter.draw(element, content, levels, scene, scale);
    if (level > 0) context.restore();
    if (transform) context.restore();
    if (transform || level > 0) this.#painter.forgetFont();
  }

  /**
   * Paints the shadow of a lifted element, and scales the context for the element itself.
   * @param {SceneElement} element
   * @param {number} level from 0 to 1
   * @param {Scene} scene
   * @param {Scale} scale
   */
  #raise({ shown, content }, level, { theme }, scale) {
    const context = this.#context;
    context.save();
    const middle = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
    const growth = scale.isStill ? 1 : 1 + lift.growth * level;
    context.translate(middle.x, middle.y);
    context.scale(growth, growth);
    context.translate(-middle.x, -middle.y);
    const { dyPt, blurPt, alpha } = lift.shadow;
    context.save();
    // Shadows are not scaled with the context.
    context.shadowColor = `rgba(0, 0, 0, ${alpha * level})`;
    context.shadowBlur = blurPt * level * scale.scaleDpr;
    context.shadowOffsetY = dyPt * level * scale.scaleDpr;
    const ground = content ?? EMPTY;
    const hasGround = ground.style === Style.tile || ground.style === Style.glyph;
    context.fillStyle = hasGround
      ? groundFor(ground, theme, ground.style === Style.glyph).fill
      : theme.paper;
    if (ground.figure?.outline) {
      context.beginPath();
      traceShape(context, ground.figure, shown);
      context.fill(fillRuleOf(ground.figure));
    } else this.#painter.fillTile(shown, scale);
    context.restore();
  }
}

/**
 * Separates opaque, untransformed tiles on the lowest level, by colour, from everything else.
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
  const { style, image, isPlaceholder, figure } = element.content ?? EMPTY;
  const isTile = style === Style.tile || style === Style.glyph;
  const isQuiet = ((element.state ?? 0) & PAINTED_STATES) === 0 && !isPlaceholder;
  return (
    isTile && isQuiet && !image && !figure && !element.isHidden && !element.shown.transform &&
    element.category === 0 && element.zIndex === 0 && element.shown.alpha >= 1 &&
    !element.shown.lift && !element.shown.was
  );
}
