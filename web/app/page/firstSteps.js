// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';
import { make } from '../../widgets/dom.js';
import { read, write } from '../choices/memory.js';
import { gesturesFor, placesFor } from './firstGestures.js';
import { gestureDrawing } from './gestureDrawings.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/**
 * @typedef {object} StepMeans
 * @property {import('../../transport/connection.js').Connection} connection
 * @property {import('../../store/room.js').Room} room
 * @property {import('../../store/session.js').Session} session
 * @property {import('../stage/stageArea.js').StageArea} area
 * @property {import('../stage/deviceFrame.js').DeviceFrame} frame
 * @property {import('../interaction/pinching.js').Pinching} pinching
 */

const KEY = 'tessera.firstSteps';
/** Room at the lower edge for the button, in CSS px. */
const BUTTON_PX = 60;
/** Keys that begin no gesture. */
const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Marks three gestures on the stage at the places where they are made, once in the life of a browser. They go with the
 * first gesture, with Escape and with their button, and let all pointers through to the stage.
 * @param {StepMeans} means
 * @returns {{close: () => boolean}} takes them away, and says whether they were there
 */
export function showFirstSteps(means) {
  const { connection, session } = means;
  // On a page that the server has refused, there is nothing to try.
  if (read(KEY) || connection.state === 'refused' || !session.stage) return { close: () => false };
  write(KEY, 'shown');
  return new FirstSteps(means);
}

class FirstSteps {
  #means;
  #stageId;
  #ends = new AbortController();
  /** @type {(() => void)[]} */
  #stops;
  #list = make('ul');
  #outlines = make('div', { 'aria-hidden': 'true' });
  #element = make(
    'aside',
    { class: 'first-steps', 'aria-label': 'Try this' },
    this.#outlines,
    this.#list,
    make('button', { type: 'button', class: 'button', onclick: () => this.close() }, 'Got it'),
  );

  /** @param {StepMeans} means */
  constructor(means) {
    this.#means = means;
    const { area, connection, frame, room, session } = means;
    this.#stageId = session.stageId;
    this.#stops = [
      area.on('rest', () => this.#place()),
      frame.on('layout', () => this.#place()),
      room.on('change', (topic) => topic === 'role' && this.#place()),
      session.on('change', () => session.stageId !== this.#stageId && this.close()),
      connection.on('command', (kind) => (kind === 'set' || kind === 'edit') && this.close()),
      // The reason is told in the same place.
      connection.on('state', (state) => state === 'refused' && this.close()),
    ];
    const { signal } = this.#ends;
    const close = () => this.close();
    for (const kind of ['pointerdown', 'wheel', 'contextmenu']) {
      frame.content.addEventListener(kind, close, { signal, passive: true, capture: true });
    }
    frame.content.addEventListener('keydown', ({ key }) => !QUIET_KEYS.has(key) && this.close(), { signal });
    frame.screen.append(this.#element);
    this.#place();
  }

  /** Takes the marks away; tells whether they were there. */
  close() {
    if (!this.#element.isConnected) return false;
    this.#element.remove();
    this.#ends.abort();
    for (const stop of this.#stops) stop();
    return true;
  }

  /** Draws each gesture at its place. */
  #place() {
    const gestures = gesturesFor(this.#possible());
    const places = placesFor(gestures, this.#free(), this.#cells());
    // A screen too small for one mark shows what it has.
    this.#element.hidden = places.length === 0;
    this.#list.replaceChildren(...places.map(({ middle }, at) => {
      const { name, words, how } = gestures[at];
      const mark = make('li', { data: { gesture: name } }, gestureDrawing(name), make('b', {}, words), how && make('span', {}, how));
      mark.style.left = `${middle.x}px`;
      mark.style.top = `${middle.y}px`;
      return mark;
    }));
    this.#outlines.replaceChildren(...places.flatMap(({ cell }) => (cell ? [outline(cell)] : [])));
  }

  /** @returns {import('./firstGestures.js').Possible} */
  #possible() {
    const { area, pinching, room, session } = this.#means;
    const { scroller } = area;
    const { min, max } = scroller.range;
    const isScreen = session.screen !== null;
    const mayAct = session.drives && room.mayEdit && !isScreen;
    const hasMenu = session.values?.['cv.menu'] !== 'off';
    return {
      isTouch: matchMedia('(pointer: coarse)').matches,
      scrolls: { x: scroller.axes.x && max.x > min.x, y: scroller.axes.y && max.y > min.y },
      pinches: mayAct && pinching.isPossible,
      carries: !mayAct ? null : hasMenu || session.stage?.gestures ? 'tool' : 'hold',
      hasShelf: area.visible.some(({ orthogonalSectionId }) => orthogonalSectionId !== 0),
      hasMenu: hasMenu && !isScreen,
      isScreen,
    };
  }

  /** @returns {Rect} the part of the screen for marks, in CSS px of it */
  #free() {
    const { frame } = this.#means;
    const { device, zoom } = frame;
    const { top, left, bottom, right } = device.insets;
    return {
      x: left * zoom,
      y: top * zoom,
      width: (device.width - left - right) * zoom,
      height: (device.height - top - bottom) * zoom - BUTTON_PX,
    };
  }

  /** @returns {Rect[]} of the items in view, in CSS px of the screen */
  #cells() {
    const { area, frame } = this.#means;
    const { scroller } = area;
    return area.visible.filter((element) => element.category === category.cell).map(({ shown }) => ({
      x: (shown.x - scroller.offset.x) * frame.zoom,
      y: (shown.y - scroller.offset.y) * frame.zoom,
      width: shown.width * frame.zoom,
      height: shown.height * frame.zoom,
    }));
  }
}

/** @param {Rect} cell */
function outline({ x, y, width, height }) {
  const element = make('div', { class: 'first-step-cell' });
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return element;
}
