// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ALL_PRESETS, PRESETS } from './devicePresets.js';

/** @typedef {{top: number, left: number, bottom: number, right: number}} Insets */

/**
 * A device as it is held, in points.
 * @typedef {object} Device
 * @property {string} id
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {number} scale device pixels per point
 * @property {Insets} insets safe area
 * @property {number} radius of the screen's corners
 * @property {number} bezel
 * @property {boolean} hasIsland
 * @property {boolean} isRotated
 */

export { ALL_PRESETS, PRESETS };
export const MIN_LENGTH_PT = 120;
export const MAX_LENGTH_PT = 4096;
const SIDES = /** @type {const} */ (['top', 'left', 'bottom', 'right']);
/** The lower edge of a rotated phone keeps this much room for the home indicator. */
const LANDSCAPE_BOTTOM_PT = 21;
/**
 * The preset with an id; the phone if there is none.
 * @param {string | null} id
 * @returns {Device}
 */
export function presetOf(id) {
  return ALL_PRESETS.find((device) => device.id === id) ?? PRESETS[1];
}

/**
 * The device for a size in a file: a preset's id, or width and height as in `390x844`.
 * @param {string} text
 * @returns {Device | null}
 */
export function deviceOfSize(text) {
  const named = PRESETS.find(({ id }) => id === text);
  if (named) return named;
  const [, width, height] = /^(\d+)x(\d+)$/u.exec(text)?.map(Number) ?? [];
  const fits = [width, height].every((side) => side >= MIN_LENGTH_PT && side <= MAX_LENGTH_PT);
  return fits ? { ...presetOf('free'), width, height } : null;
}

/**
 * The preset, upright or turned, that has a viewport's size and safe area.
 * @param {{width: number, height: number, insets: Insets}} viewport
 * @returns {Device | null}
 */
export function deviceLike({ width, height, insets }) {
  const isLike = (/** @type {Device} */ device) => device.width === width && device.height === height
    && SIDES.every((side) => device.insets[side] === insets[side]);
  return [...ALL_PRESETS, ...ALL_PRESETS.map(rotated)].find(isLike) ?? null;
}

/**
 * The next or previous preset; after the last comes the first.
 * @param {string} id
 * @param {1 | -1} direction
 * @returns {Device}
 */
export function presetBeside(id, direction) {
  const { length } = ALL_PRESETS;
  const index = ALL_PRESETS.findIndex((device) => device.id === id);
  return ALL_PRESETS[(index + direction + length) % length];
}

/**
 * The device turned by a quarter: from upright to its left side, or back.
 * @param {Device} device
 * @returns {Device}
 */
export function rotated(device) {
  const { insets, isRotated, hasIsland } = device;
  const upright = presetOf(device.id).insets;
  const lying = hasIsland
    ? { top: 0, left: insets.top, bottom: LANDSCAPE_BOTTOM_PT, right: insets.top }
    : insets;
  return {
    ...device,
    width: device.height,
    height: device.width,
    isRotated: !isRotated,
    insets: isRotated ? upright : lying,
  };
}

/**
 * The device with another size; it is no preset any more.
 * @param {Device} device
 * @param {number} width
 * @param {number} height
 * @returns {Device}
 */
export function resized(device, width, height) {
  const size = { width: clampLength(width), height: clampLength(height) };
  if (size.width === device.width && size.height === device.height) return device;
  return { ...device, ...size, id: 'free', name: 'Free', hasIsland: false };
}

/**
 * @param {number} length
 * @returns {number} whole points within the bounds
 */
function clampLength(length) {
  return Math.min(Math.max(Math.round(length), MIN_LENGTH_PT), MAX_LENGTH_PT);
}

/** Room from which on devices are painted larger than they are, in CSS px, and how much larger at most. */
const AMPLE = { width: 1400, height: 860, zoom: 2 };

/**
 * The greatest scale of devices in some room: 1, and more on large screens.
 * @param {{width: number, height: number}} room CSS px
 */
export function mostZoom({ width, height }) {
  return Math.min(Math.max(1, Math.min(width / AMPLE.width, height / AMPLE.height)), AMPLE.zoom);
}

/**
 * Scale at which a device with its bezel fits; at most 1, but on large screens.
 * @param {{width: number, height: number, bezel: number}} device
 * @param {{width: number, height: number}} room CSS px
 * @returns {number}
 */
export function fitZoom({ width, height, bezel }, room) {
  const zoom = Math.min(room.width / (width + 2 * bezel), room.height / (height + 2 * bezel), mostZoom(room));
  return Math.max(zoom, 0.05);
}

/**
 * Size after a handle has been dragged. The device stays centred, so each edge moves by half.
 * @param {{width: number, height: number}} start
 * @param {{x: number, y: number}} byCssPx
 * @param {'right' | 'bottom' | 'corner'} handle
 * @param {number} zoom
 * @returns {{width: number, height: number}}
 */
export function draggedSize(start, byCssPx, handle, zoom) {
  return {
    width: handle === 'bottom' ? start.width : start.width + (2 * byCssPx.x) / zoom,
    height: handle === 'right' ? start.height : start.height + (2 * byCssPx.y) / zoom,
  };
}

/**
 * Where the camera's island lies on the screen, in points.
 * @param {Device} device
 * @returns {{x: number, y: number, width: number, height: number} | null}
 */
export function islandOf(device) {
  if (!device.hasIsland) return null;
  const [long, short, gap] = [124, 36, 12];
  if (device.isRotated) {
    return { x: gap, y: (device.height - long) / 2, width: short, height: long };
  }
  return { x: (device.width - long) / 2, y: gap, width: long, height: short };
}
