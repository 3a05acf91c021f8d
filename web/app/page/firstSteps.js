// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { read, write } from '../choices/memory.js';

/** @typedef {'scroll' | 'menu' | 'number'} Step */

const KEY = 'tessera.firstSteps';

/**
 * What a new person can do on the stage, in the order in which it is told.
 * @param {boolean} isTouch whether the first pointer is a finger
 * @param {boolean} isPhone whether the inspector is behind a button
 * @returns {readonly (readonly [step: Step, drawing: string, words: string])[]}
 */
export function firstSteps(isTouch, isPhone) {
  return [
    ['scroll', 'arrow-down', isTouch ? 'Drag to scroll' : 'Scroll with the wheel, or drag'],
    ['menu', 'list', isTouch ? 'Hold an item for its menu' : 'Right-click an item for its menu'],
    ['number', 'sliders', isPhone ? 'Change a number under Inspect' : 'Change a number at the right'],
  ];
}

/** Steps that are still to be done; each is told until it was done. */
export class StepList {
  /** @type {Set<Step>} */
  #open;

  /** @param {readonly Step[]} steps */
  constructor(steps) {
    this.#open = new Set(steps);
  }

  /**
   * Notes that somebody did something.
   * @param {Step} step
   * @returns {boolean} whether this was new
   */
  did(step) {
    return this.#open.delete(step);
  }

  get isDone() {
    return this.#open.size === 0;
  }
}

/**
 * Shows three gestures beside the device, once in the life of a browser, until they are done or put away.
 * @param {HTMLElement} host the stage
 * @param {object} parts
 * @param {import('../../transport/connection.js').Connection} parts.connection
 * @param {import('../../store/room.js').Room} parts.room
 * @param {HTMLElement} parts.content what takes the pointers on the stage
 * @param {boolean} parts.isPhone
 * @returns {{close: () => boolean}} closes it, and says whether it was open
 */
export function showFirstSteps(host, { connection, room, content, isPhone }) {
  if (read(KEY)) return { close: () => false };
  write(KEY, 'shown');
  const steps = firstSteps(matchMedia('(pointer: coarse)').matches, isPhone);
  const list = new StepList(steps.map(([step]) => step));
  const rows = new Map(
    steps.map(([step, drawing, words]) => [step, make('li', { data: { step } }, icon(drawing), words)]),
  );
  const shut = make(
    'button',
    { type: 'button', class: 'button quiet square small', 'aria-label': 'Close', onclick: () => close() },
    icon('close'),
  );
  const heading = make('header', {}, make('h3', { class: 'heading' }, 'Try this'), shut);
  const card = make('aside', { class: 'first-steps', 'aria-label': 'Try this' }, heading, make('ul', {}, ...rows.values()));
  const ends = new AbortController();
  const close = () => {
    if (!card.isConnected) return false;
    card.remove();
    ends.abort();
    for (const stop of stops) stop();
    return true;
  };
  const did = (/** @type {Step} */ step) => {
    if (!list.did(step)) return;
    rows.get(step)?.setAttribute('data-done', '');
    rows.get(step)?.querySelector('.icon')?.replaceWith(icon('check'));
    if (list.isDone) close();
  };
  const { signal } = ends;
  content.addEventListener('wheel', () => did('scroll'), { signal, passive: true });
  content.addEventListener('contextmenu', () => did('menu'), { signal });
  // Who may only look changes no number.
  const dropNumber = () => {
    if (room.mayEdit || !list.did('number')) return;
    rows.get('number')?.remove();
    if (list.isDone) close();
  };
  const stops = [
    connection.on('command', (kind) => {
      if (kind === 'set') did('number');
      if (kind === 'scroll') did('scroll');
    }),
    room.on('change', (topic) => topic === 'role' && dropNumber()),
    // The reason is told in the same place.
    connection.on('state', (state) => {
      if (state === 'refused') close();
    }),
  ];
  dropNumber();
  host.append(card);
  return { close };
}
