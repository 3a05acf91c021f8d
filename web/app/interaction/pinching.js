// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { DETENT_VIBRATION_MS, PINCH_REST_MS } from '../../base/feel.js';
import { formatNumber } from '../../widgets/numberText.js';
import { make } from '../../widgets/dom.js';
import { isPinchable, pinched } from './pinchModel.js';

/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/** @typedef {import('../../transport/messageTypes.js').PinchRule} PinchRule */
/** @typedef {import('../../store/session.js').Session} Session */

/** How long the value stays visible, in ms. */
const SHOWN_MS = 900;

/** @typedef {{type: 'layout', start: number}} LayoutPinch */
/**
 * @typedef {object} ParameterPinch
 * @property {'parameter'} type
 * @property {import('./pinchModel.js').Pinchable} kind
 * @property {PinchRule} rule
 * @property {ParameterDescriptor} descriptor
 * @property {ParameterValue} start
 */

/**
 * Pinches on the stage: with the tool for layouts two fingers lead from one layout to another; with any
 * other tool they set the parameter that the layout names for pinching.
 */
export class Pinching {
  #session;
  #tools;
  #layouts;
  #announce;
  /** @type {LayoutPinch | ParameterPinch | null} */
  #pinch = null;
  #scale = 1;
  /** @type {number | null} */
  #detent = null;
  /** @type {ParameterValue | null} */
  #value = null;
  /** @type {(() => void) | null} */
  #stopTimer = null;
  /** @type {(() => void) | null} */
  #stopHiding = null;
  #label = make('span');
  #number = make('b');

  /**
   * @param {object} parts
   * @param {Session} parts.session
   * @param {import('../stage/stageTools.js').ToolChoice} parts.tools
   * @param {import('../../store/layoutSwitch.js').LayoutSwitch} parts.layouts
   * @param {(text: string) => void} parts.announce
   */
  constructor({ session, tools, layouts, announce }) {
    this.#session = session;
    this.#tools = tools;
    this.#layouts = layouts;
    this.#announce = announce;
    this.element = make('div', { class: 'pinch-pill', hidden: true }, this.#label, this.#number);
  }

  /** Whether a pinch would do anything. */
  get isPossible() {
    if (this.#tools.current === 'layouts') return this.#layouts.options.length > 1;
    return this.#parameter !== null;
  }

  /** Whether a pinch goes on. */
  get isBusy() {
    return this.#pinch !== null;
  }

  /**
   * The fingers' distance has changed.
   * @param {{scale: number, isWheel?: boolean}} step the change since the step before
   */
  handle({ scale, isWheel = false }) {
    this.#pinch ??= this.#begin();
    if (!this.#pinch) return;
    this.#scale *= scale;
    if (this.#pinch.type === 'layout') {
      // Doubling the fingers' distance goes the whole way.
      this.#layouts.move(this.#pinch.start + Math.log2(this.#scale));
    } else {
      this.#set(this.#pinch, 'change');
    }
    this.#stopTimer?.();
    this.#stopTimer = isWheel ? systemClock.schedule(() => this.end(), PINCH_REST_MS) : null;
  }

  /** The fingers are lifted. */
  end() {
    const pinch = this.#pinch;
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.#pinch = null;
    if (pinch?.type === 'layout') this.#layouts.release();
    if (pinch?.type !== 'parameter') return;
    this.#session.setParameter(pinch.rule.parameter, this.#value, 'end', false);
    this.#announce(`${pinch.descriptor.label} ${this.#number.textContent}`);
  }

  get #parameter() {
    const rule = this.#session.stage?.pinch;
    if (!rule) return null;
    const descriptor = this.#session.stage?.parameters.find(({ key }) => key === rule.parameter);
    if (!descriptor) return null;
    const { kind } = descriptor;
    return isPinchable(kind) ? { rule, descriptor, kind } : null;
  }

  /** @returns {LayoutPinch | ParameterPinch | null} */
  #begin() {
    this.#scale = 1;
    this.#detent = null;
    if (this.#tools.current === 'layouts') {
      if (!this.isPossible) return null;
      this.#layouts.begin();
      return { type: 'layout', start: this.#layouts.progress };
    }
    const found = this.#parameter;
    if (!found) return null;
    const start = this.#session.values[found.rule.parameter];
    this.#value = start;
    this.#session.setParameter(found.rule.parameter, start, 'begin', false);
    return { type: 'parameter', ...found, start };
  }

  /**
   * @param {ParameterPinch} pinch
   * @param {'change'} phase
   */
  #set({ rule, descriptor, kind, start }, phase) {
    const { value, number, detent } = pinched(rule, kind, start, this.#scale);
    const isTick = detent !== null && detent !== this.#detent;
    this.#detent = detent;
    this.#value = value;
    this.#session.setParameter(rule.parameter, value, phase, false);
    this.#show(descriptor.label, number, kind.type === 'number' ? kind.unit : 'pt', isTick);
  }

  /**
   * @param {string} label
   * @param {number} number
   * @param {string} unit
   * @param {boolean} isTick
   */
  #show(label, number, unit, isTick) {
    this.#label.textContent = label;
    this.#number.textContent = unit ? `${formatNumber(number)} ${unit}` : formatNumber(number);
    this.element.hidden = false;
    if (isTick) {
      navigator.vibrate?.(DETENT_VIBRATION_MS);
      this.element.classList.remove('tick');
      // The browser restarts an animation only after it has seen that the class was removed.
      void this.element.offsetWidth;
      this.element.classList.add('tick');
    }
    this.#stopHiding?.();
    this.#stopHiding = systemClock.schedule(() => {
      this.element.hidden = true;
    }, SHOWN_MS);
  }
}
