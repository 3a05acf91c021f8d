// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { mirrored } from '../../base/mirror.js';
import { make } from '../../widgets/dom.js';
import { ScreenField } from './screenField.js';
import { ScreenTexts } from './screenTexts.js';
import { WheelFinger } from './wheelFinger.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */
/** @typedef {import('../../transport/messageTypes.js').StageScreen} StageScreen */
/** @typedef {StageScreen['controls'][number]} Control */

const MS_PER_S = 1000;

/** The greatest width of the strip at an edge of the screen from which people drag something in, in pt. */
const EDGE_PT = 20;

/**
 * Whether a point of the viewport belongs to an app's screen around the collection view.
 * @param {StageScreen | null} screen
 * @param {Point} point in pt
 * @param {number} [width] of the viewport, in pt
 * @returns {boolean}
 */
export function isAround(screen, point, width = Infinity) {
  if (!screen) return false;
  if (!screen.place || !isWithin(screen.place, point)) return true;
  const hit = screen.controls.filter((control) => !control.isInContent && isWithin(control, point));
  return hit.some((control) => !leavesContent(screen, control, width));
}

/**
 * Whether a finger at a point may drag something in from the left or the right edge, over content that scrolls along it.
 * @param {StageScreen | null} screen
 * @param {Point} point in pt
 * @param {number} width of the viewport, in pt
 * @returns {boolean}
 */
export function isAtEdge(screen, point, width) {
  if (!screen?.place || isAround(screen, point, width)) return false;
  return screen.controls.some((control) => !control.isInContent && isWithin(control, point));
}

/**
 * Whether a control is such a strip: touches and drags along it are the content's.
 * @param {StageScreen} screen
 * @param {Control} control
 * @param {number} width of the viewport, in pt
 */
function leavesContent(screen, control, width) {
  if (control.role !== 'grip' || control.label || screen.scrolls === 'horizontal') return false;
  return control.width <= EDGE_PT && (control.x <= 0 || control.x + control.width >= width);
}

/**
 * Whether a finger at a point scrolls a part of the screen, unless it moves a slider.
 * @param {StageScreen | null} screen
 * @param {Point} point in pt
 * @returns {boolean}
 */
export function scrolls(screen, point) {
  const around = (screen?.controls ?? []).filter(({ isInContent }) => !isInContent);
  return innermost(around.filter((control) => isWithin(control, point)))?.role === 'scroller';
}

/**
 * What follows a drag among the controls at a point: the one in front of the others.
 * @param {Control[]} hit
 */
function innermost(hit) {
  return hit.filter(({ role }) => role === 'slider' || role === 'scroller' || role === 'grip').at(-1);
}

/**
 * What the controls in an element do with a finger on all of them. What scrolls there scrolls across the content.
 * @param {Control[]} hit
 * @param {boolean} isSideways whether the content scrolls sideways
 * @returns {import('../../gestures/pointers/targets.js').ScreenAxes}
 */
export function axesOf(hit, isSideways) {
  const grips = hit.filter(({ role }) => role === 'grip');
  const takes = (/** @type {Control['drags']} */ way) => grips.some(({ drags = 'both' }) => drags === 'both' || drags === way);
  const scrolls = hit.some(({ role }) => role === 'slider' || role === 'scroller');
  const presses = grips.flatMap(({ press }) => (press === undefined ? [] : [press]));
  return {
    x: takes('horizontal') || (scrolls && !isSideways),
    y: takes('vertical') || (scrolls && isSideways),
    rests: innermost(hit)?.role === 'grip',
    ...(presses.length > 0 && { press: Math.min(...presses) }),
  };
}

/**
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {Point} point
 */
function isWithin(box, { x, y }) {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

/**
 * What people do with an app's screen around its collection view: fingers, keys and typed texts. Its controls
 * are buttons of the page for keyboards and readers.
 */
export class ScreenHands {
  #session;
  #invalidate;
  #field;
  #controls = make('div', { class: 'screen-controls' });
  #shown = '';
  /** The time of the last finger, in s. */
  #touchedS = 0;
  /** The finger that a wheel is. */
  #turn;
  /**
   * Called with the menu that a finger, or a key, on a button opened.
   * @type {((menu: import('../../transport/messageTypes.js').StageMenu, byKey: boolean) => void) | null}
   */
  onMenu = null;

  /**
   * @param {import('../../store/session.js').Session} session
   * @param {import('./deviceFrame.js').DeviceFrame} frame
   * @param {() => void} invalidate paints the stage again
   */
  constructor(session, frame, invalidate) {
    this.#session = session;
    this.#invalidate = invalidate;
    this.#turn = new WheelFinger(systemClock, (phase, point) => this.#touch(phase, point));
    new ScreenTexts(session, frame.screen);
    this.#field = new ScreenField(session, frame, (text) => this.#act('type', { text }));
    frame.screen.append(this.#controls, this.#field.element);
    session.on('change', (topic) => {
      if (topic === 'screen') this.#update();
    });
  }

  /**
   * Whether a finger that comes down at a point belongs to the screen.
   * @param {Point} point
   */
  takes(point) {
    return this.#session.drives && isAround(this.#session.screen, this.#seen(point), this.#session.viewport.width);
  }

  /**
   * Where people see a point: gestures count in a list that may be inverted, the screen around it does not.
   * @param {Point} point
   */
  #seen(point) {
    return mirrored(this.#session.screen?.mirror, point);
  }

  /**
   * What a part of an element that takes touches at a point by itself does with them.
   * @param {Point} point of the viewport, in pt
   * @param {Point} place the same of the content
   * @returns {import('../../gestures/pointers/targets.js').ScreenAxes | null} `null` without such a part
   */
  within(point, place) {
    const { screen, drives } = this.#session;
    if (!drives || !screen?.place || !isWithin(screen.place, this.#seen(point))) return null;
    const hit = screen.controls.filter((control) => control.isInContent && isWithin(control, place));
    if (hit.length === 0) return null;
    return axesOf(hit, screen.scrolls === 'horizontal');
  }

  /**
   * A finger on the screen.
   * @param {Phase} phase
   * @param {Point} point
   * @param {number} finger its number
   */
  tell(phase, point, finger = 0) {
    this.#touch(phase, this.#seen(point), finger);
  }

  /**
   * Along which axes views around the content take a drag that begins on the content at a point; `null` for none.
   * @param {Point} point of the viewport, in pt
   * @param {boolean} [isAtTop] whether the content is at its upper edge
   * @returns {import('../../gestures/pointers/targets.js').AroundAxes | null}
   */
  around(point, isAtTop = false) {
    const { screen, drives } = this.#session;
    const isAtEdge = this.isAtEdge(point);
    if (!drives || !screen?.place || !isWithin(screen.place, this.#seen(point))) return isAtEdge ? { x: true, y: false } : null;
    const { takesAcross = false, takesAlong = false, takesAtEdge = 'none' } = screen;
    const fromTop = isAtTop && !screen.mirror ? takesAtEdge : 'none';
    if (!takesAcross && !takesAlong && !isAtEdge && fromTop === 'none') return null;
    const isSideways = screen.scrolls === 'horizontal';
    return { x: isAtEdge || (isSideways ? takesAlong : takesAcross), y: isSideways ? takesAcross : takesAlong, fromTop };
  }

  /**
   * Whether a drag that begins at a point may be one from the edge, which comes before those of the content.
   * @param {Point} point of the viewport, in pt
   * @returns {boolean}
   */
  isAtEdge(point) {
    const { screen, drives, viewport } = this.#session;
    return drives && isAtEdge(screen, this.#seen(point), viewport.width);
  }

  /**
   * A wheel over a part of the screen that scrolls: it is a finger that moves until the wheel rests.
   * @param {Point} at
   * @param {{dx: number, dy: number}} step in pt
   * @returns {boolean} whether it was used
   */
  wheel(at, { dx, dy }) {
    const { screen, drives } = this.#session;
    const point = this.#seen(at);
    const along = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    const isForAround = !this.isAtEdge(at) && this.around(at)?.[along];
    const isTaken = (isAround(screen, point) && scrolls(screen, point)) || isForAround;
    if (!drives || !(this.#turn.isTurning || isTaken)) return false;
    const end = this.#seen({ x: at.x + dx, y: at.y + dy });
    this.#turn.by(point, { x: end.x - point.x, y: end.y - point.y });
    return true;
  }

  /**
   * @param {Phase} phase
   * @param {Point} point
   * @param {number} [finger]
   * @param {boolean} [byKey] whether it stands for a key
   */
  async #touch(phase, point, finger = 0, byKey = false) {
    this.#touchedS = Math.max(this.#touchedS, systemClock.now() / MS_PER_S);
    const menu = await this.#act('finger', { phase, point, at: this.#touchedS, ...(finger !== 0 && { finger }) });
    if (menu && menu.items.length > 0) this.onMenu?.(menu, byKey);
  }

  /**
   * Goes back to the screen before.
   * @returns {boolean} whether there is one
   */
  goBack() {
    if (!this.#session.drives || !this.#session.screen?.canGoBack) return false;
    this.#act('back', {});
    return true;
  }

  /**
   * @template {'finger' | 'back' | 'type'} Kind
   * @param {Kind} kind
   * @param {import('../../transport/messageTypes.js').ViewCommands[Kind]} members
   */
  #act(kind, members) {
    // The screen may have changed in the meantime, so that there is nothing to do any more.
    return this.#session.act(kind, members).catch(() => null);
  }

  #update() {
    this.#invalidate();
    this.#showControls();
    this.#field.show();
  }

  #showControls() {
    const { screen, viewport } = this.#session;
    const controls = (screen?.controls ?? []).filter(({ role, label, isInContent }) => !isInContent && role !== 'area' && role !== 'scroller' && label);
    const next = JSON.stringify([controls, viewport.width, viewport.height]);
    if (next === this.#shown) return;
    this.#shown = next;
    const focused = document.activeElement;
    const index = [...this.#controls.children].findIndex((child) => child === focused);
    this.#controls.replaceChildren(...controls.map((control) => this.#button(control)));
    const again = this.#controls.children[index];
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** @param {Control} control */
  #button(control) {
    const { width, height } = this.#session.viewport;
    const button = make('button', { type: 'button', 'aria-label': control.label });
    if (control.role === 'tab') button.setAttribute('role', 'tab');
    if (control.role === 'tab') button.setAttribute('aria-selected', String(Boolean(control.isOn)));
    if (control.role === 'toggle') button.setAttribute('aria-pressed', String(Boolean(control.isOn)));
    button.style.left = `${(control.x / width) * 100}%`;
    button.style.top = `${(control.y / height) * 100}%`;
    button.style.width = `${(control.width / width) * 100}%`;
    button.style.height = `${(control.height / height) * 100}%`;
    button.addEventListener('click', ({ detail }) => {
      const point = { x: control.x + control.width / 2, y: control.y + control.height / 2 };
      this.#touch('began', point);
      this.#touch('ended', point, 0, detail === 0);
    });
    return button;
  }
}
