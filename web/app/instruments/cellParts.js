// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { listPlaces } from '../../renderer/cells/listLayout.js';
import { accessoryKinds } from '../../renderer/scene/listContent.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../store/elements/contentTable.js').Content} Content */
/**
 * A view in a cell.
 * @typedef {object} CellPart
 * @property {string} name
 * @property {Rect | null} frame from the cell's upper left corner, in pt
 * @property {[name: string, value: string][]} facts
 */

const ACCESSORY_NAMES = Object.keys(accessoryKinds);
const HEXADECIMAL = 16;
const COLOUR_DIGITS = 8;

/**
 * The views in a cell, from back to front, as far as their looks tell: those of the file's own cells, and the parts of
 * a list's row.
 * @param {{content: Content | null, width: number, height: number}} cell
 * @returns {CellPart[]}
 */
export function partsOf({ content, width, height }) {
  if (content?.figure) return figureParts(content.figure, width, height);
  return content?.list ? listParts(content.list, width, height) : [];
}

/**
 * @param {import('../../transport/figureDecoder.js').WireFigure} figure
 * @param {number} width
 * @param {number} height
 * @returns {CellPart[]}
 */
function figureParts(figure, width, height) {
  const across = figure.width > 0 ? width / figure.width : 1;
  const down = figure.height > 0 ? height / figure.height : 1;
  return figure.parts.map((part) => {
    const { text, image, ground, stroke, strokeWidth, cornerRadius, opacity } = part;
    /** @type {[string, string | null | undefined | false][]} */
    const facts = [
      ['Text', text?.string],
      ['Font', text && `${text.size} pt, ${text.weight}`],
      ['Text colour', text && (part.hasPlainInk ? 'as the ground needs it' : colourText(text.colour))],
      ['Image', image?.name],
      ['Background', ground && colourText(ground)],
      ['Border', stroke && `${strokeWidth} pt, ${colourText(stroke)}`],
      ['Corners', cornerRadius > 0 && `${cornerRadius} pt`],
      ['Alpha', opacity < 1 && opacity.toFixed(2)],
    ];
    return {
      name: nameOf(text?.string, image?.name, ground !== null),
      frame: { x: part.x * across, y: part.y * down, width: part.width * across, height: part.height * down },
      facts: known(facts),
    };
  });
}

/**
 * @param {import('../../renderer/scene/listContent.js').ListContent} list
 * @param {number} width
 * @param {number} height
 * @returns {CellPart[]}
 */
function listParts(list, width, height) {
  const places = listPlaces(list, width, height);
  const { image, text, secondaryText } = list;
  /** @type {(accessory: import('../../renderer/scene/listContent.js').ListAccessory, frame: Rect) => CellPart} */
  const accessory = ({ kind, text: label, isHidden }, frame) => ({
    name: label?.string ? `Label “${label.string}”` : capital(spaced(ACCESSORY_NAMES[kind])),
    frame,
    facts: known([['Kind', ACCESSORY_NAMES[kind]], ['Hidden', isHidden && 'yes']]),
  });
  return [
    ...list.leading.map((one, at) => accessory(one, places.leading[at])),
    ...(image ? [{ name: nameOf(null, image.name, false), frame: places.image, facts: known([['Image', image.name]]) }] : []),
    ...textPart(text, places.text),
    ...textPart(secondaryText, places.secondaryText),
    ...list.trailing.map((one, at) => accessory(one, places.trailing[at])),
  ];
}

/**
 * @param {import('../../renderer/scene/listContent.js').ListText | null} text
 * @param {Rect | null} frame
 * @returns {CellPart[]}
 */
function textPart(text, frame) {
  if (!text) return [];
  const { string, size, weight, colour } = text;
  const facts = known([['Text', string], ['Font', `${size} pt, ${weight}`], ['Text colour', colourText(colour)]]);
  return [{ name: nameOf(string, null, false), frame, facts }];
}

/**
 * @param {string | null | undefined} text
 * @param {string | null | undefined} image
 * @param {boolean} hasGround
 */
function nameOf(text, image, hasGround) {
  if (text) return `Text “${text}”`;
  if (image) return `Image ${image.split('/').at(-1)}`;
  return hasGround ? 'Box' : 'View';
}

/** @param {{light: number, dark: number}} colour */
function colourText({ light, dark }) {
  const text = (/** @type {number} */ colour) => `#${colour.toString(HEXADECIMAL).padStart(COLOUR_DIGITS, '0')}`;
  return light === dark ? text(light) : `${text(light)}, dark ${text(dark)}`;
}

/** @param {string} name such as `disclosureIndicator` */
function spaced(name) {
  return name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * @param {[string, string | null | undefined | false][]} facts
 * @returns {[string, string][]}
 */
function known(facts) {
  return facts.flatMap(([name, value]) => (value ? [/** @type {[string, string]} */ ([name, value])] : []));
}
