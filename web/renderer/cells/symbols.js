// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Our own drawings of symbols in a square of 24, by the names that people use.
 * @type {Record<string, {lines: string}>}
 */
const DRAWINGS = {
  star: { lines: 'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z' },
  heart: { lines: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z' },
  trash: { lines: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.2 10.5l.3 5.5M13.8 10.5l-.3 5.5' },
  flag: { lines: 'M6 21V4.5M6 5.2c4-2 7.5 2 12 0v8.6c-4.5 2-8-2-12 0' },
  pin: { lines: 'M9 4h6l-.8 6.2 3 2.8H6.8l3-2.8zM12 13v7.5' },
  archivebox: { lines: 'M4 5h16v4H4zM5.5 9v10h13V9M9.5 12.5h5' },
  bell: { lines: 'M6 16.5c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10 19.5a2 2 0 0 0 4 0' },
  gear: { lines: 'M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2' },
  person: { lines: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-4 3.7-5.8 7.5-5.8s6.7 1.8 7.5 5.8' },
  folder: { lines: 'M3.5 6.5h6l2 2.3h9v10.2h-17z' },
  photo: { lines: 'M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M15.8 9.2h.1' },
  wifi: { lines: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8 8 0 0 1 11 0M9.4 16a3.8 3.8 0 0 1 5.2 0M12 19h.1' },
  moon: { lines: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z' },
  bolt: { lines: 'M13 3L5.5 13.5h5.3L10 21l8-11h-5.5z' },
  tag: { lines: 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.3 8.3h.1' },
  map: { lines: 'M4 6.5l5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2zM9.3 4.5v13M14.7 6.5v13' },
  book: { lines: 'M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zM12 6.5v13' },
  lock: { lines: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2' },
  textformat: { lines: 'M3.5 18L8 6.5 12.5 18M5 14.3h6M14.5 18l3-7.5 3 7.5M15.5 15.5h4' },
  globe: { lines: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17' },
  checkmark: { lines: 'M5 12.5l4.5 4.5L19 7.5' },
  doc: { lines: 'M9 4.5h7.5L20 8v9.5H9zM16 4.5V8h4M9 8H5v12.5h11V17.5' },
  plus: { lines: 'M12 5v14M5 12h14' },
  'arrow.up': { lines: 'M5 4h14M12 20V8.5M7 13l5-5 5 5' },
  'arrow.down': { lines: 'M5 20h14M12 4v11.5M7 11l5 5 5-5' },
  envelope: { lines: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7' },
  clock: { lines: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2' },
  'chevron.backward': { lines: 'M14.5 5l-7 7 7 7' },
  'chevron.left': { lines: 'M14.5 5l-7 7 7 7' },
  'chevron.forward': { lines: 'M9.5 5l7 7-7 7' },
  'chevron.right': { lines: 'M9.5 5l7 7-7 7' },
  'chevron.up': { lines: 'M5 15l7-7 7 7' },
  'chevron.down': { lines: 'M5 9l7 7 7-7' },
  magnifyingglass: { lines: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5' },
  gearshape: { lines: 'M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2' },
  xmark: { lines: 'M6 6l12 12M18 6L6 18' },
  minus: { lines: 'M5 12h14' },
  ellipsis: { lines: 'M5.5 12h.1M12 12h.1M18.5 12h.1' },
  play: { lines: 'M7.5 5v14L19 12z' },
  pause: { lines: 'M8.5 5.5v13M15.5 5.5v13' },
  music: { lines: 'M9.5 17.5v-12l9-2V15M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z' },
  house: { lines: 'M4 11.5l8-7 8 7M6 10v9.5h12V10M10 19.5v-5h4v5' },
  camera: { lines: 'M3.5 8h4L9 5.5h6L16.5 8h4v11h-17zM12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z' },
  calendar: { lines: 'M4 6h16v13.5H4zM4 10.5h16M8 3.8v4M16 3.8v4' },
  bookmark: { lines: 'M7 4.5h10V20l-5-4-5 4z' },
  cart: { lines: 'M3 4.5h3l2.2 10h9.6l1.7-7H6.8M9.5 19h.1M16.5 19h.1' },
  info: { lines: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.7h.1' },
  bubble: { lines: 'M4 5.5h16V16h-9l-4.5 4v-4H4z' },
  message: { lines: 'M4 5.5h16V16h-9l-4.5 4v-4H4z' },
  list: { lines: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1' },
  square: { lines: 'M4.5 4.5h15v15h-15z' },
  'square.grid': { lines: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z' },
  'square.and': { lines: 'M12 14.5v-11M8.5 7L12 3.5 15.5 7M7.5 10.5h-2V20h13v-9.5h-2' },
  'arrow.clockwise': { lines: 'M18.5 8a7.5 7.5 0 1 0 1 4M19 3.5v4.8h-4.8' },
  'arrow.left': { lines: 'M20 12H5M11 6l-6 6 6 6' },
  'arrow.right': { lines: 'M4 12h15M13 6l6 6-6 6' },
  slider: { lines: 'M4 7h16M4 12h16M4 17h16M8 5v4M15 10v4M10 15v4' },
  eye: { lines: 'M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z' },
  pencil: { lines: 'M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5z' },
  video: { lines: 'M3.5 7H15v10H3.5zM15 11l5.5-3v8L15 13' },
  line: { lines: 'M4 7h16M4 12h16M4 17h16' },
  sun: { lines: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7' },
  'square.and.pencil': { lines: 'M13 5H5.5v13.5H19V11M10 14l.7-3L18.5 3.2l2.3 2.3-7.8 7.8z' },
  flame: { lines: 'M12 3c.6 3.4 5.5 5.6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.4 1.2-3.8 2.3-5 .3 1.6 1 2.4 1.9 2.7C10.3 8.6 10.6 5.4 12 3z' },
  film: { lines: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8' },
  phone: { lines: 'M6.2 4h3.2l1.6 4.2-2.2 1.6a11 11 0 0 0 5.4 5.4l1.6-2.2 4.2 1.6v3.2A2.2 2.2 0 0 1 17.8 20 13.8 13.8 0 0 1 4 6.2 2.2 2.2 0 0 1 6.2 4z' },
  books: { lines: 'M4 4.5h4v15H4zM8 4.5h4v15H8zM13.4 5.6l3.9-1 3.6 14-3.9 1z' },
  speaker: { lines: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9.5a3.6 3.6 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10' },
  paintpalette: { lines: 'M12 4a8 8 0 1 0 0 16c1.6 0 2-1 1.6-2-.6-1.5 0-2.6 1.6-2.6h2.3A2.5 2.5 0 0 0 20 12.9C20 7.9 16.4 4 12 4zM8 11h.1M11 7.8h.1M15 8.5h.1' },
  paperplane: { lines: 'M20.5 3.5L3.5 10.4l6.8 3.3 3.3 6.8zM20.5 3.5l-10.2 10.2' },
  creditcard: { lines: 'M3.5 6h17v12.5h-17zM3.5 9.8h17M6.5 15h4' },
  gauge: { lines: 'M5.6 18.5a8.5 8.5 0 1 1 12.8 0M12 13l3.8-4.2M12 13h.1' },
  fork: { lines: 'M6 3.5V8a2.5 2.5 0 0 0 5 0V3.5M8.5 3.5v17M16.5 20.5v-17c-2.5 1.5-3.5 5-3 9.5h3' },
  cup: { lines: 'M5 8h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.8a2.2 2.2 0 0 1 0 4.6H16M4 21h13' },
  leaf: { lines: 'M5 19c0-8.5 4.5-13.5 15-14 .3 9.5-4.5 14.5-11 13.5M5 20.5c1-4.5 4-8 8.5-10' },
  circle: { lines: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z' },
};

/** The side of the square for which the drawings are made. */
export const SYMBOL_SIDE = 24;
/** How thick their lines are in it. */
export const SYMBOL_STROKE = 1.7;

/** @type {Map<string, Path2D>} */
const paths = new Map();
/** @type {WeakMap<object, string>} */
const linesOfPaths = new WeakMap();

/**
 * The lines of a symbol; a name that is not known is a circle.
 * @param {string} name only its first three parts matter
 * @returns {Path2D}
 */
export function symbolPath(name) {
  const known = drawingOf(name) ?? 'circle';
  let path = paths.get(known);
  if (!path) {
    path = new Path2D(DRAWINGS[known].lines);
    paths.set(known, path);
    linesOfPaths.set(path, DRAWINGS[known].lines);
  }
  return path;
}

/**
 * The lines of a symbol's path in the words of SVG.
 * @param {object} path from `symbolPath`
 */
export function symbolLines(path) {
  return linesOfPaths.get(path) ?? null;
}

/**
 * Whether there is a drawing for a name.
 * @param {string} name
 */
export function hasSymbol(name) {
  return drawingOf(name) !== null;
}

/**
 * The drawing for a name: of its first three parts, else of its first two, else of its first.
 * @param {string} name
 * @returns {string | null}
 */
function drawingOf(name) {
  const parts = name.split('.', 3);
  for (let count = parts.length; count > 0; count -= 1) {
    const start = parts.slice(0, count).join('.');
    if (Object.hasOwn(DRAWINGS, start)) return start;
  }
  return null;
}
