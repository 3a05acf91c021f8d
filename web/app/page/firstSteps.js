// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { read, write } from '../choices/memory.js';

/** @typedef {'scroll' | 'menu' | 'number'} Step */

const KEY = 'tessera.firstSteps';
/** On a narrower stage there is no room beside the device, in CSS px. */
const BESIDE_FROM_PX = 860;
/** The distances of the card from the device and from the stage's edge, in CSS px. */
const GAPS_PX = 20;

/** Where the inspector is: beside the stage, behind a button, or behind a button with a word. */
/** @typedef {'beside' | 'button' | 'word'} InspectorPlace */
/** @type {Readonly<Record<InspectorPlace, string>>} */
const NUMBER_WORDS = Object.freeze({
  beside: 'Change a number at the right',
  button: 'Change a number in the inspector, upper right',
  word: 'Change a number under Inspect',
});

/**
 * What a new person can do on the stage, in the order in which it is told.
 * @param {boolean} isTouch whether the first pointer is a finger
 * @param {InspectorPlace} inspector
 * @returns {readonly (readonly [step: Step, drawing: string, words: string])[]}
 */
export function firstSteps(isTouch, inspector) {
  return [
    ['scroll', 'arrow-down', isTouch ? 'Drag to scroll' : 'Scroll with the wheel, or drag'],
    ['menu', 'list', isTouch ? 'Hold an item for its menu' : 'Right-click an item for its menu'],
    ['number', 'sliders', NUMBER_WORDS[inspector]],
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
 * @param {import('../stage/deviceFrame.js').DeviceFrame} parts.frame
 * @param {boolean} parts.areSheets whether the inspector is behind a button
 * @returns {{close: () => boolean}} closes it, and says whether it was open
 */
export function showFirstSteps(host, { connection, room, frame, areSheets }) {
  // On a page that the server has refused, there is nothing to try.
  if (read(KEY) || connection.state === 'refused') return { close: () => false };
  write(KEY, 'shown');
  const { content } = frame;
  const inspector = frame.isPhone ? 'word' : areSheets ? 'button' : 'beside';
  const steps = firstSteps(matchMedia('(pointer: coarse)').matches, inspector);
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
    leaveRoom();
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
  const leaveRoom = keepRoom(host, frame, card);
  return { close };
}

/**
 * Puts the card beside the device, or below it where there is no room beside it.
 * @param {HTMLElement} host the stage
 * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
 * @param {HTMLElement} card
 * @returns {() => void} gives the room back
 */
function keepRoom(host, frame, card) {
  const sizes = new ResizeObserver(() => {
    const isRow = host.clientWidth < BESIDE_FROM_PX && !frame.isPhone;
    card.toggleAttribute('data-row', isRow);
    frame.keepFree({ bottom: isRow ? card.offsetHeight + GAPS_PX : 0 });
  });
  sizes.observe(host);
  return () => {
    sizes.disconnect();
    frame.keepFree({ bottom: 0 });
  };
}
