// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { baseline, lineHeight, textLines, textWidth } from '../../base/text.js';
import { cellMetrics } from '../look/cellMetrics.js';
import { cssThemed, inkThemed } from '../look/colour.js';
import { accessoryOperations } from './accessoryLook.js';
import { fontOf, listPlaces, separatorLine } from './listLayout.js';
import { ListMotion } from './listMotion.js';
import { listBonesPath } from './skeleton.js';
import { drawShadowOf, throwShadow } from './shadowPainter.js';
import { buttonOperations } from './swipeLook.js';

/** @typedef {import('../scene/listContent.js').ListContent} ListContent */
/** @typedef {import('../scene/listContent.js').ListColour} ListColour */
/** @typedef {import('../scene/listContent.js').ListText} ListText */
/** @typedef {import('./listLayout.js').ListPlaces} ListPlaces */
/** @typedef {import('./listLayout.js').Box} Box */
/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../../base/paintTypes.js').PaintAnchor} PaintAnchor */
/** @typedef {{text: string, x: number, y: number, anchor: PaintAnchor}} Line */
/** @typedef {{width: number, height: number, places: ListPlaces, lines: [Line[], Line[]]}} Kept */

/** Opacity of a translucent ground. */
const BLURRED_ALPHA = 0.92;
const KEPT_SIZES = 4;
/** The motion of a row in which nothing moves. */
const STILL = Object.freeze({ progress: 1, textShift: 0, endShift: 0, from: null });
/** Grounds that reach farther than this beyond their row are cut there; more is never seen. */
const FARTHEST_PT = 12000;

/** Paints rows, headers, footers and grounds of lists. */
export class ListPainter {
  #context;
  #painter;
  /** @type {WeakMap<ListContent, Kept[]>} */
  #kept = new WeakMap();
  #motion = new ListMotion();
  /** Whether something painted in this frame still moves. */
  isMoving = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('./canvasPainter.js').CanvasPainter} painter paints on the same context
   */
  constructor(context, painter) {
    this.#context = context;
    this.#painter = painter;
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
   * @param {() => void} [drawViews] paints what is in front of the row and moves aside with it
   */
  draw(element, list, scene, scale, drawViews = () => {}) {
    const aside = element.aside ?? null;
    if (!aside || aside.shift === 0) {
      this.#drawRow(element, list, scene, scale);
      return drawViews();
    }
    const context = this.#context;
    const { shown } = element;
    context.save();
    context.beginPath();
    const { topRadius, bottomRadius } = list.background;
    const radii = [topRadius, topRadius, bottomRadius, bottomRadius];
    context.roundRect(shown.x, shown.y, shown.width, shown.height, radii);
    context.clip();
    this.#painter.paintAll(buttonOperations(aside, shown, scene.theme.isDark));
    context.translate(aside.shift, 0);
    this.#drawRow(element, list, scene, scale);
    this.#painter.forgetFont();
    drawViews();
    context.restore();
    this.#painter.forgetFont();
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
    this.#drawContent(shown, list, kept, change, scene.theme);
    context.globalAlpha = alpha;
    this.#drawAccessories(shown, list, kept.places, change, scene.theme);
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
      context.fillStyle = cssThemed(colour, isDark);
      if (shadow && !shadow.outline) throwShadow(context, shadow, isDark, scaleDpr);
      context.fill();
      if (shadow) context.shadowColor = 'transparent';
      context.globalAlpha = alpha;
    }
    if (!stroke || background.strokeWidth <= 0) return;
    context.lineWidth = background.strokeWidth;
    context.strokeStyle = cssThemed(stroke, isDark);
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
      const box = { x: row.x + x, y, width: Math.max(0, width), height: pixel, radius: 0 };
      const ink = cssThemed(separator.colour, isDark);
      this.#painter.paint({ kind: 'fill', shape: { kind: 'box', ...box }, ink });
    }
  }

  /**
   * @param {Box} row
   * @param {ListContent} list
   * @param {Kept} kept
   * @param {import('./listMotion.js').Change} change
   * @param {import('../look/theme.js').Theme} theme
   */
  #drawContent(row, list, { places, lines }, change, theme) {
    const left = row.x + change.textShift;
    if (list.image && places.image) {
      const box = { ...places.image, x: left + places.image.x, y: row.y + places.image.y };
      this.#painter.paintAll(imageOperations(list.image, box, theme));
    }
    const texts = [list.text, list.secondaryText];
    texts.forEach((text, index) => {
      if (!text) return;
      const font = fontOf(text);
      const ink = inkThemed(text.colour, theme);
      // The things at the end of the line move with that end.
      const isAtEnd = index === 1 && places.isSideBySide;
      const start = isAtEnd ? row.x + change.endShift : left;
      for (const line of lines[index]) {
        const at = { x: start + line.x, y: row.y + line.y, anchor: line.anchor };
        this.#painter.paint({ kind: 'text', text: line.text, ...at, ...font, ink });
      }
    });
  }

  /**
   * @param {Box} row
   * @param {ListContent} list
   * @param {ListPlaces} places
   * @param {import('./listMotion.js').Change} change
   * @param {import('../look/theme.js').Theme} theme
   */
  #drawAccessories(row, list, places, change, { isDark, hasContrast }) {
    const look = { isDark, hasContrast, rowHeight: row.height, isRightToLeft: list.isRightToLeft };
    for (const shown of this.#motion.accessories(change, { list, places })) {
      if (shown.accessory.isHidden || shown.alpha <= 0) continue;
      const box = { ...shown.box, x: row.x + shown.box.x, y: row.y + shown.box.y };
      const operations = accessoryOperations(shown, box, look);
      const isOpaque = shown.alpha === 1;
      if (!isOpaque) this.#painter.paint({ kind: 'group', opacity: shown.alpha });
      this.#painter.paintAll(operations);
      if (!isOpaque) this.#painter.paint({ kind: 'end' });
    }
  }
}

/**
 * How the picture of a row is painted: a symbol, or a file on a ground that is seen until it is there.
 * @param {import('../scene/listContent.js').ListImage} image
 * @param {Box} box
 * @param {import('../look/theme.js').Theme} theme
 * @returns {PaintOperation[]}
 */
function imageOperations({ isSymbol, name, tint, cornerRadius }, box, theme) {
  if (isSymbol) return [{ kind: 'symbol', name, ...box, ink: cssThemed(tint, theme.isDark) }];
  const shape = /** @type {const} */ ({ kind: 'box', ...box, radius: cornerRadius });
  return [
    { kind: 'fill', shape, ink: theme.empty },
    { kind: 'image', name, ...box, radius: cornerRadius },
  ];
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
    anchor: isCentred ? 'middle' : isRightToLeft ? 'end' : 'start',
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
