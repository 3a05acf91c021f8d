// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { coversCell } from '../../renderer/cells/figureLook.js';
import { groundFor } from '../../renderer/look/theme.js';
import { sheetStyle } from './pictureSheet.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/** The most elements of a miniature; more could not be distinguished. */
const MAX_RECTS = 80;
const GLYPH_STYLE = 3;
/** Cells that are a text on the paper, with a picture or a chip before it. */
const ROW_STYLES = new Set([4, 5]);
const CHIP_ROW_STYLE = 4;
const LIST_STYLE = 5;
/** A row's chip, its distance from the edge, and the bar in place of its text, as shares of the row's height. */
const CHIP_SHARE = 0.56;
const CHIP_INSET_SHARE = 0.28;
const BAR_SHARE = 0.2;
/** Lengths of texts, as shares of the room for them; rows take them in turn. */
const BAR_LENGTHS = [0.6, 0.42, 0.7, 0.5];
const BAR_ALPHA = 0.55;
/** Rows are not thinner than this, in pixels of the picture for each CSS pixel. */
const HAIRLINE_PX = 0.5;
/** Where in the height of a picture the colour of its upper half begins to change. */
const UPPER = 0.25;
const CELL = 0;
const GAP_SHARE = 0.02;
/** Shipped rectangles are in thousandths of the viewport's width. */
const PACKED_UNIT = 1000;
/** The height that a miniature shows, as a part of the viewport's width. */
const DEPTH = 1;
/** With more free space than this at the top, in viewport widths, a miniature begins lower. */
const HEADROOM = 0.2;

/** @typedef {import('../../store/elements/contentTable.js').Content} Content */
/** @typedef {Pick<Content, 'hue' | 'style' | 'colour'> & {lower?: number}} MiniContent with `lower` for the lower half */
/** @typedef {{x: number, y: number, width: number, height: number, content: MiniContent | null}} MiniRect */
/** @typedef {(path: string) => [number, number] | null} PictureColours the colours of the halves of pictures that are there */

/** The bits of a colour's opacity. */
const OPACITY_BITS = 8;
/** The ground of cells that look as if they had none. */
const WHITE = 0xffffff;

/**
 * What a miniature shows of a content: the colours of its picture, or of its own ground if it has one. What has the
 * paper's ground is a text on it, as a row is; in a dark theme, a white box would be wrong.
 * @param {Content | null} content
 * @param {PictureColours} coloursOf
 * @returns {MiniContent | null}
 */
function miniContent(content, coloursOf) {
  const ground = content?.figure?.parts[0]?.ground;
  const halves = content?.image ? coloursOf(content.image) : null;
  if (!content || (!ground && !halves)) return content;
  const { hue, style } = content;
  if (ground && ground.light >>> OPACITY_BITS === WHITE) return { hue, style: LIST_STYLE, colour: null };
  if (ground) return { hue, style, colour: ground.light >>> OPACITY_BITS };
  return halves && { hue, style, colour: halves[0], lower: halves[1] };
}

/**
 * The rectangles of a view as fractions of its viewport's width: its cells and what looks like them, or else
 * its other elements.
 * @param {StageElement[]} elements with `shown`, in paint order
 * @param {{x: number, y: number}} offset
 * @param {{width: number, height: number}} viewport
 * @param {{top: number}} insets
 * @param {PictureColours} [coloursOf]
 * @returns {MiniRect[]}
 */
export function captureRects(elements, offset, viewport, insets, coloursOf = () => null) {
  const rects = rectsBelow(elements, offset, viewport, insets, coloursOf);
  const above = roomAbove(rects);
  return rects.map((rect) => ({ ...rect, y: rect.y - above }));
}

/**
 * Where on the screen a miniature begins, as a fraction of its width.
 * @param {StageElement[]} elements with `shown`, in paint order
 * @param {{x: number, y: number}} offset
 * @param {{width: number, height: number}} viewport
 * @param {{top: number}} insets
 */
export function capturedTop(elements, offset, viewport, insets) {
  return insets.top / viewport.width + roomAbove(rectsBelow(elements, offset, viewport, insets, () => null));
}

/**
 * The rectangles of a view, from where bars end.
 * @param {StageElement[]} elements
 * @param {{x: number, y: number}} offset
 * @param {{width: number, height: number}} viewport
 * @param {{top: number}} insets
 * @param {PictureColours} coloursOf
 * @returns {MiniRect[]}
 */
function rectsBelow(elements, offset, viewport, insets, coloursOf) {
  const end = offset.y + viewport.height;
  const visible = elements.filter(({ isHidden, shown }) => !isHidden && shown.y < end);
  const cells = visible.filter((element) => element.category === CELL || hasOwnLook(element));
  return (cells.length > 0 ? cells : visible)
    .slice(0, MAX_RECTS)
    .map(({ shown, content }) => ({
      x: (shown.x - offset.x) / viewport.width,
      y: (shown.y - offset.y - insets.top) / viewport.width,
      width: shown.width / viewport.width,
      height: shown.height / viewport.width,
      content: miniContent(content, coloursOf),
    }));
}

/**
 * Whether a view beside the cells is more than a text: a picture, or a ground over all of it.
 * @param {StageElement} element
 */
function hasOwnLook({ content }) {
  return Boolean(content?.image || (content?.figure && !content.figure.outline && coversCell(content.figure)));
}

/**
 * How much lower a miniature begins, so that a pile in the middle of a screen is all visible.
 * @param {MiniRect[]} rects
 */
function roomAbove(rects) {
  const top = Math.min(...rects.map(({ y }) => y));
  if (!(top > HEADROOM)) return 0;
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return top - Math.max((DEPTH - (bottom - top)) / 2, 0);
}

/**
 * All miniatures are painted here, one after the other.
 * @type {CanvasRenderingContext2D | null}
 */
let sheet = null;

/**
 * What pictures show.
 * @type {WeakMap<HTMLImageElement, {rects: MiniRect[], theme: object, width: number, height: number, source: string}>}
 */
const shown = new WeakMap();

/**
 * Shows a miniature so that the viewport's width fills the picture. A canvas for each would be a layer for the
 * browser, which costs time in each frame of the stage.
 * @param {HTMLImageElement} picture
 * @param {MiniRect[]} rects
 * @param {import('../../renderer/look/theme.js').Theme} theme
 * @param {{width: number, height: number}} size of the picture in CSS px
 */
export function showMiniature(picture, rects, theme, size) {
  const ratio = globalThis.devicePixelRatio ?? 1;
  const width = Math.max(1, Math.round(size.width * ratio));
  const height = Math.max(1, Math.round(size.height * ratio));
  const before = shown.get(picture);
  const isSame = before?.rects === rects && before.theme === theme && before.width === width && before.height === height;
  if (isSame && before.source === picture.src) return;
  sheet ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!sheet) return;
  // A new size also clears the sheet.
  sheet.canvas.width = width;
  sheet.canvas.height = height;
  paintMiniature(sheet, rects, theme, ratio);
  const source = sheet.canvas.toDataURL();
  picture.src = source;
  shown.set(picture, { rects, theme, width, height, source });
}

/**
 * Shows what the server has painted.
 * @param {HTMLImageElement} picture
 * @param {string} path without its ending
 * @param {boolean} isDark
 */
export function showPainted(picture, path, isDark) {
  const source = `${path}-${isDark ? 'dark' : 'light'}.png`;
  if (picture.getAttribute('src') !== source) picture.src = source;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MiniRect[]} rects
 * @param {import('../../renderer/look/theme.js').Theme} theme
 * @param {number} ratio pixels per CSS pixel
 */
export function paintMiniature(context, rects, theme, ratio) {
  const { canvas } = context;
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width * (1 - 2 * GAP_SHARE);
  const inset = canvas.width * GAP_SHARE;
  let rows = 0;
  for (const { x, y, width, height, content } of rects) {
    const isGlyph = content?.style === GLYPH_STYLE;
    const box = [x * scale + inset, y * scale + inset, width * scale, height * scale];
    if (content && ROW_STYLES.has(content.style)) {
      paintRow(context, box, content, theme, ratio, BAR_LENGTHS[rows % BAR_LENGTHS.length]);
      rows += 1;
      continue;
    }
    context.fillStyle = inkOf(context, content ?? { hue: 0, style: 0, colour: null }, box[1], box[3], theme);
    context.globalAlpha = isGlyph ? 0.85 : 1;
    context.beginPath();
    const radius = Math.min(1.5 * ratio, box[2] / 4, box[3] / 4);
    context.roundRect(box[0], box[1], box[2], box[3], radius);
    context.fill();
  }
  context.globalAlpha = 1;
}

/**
 * Paints a row as lists have them: a bar in place of its text, behind a chip if it has a picture, above a hairline.
 * @param {CanvasRenderingContext2D} context
 * @param {number[]} box x, y, width, height in pixels
 * @param {MiniContent} content
 * @param {import('../../renderer/look/theme.js').Theme} theme
 * @param {number} ratio pixels per CSS pixel
 * @param {number} share of the room that the text takes
 */
function paintRow(context, [x, y, width, height], content, theme, ratio, share) {
  const side = height * CHIP_SHARE;
  const inset = height * CHIP_INSET_SHARE;
  const hasChip = content.style === CHIP_ROW_STYLE || typeof content.lower === 'number';
  let start = x + inset;
  if (hasChip) {
    const top = y + (height - side) / 2;
    context.fillStyle = inkOf(context, content, top, side, theme);
    context.fillRect(start, top, side, side);
    start += side + inset;
  }
  const bar = Math.max(height * BAR_SHARE, ratio);
  context.fillStyle = theme.dim;
  context.globalAlpha = BAR_ALPHA;
  context.fillRect(start, y + (height - bar) / 2, Math.max(x + width - inset - start, 0) * share, bar);
  context.globalAlpha = 1;
  context.fillStyle = theme.line;
  context.fillRect(start, y + height - HAIRLINE_PX * ratio, Math.max(x + width - start, 0), HAIRLINE_PX * ratio);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MiniContent} content
 * @param {number} top in pixels
 * @param {number} height
 * @param {import('../../renderer/look/theme.js').Theme} theme
 */
function inkOf(context, content, top, height, theme) {
  const { fill } = groundFor(content, theme, false);
  if (typeof content.lower !== 'number') return fill;
  const ink = context.createLinearGradient(0, top, 0, top + height);
  ink.addColorStop(UPPER, fill);
  ink.addColorStop(1 - UPPER, groundFor({ ...content, colour: content.lower }, theme, false).fill);
  return ink;
}

/**
 * A rectangle as it is shipped: x, y, width, height, hue, style, and its own colour if it has one, or those of its halves.
 * @typedef {number[]} PackedRect
 */

/**
 * The shipped form of a miniature.
 * @param {MiniRect[]} rects
 * @returns {PackedRect[]}
 */
export function packRects(rects) {
  return rects
    .filter(({ y, height }) => y < DEPTH && y + height > 0)
    .map(({ x, y, width, height, content }) => [
      ...[x, y, width, height].map((share) => Math.round(share * PACKED_UNIT)),
      content?.hue ?? 0,
      content?.style ?? 0,
      ...(typeof content?.colour === 'number' ? [content.colour] : []),
      ...(typeof content?.lower === 'number' ? [content.lower] : []),
    ]);
}

/**
 * @param {PackedRect[]} packed
 * @returns {MiniRect[]}
 */
export function unpackRects(packed) {
  return packed.map(([x, y, width, height, hue, style, colour, lower]) => ({
    x: x / PACKED_UNIT,
    y: y / PACKED_UNIT,
    width: width / PACKED_UNIT,
    height: height / PACKED_UNIT,
    content: { hue, style, colour, ...(lower === undefined ? {} : { lower }) },
  }));
}

/** The last picture of each stage while the page is open; before a stage is open, the shipped one. */
export class Miniatures {
  /** @type {Map<string, MiniRect[]>} */
  #rects = new Map();
  /** @type {Map<string, MiniRect[]>} */
  #shipped = new Map();

  /**
   * Takes the shipped miniatures, for stages that were not open yet.
   * @param {Record<string, PackedRect[]>} shipped by the name of the stage
   */
  ship(shipped) {
    for (const [stage, packed] of Object.entries(shipped)) {
      this.#shipped.set(stage, unpackRects(packed));
    }
  }

  /**
   * @param {string} stage
   * @param {MiniRect[]} rects
   * @returns {boolean} whether this is another picture than before
   */
  keep(stage, rects) {
    const before = this.#rects.get(stage);
    if (rects.length === 0 || JSON.stringify(before) === JSON.stringify(rects)) return false;
    this.#rects.set(stage, rects);
    return true;
  }

  /**
   * Whether a picture of this stage was kept.
   * @param {string} stage
   */
  has(stage) {
    return this.#rects.has(stage);
  }

  /**
   * The part of the sheet of painted pictures that is a stage's: the shipped ones are on it in their order.
   * @param {string} stage
   */
  onSheet(stage) {
    const index = [...this.#shipped.keys()].indexOf(stage);
    return index < 0 ? null : sheetStyle(index, this.#shipped.size);
  }

  /**
   * Whether a stage has a shipped miniature.
   * @param {string} stage
   */
  ships(stage) {
    return this.#shipped.has(stage);
  }

  /**
   * The miniature of a stage. What was shipped comes first, because it shows the layout without anybody's edits.
   * @param {string} stage
   * @param {boolean} isOwn whether the stage is people's own file, for which nothing is shipped
   * @returns {MiniRect[] | undefined}
   */
  of(stage, isOwn = false) {
    return (isOwn ? undefined : this.#shipped.get(stage)) ?? this.#rects.get(stage);
  }
}

/**
 * Fetches the shipped miniatures. Without them, stages that were not open yet have a drawing of their kind.
 * @param {Miniatures} miniatures
 */
export async function loadShipped(miniatures) {
  try {
    const answer = await fetch('miniatures.json');
    if (answer.ok) miniatures.ship(await answer.json());
  } catch {
    // Without the server the drawings remain.
  }
}
