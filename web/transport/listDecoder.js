// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { readLength } from './lengthDecoder.js';
import { readSteps } from './outlineDecoder.js';

/** @typedef {import('./varint.js').WireReader} WireReader */
/** @typedef {{textBytes: number}} ListLimits */

/** Steps of an opacity. */
export const OPACITY_STEPS = 255;
const LAST_ALIGNMENT = 2;
const LAST_KIND = 10;
/** @type {readonly import('../base/text.js').Font['weight'][]} */
const WEIGHTS = [400, 500, 600];
/** Most accessories on one side of a row. */
const ACCESSORY_BOUND = 16;
const UNKNOWN_BITS = 'has bits that this version does not know';

/** Flags: which optional parts a row has, and its other properties. */
export const listBits = Object.freeze({
  image: 1,
  text: 2,
  secondaryText: 4,
  sideBySide: 8,
  indentsAccessories: 16,
  rightToLeft: 32,
  topSeparator: 64,
  bottomSeparator: 128,
  background: 256,
  stroke: 512,
  blurred: 1024,
  leadingActions: 2048,
  trailingActions: 4096,
  shadow: 8192,
  shadowOutline: 16384,
  known: 32767,
});

/** Flags of an accessory. */
export const accessoryBits = Object.freeze({
  hidden: 1,
  on: 2,
  line: 4,
  ground: 8,
  text: 16,
  known: 31,
});

/** The flag of an image that is a symbol. */
export const IMAGE_SYMBOL = 1;
/** The flag of a separator that says where it begins. */
export const SEPARATOR_LEADING = 1;

/**
 * Reads what a row of a list shows.
 * @param {WireReader} reader
 * @param {ListLimits} limits
 */
export function readListContent(reader, limits) {
  const bits = reader.varint('list.bits');
  const isStray = (bits & listBits.shadowOutline) !== 0 && (bits & listBits.shadow) === 0;
  if (bits > listBits.known || isStray) {
    throw reader.failure('unknown-bits', 'list.bits', UNKNOWN_BITS);
  }
  /** @param {number} bit */
  const has = (bit) => (bits & bit) !== 0;
  return {
    margins: readInsets(reader, 'list.margins'),
    minimumHeight: readLength(reader, 'list.minimumHeight'),
    imageToText: readLength(reader, 'list.imageToText'),
    textToSecondaryHorizontal: readLength(reader, 'list.textToSecondaryHorizontal'),
    textToSecondaryVertical: readLength(reader, 'list.textToSecondaryVertical'),
    indentation: readLength(reader, 'list.indentation'),
    accessorySpacing: readLength(reader, 'list.accessorySpacing'),
    opacity: reader.byte('list.opacity') / OPACITY_STEPS,
    image: has(listBits.image) ? readImage(reader, limits) : null,
    text: has(listBits.text) ? readText(reader, 'list.text', limits) : null,
    secondaryText: has(listBits.secondaryText)
      ? readText(reader, 'list.secondaryText', limits)
      : null,
    leading: readAccessories(reader, 'list.leading', limits),
    trailing: readAccessories(reader, 'list.trailing', limits),
    topSeparator: has(listBits.topSeparator) ? readSeparator(reader, 'list.topSeparator') : null,
    bottomSeparator: has(listBits.bottomSeparator)
      ? readSeparator(reader, 'list.bottomSeparator')
      : null,
    background: readBackground(reader, has),
    prefersSideBySide: has(listBits.sideBySide),
    indentsAccessories: has(listBits.indentsAccessories),
    isRightToLeft: has(listBits.rightToLeft),
    hasLeadingActions: has(listBits.leadingActions),
    hasTrailingActions: has(listBits.trailingActions),
  };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 */
function readInsets(reader, field) {
  return {
    top: readLength(reader, field),
    leading: readLength(reader, field),
    bottom: readLength(reader, field),
    trailing: readLength(reader, field),
  };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 */
export function readColour(reader, field) {
  return { light: readRGBA(reader, field), dark: readRGBA(reader, field) };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 * @returns {number} 0xRRGGBBAA
 */
function readRGBA(reader, field) {
  let value = 0;
  for (let byte = 0; byte < 4; byte += 1) value = value * 256 + reader.byte(field);
  return value;
}

/**
 * @param {WireReader} reader
 * @param {ListLimits} limits
 */
export function readImage(reader, limits) {
  const field = 'list.image';
  const bits = reader.byte(field);
  if (bits > IMAGE_SYMBOL) throw reader.failure('unknown-bits', field, UNKNOWN_BITS);
  return {
    isSymbol: bits === IMAGE_SYMBOL,
    name: reader.text(field, limits),
    width: readLength(reader, field),
    height: readLength(reader, field),
    slotWidth: readLength(reader, field),
    slotHeight: readLength(reader, field),
    cornerRadius: readLength(reader, field),
    tint: readColour(reader, field),
  };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 * @param {ListLimits} limits
 */
export function readText(reader, field, limits) {
  const string = reader.text(field, limits);
  const size = readLength(reader, field);
  const told = reader.varint(field);
  const weight = WEIGHTS.find((known) => known === told);
  if (!weight) throw reader.failure('unknown-value', field, `has the weight ${told}`);
  const colour = readColour(reader, field);
  const alignment = reader.byte(field);
  if (alignment > LAST_ALIGNMENT) {
    throw reader.failure('unknown-value', field, `has the alignment ${alignment}`);
  }
  if (!(size > 0)) throw reader.failure('out-of-range', field, 'needs a size above 0');
  return { string, size, weight, colour, alignment, lineLimit: reader.varint(field) };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 * @param {ListLimits} limits
 */
function readAccessories(reader, field, limits) {
  const count = reader.count(field, 1, ACCESSORY_BOUND);
  return Array.from({ length: count }, () => readAccessory(reader, field, limits));
}

/**
 * @param {WireReader} reader
 * @param {string} field
 * @param {ListLimits} limits
 */
function readAccessory(reader, field, limits) {
  const kind = reader.byte(field);
  if (kind > LAST_KIND) throw reader.failure('unknown-value', field, `has the kind ${kind}`);
  const bits = reader.byte(field);
  if (bits > accessoryBits.known) throw reader.failure('unknown-bits', field, UNKNOWN_BITS);
  return {
    kind,
    isHidden: (bits & accessoryBits.hidden) !== 0,
    isOn: (bits & accessoryBits.on) !== 0,
    showsLine: (bits & accessoryBits.line) !== 0,
    width: readLength(reader, field),
    height: readLength(reader, field),
    slotWidth: readLength(reader, field),
    tint: readColour(reader, field),
    ground: bits & accessoryBits.ground ? readColour(reader, field) : null,
    text: bits & accessoryBits.text ? readText(reader, field, limits) : null,
  };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 */
function readSeparator(reader, field) {
  const bits = reader.byte(field);
  if (bits > SEPARATOR_LEADING) throw reader.failure('unknown-bits', field, UNKNOWN_BITS);
  return {
    leading: bits === SEPARATOR_LEADING ? readLength(reader, field) : null,
    trailing: readLength(reader, field),
    colour: readColour(reader, field),
  };
}

/**
 * @param {WireReader} reader
 * @param {(bit: number) => boolean} has
 */
function readBackground(reader, has) {
  const field = 'list.background';
  return {
    insets: readInsets(reader, field),
    topRadius: readLength(reader, field),
    bottomRadius: readLength(reader, field),
    strokeWidth: readLength(reader, field),
    colour: has(listBits.background) ? readColour(reader, field) : null,
    stroke: has(listBits.stroke) ? readColour(reader, field) : null,
    isBlurred: has(listBits.blurred),
    shadow: has(listBits.shadow) ? readShadow(reader, has(listBits.shadowOutline)) : null,
  };
}

/**
 * @param {WireReader} reader
 * @param {boolean} hasOutline
 */
function readShadow(reader, hasOutline) {
  const field = 'list.background.shadow';
  const [x, y, radius] = [0, 0, 0].map(() => readLength(reader, field));
  if (radius < 0) throw reader.failure('out-of-range', field, 'has a radius below 0');
  const opacity = reader.byte(field) / OPACITY_STEPS;
  const colour = readColour(reader, field);
  const outline = hasOutline ? readSteps(reader, `${field}.outline`) : null;
  return { x, y, radius, opacity, colour, outline };
}
