// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { fillReadable } from '../../base/mirror.js';
import { clamp, transformedBounds } from '../../base/geometry.js';
import { length } from '../../widgets/facts.js';
import { category } from '../../store/elements/element.js';
import { gapsBetween, longestOfSides, spacesAround } from './spacingModel.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./spacingModel.js').Space} Space */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/** With more elements than this in view, only the room around one of them is shown. */
const MOST_GAPS = 400;
const GAP_FILL = 0.2;
const EDGE_FILL = 0.16;
const STRONG_FILL = 0.4;
const HATCH_PX = 6;
const TEXT_PX = 11;
const TEXT_MARGIN_PX = 4;
const LABEL_RADIUS_PX = 4;
const LINE_PX = 1;

/** Paints the room between elements, with numbers around the one under the pointer. */
export class SpacingTool {
  #session;
  #area;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   */
  constructor(session, area) {
    this.#session = session;
    this.#area = area;
  }

  /** @type {import('../stage/annotations.js').Painter} */
  paint = (pen) => {
    const all = this.#area.visible.filter((element) => !element.leaving && element.category !== 2);
    const rects = new Map(all.map((element) => [element, boundsOf(element)]));
    const others = [...rects.values()];
    if (others.length <= MOST_GAPS) {
      for (const gap of gapsBetween(others)) fillSpace(pen, gap, GAP_FILL);
    }
    const one = this.#area.hovered ?? this.#area.selected;
    const rect = one && one.category !== category.decoration ? rects.get(one) : null;
    const view = this.#session.view;
    if (!rect || !view) return;
    const content = { width: view.contentWidth, height: view.contentHeight };
    const spaces = spacesAround(rect, others, content);
    pen.context.lineWidth = LINE_PX * pen.hair;
    pen.context.strokeStyle = spaceColours(pen.theme).gap;
    pen.context.strokeRect(rect.x, rect.y, rect.width, rect.height);
    for (const space of spaces) {
      fillSpace(pen, space, space.to === 'edge' ? EDGE_FILL : STRONG_FILL);
    }
    for (const { space } of longestOfSides(spaces.map((one) => ({ space: one })))) labelSpace(pen, space);
  };
}

/** @param {StageElement} element */
export function boundsOf({ shown }) {
  return shown.transform ? transformedBounds(shown, shown.transform) : { ...shown };
}

/**
 * The colours of gaps and of the room to an edge.
 * @param {import('../../renderer/look/theme.js').Theme} theme
 */
export function spaceColours({ isDark }) {
  return isDark ? { gap: '#c58bff', edge: '#3ecf8e' } : { gap: '#8b3fe0', edge: '#148a57' };
}

/**
 * Gaps are hatched, room to the content's edge is filled.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {Space} space
 * @param {number} alpha
 */
function fillSpace({ context, hair, theme }, { to, rect }, alpha) {
  const colour = spaceColours(theme)[to === 'edge' ? 'edge' : 'gap'];
  context.save();
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.fillRect(rect.x, rect.y, rect.width, rect.height);
  if (to === 'neighbour') {
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    hatch(context, rect, HATCH_PX * hair);
    context.globalAlpha = Math.min(1, 2 * alpha);
    context.strokeStyle = colour;
    context.lineWidth = LINE_PX * hair;
    context.stroke();
  }
  context.restore();
}

/**
 * Slanted lines over a rectangle. Their places do not depend on the rectangle, so that they stay still.
 * @param {CanvasRenderingContext2D} context
 * @param {Rect} rect
 * @param {number} step
 */
function hatch(context, { x, y, width, height }, step) {
  context.beginPath();
  const first = Math.floor((x - y - height) / step) * step;
  for (let at = first; at < x + width - y; at += step) {
    context.moveTo(at + y, y);
    context.lineTo(at + y + height, y + height);
  }
}

/**
 * Writes the length of a space in its middle.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {Pick<Space, 'to' | 'rect' | 'length'>} space
 */
export function labelSpace({ context, hair, visible, theme }, { to, rect, length: value }) {
  const text = length(value);
  const size = TEXT_PX * hair;
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // The number is in the middle of the visible part, so that a long gap shows its number too.
  const left = Math.max(rect.x, visible.x);
  const top = Math.max(rect.y, visible.y);
  const right = Math.min(rect.x + rect.width, visible.x + visible.width);
  const bottom = Math.min(rect.y + rect.height, visible.y + visible.height);
  if (right <= left || bottom <= top) return;
  const margin = TEXT_MARGIN_PX * hair;
  const width = context.measureText(text).width + 2 * margin;
  const height = size + margin;
  const x = inside((left + right) / 2, width, visible.x, visible.width);
  const y = inside((top + bottom) / 2, height, visible.y, visible.height);
  context.fillStyle = spaceColours(theme)[to === 'edge' ? 'edge' : 'gap'];
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, LABEL_RADIUS_PX * hair);
  context.fill();
  context.fillStyle = theme.isDark ? '#101114' : '#ffffff';
  fillReadable(context, text, { x, y });
}

/**
 * The middle of a label that must lie within the visible part.
 * @param {number} middle
 * @param {number} length of the label
 * @param {number} start
 * @param {number} room
 */
function inside(middle, length, start, room) {
  return clamp(middle, start + length / 2, start + room - length / 2);
}
