// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { length } from '../../widgets/facts.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./spacesOfElement.js').MadeSpace} MadeSpace */
/** @typedef {import('../../transport/messageTypes.js').StageReplies['boxed']['boxes'][number]} Box */
/** @typedef {[name: string, value: string]} Line */

const SIDE_WORDS = { left: 'Left', right: 'Right', top: 'Above', bottom: 'Below' };
/** The engine rounds places to pixels; less is nothing left over. */
const ROUNDING_PT = 0.75;

/**
 * Why the room on each side of an element is as long as it is.
 * @param {readonly MadeSpace[]} spaces
 * @returns {Line[]}
 */
export function spaceLines(spaces) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const { space, parameter } of spaces) {
    // Several neighbours are equally far away; they have the same reason.
    const words = `${length(space.length)} · ${reason(space, parameter)}`;
    if (!lines.has(space.side)) lines.set(space.side, [SIDE_WORDS[space.side], words]);
  }
  return [...lines.values()];
}

/**
 * The rules by which the layout's solver placed an element, as the stage tells them.
 * @param {import('../../store/elementInfo.js').Info | null | undefined} info
 * @returns {Line[]}
 */
export function ruleLines(info) {
  return (info?.rules ?? []).map(({ name, value }) => [name, value]);
}

/**
 * The boxes of a compositional layout around an element, from the section inwards.
 * @param {readonly Box[]} boxes each after the box around it
 * @param {Rect} rect of the element
 * @returns {Line[]}
 */
export function boxLines(boxes, rect) {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  return boxes
    .filter(({ frame }) => x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height)
    .map(({ role, depth, frame, measuresWidth, measuresHeight, measured }) => {
      const size = `${length(frame.width)} × ${length(frame.height)}`;
      const isEstimate = (measuresWidth || measuresHeight) && measured === false;
      const isMeasured = (measuresWidth || measuresHeight) && !isEstimate;
      const words = isEstimate ? ', an estimate' : isMeasured ? ', measured' : '';
      const name = role === 'group' && depth > 0 ? 'Inner group' : role.charAt(0).toUpperCase() + role.slice(1);
      return [name, `${size}${words}`];
    });
}

/**
 * @param {MadeSpace['space']} space
 * @param {MadeSpace['parameter']} parameter
 */
function reason({ to, length: room }, parameter) {
  if (!parameter) return to === 'edge' ? 'to what is next, or the edge' : 'to the next cell';
  const { label, value, times = 1 } = parameter;
  if (times > 1) return `${label} ${length(value)}, on both sides of the gap`;
  const rest = room - value;
  if (to === 'edge' || rest <= ROUNDING_PT) return label;
  return `${label} ${length(value)}, and ${length(rest)} left over in the line`;
}
