// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { readLength } from './lengthDecoder.js';
import { OPACITY_STEPS, readColour } from './listDecoder.js';
import { readSteps } from './outlineDecoder.js';

/** @typedef {import('./varint.js').WireReader} WireReader */
/** @typedef {{light: number, dark: number}} Colour 0xRRGGBBAA */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {import('./outlineDecoder.js').WireStep} WireStep */
/**
 * @typedef {{kind: 'box', x: number, y: number, width: number, height: number, radius: number}
 *   | {kind: 'way', steps: WireStep[], isEvenOdd: boolean}} WireShape
 */
/** @typedef {{startX: number, startY: number, endX: number, endY: number, isRadial: boolean}} Ramp */
/**
 * One step of painting, in pt from the cell's upper left corner.
 * @typedef {{kind: 'fill', shape: WireShape, colour: Colour}
 *   | {kind: 'gradient', shape: WireShape, stops: {place: number, colour: Colour}[]} & Ramp
 *   | {kind: 'stroke', shape: WireShape, colour: Colour, width: number}
 *   | {kind: 'shadow', shape: WireShape, colour: Colour, blur: number, dx: number, dy: number}
 *   | {kind: 'text', text: string, x: number, y: number, size: number, weight: 400 | 500 | 600,
 *       anchor: import('../base/paintTypes.js').PaintAnchor, colour: Colour, face?: string,
 *       spacing?: number, outline?: number, blur?: number}
 *   | {kind: 'symbol', name: string, colour: Colour} & Box
 *   | {kind: 'image', name: string, radius: number, isWhole: boolean, tint?: Colour} & Box
 *   | {kind: 'group', place?: number[], clip?: WireShape, opacity: number}
 *   | {kind: 'end'}} WirePainting
 */

const FIELD = 'figure.steps';
const STEP_BOUND = 1024;
const COLOUR_BOUND = 32;
const PLACE_NUMBERS = 6;
/** The parts of 1 in which the numbers of a group's place are sent. */
const PLACE_STEPS = 65536;
const PLACE_BOUND = 2 ** 40;
const FLAGS_OF_GROUP = 3;
const FLAGS_OF_TEXT = 15;
const ANCHORS = /** @type {const} */ (['start', 'middle', 'end']);
const WEIGHTS = /** @type {const} */ ([400, 500, 600]);
const UNKNOWN_BITS = 'has bits that this version does not know';

/** The kinds of steps, by their numbers on the wire. */
const READERS = Object.freeze([
  readFill, readGradient, readStroke, readShadow, readLine, readSymbol, readPicture, readGroup, readEnd,
  readLineInFace, readTintedPicture, readStyledLine,
]);

/**
 * Reads how a cell is painted; each group that begins ends.
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePainting[]}
 */
export function readPainting(reader, limits) {
  const count = reader.count(FIELD, 1, STEP_BOUND);
  /** @type {WirePainting[]} */
  const steps = [];
  let open = 0;
  for (let index = 0; index < count; index += 1) {
    const number = reader.byte(FIELD);
    const read = READERS[number];
    if (!read) throw reader.failure('unknown-value', FIELD, `has the step ${number}, but must have 0 to ${READERS.length - 1}`);
    const step = read(reader, limits);
    if (step.kind === 'group') open += 1;
    if (step.kind === 'end') open -= 1;
    if (open < 0) throw reader.failure('out-of-range', FIELD, 'ends no group');
    steps.push(step);
  }
  if (open !== 0) throw reader.failure('out-of-range', FIELD, 'has open groups');
  return steps;
}

/**
 * @param {WireReader} reader
 * @returns {Box}
 */
function readBox(reader) {
  const x = readLength(reader, FIELD);
  const y = readLength(reader, FIELD);
  return { x, y, width: readLength(reader, FIELD), height: readLength(reader, FIELD) };
}

/**
 * @param {WireReader} reader
 * @returns {WireShape}
 */
function readShape(reader) {
  const number = reader.byte(FIELD);
  if (number > 2) throw reader.failure('unknown-value', FIELD, `has the shape ${number}, but must have 0 to 2`);
  if (number === 0) return { kind: 'box', ...readBox(reader), radius: readLength(reader, FIELD) };
  return { kind: 'way', steps: readSteps(reader, FIELD), isEvenOdd: number === 2 };
}

/** @param {WireReader} reader */
function readFlag(reader) {
  const number = reader.byte(FIELD);
  if (number > 1) throw reader.failure('unknown-bits', FIELD, UNKNOWN_BITS);
  return number === 1;
}

/**
 * @param {WireReader} reader
 * @returns {WirePainting}
 */
function readFill(reader) {
  return { kind: 'fill', shape: readShape(reader), colour: readColour(reader, FIELD) };
}

/**
 * @param {WireReader} reader
 * @returns {WirePainting}
 */
function readGradient(reader) {
  const shape = readShape(reader);
  const isRadial = readFlag(reader);
  const [startX, startY] = [readLength(reader, FIELD), readLength(reader, FIELD)];
  const [endX, endY] = [readLength(reader, FIELD), readLength(reader, FIELD)];
  const count = reader.count(FIELD, 1, COLOUR_BOUND);
  const stops = Array.from({ length: count }, () => ({
    place: reader.byte(FIELD) / OPACITY_STEPS,
    colour: readColour(reader, FIELD),
  }));
  return { kind: 'gradient', shape, stops, startX, startY, endX, endY, isRadial };
}

/**
 * @param {WireReader} reader
 * @returns {WirePainting}
 */
function readStroke(reader) {
  const shape = readShape(reader);
  const colour = readColour(reader, FIELD);
  return { kind: 'stroke', shape, colour, width: readLength(reader, FIELD) };
}

/**
 * @param {WireReader} reader
 * @returns {WirePainting}
 */
function readShadow(reader) {
  const shape = readShape(reader);
  const colour = readColour(reader, FIELD);
  const blur = readLength(reader, FIELD);
  if (blur < 0) throw reader.failure('out-of-range', FIELD, 'has a negative blur');
  return { kind: 'shadow', shape, colour, blur, dx: readLength(reader, FIELD), dy: readLength(reader, FIELD) };
}

/**
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {Extract<WirePainting, {kind: 'text'}>}
 */
function readLine(reader, limits) {
  const text = reader.text(FIELD, limits);
  const x = readLength(reader, FIELD);
  const y = readLength(reader, FIELD);
  const size = readLength(reader, FIELD);
  if (size < 0) throw reader.failure('out-of-range', FIELD, 'has a negative font');
  const number = reader.varint(FIELD);
  const weight = WEIGHTS.find((one) => one === number);
  const anchor = ANCHORS[reader.byte(FIELD)];
  if (!weight || !anchor) throw reader.failure('unknown-value', FIELD, 'has an unknown weight or anchor');
  return { kind: 'text', text, x, y, size, weight, anchor, colour: readColour(reader, FIELD) };
}

/**
 * A line in a font of the app: the path of its file comes last.
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePainting}
 */
function readLineInFace(reader, limits) {
  const line = readLine(reader, limits);
  return { ...line, face: reader.text(FIELD, limits) };
}

/**
 * A line with a style: what it has beside its letters comes last.
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePainting}
 */
function readStyledLine(reader, limits) {
  const line = readLine(reader, limits);
  const bits = reader.byte(FIELD);
  if (bits > FLAGS_OF_TEXT) throw reader.failure('unknown-bits', FIELD, UNKNOWN_BITS);
  const face = bits & 1 ? reader.text(FIELD, limits) : undefined;
  const spacing = bits & 2 ? readLength(reader, FIELD) : undefined;
  const outline = bits & 4 ? readLength(reader, FIELD) : undefined;
  const blur = bits & 8 ? readLength(reader, FIELD) : undefined;
  if ((outline ?? 0) < 0 || (blur ?? 0) < 0) throw reader.failure('out-of-range', FIELD, 'has a negative outline or blur');
  return { ...line, face, spacing, outline, blur };
}

/**
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePainting}
 */
function readSymbol(reader, limits) {
  const name = reader.text(FIELD, limits);
  const colour = readColour(reader, FIELD);
  return { kind: 'symbol', name, colour, ...readBox(reader) };
}

/**
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePainting}
 */
function readPicture(reader, limits) {
  const name = reader.text(FIELD, limits);
  const box = readBox(reader);
  return { kind: 'image', name, ...box, radius: readLength(reader, FIELD), isWhole: readFlag(reader) };
}

/**
 * A picture of which only the outline is seen: its colour comes last.
 * @param {WireReader} reader
 * @param {{textBytes: number}} limits
 * @returns {WirePainting}
 */
function readTintedPicture(reader, limits) {
  const picture = /** @type {Extract<WirePainting, {kind: 'image'}>} */ (readPicture(reader, limits));
  return { ...picture, tint: readColour(reader, FIELD) };
}

/**
 * @param {WireReader} reader
 * @returns {WirePainting}
 */
function readGroup(reader) {
  const bits = reader.byte(FIELD);
  if (bits > FLAGS_OF_GROUP) throw reader.failure('unknown-bits', FIELD, UNKNOWN_BITS);
  const place = bits & 1 ? Array.from({ length: PLACE_NUMBERS }, () => readPlaceNumber(reader)) : undefined;
  const clip = bits & 2 ? readShape(reader) : undefined;
  return { kind: 'group', place, clip, opacity: reader.byte(FIELD) / OPACITY_STEPS };
}

/** @param {WireReader} reader */
function readPlaceNumber(reader) {
  const steps = reader.signed(FIELD);
  if (Math.abs(steps) > PLACE_BOUND) throw reader.failure('out-of-range', FIELD, 'has a place that is too far away');
  return steps / PLACE_STEPS;
}

/** @returns {WirePainting} */
function readEnd() {
  return { kind: 'end' };
}
