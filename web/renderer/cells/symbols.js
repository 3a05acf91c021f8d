// SPDX-License-Identifier: Apache-2.0
// @ts-check
/** The side of the square for which the drawings are made. */
export const SYMBOL_SIDE = 24;
/** How thick their lines are in it. */
const SYMBOL_STROKE = 1.7;
/** How much thicker lines are by the weight that ends a name, from `weight1`, the thinnest, to `weight9`. */
const WEIGHTS = [0.45, 0.62, 0.8, 1, 1.15, 1.32, 1.5, 1.7, 1.9];
const WEIGHT = /\.weight([1-9])$/;
/** The drawing for a name that is not known. */
const UNKNOWN = 'circle';
/** The most parts of a name that name a drawing. */
const MOST_PARTS = 4;

/**
 * What a symbol can stand in, by the part of its name.
 * @type {Record<string, {lines: string, scale: number, dy: number}>}
 */
const RINGS = {
  circle: { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', scale: 0.56, dy: 0 },
  square: { lines: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4z', scale: 0.56, dy: 0 },
  triangle: { lines: 'M12 3.5L21.5 20h-19z', scale: 0.5, dy: 2.5 },
};
const SLASH = 'M4 4l16 16';
/** Parts of names that fill the left half of a symbol, as in the stars of a rating. */
const HALVES = ['lefthalf', 'leadinghalf'];

/**
 * One of the paths that make a symbol, in a square of 24.
 * @typedef {object} SymbolLayer
 * @property {string} lines in the words of SVG
 * @property {boolean} isFilled whether its inside is painted, and its lines otherwise
 * @property {boolean} isHole whether the ground is seen through it, in place of what was painted before
 * @property {number} scale around the middle
 * @property {number} dy how far it is moved down then
 * @property {boolean} isHalf whether only its left half is painted
 */

/**
 * The drawings, once they are loaded: the first picture comes sooner without them.
 * @type {typeof import('./symbolDrawings.js').DRAWINGS | null}
 */
let drawings = null;
/** @type {Map<string, readonly SymbolLayer[]>} by name */
const layersByName = new Map();
/** Names come from files, so there may be any number of them. */
const MOST_NAMES = 1000;
/** @type {Map<string, Path2D>} */
const paths = new Map();
/** @type {WeakMap<object, string>} */
const linesOfPaths = new WeakMap();

/** Loads the drawings; until then, a symbol is empty. */
export async function loadSymbols() {
  ({ DRAWINGS: drawings } = await import('./symbolDrawings.js'));
}

/**
 * The paths of a symbol from back to front. Names are those of SF Symbols: a drawing's name, and then `fill`, `circle`,
 * `square` or `triangle` around it, `slash` or half a fill. Other parts are left out, and an unknown name is a circle. A
 * weight at the end makes lines thicker or thinner.
 * @param {string} name
 * @returns {readonly SymbolLayer[]}
 */
export function symbolLayers(name) {
  if (!drawings) return [];
  let layers = layersByName.get(name);
  if (!layers) {
    if (layersByName.size >= MOST_NAMES) layersByName.clear();
    layers = layersOf(name, drawings);
    layersByName.set(name, layers);
  }
  return layers;
}

/**
 * Whether a symbol is painted right only on a sheet or layer of its own: it has holes, or its parts would be seen through
 * one another.
 * @param {string} name
 * @param {boolean} isSolid whether its ink is
 */
export function needsLayer(name, isSolid) {
  const layers = symbolLayers(name);
  return layers.some(({ isHole }) => isHole) || (!isSolid && layers.length > 1);
}

/**
 * How thick the lines of a symbol are in the square of 24.
 * @param {string} name
 */
export function symbolStroke(name) {
  const weight = WEIGHT.exec(name)?.[1];
  return SYMBOL_STROKE * (weight ? WEIGHTS[Number(weight) - 1] : 1);
}

/**
 * Paints a symbol. Holes take away what is there, so a symbol with holes needs a layer of its own.
 * @param {CanvasRenderingContext2D} context whose state is the caller's to restore
 * @param {string} name
 * @param {{x: number, y: number, width: number, height: number}} box in whose middle it stands, as large as possible
 * @param {string} ink
 */
export function paintSymbol(context, name, { x, y, width, height }, ink) {
  const scale = Math.min(width, height) / SYMBOL_SIDE;
  const middle = SYMBOL_SIDE / 2;
  context.translate(x + width / 2, y + height / 2);
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = ink;
  context.strokeStyle = ink;
  for (const layer of symbolLayers(name)) {
    context.save();
    if (layer.isHole) context.globalCompositeOperation = 'destination-out';
    if (layer.isHalf) {
      context.beginPath();
      context.rect(-middle, -middle, middle, SYMBOL_SIDE);
      context.clip();
    }
    context.translate(0, layer.dy);
    context.scale(layer.scale, layer.scale);
    context.translate(-middle, -middle);
    if (layer.isFilled) {
      context.fill(pathOf(layer.lines));
    } else {
      // Lines are as thick in a ring as without one.
      context.lineWidth = symbolStroke(name) / layer.scale;
      context.stroke(pathOf(layer.lines));
    }
    context.restore();
  }
}

/**
 * The lines of a symbol's path in the words of SVG.
 * @param {object} path that `paintSymbol` paints
 */
export function symbolLines(path) {
  return linesOfPaths.get(path) ?? null;
}

/**
 * @param {string} name
 * @param {NonNullable<typeof drawings>} known
 * @returns {SymbolLayer[]}
 */
function layersOf(name, known) {
  const { drawing, rest } = drawingOf(name, known);
  const { lines, filled = lines, marks } = known[drawing ?? UNKNOWN];
  const plain = { isFilled: false, isHole: false, scale: 1, dy: 0, isHalf: false };
  const isFilled = drawing !== null && (rest.includes('fill') || rest.includes('filled'));
  const ring = drawing !== null && !rest.includes('on') ? rest.find((part) => Object.hasOwn(RINGS, part)) : undefined;
  const slash = drawing !== null && rest.includes('slash') ? [{ ...plain, lines: SLASH }] : [];
  if (ring) {
    const { lines: around, ...place } = RINGS[ring];
    const glyph = { ...plain, ...place, isHole: isFilled };
    return [
      ...(isFilled ? [{ ...plain, lines: around, isFilled }] : []),
      { ...plain, lines: around },
      ...(isFilled && filled ? [{ ...glyph, lines: filled, isFilled }] : []),
      { ...glyph, lines },
      ...slash,
    ];
  }
  if (!isFilled) return [{ ...plain, lines }, ...slash];
  const isHalf = rest.some((part) => HALVES.includes(part));
  return [
    ...(filled ? [{ ...plain, lines: filled, isFilled, isHalf }] : []),
    { ...plain, lines },
    ...(marks && !isHalf ? [{ ...plain, lines: marks, isHole: true }] : []),
    ...slash,
  ];
}

/**
 * The drawing for as many of a name's first parts as there is one for, and its other parts.
 * @param {string} name
 * @param {NonNullable<typeof drawings>} known
 * @returns {{drawing: string | null, rest: string[]}}
 */
function drawingOf(name, known) {
  const parts = name.split('.', MOST_PARTS * 2);
  for (let count = Math.min(parts.length, MOST_PARTS); count > 0; count -= 1) {
    const start = parts.slice(0, count).join('.');
    if (Object.hasOwn(known, start)) return { drawing: start, rest: parts.slice(count) };
  }
  return { drawing: null, rest: [] };
}

/** @param {string} lines */
function pathOf(lines) {
  let path = paths.get(lines);
  if (!path) {
    path = new Path2D(lines);
    paths.set(lines, path);
    linesOfPaths.set(path, lines);
  }
  return path;
}
