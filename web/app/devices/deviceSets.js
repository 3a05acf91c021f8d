// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ALL_PRESETS, rotated } from '../stage/devices.js';
import { NO_TRAITS, TEXT_SIZES } from '../stage/viewTraits.js';

/** @typedef {import('../stage/devices.js').Device} Device */
/** @typedef {'page' | 'light' | 'dark'} DeviceChoice */
/** @typedef {import('../stage/viewTraits.js').ViewTraits} ViewTraits */
/** @typedef {{device: Device, theme: DeviceChoice, traits?: Readonly<ViewTraits>}} Wanted */

/** A page may have this many views; one is that of the first device. */
export const MOST_BESIDE = 7;

/** @type {readonly {id: string, name: string, devices: readonly string[]}[]} */
export const SETS = [
  { id: 'phones', name: 'Phones', devices: ['galaxy-s25', 'iphone-se', 'iphone-17', 'iphone-air', 'iphone-16-pro-max'] },
  { id: 'tablets', name: 'Tablets', devices: ['ipad-mini', 'ipad', 'ipad-pro-13'] },
  { id: 'split', name: 'Split view', devices: ['split-third', 'split-half', 'split-two-thirds'] },
  { id: 'windows', name: 'Windows', devices: ['window-small', 'window-laptop', 'window-desktop'] },
];

/**
 * The devices of a set, each with the theme of the page.
 * @param {string} id
 * @returns {Wanted[]}
 */
export function devicesOfSet(id) {
  const devices = SETS.find((set) => set.id === id)?.devices ?? [];
  return ALL_PRESETS.filter((device) => devices.includes(device.id)).map((device) => ({ device, theme: 'page' }));
}

/**
 * Each device in both themes, beside each other: a matrix of sizes and appearances.
 * @param {readonly Wanted[]} all
 * @returns {Wanted[]}
 */
export function inBothThemes(all) {
  /** @type {Wanted[]} */
  const both = [];
  for (const { device, traits } of all) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const isThere = both.some((one) => one.theme === theme && sameDevice(one.device, device));
      if (!isThere) both.push({ device, theme, ...(traits && { traits }) });
    }
  }
  return both;
}

/**
 * The devices that there is room for, and how many are left out.
 * @param {readonly Wanted[]} all
 * @returns {{shown: Wanted[], leftOut: number}}
 */
export function within(all) {
  return { shown: all.slice(0, MOST_BESIDE), leftOut: Math.max(0, all.length - MOST_BESIDE) };
}

/**
 * What to say when not all devices can be shown.
 * @param {number} leftOut
 */
export function tooManyWords(leftOut) {
  const rest = leftOut === 1 ? 'One device is' : `${leftOut} devices are`;
  return `A page can have ${MOST_BESIDE + 1} live devices. ${rest} not shown.`;
}

/**
 * The widths of a sweep: from the narrowest to the widest in equal steps, in whole points.
 * @param {number} least
 * @param {number} most
 * @param {number} count
 * @returns {number[]}
 */
export function sweepWidths(least, most, count) {
  if (count <= 1 || most <= least) return [least];
  const widths = Array.from({ length: count }, (_, at) => Math.round(least + ((most - least) * at) / (count - 1)));
  return [...new Set(widths)];
}

/**
 * Devices as they are remembered.
 * @param {readonly Wanted[]} all
 */
export function packedText(all) {
  return JSON.stringify(
    all.map(({ device: { id, width, height, isRotated }, theme, traits }) => ({
      id, width, height, isRotated, theme, ...(traits && traits !== NO_TRAITS && { traits }),
    })),
  );
}

/**
 * Reads what was remembered; what is wrong is left out.
 * @param {string | null} text
 * @param {(width: number, height: number) => Device} free makes a device of any size
 * @returns {Wanted[]}
 */
export function unpacked(text, free) {
  /** @type {unknown} */
  let told;
  try {
    told = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(told)) return [];
  return told.slice(0, MOST_BESIDE).flatMap((one) => {
    const { id, width, height, isRotated, theme, traits } = Object(one);
    const known = ALL_PRESETS.find((device) => device.id === id);
    if (!known) return [];
    if (id === 'free' && !(Number.isFinite(width) && Number.isFinite(height))) return [];
    const device = id === 'free' ? free(width, height) : known;
    return [{
      device: isRotated === true && id !== 'free' ? rotated(device) : device,
      theme: theme === 'light' || theme === 'dark' ? theme : 'page',
      ...(traits && { traits: soundTraits(traits) }),
    }];
  });
}

/**
 * @param {unknown} told
 * @returns {ViewTraits}
 */
function soundTraits(told) {
  const { textSize, direction, hasKeyboard } = Object(told);
  return {
    textSize: TEXT_SIZES.find(({ id }) => id === textSize)?.id ?? null,
    direction: direction === 'rightToLeft' || direction === 'leftToRight' ? direction : null,
    hasKeyboard: hasKeyboard === true,
  };
}

/**
 * @param {Device} one
 * @param {Device} other
 */
function sameDevice(one, other) {
  return one.id === other.id && one.width === other.width && one.height === other.height;
}
