// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { fontTable } from './fontTable.js';

/**
 * Measures text and breaks it into lines exactly as the engine does: `LayoutEngine/Text` has the rules;
 * `Tests/Vectors/text.json` checks both. Lengths are in pt.
 */

/** @typedef {{size: number, weight: 400 | 500 | 600}} Font */
/** @typedef {{text: string, width: number}} Line */
/** @typedef {{start: number, advance: number, kind: number, isIdeographic: boolean}} Unit */
/** @typedef {{lower: number, upper: number, width: number, isCut: boolean}} Span */

const PLAIN = 0;
const SPACE = 1;
const NEWLINE = 2;
const HYPHEN = 3;
const OPENING = 4;
const CLOSING = 5;

const ELLIPSIS = 0x2026;
const TAB = 0x09;
const BLANK = 0x20;
const ZERO_WIDTH_SPACE = 0x200b;
const JOINER = 0x200d;
const EMOJI_SELECTOR = 0xfe0f;
const FIRST_SKIN_TONE = 0x1f3fb;
const LAST_SKIN_TONE = 0x1f3ff;
const FIRST_REGIONAL = 0x1f1e6;
const LAST_REGIONAL = 0x1f1ff;
/** Six tenths of an em, for characters that are not in the table. */
const UNKNOWN_ADVANCE = Math.floor((fontTable.unitsPerEm * 6) / 10);
/** A text that is too wide by less than this still fits. */
const SLACK_PT = 1 / 1024;
const MAX_ROOM = 2 ** 31 - 1;
/** The height of a line of the system's font with a size of 1. */
const SYSTEM_LINE = 1.193359375;
/** What lines may lack of their height because of rounding. */
const FITTING_SLACK_PT = 0.5;

/** @type {Map<number, number>} */
const kinds = new Map();
for (const [kind, letters] of /** @type {[number, string][]} */ ([
  [NEWLINE, '\n\u000b\u000c\r\u0085\u2028\u2029'],
  [SPACE, '\t \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u200b\u205f\u3000'],
  [HYPHEN, '-\u2010\u2013\u2014'],
  [OPENING, '([{「『（【〈《〔［｛“‘'],
  [CLOSING, ')]},.!?:;%、。，．・：；？！）」』】〉》〕］｝”’…‥ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ'],
])) {
  for (const letter of letters) kinds.set(/** @type {number} */ (letter.codePointAt(0)), kind);
}

/** @param {number} point */
const kindOf = (point) => kinds.get(point) ?? PLAIN;

/**
 * Which of some ascending ranges holds a value, or −1.
 * @param {readonly number[]} ranges first and last, flat
 * @param {number} value
 * @returns {number}
 */
function rangeOf(ranges, value) {
  let lower = 0;
  let upper = ranges.length / 2;
  while (lower < upper) {
    const middle = (lower + upper) >> 1;
    if (ranges[2 * middle + 1] < value) lower = middle + 1;
    else upper = middle;
  }
  return lower < ranges.length / 2 && ranges[2 * lower] <= value ? lower : -1;
}

/**
 * @param {number} point
 * @param {Font['weight']} weight
 * @returns {number} units
 */
function advanceOf(point, weight) {
  if (kindOf(point) === NEWLINE || point === ZERO_WIDTH_SPACE) return 0;
  if (point === TAB) return advanceOf(BLANK, weight);
  const range = rangeOf(fontTable.letterRanges, point);
  if (range >= 0) {
    const place = fontTable.offsets[range] + point - fontTable.letterRanges[2 * range];
    const face = { 400: fontTable.regular, 500: fontTable.medium, 600: fontTable.semibold };
    const advance = face[weight][place];
    if (advance > 0) return advance;
  }
  if (rangeOf(fontTable.zeroRanges, point) >= 0) return 0;
  if (rangeOf(fontTable.emojiRanges, point) >= 0) return fontTable.emojiAdvance;
  if (rangeOf(fontTable.wideRanges, point) >= 0) return fontTable.unitsPerEm;
  return UNKNOWN_ADVANCE;
}

/** @param {number} point */
const isRegional = (point) => point >= FIRST_REGIONAL && point <= LAST_REGIONAL;

/**
 * The units of a text in order: each takes room in a line and is never broken.
 * @param {string} text
 * @param {Font['weight']} weight
 * @returns {Unit[]}
 */
function unitsOf(text, weight) {
  /** @type {(Unit & {isEmoji: boolean, isHalfFlag: boolean})[]} */
  const units = [];
  let isJoined = false;
  let previous = 0;
  let start = 0;
  for (const letter of text) {
    const point = /** @type {number} */ (letter.codePointAt(0));
    const last = units[units.length - 1];
    const kind = kindOf(point);
    const isSecondOfPair = letter === '\n' && previous === 0x0d;
    if (isSecondOfPair) {
      // It belongs to the line break before it.
    } else if (last && last.kind !== SPACE && last.kind !== NEWLINE && kind !== SPACE &&
      kind !== NEWLINE && takes(last, point, isJoined)) {
      isJoined = point === JOINER && last.isEmoji;
    } else {
      isJoined = false;
      const isEmoji = rangeOf(fontTable.emojiRanges, point) >= 0;
      const isIdeographic = isEmoji || rangeOf(fontTable.wideRanges, point) >= 0;
      const advance = advanceOf(point, weight);
      units.push({ start, advance, kind, isIdeographic, isEmoji, isHalfFlag: isRegional(point) });
    }
    previous = point;
    start += letter.length;
  }
  return units;
}

/**
 * Whether a character belongs to a unit instead of beginning the next one. If so, the unit is updated.
 * @param {Unit & {isEmoji: boolean, isHalfFlag: boolean}} unit
 * @param {number} point
 * @param {boolean} isJoined
 * @returns {boolean}
 */
function takes(unit, point, isJoined) {
  if (point === EMOJI_SELECTOR) {
    unit.advance = fontTable.emojiAdvance;
    unit.isEmoji = true;
    unit.isIdeographic = true;
    return true;
  }
  if (unit.isHalfFlag && isRegional(point)) {
    unit.isHalfFlag = false;
    return true;
  }
  if (isJoined) return true;
  if (unit.isEmoji && point >= FIRST_SKIN_TONE && point <= LAST_SKIN_TONE) return true;
  return rangeOf(fontTable.zeroRanges, point) >= 0;
}

/**
 * From one baseline to the next.
 * @param {Font} font
 * @returns {number} pt, whole
 */
export function lineHeight({ size }) {
  const { ascender, descender, lineGap, unitsPerEm } = fontTable;
  return Math.ceil(((ascender + descender + lineGap) * size) / unitsPerEm);
}

/**
 * From the top of a line to its baseline.
 * @param {Font} font
 * @returns {number} pt
 */
export function baseline(font) {
  const { ascender, descender, unitsPerEm } = fontTable;
  const spare = lineHeight(font) - ((ascender + descender) * font.size) / unitsPerEm;
  return spare / 2 + (ascender * font.size) / unitsPerEm;
}

/**
 * How many lines a label shows: those that fit into its height, but at least one. Those of the system's font are
 * counted, for which apps choose heights (`SystemLines` in the engine).
 * @param {Font} font
 * @param {number} height pt
 * @param {number} limit the most lines; 0 for any number
 * @returns {number}
 */
export function fittingLines({ size }, height, limit) {
  const fitting = Math.max(1, Math.floor((height + FITTING_SLACK_PT) / (SYSTEM_LINE * size)));
  return limit > 0 ? Math.min(limit, fitting) : fitting;
}

/**
 * The width of a text that is set in one line.
 * @param {Font} font
 * @param {string} text
 * @returns {number} pt
 */
export function textWidth(font, text) {
  let units = 0;
  for (const unit of unitsOf(text, font.weight)) units += unit.advance;
  return (units * font.size) / fontTable.unitsPerEm;
}

/**
 * The lines of a text within a width. With a limit the rest is cut off and the last line ends in an
 * ellipsis.
 * @param {Font} font
 * @param {string} text
 * @param {number} [width] pt
 * @param {number} [limit] lines; 0 for any number
 * @returns {Line[]}
 */
export function textLines(font, text, width = Infinity, limit = 0) {
  const units = unitsOf(text, font.weight);
  const held = ((width + SLACK_PT) * fontTable.unitsPerEm) / font.size;
  const room = held > 0 ? Math.min(Math.floor(held), MAX_ROOM) : 0;
  const ellipsis = advanceOf(ELLIPSIS, font.weight);
  return breakLines(units, room, limit, ellipsis).map((span) => {
    const isEmpty = span.lower === span.upper;
    const end = span.upper < units.length ? units[span.upper].start : text.length;
    const shown = isEmpty ? '' : text.slice(units[span.lower].start, end);
    const points = (span.width * font.size) / fontTable.unitsPerEm;
    return { text: span.isCut && !isEmpty ? `${shown}…` : shown, width: points };
  });
}

/**
 * @param {Unit[]} units
 * @param {number} room
 * @param {number} limit
 * @param {number} ellipsis
 * @returns {Span[]}
 */
function breakLines(units, room, limit, ellipsis) {
  /** @type {Span[]} */
  const spans = [];
  /** @type {Span} */
  let line = { lower: 0, upper: 0, width: 0, isCut: false };
  let width = 0;
  /** @type {{line: Span, next: number, width: number} | null} */
  let best = null;
  const isFull = () => limit > 0 && spans.length === limit;
  const end = (/** @type {number} */ next) => {
    const isCut = limit > 0 && spans.length + 1 === limit && hasInk(units, next);
    spans.push(isCut ? cut(units, line.lower, room, ellipsis) : line);
    line = { lower: next, upper: next, width: 0, isCut: false };
    width = 0;
    best = null;
  };
  const wrap = (/** @type {number} */ index) => {
    if (!best) return end(index);
    const { next } = best;
    const rest = width - best.width;
    if (best.line.lower !== best.line.upper) {
      line = best.line;
      end(next);
    }
    line = { lower: next, upper: index, width: rest, isCut: false };
    width = rest;
    best = null;
  };
  for (let index = 0; index < units.length && !isFull(); index += 1) {
    const unit = units[index];
    if (unit.kind === NEWLINE) {
      end(index + 1);
      continue;
    }
    if (unit.kind === SPACE) {
      width += unit.advance;
      continue;
    }
    if (index > line.lower && mayBreak(units, index, line.lower)) {
      best = { line: { ...line }, next: index, width };
    }
    while (width + unit.advance > room && index > line.lower && !isFull()) wrap(index);
    if (isFull()) break;
    width += unit.advance;
    line.upper = index + 1;
    line.width = width;
  }
  if (!isFull() && units.length > 0) end(units.length);
  return spans;
}

/**
 * Whether anything visible stands at or after a place.
 * @param {Unit[]} units
 * @param {number} from
 * @returns {boolean}
 */
function hasInk(units, from) {
  for (let index = from; index < units.length; index += 1) {
    if (units[index].kind !== SPACE && units[index].kind !== NEWLINE) return true;
  }
  return false;
}

/**
 * As much of the paragraph as fits before an ellipsis; nothing when not even one unit fits.
 * @param {Unit[]} units
 * @param {number} lower
 * @param {number} room
 * @param {number} ellipsis
 * @returns {Span}
 */
function cut(units, lower, room, ellipsis) {
  const found = { lower, upper: lower, width: 0, isCut: true };
  let width = 0;
  for (let index = lower; index < units.length; index += 1) {
    const unit = units[index];
    width += unit.advance;
    if (unit.kind === NEWLINE || width + ellipsis > room) break;
    if (unit.kind === SPACE) continue;
    found.upper = index + 1;
    found.width = width + ellipsis;
  }
  return found;
}

/**
 * Whether a line may end before a unit.
 * @param {Unit[]} units
 * @param {number} index
 * @param {number} lower where the line begins
 * @returns {boolean}
 */
function mayBreak(units, index, lower) {
  const before = units[index - 1];
  const after = units[index];
  if (before.kind === SPACE) return true;
  if (after.kind === CLOSING || before.kind === OPENING) return false;
  if (before.isIdeographic || after.isIdeographic) return true;
  if (before.kind !== HYPHEN || after.kind === HYPHEN || index - 1 <= lower) return false;
  const first = units[index - 2];
  return first.kind === PLAIN || first.kind === CLOSING;
}
