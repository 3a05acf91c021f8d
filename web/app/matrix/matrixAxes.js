// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TEXT_SIZES } from '../stage/viewTraits.js';

/** @typedef {import('../stage/devices.js').Device} Device */
/** @typedef {import('../stage/viewTraits.js').ViewTraits} ViewTraits */
/** @typedef {import('../../transport/messageTypes.js').TextSize} TextSize */
/** @typedef {import('../../transport/messageTypes.js').ReadingDirection} ReadingDirection */
/**
 * What was chosen on each axis; a tile stands for one of each.
 * @typedef {object} Axes
 * @property {string[]} devices ids of presets, or `own` for the device of the page
 * @property {TextSize[]} textSizes
 * @property {ReadingDirection[]} directions
 * @property {('light' | 'dark')[]} themes
 * @property {('down' | 'up')[]} keyboards
 */
/** @typedef {{key: string, device: Device, theme: 'light' | 'dark', traits: ViewTraits}} Tile */

/** A client of the server may have 26 views; one is that of the page, and one is for pictures. */
export const MOST_TILES = 24;

/** @type {Readonly<Axes>} */
export const FIRST_AXES = {
  devices: ['own'],
  textSizes: ['large', 'accessibilityLarge'],
  directions: ['leftToRight', 'rightToLeft'],
  themes: ['light', 'dark'],
  keyboards: ['down'],
};

/** The values of each axis but that of the devices, in the order in which tiles stand. */
export const VALUES = Object.freeze({
  textSizes: TEXT_SIZES.map(({ id }) => id),
  directions: /** @type {ReadingDirection[]} */ (['leftToRight', 'rightToLeft']),
  themes: /** @type {('light' | 'dark')[]} */ (['light', 'dark']),
  keyboards: /** @type {('down' | 'up')[]} */ (['down', 'up']),
});

/**
 * The tiles of a choice: every device with every text size, direction, theme and keyboard.
 * @param {Axes} axes
 * @param {(id: string) => Device} deviceOf
 * @returns {{tiles: Tile[], wanted: number}} at most `MOST_TILES` tiles, and how many there would be
 */
export function tilesOf(axes, deviceOf) {
  const { textSizes, directions, themes, keyboards } = axes;
  // The page's device may be one of the others.
  const devices = [...new Map(axes.devices.map(deviceOf).map((device) => [sizeKey(device), device])).values()];
  const wanted = [devices, textSizes, directions, themes, keyboards].reduce((product, { length }) => product * length, 1);
  /** @type {Tile[]} */
  const tiles = [];
  for (const device of devices) {
    for (const textSize of textSizes) {
      for (const direction of directions) {
        for (const theme of themes) {
          for (const keyboard of keyboards) {
            if (tiles.length === MOST_TILES) return { tiles, wanted };
            const key = [sizeKey(device), textSize, direction, theme, keyboard].join(' ');
            tiles.push({ key, device, theme, traits: { textSize, direction, hasKeyboard: keyboard === 'up' } });
          }
        }
      }
    }
  }
  return { tiles, wanted };
}

/** @param {Device} device */
function sizeKey({ id, width, height }) {
  return `${id} ${width}x${height}`;
}

/**
 * What is said about a choice.
 * @param {number} shown
 * @param {number} wanted
 */
export function tilesWords(shown, wanted) {
  if (wanted === 0) return 'Choose at least one value in each row.';
  const count = shown === 1 ? 'One live view' : `${shown} live views`;
  if (wanted <= shown) return `${count} of this stage`;
  return `${count}. A page can have no more; ${wanted - shown} of ${wanted} combinations are not shown.`;
}

/**
 * The words of a tile: those of its axes on which there is a choice, and the theme.
 * @param {Tile} tile
 * @param {Axes} axes
 * @returns {string}
 */
export function tileWords({ theme, traits: { textSize, direction, hasKeyboard } }, axes) {
  const size = TEXT_SIZES.find(({ id }) => id === textSize)?.short ?? '';
  const words = [
    (axes.textSizes.length > 1 || textSize !== 'large') && size,
    (axes.directions.length > 1 || direction === 'rightToLeft') && (direction === 'rightToLeft' ? 'RTL' : 'LTR'),
    theme === 'dark' ? 'Dark' : 'Light',
    hasKeyboard && 'Keyboard',
  ];
  return words.filter((word) => word).join(' · ');
}

/**
 * Turns a value of an axis on or off, in the order of the axis.
 * @template {string} Value
 * @param {readonly Value[]} chosen
 * @param {Value} value
 * @param {readonly Value[]} all
 * @returns {Value[]}
 */
export function toggled(chosen, value, all) {
  return all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
}

/**
 * Reads remembered axes; what is wrong is left out.
 * @param {string | null} text
 * @param {readonly string[]} devices the ids of all devices
 * @returns {Axes}
 */
export function axesOf(text, devices) {
  /** @type {unknown} */
  let told = null;
  try {
    told = JSON.parse(text ?? 'null');
  } catch {
    // A memory that cannot be read is none.
  }
  if (told === null || typeof told !== 'object') return FIRST_AXES;
  const lists = /** @type {Record<string, unknown>} */ (told);
  const kept = (/** @type {unknown} */ list, /** @type {readonly string[]} */ all) =>
    all.filter((value) => Array.isArray(list) && list.includes(value));
  return /** @type {Axes} */ ({
    devices: kept(lists.devices, devices),
    ...Object.fromEntries(Object.entries(VALUES).map(([name, all]) => [name, kept(lists[name], all)])),
  });
}

/** The least height of the highest tile, in CSS px; and the room up to which two tiles stand side by side. */
const LEAST_PX = 200;
const NARROW_PX = 520;
const GAP_PX = 18;

/**
 * The least height of the highest tile: a narrow room shows two tiles side by side, as large as they can be.
 * @param {readonly {width: number, height: number}[]} groups sizes in points
 * @param {number} width of the room, in CSS px
 */
export function leastHeight(groups, width) {
  if (width > NARROW_PX) return LEAST_PX;
  const widest = Math.max(...groups.map((group) => group.width), 1);
  const highest = Math.max(...groups.map(({ height }) => height), 1);
  return (highest * (width - GAP_PX)) / (2 * widest);
}

/**
 * The number of columns, at most those that there is room for, that ends each line after whole turns of as many axes as
 * possible.
 * @param {number} most
 * @param {readonly number[]} lengths of the axes, the one that turns fastest first
 */
export function wholeTurns(most, lengths) {
  let turn = 1;
  for (const length of lengths) if (turn * length <= most) turn *= length;
  return most - (most % turn);
}
