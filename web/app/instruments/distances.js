// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { HeldKey } from '../../gestures/heldKey.js';
import { spacesAround } from '../tools/spacingModel.js';
import { boundsOf, labelSpace, spaceColours } from '../tools/spacingTool.js';
import { distancesToGuides } from './guides.js';
import { distancesBetween } from './distanceModel.js';

/** @typedef {import('../stage/annotations.js').Pen} Pen */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./distanceModel.js').Distance} Distance */

const LINE_PX = 1;
const OUTLINE_PX = 1.5;
const END_PX = 4;
const DASH_PX = [3, 3];

/**
 * While the key is held: the distances from the selected element to the one under the pointer, or without a selection
 * from that one to its neighbours, to the edges of the content, and to guides.
 */
export class Distances {
  #session;
  #area;
  #tools;
  #guides;

  /**
   * @param {import('../../store/session.js').Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/annotations.js').Annotations} annotations
   * @param {import('../stage/stageTools.js').ToolChoice} tools
   * @param {import('./guides.js').Guides} guides
   */
  constructor(session, area, annotations, tools, guides) {
    this.#guides = guides;
    this.#session = session;
    this.#area = area;
    this.#tools = tools;
    /** @type {(() => void) | null} */
    let stop = null;
    const key = new HeldKey('Alt', () => {
      stop?.();
      stop = key.isHeld ? annotations.add((pen) => this.#paint(pen)) : null;
    });
  }

  /** @param {Pen} pen */
  #paint(pen) {
    const { hovered, selected, isScrolling, visible } = this.#area;
    const { view } = this.#session;
    if (this.#tools.current !== 'move' || isScrolling || !hovered || !view) return;
    const rect = boundsOf(hovered);
    if (selected && selected.id !== hovered.id) return paintBetween(pen, boundsOf(selected), rect);
    const others = visible.filter((one) => one !== hovered && !one.leaving && one.category !== 2).map(boundsOf);
    for (const distance of distancesToGuides(rect, this.#guides.all)) paintDistance(pen, distance, 'edge');
    const content = { width: view.contentWidth, height: view.contentHeight };
    for (const space of spacesAround(rect, others, content)) {
      const isAcross = space.side === 'left' || space.side === 'right';
      const { x, y, width, height } = space.rect;
      const at = isAcross ? y + height / 2 : x + width / 2;
      const from = isAcross ? x : y;
      const axis = isAcross ? 'x' : 'y';
      paintDistance(pen, { axis, from, to: from + space.length, at, length: space.length }, space.to);
    }
  }
}

/**
 * @param {Pen} pen
 * @param {Rect} one
 * @param {Rect} other
 */
function paintBetween(pen, one, other) {
  const { context, hair, theme } = pen;
  const { distances, reaches } = distancesBetween(one, other);
  context.strokeStyle = spaceColours(theme).gap;
  context.lineWidth = OUTLINE_PX * hair;
  for (const { x, y, width, height } of [one, other]) context.strokeRect(x, y, width, height);
  context.setLineDash(DASH_PX.map((length) => length * hair));
  context.lineWidth = LINE_PX * hair;
  for (const { axis, from, to, at } of reaches) strokeWay(context, axis, from, to, at);
  context.setLineDash([]);
  for (const distance of distances) paintDistance(pen, distance, 'neighbour');
}

/**
 * A line with its ends and its length.
 * @param {Pen} pen
 * @param {Distance} distance
 * @param {'neighbour' | 'edge'} to
 */
function paintDistance(pen, { axis, from, to: end, at, length }, to) {
  const { context, hair, theme } = pen;
  context.strokeStyle = spaceColours(theme)[to === 'edge' ? 'edge' : 'gap'];
  context.lineWidth = LINE_PX * hair;
  strokeWay(context, axis, from, end, at);
  const across = axis === 'x' ? 'y' : 'x';
  for (const tip of [from, end]) strokeWay(context, across, at - END_PX * hair, at + END_PX * hair, tip);
  const rect = axis === 'x'
    ? { x: from, y: at - hair / 2, width: length, height: hair }
    : { x: at - hair / 2, y: from, width: hair, height: length };
  labelSpace(pen, { to, rect, length });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {'x' | 'y'} axis
 * @param {number} from
 * @param {number} to
 * @param {number} at
 */
function strokeWay(context, axis, from, to, at) {
  context.beginPath();
  context.moveTo(axis === 'x' ? from : at, axis === 'x' ? at : from);
  context.lineTo(axis === 'x' ? to : at, axis === 'x' ? at : to);
  context.stroke();
}
