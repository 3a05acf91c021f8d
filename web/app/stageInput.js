// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { attachInput } from '../gestures/input.js';
import { ScrollRouter } from '../gestures/scrolling/scrollRouter.js';
import { SpannedRect } from '../gestures/spannedRect.js';
import { stageCommand, worksEverywhere } from './interaction/stageKeys.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../store/session.js').Session} Session */
/**
 * The parts that pointers and keys on the stage act on.
 * @typedef {object} StageMeans
 * @property {import('./interaction/stageActions.js').StageActions} actions
 * @property {import('./interaction/stageMenu.js').StageMenu} menu
 * @property {import('./stage/stageTools.js').ToolChoice} tools
 * @property {import('./interaction/rectangleSelection.js').RectangleSelection} selection
 * @property {import('./tools/probeTool.js').ProbeTool} probe
 * @property {import('./interaction/arranging.js').Arranging} arranging
 * @property {import('./interaction/pinching.js').Pinching} pinching
 * @property {import('./interaction/swiping.js').Swiping} swiping
 * @property {import('./stage/screenHands.js').ScreenHands} screen
 * @property {(event: import('../gestures/input.js').KeyPress) => boolean} opener takes the key that opens an item in a window
 */

/**
 * Connects pointers and keys on the stage: scrolling, hovering, tapping, pressing, spanning, selecting.
 * @param {import('./stage/stageArea.js').StageArea} area
 * @param {import('./stage/deviceFrame.js').DeviceFrame} frame
 * @param {Session} session
 * @param {StageMeans} means
 */
export function attachStageInput(area, frame, session, means) {
  const { scroller } = area;
  const { actions, menu, tools, arranging, pinching, swiping } = means;
  const span = spanningFor(area, means);
  area.addTicker((nowMs) => span.tick(nowMs));
  const isProbing = () => tools.current === 'rects';
  // With the tool for layouts, two fingers lead from one layout to another.
  const isSwitching = () => tools.current === 'layouts';
  // With the tool that carries items, the recognisers get no fingers: a long press would also take an item.
  const isArranging = () => tools.current === 'arrange' && Boolean(session.stage?.gestures);
  attachInput(frame.content, new ScrollRouter(scroller, area.orthogonalScrollers), {
    toPoint: (event) => area.pointOf(event),
    tap: (point) => area.select(area.elementAt(point)?.id ?? null, true),
    hover: hoverFor(area),
    touch: {
      elementAt: (point) => area.elementAt(point)?.id ?? null,
      tell: (phase, point, facts) => {
        // A replay shows elements at places where they are not now.
        if (isProbing() || isArranging() || !session.drives || area.isReplaying) return;
        actions.touch(phase, inContent(area, point), facts);
      },
      wants: () => {
        if (isProbing() || isArranging() || isSwitching() || !session.drives) return null;
        if (area.isReplaying) return null;
        return session.stage?.gestures ?? null;
      },
    },
    pinch: {
      mayBegin: () => !area.isReplaying && pinching.isPossible,
      handle: (step) => pinching.handle(step),
      end: () => pinching.end(),
    },
    menu: {
      ask: (point, by) => !area.isReplaying && menu.ask(point, by),
      slide: (place) => menu.slide(place),
      lift: (place) => menu.lift(place),
    },
    rectangle: {
      begins: ({ shiftKey, pointerType }) => isProbing() || (shiftKey && pointerType === 'mouse'),
      handle: (phase, from, to) => {
        span.handle(phase, from, to);
        area.invalidate('overlay');
      },
    },
    screen: {
      takes: (point) => !isProbing() && !area.isReplaying && means.screen.takes(point),
      within: (point) =>
        isProbing() || area.isReplaying ? null : means.screen.within(point, inContent(area, point)),
      around: (point) => (isProbing() || area.isReplaying ? null : means.screen.around(point, isAtTop(scroller))),
      isAtEdge: (point) => !isProbing() && !area.isReplaying && means.screen.isAtEdge(point),
      tell: (phase, point, finger) => means.screen.tell(phase, point, finger),
    },
    carry: arranging,
    swipe: swiping,
    wheel: (point, step) => means.screen.wheel(point, step) || swiping.wheel(point, step),
    key: (event) => {
      if (arranging.key(event)) return true;
      if (event.key === 'Escape' && swiping.close()) return true;
      if (means.opener(event)) return true;
      const command = stageCommand(event);
      return command !== null && actions.run(command);
    },
  });
  attachFreeKeys(frame.content, actions);
}

/**
 * @param {import('./stage/stageArea.js').StageArea} area
 * @param {Point} point in pt of the viewport
 * @returns {Point} in pt of the content
 */
function inContent({ scroller }, { x, y }) {
  return { x: x + scroller.offset.x, y: y + scroller.offset.y };
}

/**
 * Whether the content is at its upper edge, and rests there.
 * @param {import('../gestures/scrolling/scroller.js').Scroller} scroller
 */
function isAtTop({ offset, range, phase }) {
  return phase !== 'decelerate' && offset.y <= range.min.y;
}

/**
 * The target for a spanned rectangle: the tool's, or the selection with tools that have none.
 * @param {import('./stage/stageArea.js').StageArea} area
 * @param {StageMeans} means
 */
function spanningFor(area, { tools, selection, probe }) {
  let isProbing = false;
  return new SpannedRect(area.scroller, (rect, phase) => {
    if (phase === 'began') isProbing = tools.current === 'rects';
    if (!isProbing) selection.change(rect, phase);
    else if (phase === 'cancelled') probe.clear();
    else probe.probe(rect);
    area.invalidate('overlay');
  });
}

/**
 * @param {import('./stage/stageArea.js').StageArea} area
 * @returns {(point: Point | null) => void}
 */
function hoverFor(area) {
  const { scroller } = area;
  /** @type {Point | null} where the pointer rests over the viewport */
  let pointer = null;
  const hover = () => area.hover(pointer ? (area.elementAt(pointer)?.id ?? null) : null);
  // The content moves under a resting pointer: the element there is looked up when the content stands.
  scroller.on('move', () => area.hover(null));
  area.orthogonalScrollers.on('move', () => area.hover(null));
  area.on('rest', hover);
  return (point) => {
    pointer = point;
    if (!area.isScrolling) hover();
  };
}

/**
 * Keys for the selection that also work when nothing has the focus.
 * @param {HTMLElement} canvas
 * @param {import('./interaction/stageActions.js').StageActions} actions
 */
function attachFreeKeys(canvas, actions) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.target !== document.body) return;
    const command = stageCommand(event);
    if (!command || !worksEverywhere(command) || !actions.run(command)) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
  });
}
