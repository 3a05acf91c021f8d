// SPDX-License-Identifier: Apache-2.0
// @ts-check

// Makes the operations that the engine makes of figures for snapshots (`SnapshotFigure.swift`);
// `Tests/Vectors/figures.json` holds both sides.

import { placedSteps } from '../../base/shapes.js';
import { baseline, fittingLines, lineHeight, textLines } from '../../base/text.js';
import { cssThemed, inkThemed } from '../look/colour.js';
import { fontOf } from './listLayout.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../../base/paintTypes.js').PaintShape} PaintShape */
/** @typedef {import('../../base/paintTypes.js').PaintAnchor} PaintAnchor */
/** @typedef {import('../../transport/figureDecoder.js').WireFigure} Figure */
/** @typedef {import('../../transport/figureDecoder.js').WirePart} Part */
/** @typedef {import('../look/theme.js').Theme} Theme */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{width: number, limit: number, lines: ReturnType<typeof textLines>}} Broken */

const CENTRED = 1;
/** The bits of a colour's opacity, all set. */
const OPAQUE = 0xff;
/** Lines may be longer than their place by this, because the wire rounds lengths, in pt. */
const ROUNDING_PT = 0.5;

/**
 * The lines of texts, with the width and the number of lines for which they were broken.
 * @type {WeakMap<Part, Broken>}
 */
const broken = new WeakMap();

/**
 * What is seen of a cell with a figure: its outline, stretched from the size for which it was made.
 * @param {Figure} figure
 * @param {Box} box
 * @returns {PaintShape}
 */
export function outlineShape({ width, height, outline }, box) {
  if (!outline || width <= 0 || height <= 0) return { kind: 'box', ...bounds(box), radius: 0 };
  const stretch = { across: box.width / width, down: box.height / height };
  const steps = placedSteps(outline.steps, box, stretch);
  return { kind: 'way', steps, isEvenOdd: outline.isEvenOdd };
}

/**
 * Whether the first part of a cell is an opaque ground over all of it, so that no other ground is seen below.
 * @param {Figure} figure
 * @returns {boolean}
 */
export function coversCell({ width, height, parts: [first] }) {
  if (!first?.ground || first.opacity !== 1 || first.cornerRadius > 0) return false;
  const isWhole = first.x <= 0 && first.y <= 0 && first.x + first.width >= width && first.y + first.height >= height;
  return isWhole && isOpaque(first.ground.light) && isOpaque(first.ground.dark);
}

/** @param {number} rgba */
function isOpaque(rgba) {
  return (rgba & OPAQUE) === OPAQUE;
}

/**
 * How the parts of a cell are painted where the cell's own views place them: moved and stretched from the
 * size for which they were placed; texts keep their size.
 * @param {Figure} figure
 * @param {Box} box
 * @param {string} plainInk the colour that can be read on the cell's ground
 * @param {Theme} theme
 * @returns {PaintOperation[]}
 */
export function figureOperations(figure, box, plainInk, theme) {
  if (figure.steps) return stepOperations(figure, figure.steps, box, theme);
  const across = figure.width > 0 ? box.width / figure.width : 1;
  const down = figure.height > 0 ? box.height / figure.height : 1;
  /** @type {PaintOperation[]} */
  const operations = [];
  for (const part of figure.parts) {
    const place = {
      x: box.x + part.x * across,
      y: box.y + part.y * down,
      width: part.width * across,
      height: part.height * down,
    };
    const isOpaque = part.opacity === 1;
    if (!isOpaque) operations.push({ kind: 'group', opacity: part.opacity });
    addGround(operations, part, place, theme);
    addImage(operations, part, place, theme);
    addText(operations, part, place, plainInk, theme);
    if (!isOpaque) operations.push({ kind: 'end' });
  }
  return operations;
}

/**
 * @param {Box} box
 * @returns {Box}
 */
function bounds({ x, y, width, height }) {
  return { x, y, width, height };
}

/**
 * The radius of a part's corners.
 * @param {Part} part
 * @param {Box} place
 */
function radiusOf({ cornerRadius }, { width, height }) {
  return Math.max(Math.min(cornerRadius, width / 2, height / 2), 0);
}

/**
 * @param {PaintOperation[]} operations
 * @param {Part} part
 * @param {Box} place
 * @param {Theme} theme
 */
function addGround(operations, part, place, { isDark }) {
  const radius = radiusOf(part, place);
  if (part.ground) {
    const shape = /** @type {const} */ ({ kind: 'box', ...place, radius });
    operations.push({ kind: 'fill', shape, ink: cssThemed(part.ground, isDark) });
  }
  if (!part.stroke || part.strokeWidth <= 0) return;
  const inset = part.strokeWidth / 2;
  const shape = /** @type {const} */ ({
    kind: 'box',
    x: place.x + inset,
    y: place.y + inset,
    width: Math.max(place.width - 2 * inset, 0),
    height: Math.max(place.height - 2 * inset, 0),
    radius: Math.max(radius - inset, 0),
  });
  const ink = cssThemed(part.stroke, isDark);
  operations.push({ kind: 'stroke', shape, ink, width: part.strokeWidth });
}

/**
 * @param {PaintOperation[]} operations
 * @param {Part} part
 * @param {Box} place
 * @param {Theme} theme
 */
function addImage(operations, part, place, theme) {
  const { image } = part;
  if (!image) return;
  const { name } = image;
  if (image.isSymbol) {
    const ink = cssThemed(image.tint, theme.isDark);
    operations.push({ kind: 'symbol', name, ...place, ink });
    return;
  }
  const radius = radiusOf(part, place);
  const ground = part.ground ? undefined : theme.empty;
  const isWhole = part.showsWholeImage;
  operations.push({ kind: 'image', name, ...place, radius, isWhole, ground });
}

/**
 * @param {Part} part
 * @param {NonNullable<Part['text']>} text
 * @param {Box} place
 */
function linesOf(part, text, { width, height }) {
  const font = fontOf(text);
  const limit = fittingLines(font, height, text.lineLimit);
  const known = broken.get(part);
  if (known?.width === width && known.limit === limit) return known.lines;
  const lines = textLines(font, text.string, width + ROUNDING_PT, limit);
  broken.set(part, { width, limit, lines });
  return lines;
}

/**
 * @param {PaintOperation[]} operations
 * @param {Part} part
 * @param {Box} place
 * @param {string} plainInk
 * @param {Theme} theme
 */
function addText(operations, part, place, plainInk, theme) {
  const { text } = part;
  if (!text) return;
  const font = fontOf(text);
  const lines = linesOf(part, text, place);
  const step = lineHeight(font);
  const top = place.y + (place.height - lines.length * step) / 2 + baseline(font);
  const isCentred = text.alignment === CENTRED;
  const x = place.x + (isCentred ? place.width / 2 : part.isAtRight ? place.width : 0);
  /** @type {PaintAnchor} */
  const anchor = isCentred ? 'middle' : part.isAtRight ? 'end' : 'start';
  const ink = part.hasPlainInk ? plainInk : inkThemed(text.colour, theme);
  lines.forEach((line, index) => {
    const y = top + index * step;
    operations.push({ kind: 'text', text: line.text, x, y, ...font, anchor, ink });
  });
}

/**
 * The operations of figures with steps, for light and dark interfaces, and for more contrast.
 * @type {WeakMap<Figure, Record<string, PaintOperation[]>>}
 */
const inked = new WeakMap();

/**
 * How a cell is painted whose parts cannot say it all; at another size than its own, all of it is stretched.
 * @param {Figure} figure
 * @param {NonNullable<Figure['steps']>} steps
 * @param {Box} box
 * @param {Theme} theme
 * @returns {PaintOperation[]}
 */
function stepOperations(figure, steps, box, theme) {
  const known = inked.get(figure) ?? {};
  const key = `${theme.isDark} ${theme.hasContrast}`;
  const operations = (known[key] ??= steps.map((step) => inkedStep(step, theme)));
  inked.set(figure, known);
  const across = figure.width > 0 ? box.width / figure.width : 1;
  const down = figure.height > 0 ? box.height / figure.height : 1;
  return [{ kind: 'group', place: [across, 0, 0, down, box.x, box.y], opacity: 1 }, ...operations, { kind: 'end' }];
}

/**
 * @param {import('../../transport/paintingDecoder.js').WirePainting} step
 * @param {Theme} theme
 * @returns {PaintOperation}
 */
function inkedStep(step, theme) {
  const { isDark, empty } = theme;
  switch (step.kind) {
    case 'gradient': {
      const stops = step.stops.map(({ place, colour }) => ({ place, ink: cssThemed(colour, isDark) }));
      return { ...step, stops };
    }
    case 'image':
      return step.tint ? { ...step, tint: cssThemed(step.tint, isDark) } : { ...step, tint: undefined, ground: empty };
    case 'group':
    case 'end':
      return step;
    case 'text':
      return { ...step, ink: inkThemed(step.colour, theme) };
    default:
      return { ...step, ink: cssThemed(step.colour, isDark) };
  }
}
