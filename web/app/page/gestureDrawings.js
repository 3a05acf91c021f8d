// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./firstGestures.js').GestureName} GestureName */
/** @typedef {[tag: 'path' | 'circle' | 'rect', attributes: Record<string, string | number>]} Part */

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = { width: 96, height: 72 };
const FINGER_RADIUS = 13;

/** @returns {Part} */
const finger = (/** @type {number} */ x, /** @type {number} */ y, more = '') => [
  'circle', { class: `finger ${more}`, cx: x, cy: y, r: FINGER_RADIUS },
];
/** @returns {Part} */
const way = (/** @type {string} */ d) => ['path', { class: 'way', d }];
/** @returns {Part} */
const tile = (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => [
  'rect', { class: name, x, y, width: 38, height: 28, rx: 6 },
];
const ACROSS = way('M14 36H82M20 30l-6 6 6 6M76 30l6 6-6 6');

/**
 * The fingers of each gesture at rest, and the way that they take.
 * @type {Readonly<Record<GestureName, Part[]>>}
 */
const DRAWINGS = Object.freeze({
  scroll: [way('M48 5V67M42 11l6-6 6 6M42 61l6 6 6-6'), finger(48, 36)],
  scrollAcross: [ACROSS, finger(48, 36)],
  shelf: [ACROSS, finger(48, 36)],
  pinch: [way('M17 60 79 12M26.5 60H17V50.5M69.5 12H79V21.5'), finger(34, 47, 'one'), finger(62, 25, 'two')],
  carry: [tile('seat', 8, 34), tile('tile', 46, 12), finger(65, 28)],
  menu: [['circle', { class: 'ring', cx: 30, cy: 36, r: 20 }], finger(30, 36), ['rect', { class: 'tile', x: 58, y: 16, width: 30, height: 40, rx: 6 }],
    way('M64 26h18M64 36h18M64 46h12')],
  tap: [['circle', { class: 'ring', cx: 48, cy: 36, r: 22 }], finger(48, 36)],
});

/**
 * Draws a gesture; `floating.css` moves its fingers.
 * @param {GestureName} name
 * @returns {SVGElement}
 */
export function gestureDrawing(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${SIZE.width} ${SIZE.height}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const [tag, attributes] of DRAWINGS[name]) {
    const part = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, String(value));
    svg.append(part);
  }
  return /** @type {SVGElement} */ (svg);
}
