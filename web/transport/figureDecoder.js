// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { readLength } from './lengthDecoder.js';
import { OPACITY_STEPS, readColour, readImage, readText } from './listDecoder.js';
import { readSteps } from './outlineDecoder.js';
import { readPainting } from './paintingDecoder.js';

/** @typedef {import('./varint.js').WireReader} WireReader */
/** @typedef {{light: number, dark: number}} Colour 0xRRGGBBAA */

/** @typedef {import('./outlineDecoder.js').WireStep} WireStep */
/**
 * One part of a cell; lengths in pt from the cell's upper left corner.
 * @typedef {object} WirePart
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} cornerRadius
 * @property {number} opacity 0 to 1
 * @property {Colour | null} ground
 * @property {Colour | null} stroke
 * @property {number} strokeWidth
 * @property {ReturnType<typeof readText> | null} text
 * @property {ReturnType<typeof readImage> | null} image
 * @property {boolean} hasPlainInk whether the text has the colour that can be read on the cell's ground
 * @property {boolean} isAtRight whether lines end at the right
 * @property {boolean} showsWholeImage whether all of the picture is shown; else it fills the part
 */
/**
 * The shape of a cell and the parts in it.
 * @typedef {object} WireFigure
 * @property {number} width of the cell for which the places hold, in pt
 * @property {number} height
 * @property {{isEvenOdd: boolean, steps: WireStep[]} | null} outline of what is seen
 * @property {WirePart[]} parts from back to front
 * @property {import('./paintingDecoder.js').WirePainting[]} [steps] how the cell is painted, where parts cannot say
 *   it all
 */

const PART_BOUND = 64;
const UNKNOWN_BITS = 'has bits that this version does not know';

/** Flags: which optional parts a figure has, and its other properties. */
export const figureBits = Object.freeze({ outline: 1, evenOdd: 2, steps: 4, known: 7 });

/** Flags of a part. */
export const partBits = Object.freeze({
  ground: 1,
  stroke: 2,
  text: 4,
  image: 8,
  plainInk: 16,
  atRight: 32,
  wholeImage: 64,
  known: 127,
});

/**
 * Reads the shape of a cell and the parts in it.
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WireFigure}
 */
export function readFigure(reader, limits) {
  const bits = reader.varint('figure.bits');
  if (bits > figureBits.known) throw reader.failure('unknown-bits', 'figure.bits', UNKNOWN_BITS);
  const width = readLength(reader, 'figure.size');
  const height = readLength(reader, 'figure.size');
  if (width < 0 || height < 0) throw reader.failure('out-of-range', 'figure.size', 'is negative');
  const outline =
    bits & figureBits.outline
      ? { isEvenOdd: (bits & figureBits.evenOdd) !== 0, steps: readSteps(reader, 'figure.outline') }
      : null;
  const count = reader.count('figure.parts', 1, PART_BOUND);
  /** @type {WirePart[]} */
  const parts = [];
  for (let at = 0; at < count; at += 1) parts.push(readPart(reader, limits));
  if (!(bits & figureBits.steps)) return { width, height, outline, parts };
  return { width, height, outline, parts, steps: readPainting(reader, limits) };
}

/**
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePart}
 */
function readPart(reader, limits) {
  const field = 'figure.parts';
  const bits = reader.varint(field);
  if (bits > partBits.known) throw reader.failure('unknown-bits', field, UNKNOWN_BITS);
  const x = readLength(reader, field);
  const y = readLength(reader, field);
  const width = readLength(reader, field);
  const height = readLength(reader, field);
  if (width < 0 || height < 0) {
    throw reader.failure('out-of-range', field, 'has a negative width or height');
  }
  const cornerRadius = readLength(reader, field);
  const opacity = reader.byte(field) / OPACITY_STEPS;
  const ground = bits & partBits.ground ? readColour(reader, field) : null;
  const strokeWidth = bits & partBits.stroke ? readLength(reader, field) : 0;
  const stroke = bits & partBits.stroke ? readColour(reader, field) : null;
  // All members in one literal: to spread another object here takes many times what it takes to read the part.
  return {
    x,
    y,
    width,
    height,
    cornerRadius,
    opacity,
    ground,
    stroke,
    strokeWidth,
    text: bits & partBits.text ? readText(reader, field, limits) : null,
    image: bits & partBits.image ? readImage(reader, limits) : null,
    hasPlainInk: (bits & partBits.plainInk) !== 0,
    isAtRight: (bits & partBits.atRight) !== 0,
    showsWholeImage: (bits & partBits.wholeImage) !== 0,
  };
}
