// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { IMAGE_FADE_MS } from '../../base/feel.js';
import { baseline, lineHeight, textLines, textWidth } from '../../base/text.js';
import { drawAccessory } from './accessoryPainter.js';
import { cellMetrics } from '../look/cellMetrics.js';
import { cssFont } from './cellText.js';
import { coverRect } from './imageStore.js';
import { fontOf, listPlaces, separatorLine } from './listLayout.js';
import { ListMotion } from './listMotion.js';
import { listBonesPath } from './skeleton.js';
import { drawShadowOf, throwShadow } from './shadowPainter.js';
import { drawButtons } from './swipePainter.js';
import { drawSymbol } from './symbols.js';

/** @typedef {import('../scene/listContent.js').ListContent} ListContent */
/** @typedef {import('../scene/listContent.js').ListColour} ListColour */
/** @typedef {import('../scene/listContent.js').ListText} ListText */
/** @typedef {import('./listLayout.js').ListPlaces} ListPlaces */
/** @typedef {import('./listLayout.js').Box} Box */
/** @typedef {{text: string, x: number, y: number, align: CanvasTextAlign}} Line */
/** @typedef {{width: number, height: number, places: ListPlaces, lines: [Line[], Line[]]}} Kept */

/** Opacity of a translucent ground. */
const BLURRED_ALPHA = 0.92;
const KEPT_SIZES = 4;
/** The motion of a row in which nothing moves. */
const STILL = Object.freeze({ progress: 1, textShift: 0, endShift: 0, from: null });
/** Grounds that reach farther than this beyond their row are cut there; more is never seen. */
const FARTHEST_PT = 12000;

/**
 * A colour as style sheets have it.
 * @param {ListColour} colour
 * @param {boolean} isDark
 * @returns {string}
 */
export function cssListColour(colour, isDark) {
  const value = isDark ? colour.dark : colour.light;
  return `#${value.toString(16).padStart(8, '0')}`;
}

/** Paints rows, headers, footers and grounds of lists. */
export class ListPainter {
  #context;
  #images;
  /** @type {WeakMap<ListContent, Kept[]>} */
  #kept = new WeakMap();
  #motion = new ListMotion();
  /** Whether something painted in this frame still moves. */
  isMoving = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('./imageStore.js').ImageStore} images
   */
  constructor(context, images) {
    this.#context = context;
    this.#images = images;
  }

  /** To be called before each frame. */
  begin() {
    this.isMoving = false;
  }

  /**
   * @param {import('../scene/renderer.js').SceneElement} element
   * @param {ListContent} list
   * @param {import('../scene/renderer.js').Scene} scene
   * @param {{scaleDpr: number, isStill?: boolean}} scale
   */
  draw(element, list, scene, scale) {
    const aside = element.aside ?? null;
    if (!aside || aside.shift === 0) return this.#drawRow(element, list, scene, scale);
    const context = this.#context;
    const { shown } = element;
    context.save();
    context.beginPath();
    const { topRadius, bottomRadius } = list.background;
    const radii = [topRadius, topRadius, bottomRadius, bottomRadius];
    context.roundRect(shown.x, shown.y, shown.width, shown.height, radii);
    context.clip();
    drawButtons(context, aside, shown, scene.theme.isDark);
    context.translate(aside.shift, 0);
    this.#drawRow(element, list, scene, scale);
    context.restore();
  }

  /**
   * @param {import('../scene/renderer.js').SceneElement} element
   * @param {ListContent} list
   * @param {import('../scene/renderer.js').Scene} scene
   * @param {{scaleDpr: number, isStill?: boolean}} scale
   */
  #drawRow(element, list, scene, scale) {
    const { shown } = element;
    const { isDark } = scene.theme;
    const kept = this.#placesOf(list, shown.width, shown.height);
    const isStill = scale.isStill === true;
    const change = this.#motion.of(element, { list, places: kept.places }, scene.nowMs, isStill);
    if (change.progress < 1) this.isMoving = true;
    const context = this.#context;
    const alpha = context.globalAlpha;
    this.#drawGround(shown, list, isDark, scale.scaleDpr);
    if (change.progress < 1 && change.from) {
      const was = change.from.list.background.colour;
      if (was && !sameColour(was, list.background.colour)) {
        context.globalAlpha = alpha * (1 - change.progress);
        const before = { ...list, background: { ...list.background, colour: was } };
        this.#drawGround(shown, before, isDark, scale.scaleDpr);
        context.globalAlpha = alpha;
      }
    }
    this.#drawSeparators(shown, list, kept.places, change, isDark, scale);
    context.globalAlpha = alpha * list.opacity;
    this.#drawContent(shown, list, kept, change, scene);
    context.globalAlpha = alpha;
    this.#drawAccessories(shown, list, kept.places, change, isDark);
    context.globalAlpha = alpha;
  }

  /**
   * A row whose item is not loaded yet: ground and lines, and where its picture and texts will be.
   * @param {Box} row
   * @param {ListContent} list
   * @param {import('../scene/renderer.js').Scene} scene
   * @param {{scaleDpr: number}} scale
   * @param {CanvasGradient | null} shine
   */
  drawBones(row, list, { theme }, scale, shine) {
    const { places } = this.#placesOf(list, row.width, row.height);
    this.#drawGround(row, list, theme.isDark, scale.scaleDpr);
    this.#drawSeparators(row, list, places, STILL, theme.isDark, scale);
    const context = this.#context;
    for (const fill of shine ? [theme.bone, shine] : [theme.bone]) {
      context.fillStyle = fill;
      listBonesPath(context, row, places);
      context.fill();
    }
  }

  /**
   * @param {ListContent} list
   * @param {number} width
   * @param {number} height
   * @returns {Kept}
   */
  #placesOf(list, width, height) {
    let sizes = this.#kept.get(list);
    if (!sizes) {
      sizes = [];
      this.#kept.set(list, sizes);
    }
    for (const kept of sizes) {
      if (kept.width === width && kept.height === height) return kept;
    }
    if (sizes.length >= KEPT_SIZES) sizes.shift();
    const places = listPlaces(list, width, height);
    const kept = {
      width,
      height,
      places,
      /** @type {[Line[], Line[]]} */
      lines: [
        linesOf(list.text, places.text, list.isRightToLeft),
        linesOf(list.secondaryText, places.secondaryText, list.isRightToLeft),
      ],
    };
    sizes.push(kept);
    return kept;
  }

  /**
   * @param {Box} row
   * @param {ListContent} list
   * @param {boolean} isDark
   * @param {number} scaleDpr
   */
  #drawGround(row, { background, isRightToLeft }, isDark, scaleDpr) {
    const { colour, stroke, shadow } = background;
    if (!colour && !stroke && !shadow?.outline) return;
    const context = this.#context;
    const { top, bottom, leading, trailing } = background.insets;
    const left = isRightToLeft ? trailing : leading;
    const x = row.x + left;
    const y = row.y + Math.max(top, -FARTHEST_PT);
    const width = Math.max(0, row.width - leading - trailing);
    const height = Math.max(0, row.y + row.height - Math.max(bottom, -FARTHEST_PT) - y);
    const { topRadius, bottomRadius } = background;
    if (shadow?.outline) drawShadowOf(context, shadow, shadow.outline, { x, y }, { isDark, scaleDpr });
    context.beginPath();
    if (topRadius === 0 && bottomRadius === 0) context.rect(x, y, width, height);
    else context.roundRect(x, y, width, height, [topRadius, topRadius, bottomRadius, bottomRadius]);
    const alpha = context.globalAlpha;
    if (colour) {
      if (background.isBlurred) context.globalAlpha = alpha * BLURRED_ALPHA;
      context.fillStyle = cssListColour(colour, isDark);
      if (shadow && !shadow.outline) throwShadow(context, shadow, isDark, scaleDpr);
      context.fill();
      if (shadow) context.shadowColor = 'transparent';
      context.globalAlpha = alpha;
    }
    if (!stroke || background.strokeWidth <= 0) return;
    context.lineWidth = background.strokeWidth;
    context.strokeStyle = cssListColour(stroke, isDark);
    context.stroke();
  }

  /**
   * @param {Box} row
   * @param {ListContent} list
   * @param {ListPlaces} places
   * @param {import('./listMotion.js').Change} change
   * @param {boolean} isDark
   * @param {{scaleDpr: number}} scale
   */
  #drawSeparators(row, list, places, change, isDark, { scaleDpr }) {
    const context = this.#context;
    const pixel = 1 / scaleDpr;
    for (const isTop of [true, false]) {
      const separator = isTop ? list.topSeparator : list.bottomSeparator;
      if (!separator) continue;
      const line = separatorLine(places, separator, row.width, list.isRightToLeft);
      const shift = separator.leading === null ? change.textShift : 0;
      const edge = isTop ? row.y : row.y + row.height;
      const y = Math.round(edge * scaleDpr) / scaleDpr - (isTop ? 0 : pixel);
      // The separator's end at the text moves with the text.
      const x = list.isRightToLeft ? line.x : line.x + shift;
      const width = list.isRightToLeft ? line.width + shift : line.width - shift;
      context.fillStyle = cssListColour(separator.colour, isDark);
      context.fillRect(row.x + x, y, Math.max(0, width), pixel);
    }
  }

  /**
   * @param {Box} row
   * @param {ListContent} list
   * @param {Kept} kept
   * @param {import('./listMotion.js').Change} change
   * @param {import('../scene/renderer.js').Scene} scene
   */
  #drawContent(row, list, { places, lines }, change, scene) {
    const context = this.#context;
    const { isDark } = scene.theme;
    const left = row.x + change.textShift;
    if (list.image && places.image) {
      const box = { ...places.image, x: left + places.image.x, y: row.y + places.image.y };
      if (list.image.isSymbol) {
        drawSymbol(context, list.image.name, box, cssListColour(list.image.tint, isDark));
      } else this.#drawPicture(box, list.image, scene);
    }
    const texts = [list.text, list.secondaryText];
    texts.forEach((text, index) => {
      if (!text) return;
      context.font = cssFont(fontOf(text));
      context.fillStyle = cssListColour(text.colour, isDark);
      // The things at the end of the line move with that end.
      const isAtEnd = index === 1 && places.isSideBySide;
      const start = isAtEnd ? row.x + change.endShift : left;
      for (const line of lines[index]) {
        context.textAlign = line.align;
        context.fillText(line.text, start + line.x, row.y + line.y);
      }
    });
  }

  /**
   * @param {Box} box
   * @param {import('../scene/listContent.js').ListImage} image
   * @param {import('../scene/renderer.js').Scene} scene
   */
  #drawPicture(box, image, scene) {
    const context = this.#context;
    const picture = this.#images.get(image.name);
    context.save();
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, image.cornerRadius);
    context.clip();
    context.fillStyle = scene.theme.empty;
    context.fillRect(box.x, box.y, box.width, box.height);
    if (picture.state === 'there') {
      const fraction = Math.min((scene.nowMs - picture.readyAtMs) / IMAGE_FADE_MS, 1);
      if (fraction < 1) this.isMoving = true;
      context.globalAlpha *= Math.max(fraction, 0);
      const { naturalWidth, naturalHeight } = picture.image;
      const part = coverRect(naturalWidth, naturalHeight, box.width, box.height);
      const { x, y, width, height } = box;
      context.drawImage(
        picture.image, part.x, part.y, part.width, part.height, x, y, width, height,
      );
    }
    context.restore();
  }

  /**
   * @param {Box} row
   * @param {ListContent} list
   * @param {ListPlaces} places
   * @param {import('./listMotion.js').Change} change
   * @param {boolean} isDark
   */
  #drawAccessories(row, list, places, change, isDark) {
    const context = this.#context;
    const alpha = context.globalAlpha;
    for (const shown of this.#motion.accessories(change, { list, places })) {
      if (shown.accessory.isHidden || shown.alpha <= 0) continue;
      context.globalAlpha = alpha * shown.alpha;
      const box = { ...shown.box, x: row.x + shown.box.x, y: row.y + shown.box.y };
      drawAccessory(context, shown, box, {
        isDark,
        rowHeight: row.height,
        isRightToLeft: list.isRightToLeft,
      });
    }
  }
}

/**
 * The lines of a text in its box, from the row's upper left corner.
 * @param {ListText | null} text
 * @param {Box | null} box
 * @param {boolean} isRightToLeft
 * @returns {Line[]}
 */
function linesOf(text, box, isRightToLeft) {
  if (!text || !box) return [];
  const font = fontOf(text);
  const room = Math.round(box.width / cellMetrics.widthGrid) * cellMetrics.widthGrid;
  const fits = textWidth(font, text.string) <= room;
  const lines = fits && !text.string.includes('\n')
    ? [{ text: text.string }]
    : textLines(font, text.string, room, text.lineLimit);
  const step = lineHeight(font);
  const isCentred = text.alignment === 1;
  return lines.map((line, index) => ({
    text: line.text,
    x: isCentred ? box.x + box.width / 2 : isRightToLeft ? box.x + box.width : box.x,
    y: box.y + index * step + baseline(font),
    align: isCentred ? 'center' : isRightToLeft ? 'right' : 'left',
  }));
}

/**
 * @param {ListColour | null} one
 * @param {ListColour | null} other
 * @returns {boolean}
 */
function sameColour(one, other) {
  return one?.light === other?.light && one?.dark === other?.dark;
}
