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
  /** @type {{x: number, y: number} | null} where the pointer rests over the viewport */
  let pointer = null;
  const hover = () => area.hover(pointer ? (area.elementAt(pointer)?.id ?? null) : null);
  linkScroller(scroller, session);
  // The content moves under a pointer that rests: what is there is looked up once it stands.
  scroller.on('move', () => area.hover(null));
  area.on('rest', hover);
  attachInput(frame.content, scroller, {
    toPoint: (/** @type {any} */ event) => area.pointOf(event),
    onTap: (/** @type {{x: number, y: number}} */ point) =>
      area.select(area.elementAt(point)?.id ?? null),
    onHover: (/** @type {{x: number, y: number} | null} */ point) => {
      pointer = point;
      if (!scroller.isMoving) hover();
    },
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
