// SPDX-License-Identifier: Apache-2.0
// @ts-check

// Places the lines of cells by the rules by which the engine measures them (`CellContent+PreferredSize.swift`):
// both sides do, because widths between two layouts exist on the page alone. Lines that the engine placed would
// cost a stage of tiles 18 to 38 % more bytes while it is shown and scrolled, a pinch 154 %, and a change of
// layout three to six times its delta, as every picture has other widths. `Tests/Vectors/cells.json` holds both sides.

import { baseline, lineHeight, textLines, textWidth } from '../../base/text.js';
import { cellMetrics } from '../look/cellMetrics.js';

/** @typedef {import('../../base/text.js').Font} Font */
/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */

/**
 * A line of text at its place in a cell, from the cell's upper left corner, in pt.
 * @typedef {object} Run
 * @property {string} text
 * @property {number} x
 * @property {number} y of the baseline
 * @property {number} size of the font
 * @property {number} weight
 * @property {import('../../base/paintTypes.js').PaintAnchor} anchor
 * @property {boolean} isDim
 * @property {boolean} isSign whether it is one big sign, such as an emoji
 */

/** The numbers of `CellContent.Style` on the wire. */
export const Style = Object.freeze({ tile: 0, header: 1, footer: 2, glyph: 3, row: 4, list: 5 });

const CAPTION = Object.freeze({ size: 10, weight: 400 });
const BIG_CAPTION = Object.freeze({ size: 12, weight: 400 });
const MONOGRAM = Object.freeze({ size: 15, weight: 600 });
const CAPTION_MIN_SIDE_PT = 76;
const CAPTION_HEIGHT_PT = 18;
/** Glyphs at least this wide have the big caption. */
const BIG_CAPTION_WIDTH_PT = 128;
const GLYPH_SHARE = 0.56;
/** From an emoji's middle to its baseline, as a share of its size. */
const GLYPH_BASELINE = 0.36;
const MAX_GLYPH_PT = 88;
const GUTTER_PT = 8;

/**
 * @param {number} width
 * @returns {number} the width on the grid on which widths of text are compared
 */
function onGrid(width) {
  return Math.round(width / cellMetrics.widthGrid) * cellMetrics.widthGrid;
}

/**
 * All lines of text in a cell of a size.
 * @param {SceneContent} content
 * @param {number} width pt
 * @param {number} height pt
 * @returns {Run[]}
 */
export function cellRuns(content, width, height) {
  switch (content.style) {
    case Style.header:
      return headerRuns(content, width, height);
    case Style.footer:
      return footerRuns(content, width, height);
    case Style.glyph:
      return glyphRuns(content, width, height);
    case Style.row:
      return rowRuns(content, width, height);
    default:
      return height < cellMetrics.tag.below
        ? tagRuns(content, width, height)
        : tileRuns(content, width, height);
  }
}

/**
 * The same lines for people who read from right to left.
 * @param {readonly Run[]} runs
 * @param {number} width of the cell in pt
 * @returns {Run[]}
 */
export function mirroredRuns(runs, width) {
  const turned = /** @type {const} */ ({ start: 'end', middle: 'middle', end: 'start' });
  return runs.map((run) => ({ ...run, x: width - run.x, anchor: turned[run.anchor] }));
}

/**
 * Lines below each other.
 * @param {Run[]} runs
 * @param {Font} font
 * @param {{text: string}[]} lines
 * @param {{x: number, top: number, isDim: boolean}} place
 */
function stack(runs, font, lines, { x, top, isDim }) {
  const step = lineHeight(font);
  lines.forEach(({ text }, index) => {
    if (text === '') return;
    const y = top + index * step + baseline(font);
    runs.push({ text, x, y, ...font, anchor: 'start', isDim, isSign: false });
  });
}

/**
 * How many lines fit, at least one.
 * @param {number} height
 * @param {Font} font
 * @returns {number}
 */
function linesIn(height, font) {
  return Math.max(1, Math.floor(height / lineHeight(font)));
}

/**
 * @param {number} width
 * @param {number} height
 * @returns {boolean}
 */
function isRoomy(width, height) {
  const { roomyWidth, roomyHeight } = cellMetrics.tile;
  return width >= roomyWidth && height >= roomyHeight;
}

/**
 * The title in the middle of the one line.
 * @param {SceneContent} content
 * @param {number} width
 * @param {number} height
 * @returns {Run[]}
 */
function tagRuns({ title }, width, height) {
  const { tag, tile } = cellMetrics;
  const isBig = isRoomy(width, height);
  const inset = isBig ? tag.inset : tile.tightInset;
  const font = isBig ? tag.title : tile.smallTitle;
  /** @type {Run[]} */
  const runs = [];
  const lines = textLines(font, title, onGrid(width - 2 * inset), 1);
  const top = (height - lineHeight(font)) / 2;
  stack(runs, font, lines, { x: inset, top, isDim: false });
  return runs;
}

/**
 * The title at the lower left, with the subtitle below it where there is room.
 * @param {SceneContent} content
 * @param {number} width
 * @param {number} height
 * @returns {Run[]}
 */
function tileRuns({ title, subtitle }, width, height) {
  const { tile } = cellMetrics;
  const isBig = isRoomy(width, height);
  const inset = isBig ? tile.inset : tile.tightInset;
  const isWide = width >= tile.wideWidth;
  const font = !isBig ? tile.smallTitle : isWide ? tile.title : tile.narrowTitle;
  const room = onGrid(width - 2 * inset);
  /** @type {Run[]} */
  const runs = [];
  let bottom = height - inset;
  const both = lineHeight(tile.title) + tile.gap + lineHeight(tile.subtitle);
  if (height >= both + 2 * tile.inset && hasRoomFor(subtitle, room)) {
    const top = bottom - lineHeight(tile.subtitle);
    stack(runs, tile.subtitle, textLines(tile.subtitle, subtitle, room, 1), {
      x: inset,
      top,
      isDim: true,
    });
    bottom = top - tile.gap;
  }
  const limit = Math.min(isWide ? tile.wideLines : 1, linesIn(bottom - inset, font));
  const lines = textLines(font, title, room, limit);
  stack(runs, font, lines, {
    x: inset,
    top: bottom - lines.length * lineHeight(font),
    isDim: false,
  });
  return runs;
}

/**
 * Whether a tile has room for its subtitle: for all of it, or for a good part of it.
 * @param {string} subtitle
 * @param {number} room
 * @returns {boolean}
 */
function hasRoomFor(subtitle, room) {
  const { cutSubtitleWidth, subtitle: font } = cellMetrics.tile;
  return subtitle !== '' && (room >= cutSubtitleWidth || textWidth(font, subtitle) <= room);
}

/**
 * A section's title, with the subtitle at the other end of the first line.
 * @param {SceneContent} content
 * @param {number} width
 * @param {number} height
 * @returns {Run[]}
 */
function headerRuns({ title, subtitle }, width, height) {
  const { header } = cellMetrics;
  const room = width - 2 * header.inset;
  const right = subtitle
    ? Math.min(textWidth(header.subtitle, subtitle), room * header.subtitleShare)
    : 0;
  const titleRoom = onGrid(room - (subtitle ? right + header.gap : 0));
  const limit = Math.min(header.titleLines, linesIn(height, header.title));
  const lines = textLines(header.title, title, titleRoom, limit);
  const step = lineHeight(header.title);
  const top = (height - Math.max(1, lines.length) * step) / 2;
  /** @type {Run[]} */
  const runs = [];
  stack(runs, header.title, lines, { x: header.inset, top, isDim: false });
  const [end] = textLines(header.subtitle, subtitle, right, 1);
  if (end && end.text) {
    const y = top + baseline(header.title);
    const x = width - header.inset;
    const { text } = end;
    runs.push({ text, x, y, ...header.subtitle, anchor: 'end', isDim: true, isSign: false });
  }
  return runs;
}

/**
 * A section's footer: small and dim.
 * @param {SceneContent} content
 * @param {number} width
 * @param {number} height
 * @returns {Run[]}
 */
function footerRuns({ title, subtitle }, width, height) {
  const { footer } = cellMetrics;
  const room = onGrid(width - 2 * footer.inset);
  const lines = textLines(footer.title, title || subtitle, room, linesIn(height, footer.title));
  const spare = (height - lines.length * lineHeight(footer.title)) / 2;
  /** @type {Run[]} */
  const runs = [];
  const top = Math.min(spare, footer.verticalInset);
  stack(runs, footer.title, lines, { x: footer.inset, top, isDim: true });
  return runs;
}

/**
 * One big glyph in the middle and a caption below.
 * @param {SceneContent} content
 * @param {number} width
 * @param {number} height
 * @returns {Run[]}
 */
function glyphRuns({ title, subtitle }, width, height) {
  const hasCaption =
    subtitle !== '' && height >= CAPTION_MIN_SIDE_PT && width >= CAPTION_MIN_SIDE_PT;
  const room = height - (hasCaption ? CAPTION_HEIGHT_PT : 0);
  const size = Math.min(MAX_GLYPH_PT, Math.round(Math.min(width, room) * GLYPH_SHARE));
  const y = room / 2 + size * GLYPH_BASELINE + (hasCaption ? 2 : 0);
  const middle = { x: width / 2, anchor: /** @type {const} */ ('middle') };
  /** @type {Run[]} */
  const runs = [{ text: title, ...middle, y, size, weight: 400, isDim: false, isSign: true }];
  if (!hasCaption) return runs;
  const caption = width >= BIG_CAPTION_WIDTH_PT ? BIG_CAPTION : CAPTION;
  const [line] = textLines(caption, subtitle, onGrid(width - 2 * GUTTER_PT), 1);
  runs.push({
    text: line.text,
    ...middle,
    y: height - GUTTER_PT,
    ...caption,
    isDim: true,
    isSign: false,
  });
  return runs;
}

/**
 * Where a row's picture, or the chip in its place, stands: from the row's corner, in pt.
 * @param {SceneContent} content
 * @param {number} height
 * @returns {{x: number, y: number, side: number}}
 */
export function rowImageBox({ image }, height) {
  const { row } = cellMetrics;
  const side = image ? row.image : row.chip;
  return { x: row.inset, y: (height - side) / 2, side };
}

/**
 * From a row's leading edge to its text, where its hairline begins.
 * @param {SceneContent} content
 * @returns {number} pt
 */
export function rowIndent({ image }) {
  const { row } = cellMetrics;
  return row.inset + (image ? row.image : row.chip) + row.imageGap;
}

/**
 * The title beside the picture, the subtitle below it.
 * @param {SceneContent} content
 * @param {number} width
 * @param {number} height
 * @returns {Run[]}
 */
function rowRuns(content, width, height) {
  const { row } = cellMetrics;
  const { subtitle } = content;
  // The title leaves out what the chip shows.
  const title = content.image ? content.title : splitSign(content.title).rest;
  const x = rowIndent(content);
  const room = onGrid(width - x - row.inset);
  const below = lineHeight(row.subtitle) + row.gap;
  const free = height - 2 * row.verticalInset;
  const hasBoth = title !== '' && subtitle !== '' && free >= lineHeight(row.title) + below;
  const titleLimit = linesIn(free - (hasBoth ? below : 0), row.title);
  const titles = textLines(row.title, title, room, titleLimit);
  const titleHeight = titles.length * lineHeight(row.title);
  const left = free - titleHeight - (hasBoth ? row.gap : 0);
  const isShown = hasBoth || title === '';
  const subtitles = isShown
    ? textLines(row.subtitle, subtitle, room, linesIn(left, row.subtitle))
    : [];
  const gap = hasBoth ? row.gap : 0;
  const block = titleHeight + gap + subtitles.length * lineHeight(row.subtitle);
  const top = (height - block) / 2;
  /** @type {Run[]} */
  const runs = [];
  stack(runs, row.title, titles, { x, top, isDim: false });
  stack(runs, row.subtitle, subtitles, { x, top: top + titleHeight + gap, isDim: true });
  return runs;
}

/** An emoji, with its modifiers, before some words. */
const SIGN = /^(\p{Extended_Pictographic}[\p{M}\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}]*)\s+(?=\S)/u;

/**
 * The emoji that a title begins with, and its words.
 * @param {string} title
 * @returns {{sign: string, rest: string}}
 */
export function splitSign(title) {
  const sign = SIGN.exec(title)?.[1] ?? '';
  return { sign, rest: sign ? title.slice(sign.length).trimStart() : title };
}

/**
 * The letter on the chip of a row that has no picture.
 * @param {SceneContent} content
 * @returns {Run | null}
 */
export function monogram({ title }) {
  const { sign, rest } = splitSign(title);
  const [first] = sign ? [sign] : rest;
  if (!first) return null;
  const side = cellMetrics.row.chip;
  const y = side / 2 + MONOGRAM.size * GLYPH_BASELINE;
  const text = first.toUpperCase();
  return { text, x: side / 2, y, ...MONOGRAM, anchor: 'middle', isDim: false, isSign: false };
}
