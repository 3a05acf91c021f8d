// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { straightSteps } from '../../base/shapes.js';
import { baseline, lineHeight } from '../../base/text.js';
import { cssThemed, inkThemed } from '../look/colour.js';
import { accessoryKinds } from '../scene/listContent.js';
import { fontOf } from './listLayout.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('./listMotion.js').ShownAccessory} ShownAccessory */
/** @typedef {import('./listLayout.js').Box} Box */
/** @typedef {{isDark: boolean, hasContrast?: boolean, rowHeight: number, isRightToLeft: boolean}} RowLook */
/** @typedef {[number, number]} Point */

const STROKE_PT = 2;
const THIN_PT = 1.5;
const HAIR_PT = 0.5;
const QUARTER = Math.PI / 2;
/** Radius of a custom accessory's ground. */
const CUSTOM_RADIUS_PT = 6;
const LINE_GAP_PT = 6;
/** Sides of the boxes for which the shapes below are drawn; other text sizes have other boxes. */
const CHEVRON_PT = 14;
const DETAIL_PT = 22;
const POP_UP_PT = 16;

/**
 * How an accessory is painted in its box.
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 * @returns {PaintOperation[]}
 */
export function accessoryOperations(shown, box, look) {
  const { accessory } = shown;
  const ink = inkThemed(accessory.tint, look);
  switch (accessory.kind) {
    case accessoryKinds.checkmark:
      return [tick(box, ink)];
    case accessoryKinds.disclosureIndicator:
      return [chevron(box, look.isRightToLeft ? Math.PI : 0, ink)];
    case accessoryKinds.outlineDisclosure:
      return [chevron(box, outlineAngle(shown.on, look.isRightToLeft), ink)];
    case accessoryKinds.detail:
      return detail(box, ink);
    case accessoryKinds.delete:
    case accessoryKinds.insert:
      return button(shown, box, ink, look);
    case accessoryKinds.multiselect:
      return circle(shown, box, look);
    case accessoryKinds.popUpMenu:
      return [popUp(box, ink)];
    case accessoryKinds.reorder:
      return grip(shown, box, ink, look);
    default:
      return text(shown, box, look);
  }
}

/**
 * Lines through some points each.
 * @param {Point[][]} lines
 * @param {number} width
 * @param {string} ink
 * @returns {PaintOperation}
 */
function strokes(lines, width, ink) {
  const shape = /** @type {const} */ ({ kind: 'way', steps: straightSteps(lines), isEvenOdd: false });
  return { kind: 'stroke', shape, ink, width };
}

/**
 * @param {Point} middle
 * @param {number} radius
 * @returns {import('../../base/paintTypes.js').PaintShape}
 */
function disc([x, y], radius) {
  return { kind: 'disc', x, y, radius };
}

/**
 * @param {Box} box
 * @param {string} ink
 * @returns {PaintOperation}
 */
function tick({ x, y, width, height }, ink) {
  /** @type {Point[]} */
  const points = [
    [x + width * 0.08, y + height * 0.55],
    [x + width * 0.37, y + height * 0.9],
    [x + width * 0.92, y + height * 0.12],
  ];
  return strokes([points], STROKE_PT + 0.25, ink);
}

/**
 * A chevron that points to the right unless it is turned.
 * @param {Box} box
 * @param {number} angle clockwise
 * @param {string} ink
 * @returns {PaintOperation}
 */
function chevron(box, angle, ink) {
  const [x, y] = middle(box);
  const scale = box.height / CHEVRON_PT;
  const reach = 5.2 * scale;
  const depth = 2.6 * scale;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  /** @param {number} dx @param {number} dy @returns {Point} */
  const turned = (dx, dy) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  const points = [turned(-depth, -reach), turned(depth, 0), turned(-depth, reach)];
  return strokes([points], STROKE_PT * scale, ink);
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
 * An i in a circle.
 * @param {Box} box
 * @param {string} ink
 * @returns {PaintOperation[]}
 */
function detail(box, ink) {
  const [x, y] = middle(box);
  const scale = box.width / DETAIL_PT;
  const width = THIN_PT * scale;
  /** @param {number} dx @param {number} dy @returns {Point} */
  const at = (dx, dy) => [x + dx * scale, y + dy * scale];
  return [
    { kind: 'stroke', shape: disc([x, y], box.width / 2 - width / 2), ink, width },
    { kind: 'fill', shape: disc(at(0, -5), 1.2 * scale), ink },
    strokes([[at(-1.4, -1.6), at(0.2, -1.6), at(0.2, 5)], [at(-2, 5), at(2.4, 5)]], width, ink),
  ];
}

/**
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {string} ink
 * @param {RowLook} look
 * @returns {PaintOperation[]}
 */
function button({ accessory }, box, ink, look) {
  const [x, y] = middle(box);
  const arm = box.width * 0.24;
  /** @type {Point[][]} */
  const lines = [[[x - arm, y], [x + arm, y]]];
  if (accessory.kind === accessoryKinds.insert) lines.push([[x, y - arm], [x, y + arm]]);
  const sign = strokes(lines, STROKE_PT, ink);
  if (!accessory.ground) return [sign];
  const ground = cssThemed(accessory.ground, look.isDark);
  return [{ kind: 'fill', shape: disc([x, y], box.width / 2), ink: ground }, sign];
}

/**
 * An empty circle, or one with a check.
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 * @returns {PaintOperation[]}
 */
function circle({ accessory, on }, box, look) {
  const at = middle(box);
  const rim = look.isDark ? '#545458' : '#c5c5c7';
  const outline = disc(at, box.width / 2 - THIN_PT / 2);
  /** @type {PaintOperation[]} */
  const empty = [
    { kind: 'group', opacity: 1 - on },
    { kind: 'stroke', shape: outline, ink: rim, width: THIN_PT },
    { kind: 'end' },
  ];
  if (on <= 0) return empty;
  const ground = cssThemed(accessory.ground ?? accessory.tint, look.isDark);
  const inner = box.width * 0.46;
  const place = { x: at[0] - inner / 2, y: at[1] - inner * 0.42, width: inner, height: inner * 0.84 };
  return [
    ...empty,
    { kind: 'group', opacity: on },
    { kind: 'fill', shape: disc(at, box.width / 2), ink: ground },
    tick(place, '#ffffff'),
    { kind: 'end' },
  ];
}

/**
 * @param {Box} box
 * @param {string} ink
 * @returns {PaintOperation}
 */
function popUp(box, ink) {
  const [x, y] = middle(box);
  const scale = box.height / POP_UP_PT;
  /** @param {number} way @returns {Point[]} */
  const arrow = (way) => [
    [x - 3.6 * scale, y + way * 2.6 * scale],
    [x, y + way * 6.2 * scale],
    [x + 3.6 * scale, y + way * 2.6 * scale],
  ];
  return strokes([arrow(-1), arrow(1)], (STROKE_PT - 0.2) * scale, ink);
}

/**
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {string} ink
 * @param {RowLook} look
 * @returns {PaintOperation[]}
 */
function grip({ accessory }, box, ink, look) {
  const bars = [0.12, 0.5, 0.88].map((share) => {
    const y = box.y + box.height * share;
    return /** @type {Point[]} */ ([[box.x + 1, y], [box.x + box.width - 1, y]]);
  });
  const handle = strokes(bars, STROKE_PT, ink);
  if (!accessory.showsLine) return [handle];
  const edge = look.isRightToLeft ? box.x + box.width + LINE_GAP_PT : box.x - LINE_GAP_PT;
  const top = box.y + box.height / 2 - look.rowHeight / 2;
  /** @type {Point[]} */
  const line = [[edge, top + look.rowHeight * 0.2], [edge, top + look.rowHeight * 0.8]];
  return [handle, strokes([line], HAIR_PT, ink)];
}

/**
 * A label, or a custom view.
 * @param {ShownAccessory} shown
 * @param {Box} box
 * @param {RowLook} look
 * @returns {PaintOperation[]}
 */
function text({ accessory }, box, look) {
  const { ground, text: words } = accessory;
  /** @type {PaintOperation[]} */
  const operations = [];
  if (ground) {
    const radius = Math.min(CUSTOM_RADIUS_PT, box.width / 2, box.height / 2);
    const shape = /** @type {const} */ ({ kind: 'box', ...box, radius });
    operations.push({ kind: 'fill', shape, ink: cssThemed(ground, look.isDark) });
  }
  if (!words) return operations;
  const font = fontOf(words);
  const [x, y] = middle(box);
  operations.push({
    kind: 'text',
    text: words.string,
    x,
    y: y - lineHeight(font) / 2 + baseline(font),
    ...font,
    anchor: 'middle',
    ink: inkThemed(words.colour, look),
  });
  return operations;
}

/**
 * @param {Box} box
 * @returns {Point}
 */
function middle({ x, y, width, height }) {
  return [x + width / 2, y + height / 2];
}
