// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */
/** @typedef {import('../../transport/messageTypes.js').StageScreen} StageScreen */
/** @typedef {StageScreen['controls'][number]} Control */

/**
 * Whether a point of the viewport belongs to an app's screen around the collection view.
 * @param {StageScreen | null} screen
 * @param {Point} point in pt
 * @returns {boolean}
 */
export function isAround(screen, point) {
  if (!screen) return false;
  if (!screen.place || !isWithin(screen.place, point)) return true;
  return screen.controls.some((control) => isWithin(control, point));
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
  #frame;
  #invalidate;
  #controls = make('div', { class: 'screen-controls' });
  #input = make('input', { class: 'screen-field', hidden: true, autocomplete: 'off', spellcheck: 'false' });
  #shown = '';

  /**
   * @param {import('../../store/session.js').Session} session
   * @param {import('./deviceFrame.js').DeviceFrame} frame
   * @param {() => void} invalidate paints the stage again
   */
  constructor(session, frame, invalidate) {
    this.#session = session;
    this.#frame = frame;
    this.#invalidate = invalidate;
    frame.screen.append(this.#controls, this.#input);
    this.#input.addEventListener('input', () => this.#act('type', { text: this.#input.value }));
    this.#input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === 'Escape') this.#input.blur();
      event.stopPropagation();
    });
    session.on('change', (topic) => {
      if (topic === 'screen') this.#update();
    });
    frame.on('layout', () => this.#place());
    frame.on('change', () => this.#place());
  }

  /**
   * Whether a finger that comes down at a point belongs to the screen.
   * @param {Point} point
   */
  takes(point) {
    return this.#session.drives && isAround(this.#session.screen, point);
  }

  /**
   * A finger on the screen.
   * @param {Phase} phase
   * @param {Point} point
   */
  tell(phase, point) {
    this.#act('finger', { phase, point });
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
    this.#session.act(kind, members).catch(() => {});
  }

  #update() {
    this.#invalidate();
    this.#showControls();
    this.#showField();
  }

  #showControls() {
    const { screen, viewport } = this.#session;
    const controls = (screen?.controls ?? []).filter(({ role, label }) => role !== 'area' && label);
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
    button.addEventListener('click', () => {
      const point = { x: control.x + control.width / 2, y: control.y + control.height / 2 };
      this.tell('began', point);
      this.tell('ended', point);
    });
    return button;
  }

  #showField() {
    const field = this.#session.drives ? this.#session.screen?.field : null;
    const wasHidden = this.#input.hidden;
    this.#input.hidden = !field;
    if (!field) return;
    this.#place();
    this.#input.setAttribute('aria-label', field.label || 'Text');
    if (this.#input.value !== field.text && document.activeElement !== this.#input) {
      this.#input.value = field.text;
    }
    if (wasHidden) {
      this.#input.value = field.text;
      this.#input.focus({ preventScroll: true });
    }
  }

  #place() {
    const field = this.#session.screen?.field;
    if (!field) return;
    const { zoom } = this.#frame;
    const { style } = this.#input;
    style.left = `${field.x * zoom}px`;
    style.top = `${field.y * zoom}px`;
    style.width = `${field.width * zoom}px`;
    style.height = `${field.height * zoom}px`;
    style.fontSize = `${field.size * zoom}px`;
  }
}
