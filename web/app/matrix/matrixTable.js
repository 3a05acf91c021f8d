// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TEXT_SIZES } from '../stage/viewTraits.js';
import { leastHeight, wholeTurns } from './matrixAxes.js';

/** @typedef {import('./matrixAxes.js').Axes} Axes */
/** @typedef {Exclude<keyof Axes, 'devices'>} AxisName */
/**
 * The tiles of one device.
 * @typedef {{width: number, height: number, count: number}} Group size of a tile in points
 */
/**
 * A table of tiles. Where it is too wide for the room, its columns go on below, in blocks of as many.
 * @typedef {object} Table
 * @property {AxisName[]} rows
 * @property {AxisName[]} columns the axis that turns fastest comes last
 * @property {number} perBlock columns of a block
 */
/**
 * A word above columns, or beside a row.
 * @typedef {{words: string, from: number, span: number}} Head columns from the block's first
 */
/**
 * @typedef {object} Block
 * @property {Head[][]} heads one line for each axis on which there is a choice
 * @property {{words: string, tiles: number[]}[]} lines the numbers of a line's tiles, with a word a line; `words` is empty if there is one line
 */
/** @typedef {{gap: number, head: number, side: number, heading: number, most: number}} Lengths CSS px, not scaled */

/** Smaller scales are tried in these steps. */
const STEP = 0.96;
/** @type {readonly AxisName[]} in the order of tiles, the one that turns fastest last */
const ALL = ['textSizes', 'directions', 'themes', 'keyboards'];
/** @type {Readonly<Record<string, string>>} */
const WORDS = Object.freeze({
  leftToRight: 'LTR', rightToLeft: 'RTL', light: 'Light', dark: 'Dark', down: 'No keyboard', up: 'Keyboard',
  ...Object.fromEntries(TEXT_SIZES.map(({ id, short }) => [id, short])),
});
/** What a device does when nothing was chosen goes without saying. */
const USUAL = new Set(['large', 'leftToRight', 'down']);

/**
 * The words of what all tiles have in common and is not usual.
 * @param {Axes} axes
 */
export function commonWords(axes) {
  return ALL.flatMap((name) => (axes[name].length === 1 && !USUAL.has(axes[name][0]) ? [WORDS[axes[name][0]]] : [])).join(' · ');
}

/**
 * The table in which the tiles are largest: text sizes below each other and the rest side by side, or turned; and the scale
 * at which they are seen at once, but no smaller than at their least height, so that they scroll instead.
 * @param {readonly Group[]} groups one below the other
 * @param {Axes} axes
 * @param {{width: number, height: number}} room CSS px
 * @param {Lengths} px
 * @returns {{scale: number, tables: Table[]}} a table for each group
 */
export function tablesFor(groups, axes, room, px) {
  /** @type {[AxisName[], AxisName[]][]} */
  const ways = [[['textSizes'], ['directions', 'themes', 'keyboards']], [['directions', 'themes', 'keyboards'], ['textSizes']]];
  const found = ways.map(([rows, columns]) => {
    const tables = (/** @type {number} */ scale) => groups.map((group) => tableOf(group, axes, rows, columns, room.width, scale, px));
    const height = (/** @type {number} */ scale) =>
      tables(scale).reduce((sum, table, at) => sum + heightOf(table, groups[at], axes, scale, px), 0);
    const scale = fittingScale(groups, room, px, (one) => height(one) <= room.height);
    return { scale, tables: tables(scale), height: height(scale) };
  });
  const [first, turned] = found;
  // Of two of equal scale, that which scrolls less; of equal height, that which is not turned.
  const isBetter = turned.scale > first.scale || (turned.scale === first.scale && turned.height < first.height);
  return isBetter ? turned : first;
}

/**
 * @param {readonly Group[]} groups
 * @param {{width: number, height: number}} room
 * @param {Lengths} px
 * @param {(scale: number) => boolean} fits
 */
function fittingScale(groups, room, { most, side }, fits) {
  const highest = Math.max(...groups.map(({ height }) => height), 1);
  const widest = Math.max(...groups.map(({ width }) => width), 1);
  const least = leastHeight(groups, room.width - side);
  // No tile is wider than the room, nor painted larger than it is.
  const top = Math.min(most / highest, (room.width - side) / widest, 1);
  let scale = top;
  while (scale * highest > least && !fits(scale)) scale *= STEP;
  return Math.min(top, Math.max(scale, least / highest));
}

/**
 * @param {Group} group
 * @param {Axes} axes
 * @param {AxisName[]} rows
 * @param {AxisName[]} columns
 * @param {number} width
 * @param {number} scale
 * @param {Lengths} px
 * @returns {Table}
 */
function tableOf({ width: own }, axes, rows, columns, width, scale, { gap, side }) {
  const free = width - (choices(axes, rows) > 1 ? side : 0);
  const most = Math.max(1, Math.floor((free + gap) / (own * scale + gap)));
  const lengths = columns.map((name) => axes[name].length).reverse();
  return { rows, columns, perBlock: Math.min(wholeTurns(most, lengths), choices(axes, columns)) };
}

/**
 * @param {Table} table
 * @param {Group} group
 * @param {Axes} axes
 * @param {number} scale
 * @param {Lengths} px
 */
function heightOf(table, { height, count }, axes, scale, { gap, head, heading }) {
  const blocks = blocksOf(table, axes, count);
  return blocks.reduce((sum, { heads, lines }) => sum + heads.length * head + lines.length * (height * scale + gap), heading);
}

/**
 * Where the tiles of a device stand.
 * @param {Table} table
 * @param {Axes} axes
 * @param {number} count of tiles, in the order of the axes; there may be fewer than the table has room for
 * @returns {Block[]}
 */
export function blocksOf({ rows, columns, perBlock }, axes, count) {
  const [height, width] = [choices(axes, rows), choices(axes, columns)];
  // Tiles are ordered by text sizes first.
  const isTurned = columns[0] === 'textSizes';
  const tileAt = (/** @type {number} */ row, /** @type {number} */ column) => (isTurned ? column * height + row : row * width + column);
  const all = Array.from({ length: width }, (_, at) => at);
  /** @type {Block[]} */
  const blocks = [];
  for (let from = 0; from < width; from += perBlock) {
    const part = all.slice(from, from + perBlock);
    const lines = Array.from({ length: height }, (_, row) => ({
      words: height > 1 ? wordsAt(axes, rows, row).join('\n') : '',
      tiles: part.map((column) => tileAt(row, column)).filter((tile) => tile < count),
    })).filter(({ tiles }) => tiles.length > 0);
    const used = Math.max(0, ...lines.map(({ tiles }) => tiles.length));
    if (used > 0) blocks.push({ heads: headsOf(axes, columns, part.slice(0, used)), lines });
  }
  return blocks;
}

/**
 * The words above columns: one line for each axis on which there is a choice, and one word for equal neighbours.
 * @param {Axes} axes
 * @param {AxisName[]} names
 * @param {number[]} part the columns
 * @returns {Head[][]}
 */
function headsOf(axes, names, part) {
  const told = part.map((column) => wordsAt(axes, names, column));
  return (told[0] ?? []).map((_, level) => {
    /** @type {Head[]} */
    const heads = [];
    for (const [at, words] of told.entries()) {
      const before = told[at - 1]?.slice(0, level + 1).join();
      const last = heads.at(-1);
      if (last && before === words.slice(0, level + 1).join()) last.span += 1;
      else heads.push({ words: words[level], from: at, span: 1 });
    }
    return heads;
  });
}

/**
 * The values of a row or column, on axes with a choice.
 * @param {Axes} axes
 * @param {AxisName[]} names
 * @param {number} number
 */
function wordsAt(axes, names, number) {
  let rest = number;
  /** @type {string[]} */
  const words = [];
  for (const name of [...names].reverse()) {
    const { length } = axes[name];
    if (length > 1) words.unshift(WORDS[axes[name][rest % length]]);
    rest = Math.floor(rest / length);
  }
  return words;
}

/**
 * @param {Axes} axes
 * @param {AxisName[]} names
 */
function choices(axes, names) {
  return names.reduce((product, name) => product * axes[name].length, 1);
}
