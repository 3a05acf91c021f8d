// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { DisposableStack } from '../../base/disposable.js';
import { FOLLOW_RESPONSE_S, JUMP_VIEWPORTS } from '../../base/feel.js';

/** @typedef {import('../../store/scrollReports.js').ScrollReport} ScrollReport */

/**
 * Connects a scroller to a session: its reports are sent, and it follows what the layout, the host or a
 * followed driver says of the offset.
 * @param {import('./scroller.js').Scroller} scroller
 * @param {import('../../store/session.js').Session} session
 * @returns {() => void} parts them
 */
export function linkScroller(scroller, session) {
  const stack = new DisposableStack();
  /** @param {Pick<ScrollReport, 'phase'> & Partial<ScrollReport>} members */
  const report = (members) =>
    session.reportScroll({ offset: scroller.offset, velocity: scroller.velocity, ...members });
  stack.add(
    scroller.on('move', () => {
      report({ phase: scroller.phase === 'decelerate' ? 'decelerate' : 'drag' });
    }),
  );
  stack.add(scroller.on('end', (end) => report({ ...end, phase: 'end' })));
  stack.add(scroller.on('idle', () => report({ phase: 'idle' })));
  stack.add(session.on('target', ({ offset }) => scroller.retarget(offset)));
  // On an app's screen the host moves the place of the content, and may have moved it again when an answer came.
  stack.add(session.on('adjust', (distance) => scroller.translate(distance, { isTold: !session.screen })));
  stack.add(session.on('offset', (motion) => takeOffset(scroller, session, motion)));
  return () => stack.dispose();
}

/**
 * Connects the scrollers of the orthogonal sections to a session, in the same way.
 * @param {import('./orthogonalScrollers.js').OrthogonalScrollers} scrollers
 * @param {import('../../store/session.js').Session} session
 * @returns {() => void} parts them
 */
export function linkOrthogonalScrollers(scrollers, session) {
  const stack = new DisposableStack();
  const take = () => scrollers.take(session.view);
  stack.add(session.on('change', (topic) => topic === 'view' && take()));
  stack.add(
    session.on('delta', ({ movedSections, isWhole }) => {
      take();
      // The page that drives may have scrolled while the server was away: its own places hold.
      if (isWhole && session.drives) scrollers.reportAll();
      else scrollers.follow(movedSections);
    }),
  );
  stack.add(session.on('opened', () => session.drives && scrollers.reportAll()));
  stack.add(scrollers.on('report', (report) => session.reportScroll(report)));
  stack.add(
    session.on('orthogonalOffset', ({ id, offset }) => {
      const section = session.view?.orthogonalSections.get(id);
      if (!section) return;
      scrollers.scrollTo(section, section.along(offset), { responseS: FOLLOW_RESPONSE_S });
    }),
  );
  return () => stack.dispose();
}

/**
 * Scrolls the content to where the layout or its delegate wants it, with their animation.
 * @param {import('./scroller.js').Scroller} scroller
 * @param {import('../../base/geometry.js').Point} offset
 * @param {{duration: number, response?: number}} animation times in s
 */
function run(scroller, offset, { duration, response }) {
  scroller.scrollTo(offset, response ? { responseS: response } : { durationS: duration });
}

/**
 * @param {import('./scroller.js').Scroller} scroller
 * @param {import('../../store/session.js').Session} session
 * @param {{offset: import('../../base/geometry.js').Point, isStart?: boolean,
 *   animation?: {duration: number, response?: number}}} motion
 */
function takeOffset(scroller, session, { offset, isStart, animation }) {
  const { phase, viewport } = scroller;
  const isHeld = phase === 'hold' || phase === 'drag';
  if (isStart) return scroller.jumpTo(offset);
  // The host does not move content that a finger holds; the next report tells where it is.
  if (animation) return isHeld ? undefined : run(scroller, offset, animation);
  if (session.drives) return isHeld ? undefined : scroller.jumpTo(offset, { isTold: !session.screen });
  const isFar =
    Math.abs(offset.x - scroller.offset.x) > JUMP_VIEWPORTS * viewport.width ||
    Math.abs(offset.y - scroller.offset.y) > JUMP_VIEWPORTS * viewport.height;
  if (isFar) scroller.jumpTo(offset);
  else scroller.scrollTo(offset, { responseS: FOLLOW_RESPONSE_S });
}
