// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { attachInput } from '../gestures/input.js';
import { linkScroller } from '../gestures/scrollLink.js';
import { neighbour } from '../renderer/neighbour.js';

/** @type {Record<string, 'up' | 'down' | 'left' | 'right'>} */
const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * Pointer and keys on the stage: scrolling, hovering, selecting.
 * @param {import('./stageArea.js').StageArea} area
 * @param {import('./deviceFrame.js').DeviceFrame} frame
 * @param {any} session
 */
export function attachStageInput(area, frame, session) {
  const { scroller } = area;
  linkScroller(scroller, session);
  attachInput(frame.content, scroller, {
    toPoint: (/** @type {any} */ event) => area.pointOf(event),
    onTap: (/** @type {{x: number, y: number}} */ point) =>
      area.select(area.elementAt(point)?.id ?? null),
    onHover: (/** @type {{x: number, y: number} | null} */ point) =>
      area.hover(point && !scroller.isMoving ? (area.elementAt(point)?.id ?? null) : null),
    onKey: (/** @type {KeyboardEvent} */ event) => {
      const direction = DIRECTIONS[event.key];
      if (!direction || !event.shiftKey) return false;
      selectBeside(area, direction);
      return true;
    },
  });
}

/**
 * @param {import('./stageArea.js').StageArea} area
 * @param {'up' | 'down' | 'left' | 'right'} direction
 */
function selectBeside(area, direction) {
  const from = area.selected;
  const held = area.allElements;
  const next = from ? neighbour(held, from, direction) : area.visible.find((e) => e.category === 0);
  if (!next) return;
  area.select(next.id);
  area.reveal(next);
}
