// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { baseline, lineHeight } from '../../base/text.js';
import { cssFont } from './cellText.js';
import { accessoryKinds } from '../scene/listContent.js';
import { fontOf } from './listLayout.js';

/** @typedef {import('./listMotion.js').ShownAccessory} ShownAccessory */
/** @typedef {import('./listLayout.js').Box} Box */
/** @typedef {{isDark: boolean, rowHeight: number, isRightToLeft: boolean}} RowLook */

const STROKE_PT = 2;
const THIN_PT = 1.5;
const QUARTER = Math.PI / 2;
/** Radius of a custom accessory's ground. */
const CUSTOM_RADIUS_PT = 6;
const LINE_GAP_PT = 6;
/** Sides of the boxes for which the shapes below are drawn; other text sizes have other boxes. */
const CHEVRON_PT = 14;
const DETAIL_PT = 22;
const POP_UP_PT = 16;

/**
 * Paints an accessory into its box.
 * @param {CanvasRenderingContext2D} context
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 */
export function drawAccessory(context, shown, box, look) {
  const { accessory } = shown;
  const ink = css(accessory.tint, look.isDark);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = STROKE_PT;
  context.strokeStyle = ink;
  context.fillStyle = ink;
  switch (accessory.kind) {
    case accessoryKinds.checkmark:
      return drawTick(context, box);
    case accessoryKinds.disclosureIndicator:
      return drawChevron(context, box, look.isRightToLeft ? Math.PI : 0);
    case accessoryKinds.outlineDisclosure:
      return drawChevron(context, box, outlineAngle(shown.on, look.isRightToLeft));
    case accessoryKinds.detail:
      return drawDetail(context, box);
    case accessoryKinds.delete:
    case accessoryKinds.insert:
      return drawButton(context, shown, box, look);
    case accessoryKinds.multiselect:
      return drawCircle(context, shown, box, look);
    case accessoryKinds.popUpMenu:
      return drawPopUp(context, box);
    case accessoryKinds.reorder:
      return drawGrip(context, shown, box, look);
    default:
      return drawText(context, shown, box, look);
  }
}

/**
 * @param {import('../scene/listContent.js').ListColour} colour
 * @param {boolean} isDark
 * @returns {string}
 */
function css(colour, isDark) {
  return `#${(isDark ? colour.dark : colour.light).toString(16).padStart(8, '0')}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 */
function drawTick(context, { x, y, width, height }) {
  context.lineWidth = STROKE_PT + 0.25;
  context.beginPath();
  context.moveTo(x + width * 0.08, y + height * 0.55);
  context.lineTo(x + width * 0.37, y + height * 0.9);
  context.lineTo(x + width * 0.92, y + height * 0.12);
  context.stroke();
}

/**
 * A chevron that points to the right unless it is turned.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {number} angle clockwise
 */
function drawChevron(context, box, angle) {
  const [x, y] = middle(box);
  const scale = box.height / CHEVRON_PT;
  const reach = 5.2 * scale;
  const depth = 2.6 * scale;
  context.lineWidth = STROKE_PT * scale;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  /** @param {number} dx @param {number} dy @returns {[number, number]} */
  const turned = (dx, dy) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  context.beginPath();
  context.moveTo(...turned(-depth, -reach));
  context.lineTo(...turned(depth, 0));
  context.lineTo(...turned(-depth, reach));
  context.stroke();
}

/**
 * The angle of the disclosure chevron: sideways while children are hidden, down while they are shown.
 * @param {number} on
 * @param {boolean} isRightToLeft
 * @returns {number}
 */
function outlineAngle(on, isRightToLeft) {
  return isRightToLeft ? Math.PI - on * QUARTER : on * QUARTER;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 */
function drawDetail(context, box) {
  const [x, y] = middle(box);
  const scale = box.width / DETAIL_PT;
  context.lineWidth = THIN_PT * scale;
  context.beginPath();
  context.arc(x, y, box.width / 2 - (THIN_PT * scale) / 2, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.arc(x, y - 5 * scale, 1.2 * scale, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.moveTo(x - 1.4 * scale, y - 1.6 * scale);
  context.lineTo(x + 0.2 * scale, y - 1.6 * scale);
  context.lineTo(x + 0.2 * scale, y + 5 * scale);
  context.moveTo(x - 2 * scale, y + 5 * scale);
  context.lineTo(x + 2.4 * scale, y + 5 * scale);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 */
function drawButton(context, { accessory }, box, look) {
  const [x, y] = middle(box);
  const arm = box.width * 0.24;
  if (accessory.ground) {
    context.fillStyle = css(accessory.ground, look.isDark);
    context.beginPath();
    context.arc(x, y, box.width / 2, 0, 2 * Math.PI);
    context.fill();
  }
  context.beginPath();
  context.moveTo(x - arm, y);
  context.lineTo(x + arm, y);
  if (accessory.kind === accessoryKinds.insert) {
    context.moveTo(x, y - arm);
    context.lineTo(x, y + arm);
  }
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 */
function drawCircle(context, { accessory, on }, box, look) {
  const [x, y] = middle(box);
  const alpha = context.globalAlpha;
  const radius = box.width / 2 - THIN_PT / 2;
  context.lineWidth = THIN_PT;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.globalAlpha = alpha * (1 - on);
  context.strokeStyle = look.isDark ? '#545458' : '#c5c5c7';
  context.stroke();
  if (on <= 0) return;
  context.globalAlpha = alpha * on;
  context.fillStyle = css(accessory.ground ?? accessory.tint, look.isDark);
  context.beginPath();
  context.arc(x, y, box.width / 2, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#ffffff';
  const inner = box.width * 0.46;
  drawTick(context, { x: x - inner / 2, y: y - inner * 0.42, width: inner, height: inner * 0.84 });
  context.globalAlpha = alpha;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 */
function drawPopUp(context, box) {
  const [x, y] = middle(box);
  const scale = box.height / POP_UP_PT;
  context.lineWidth = (STROKE_PT - 0.2) * scale;
  context.beginPath();
  for (const way of [-1, 1]) {
    context.moveTo(x - 3.6 * scale, y + way * 2.6 * scale);
    context.lineTo(x, y + way * 6.2 * scale);
    context.lineTo(x + 3.6 * scale, y + way * 2.6 * scale);
  }
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 */
function drawGrip(context, { accessory }, box, look) {
  context.lineWidth = STROKE_PT;
  context.beginPath();
  for (const share of [0.12, 0.5, 0.88]) {
    const y = box.y + box.height * share;
    context.moveTo(box.x + 1, y);
    context.lineTo(box.x + box.width - 1, y);
  }
  context.stroke();
  if (!accessory.showsLine) return;
  const edge = look.isRightToLeft ? box.x + box.width + LINE_GAP_PT : box.x - LINE_GAP_PT;
  const top = box.y + box.height / 2 - look.rowHeight / 2;
  context.lineWidth = 0.5;
  context.beginPath();
  context.moveTo(edge, top + look.rowHeight * 0.2);
  context.lineTo(edge, top + look.rowHeight * 0.8);
  context.stroke();
}

/**
 * A label, or a custom view.
 * @param {CanvasRenderingContext2D} context
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 */
function drawText(context, { accessory }, box, look) {
  const { ground, text } = accessory;
  if (ground) {
    context.fillStyle = css(ground, look.isDark);
    context.beginPath();
    const radius = Math.min(CUSTOM_RADIUS_PT, box.width / 2, box.height / 2);
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.fill();
  }
  if (!text) return;
  const font = fontOf(text);
  context.font = cssFont(font);
  context.textAlign = 'center';
  context.fillStyle = css(text.colour, look.isDark);
  const [x, y] = middle(box);
  context.fillText(text.string, x, y - lineHeight(font) / 2 + baseline(font));
}

/**
 * @param {Box} box
 * @returns {[number, number]}
 */
function middle({ x, y, width, height }) {
  return [x + width / 2, y + height / 2];
}
