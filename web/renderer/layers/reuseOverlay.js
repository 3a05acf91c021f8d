// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { fillReadable } from '../../base/mirror.js';
import { cssColour, oklchToRgb } from '../look/colour.js';
import { cornerRadius } from '../look/detail.js';
import { cssFont } from '../look/fonts.js';
import { applyTransform, traceOutline } from '../look/outline.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */

/** Neighbouring slots have hues this far apart, so that they are easy to distinguish. */
const GOLDEN_ANGLE = 137.508;
/** After this many slots the colours repeat. */
const SLOT_COLOURS = 64;
const LIGHTNESS = 0.74;
const CHROMA = 0.15;
const FILL_ALPHA = 0.66;
const LINE_PT = 2;
const FONT = cssFont({ size: 11, weight: 600 });
const FLAG_HEIGHT_PT = 17;
const DIGIT_PT = 7.5;
const FLAG_PADDING_PT = 5;
const FLAG_BASELINE_PT = 12.5;
const FLAG_INK = 'rgba(0, 0, 0, 0.82)';
/** Elements lower or narrower than this have no number. */
const MIN_SIDE_PT = 18;

/** @type {string[]} */
const colours = [];
/**
 * The texts of the numbers, made once.
 * @type {string[]}
 */
const numbers = [];

/**
 * The colour of a slot: the same as long as the view lives, whatever it shows.
 * @param {number} slot
 * @returns {string}
 */
export function slotColour(slot) {
  const place = slot % SLOT_COLOURS;
  colours[place] ??= cssColour(oklchToRgb(LIGHTNESS, CHROMA, (place * GOLDEN_ANGLE) % 360));
  return colours[place];
}

/**
 * Paints each element in the colour of the view that shows it, with the view's number in the corner.
 * The context is moved to content coordinates.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawReuse(context, { elements }) {
  context.font = FONT;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const element of elements) {
    const { shown, slot } = element;
    if (element.isHidden || shown.alpha <= 0 || slot === undefined || slot < 0) continue;
    context.save();
    drawSlot(context, element, slot);
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {SceneElement} element
 * @param {number} slot
 */
function drawSlot(context, { shown, category }, slot) {
  const { x, y, width, height, transform } = shown;
  const colour = slotColour(slot);
  const inset = LINE_PT / 2;
  const radius = category === 0 ? cornerRadius(width, height) : 0;
  const box = { x: x + inset, y: y + inset, width: width - LINE_PT, height: height - LINE_PT };
  traceOutline(context, box, transform, radius);
  context.globalAlpha = FILL_ALPHA;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = LINE_PT;
  context.strokeStyle = colour;
  context.stroke();
  if (width < MIN_SIDE_PT || height < MIN_SIDE_PT) return;
  if (transform) applyTransform(context, shown, transform, 0, 0);
  numbers[slot] ??= String(slot);
  const text = numbers[slot];
  context.beginPath();
  const flag = text.length * DIGIT_PT + 2 * FLAG_PADDING_PT;
  context.roundRect(x, y, flag, FLAG_HEIGHT_PT, [radius, 0, FLAG_PADDING_PT, 0]);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = FLAG_INK;
  const middle = { x: x + flag / 2, y: y + FLAG_HEIGHT_PT / 2 };
  fillReadable(context, text, { x: x + FLAG_PADDING_PT, y: y + FLAG_BASELINE_PT }, middle);
}
