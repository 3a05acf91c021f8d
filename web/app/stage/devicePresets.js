// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./devices.js').Device} Device */
/** @typedef {{top?: number, bottom?: number, radius: number, bezel: number, hasIsland?: boolean}} Body */

const NO_INSETS = { top: 0, left: 0, bottom: 0, right: 0 };
/** Phones with a camera's island; its safe area differs from model to model. */
const ISLAND = { bottom: 34, bezel: 11, hasIsland: true };
const TABLET = { top: 24, bottom: 20, radius: 20, bezel: 18 };
/** A part of a tablet's screen beside another app. */
const SPLIT = { top: 24, bottom: 20, radius: 12, bezel: 8 };
const WINDOW = { radius: 10, bezel: 6 };

/** @type {Device[]} Those that files can name, and one for any other size. Upright. */
export const PRESETS = [
  preset('iphone-se', 'iPhone SE', 375, 667, 2, { top: 20, radius: 4, bezel: 14 }),
  preset('iphone-16', 'iPhone 16', 393, 852, 3, { ...ISLAND, top: 59, radius: 52 }),
  preset('iphone-16-pro-max', 'iPhone 16 Pro Max', 440, 956, 3, { ...ISLAND, top: 62, radius: 56 }),
  preset('ipad-mini', 'iPad mini', 744, 1133, 2, TABLET),
  preset('free', 'Free', 600, 720, 2, { radius: 12, bezel: 8 }),
];

const [SE, IPHONE_16, PRO_MAX, IPAD_MINI, FREE] = PRESETS;

/** @type {readonly {name: string, devices: Device[]}[]} All devices, by what they are. */
export const DEVICE_GROUPS = [
  {
    name: 'Phones',
    devices: [
      SE,
      preset('iphone-16e', 'iPhone 16e', 390, 844, 3, { top: 47, bottom: 34, radius: 47, bezel: 11 }),
      IPHONE_16,
      preset('iphone-17', 'iPhone 17', 402, 874, 3, { ...ISLAND, top: 62, radius: 55 }),
      preset('iphone-air', 'iPhone Air', 420, 912, 3, { ...ISLAND, top: 68, radius: 55 }),
      PRO_MAX,
      preset('pixel-9', 'Pixel 9', 412, 923, 2.625, { top: 52, bottom: 24, radius: 40, bezel: 10 }),
      preset('galaxy-s25', 'Galaxy S25', 360, 780, 3, { top: 32, bottom: 24, radius: 36, bezel: 10 }),
    ],
  },
  {
    name: 'Tablets',
    devices: [
      IPAD_MINI,
      preset('ipad', 'iPad', 820, 1180, 2, TABLET),
      preset('ipad-pro-11', 'iPad Pro 11″', 834, 1210, 2, TABLET),
      preset('ipad-air-13', 'iPad Air 13″', 1024, 1366, 2, TABLET),
      preset('ipad-pro-13', 'iPad Pro 13″', 1032, 1376, 2, TABLET),
    ],
  },
  {
    name: 'Split view',
    devices: [
      preset('split-third', 'Split view, a third', 375, 834, 2, SPLIT),
      preset('split-half', 'Split view, half', 592, 834, 2, SPLIT),
      preset('split-two-thirds', 'Split view, two thirds', 809, 834, 2, SPLIT),
    ],
  },
  {
    name: 'Windows',
    devices: [
      preset('window-small', 'Small window', 800, 600, 2, WINDOW),
      preset('window-laptop', 'Laptop', 1280, 800, 2, WINDOW),
      preset('window-desktop', 'Desktop', 1920, 1080, 1, WINDOW),
    ],
  },
  { name: 'Any size', devices: [FREE] },
];

/** @type {Device[]} */
export const ALL_PRESETS = DEVICE_GROUPS.flatMap(({ devices }) => devices);

/**
 * @param {string} id
 * @param {string} name
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 * @param {Body} body
 * @returns {Device}
 */
function preset(id, name, width, height, scale, { top = 0, bottom = 0, radius, bezel, hasIsland = false }) {
  const insets = { ...NO_INSETS, top, bottom };
  return { id, name, width, height, scale, insets, radius, bezel, hasIsland, isRotated: false };
}
