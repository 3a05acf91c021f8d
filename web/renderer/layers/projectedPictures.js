// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { projectedBounds } from '../../base/projection.js';
import { CellPainter } from '../cells/cellPainter.js';
import { pictureMatrix, stripBox, stripPlan } from './strips.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */
/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */
/** @typedef {import('./strips.js').StripPlan} StripPlan */
/** @typedef {import('../../base/geometry.js').Transform} Transform */
/** @typedef {import('../cells/cellPainter.js').Scale} Scale */
/** @typedef {{canvas: HTMLCanvasElement, context: CanvasRenderingContext2D}} Sheet */
/**
 * An element to be painted.
 * @typedef {object} Subject
 * @property {SceneElement} element
 * @property {SceneContent} content
 * @property {import('../cells/stateLevels.js').Levels} levels
 */
/**
 * The picture of an element in perspective, and everything that decides how it looks.
 * @typedef {object} Picture
 * @property {Sheet} sheet
 * @property {readonly unknown[]} madeOf
 * @property {number} leftPx the picture's place, in its own px from the element's centre
 * @property {number} topPx
 * @property {number} widthPx
 * @property {number} heightPx
 * @property {number} scale px of the picture per pt
 */

/** The most pictures that are kept; those used longest ago are dropped first. */
const MOST_KEPT = 48;
/** Longest side of a picture; greater ones are painted at a lower resolution. */
const LONGEST_PX = 4096;
/** Pixels of all pictures that are kept: 64 MiB. */
const MOST_KEPT_PX = 2 ** 24;

/**
 * Pictures of elements in perspective. A canvas knows affine maps only, so an element is painted flat and
 * then put into its picture strip by strip. An element that only moves does not have to be painted again.
 */
export class ProjectedPictures {
  #images;
  #makeSheet;
  /**
   * By element; the one used last is at the end.
   * @type {Map<number, Picture>}
   */
  #pictures = new Map();
  /**
   * The sheet on which elements are painted flat.
   * @type {(Sheet & {painter: CellPainter}) | null}
   */
  #flat = null;
  /** @type {CanvasGradient | null} */
  #shine = null;
  /** Whether a picture painted in this frame still fades in. */
  isFading = false;
  /** Whether a skeleton was painted in this frame. */
  hasSkeletons = false;

  /**
   * @param {import('../pictures/imageStore.js').ImageStore} images
   * @param {() => Sheet} sheets makes canvases
   */
  constructor(images, sheets) {
    this.#images = images;
    this.#makeSheet = sheets;
  }

  /**
   * To be called before each frame.
   * @param {CanvasGradient | null} shine of the skeletons
   */
  begin(shine) {
    this.isFading = false;
    this.hasSkeletons = false;
    this.#shine = shine;
  }

  /** Forgets all pictures, for example because the font has changed. */
  clear() {
    this.#pictures.clear();
  }

  /**
   * The picture of an element.
   * @param {Subject} subject
   * @param {Transform} map
   * @param {Scene} scene
   * @param {Scale} scale
   * @returns {Picture | null} `null` when nothing of it is seen
   */
  of(subject, map, scene, scale) {
    const { id } = subject.element;
    const known = this.#pictures.get(id);
    const madeOf = this.#ingredients(subject, map, scene, scale);
    const isSame = known && madeOf.every((part, at) => part === known.madeOf[at]);
    const isKept = isSame && !subject.content.isPlaceholder;
    const picture = isKept ? known : this.#paint(known?.sheet, subject, map, scene, scale);
    this.#pictures.delete(id);
    if (!picture) return null;
    if (!isKept) picture.madeOf = this.#flat?.painter.isFading ? [] : madeOf;
    this.#pictures.set(id, picture);
    this.#dropOldest();
    return picture;
  }

  /** Frees the memory of all pictures except the one used last. */
  #dropOldest() {
    let area = 0;
    for (const { sheet } of this.#pictures.values()) {
      area += sheet.canvas.width * sheet.canvas.height;
    }
    for (const [id, { sheet }] of this.#pictures) {
      if (area <= MOST_KEPT_PX || this.#pictures.size === 1) return;
      this.#pictures.delete(id);
      area -= sheet.canvas.width * sheet.canvas.height;
    }
  }

  /** @returns {Sheet} a new one, or that of the picture used longest ago */
  #spareSheet() {
    for (const [id, { sheet }] of this.#pictures) {
      if (this.#pictures.size < MOST_KEPT) break;
      this.#pictures.delete(id);
      return sheet;
    }
    return this.#makeSheet();
  }

  /**
   * Everything that decides how an element looks, except its place.
   * @param {Subject} subject
   * @param {Transform} map
   * @param {Scene} scene
   * @param {Scale} scale
   * @returns {unknown[]}
   */
  #ingredients({ element, content, levels }, map, { theme, isMirrored }, scale) {
    const { shown, category, pin, tracks } = element;
    const image = content.image ? this.#images.get(content.image).state : '';
    const { a, b, c, d, tx, ty, g, h, w } = map;
    return [
      content, image, theme, isMirrored, category, Boolean(pin || tracks), shown.width, shown.height,
      shown.was, shown.wasLevel, levels.selected, levels.highlighted, levels.editing, scale.scaleDpr, scale.devicePixelRatio,
      a, b, c, d, tx, ty, g, h, w,
    ];
  }

  /**
   * @param {Sheet | undefined} known the one that it had before
   * @param {Subject} subject
   * @param {Transform} map
   * @param {Scene} scene
   * @param {Scale} scale
   * @returns {Picture | null}
   */
  #paint(known, subject, map, scene, scale) {
    const { width, height } = subject.element.shown;
    const box = { x: -width / 2, y: -height / 2, width, height };
    const plan = stripPlan(box, map, scale);
    if (!plan) return null;
    const flat = this.#paintFlat(plan, subject, scene, scale);
    const bounds = projectedBounds(map, box);
    const most = LONGEST_PX / Math.max(bounds.width, bounds.height);
    const finest = Math.min(scale.scaleDpr, most);
    // One px more on each side, for the soft edges.
    const leftPx = Math.floor(bounds.x * finest) - 1;
    const topPx = Math.floor(bounds.y * finest) - 1;
    const widthPx = Math.ceil((bounds.x + bounds.width) * finest) + 1 - leftPx;
    const heightPx = Math.ceil((bounds.y + bounds.height) * finest) + 1 - topPx;
    const sheet = known ?? this.#spareSheet();
    clearSheet(sheet, widthPx, heightPx);
    sheet.context.setTransform(finest, 0, 0, finest, -leftPx, -topPx);
    layStrips(sheet.context, flat, plan);
    return { sheet, madeOf: [], leftPx, topPx, widthPx, heightPx, scale: finest };
  }

  /**
   * @param {StripPlan} plan
   * @param {Subject} subject
   * @param {Scene} scene
   * @param {Scale} scale
   * @returns {HTMLCanvasElement}
   */
  #paintFlat(plan, { element, content, levels }, scene, scale) {
    if (!this.#flat) {
      const sheet = this.#makeSheet();
      this.#flat = { ...sheet, painter: new CellPainter(sheet.context, this.#images) };
    }
    const { canvas, context, painter } = this.#flat;
    clearSheet(this.#flat, plan.widthPx, plan.heightPx);
    context.setTransform(...pictureMatrix(plan, element.shown));
    context.globalAlpha = 1;
    painter.begin(this.#shine, scene.nowMs, undefined, scene.isMirrored);
    painter.draw(element, content, levels, scene, scale);
    if (painter.isFading) this.isFading = true;
    if (painter.hasSkeletons) this.hasSkeletons = true;
    return canvas;
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLCanvasElement} flat
 * @param {StripPlan} plan
 */
function layStrips(context, flat, plan) {
  for (const strip of plan.strips) {
    const { from, columns, matrix } = strip;
    const { x, y, width, height } = stripBox(plan, strip);
    context.save();
    context.transform(...matrix);
    context.drawImage(flat, from, 0, columns, plan.heightPx, x, y, width, height);
    context.restore();
  }
}

/**
 * Makes a sheet at least this big, and clears that part. It never shrinks, because resizing is slow.
 * @param {Sheet} sheet
 * @param {number} widthPx
 * @param {number} heightPx
 */
function clearSheet({ canvas, context }, widthPx, heightPx) {
  if (canvas.width < widthPx) canvas.width = widthPx;
  if (canvas.height < heightPx) canvas.height = heightPx;
  context.setTransform(1, 0, 0, 1, 0, 0);
  // One px more, so that nothing of an earlier picture is seen at the edge.
  context.clearRect(0, 0, widthPx + 1, heightPx + 1);
}
