// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { make } from '../../widgets/dom.js';
import { length } from '../../widgets/facts.js';
import { longestOfSides } from './spacingModel.js';
import { spacesOfElement } from './spacesOfElement.js';
import { draggedValue, valueWith } from './spacingParameters.js';

/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('./spacingModel.js').Space} Space */
/** @typedef {import('./spacingModel.js').Side} Side */
/** @typedef {import('./spacingParameters.js').SpaceParameter} SpaceParameter */
/** @typedef {{space: Space, parameter: SpaceParameter}} Grip */

/** @type {Side[]} */
const SIDES = ['left', 'right', 'top', 'bottom'];
const CHANGE_INTERVAL_MS = 1000 / 30;
const LEAP = 10;
/** In the middle of a space is its number. */
const ASIDE = 0.8;

/** Handles in the spaces around the selected element; dragging one changes the parameter that makes the space. */
export class SpacingHandles {
  #session;
  #area;
  #frame;
  /** @type {Map<Side, HTMLElement>} */
  #handles = new Map();
  /** @type {Map<Side, Grip>} */
  #grips = new Map();
  /** @type {{side: Side, x: number, y: number, grip: Grip, value: number} | null} */
  #held = null;
  #changes = new Throttle(systemClock, CHANGE_INTERVAL_MS, (/** @type {number} */ value) => this.#send(value, 'change'));
  #isOn = false;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   */
  constructor(session, area, frame) {
    this.#session = session;
    this.#area = area;
    this.#frame = frame;
    for (const event of /** @type {const} */ (['frame', 'overlay', 'select'])) area.on(event, () => this.#show());
  }

  get isOn() {
    return this.#isOn;
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#show();
  }

  #show() {
    const element = this.#isOn && !this.#area.isReplaying ? this.#area.selected : null;
    this.#grips = element ? this.#gripsOf(element) : new Map();
    for (const side of SIDES) {
      const grip = this.#grips.get(side);
      if (grip) this.#place(this.#handleAt(side), grip);
      else if (this.#held?.side !== side) this.#remove(side);
    }
  }

  /**
   * @param {StageElement} element
   * @returns {Map<Side, Grip>}
   */
  #gripsOf(element) {
    /** @type {Map<Side, Grip>} */
    const grips = new Map();
    for (const { space, parameter } of longestOfSides(spacesOfElement(element, this.#session, this.#area))) {
      if (parameter) grips.set(space.side, { space, parameter });
    }
    return grips;
  }

  /** @param {Side} side */
  #handleAt(side) {
    const known = this.#handles.get(side);
    if (known) return known;
    const isAcross = side === 'left' || side === 'right';
    const handle = make('button', {
      type: 'button',
      class: `spacing-handle ${isAcross ? 'across' : 'down'}`,
      role: 'slider',
      'aria-orientation': isAcross ? 'horizontal' : 'vertical',
      onpointerdown: (/** @type {PointerEvent} */ event) => this.#begin(event, side),
      onpointermove: (/** @type {PointerEvent} */ event) => this.#move(event),
      onpointerup: () => this.#end(),
      onpointercancel: () => this.#end(),
      onlostpointercapture: () => this.#end(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, side),
    });
    this.#handles.set(side, handle);
    this.#frame.screen.append(handle);
    return handle;
  }

  /** @param {Side} side */
  #remove(side) {
    this.#handles.get(side)?.remove();
    this.#handles.delete(side);
  }

  /**
   * @param {HTMLElement} handle
   * @param {Grip} grip
   */
  #place(handle, { space: { rect, side }, parameter }) {
    const isAcross = side === 'left' || side === 'right';
    const x = rect.x + rect.width * (isAcross ? 1 / 2 : ASIDE);
    const y = rect.y + rect.height * (isAcross ? ASIDE : 1 / 2);
    const place = this.#area.boxOf({ x, y, width: 0, height: 0 });
    handle.style.left = `${place.x}px`;
    handle.style.top = `${place.y}px`;
    const { label, value, minimum, maximum } = parameter;
    handle.title = `${label}: ${length(value)} pt`;
    for (const [name, text] of /** @type {const} */ ([
      ['label', label], ['valuenow', value], ['valuemin', minimum], ['valuemax', maximum], ['valuetext', `${length(value)} pt`],
    ])) {
      handle.setAttribute(`aria-${name}`, String(text));
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {Side} side
   */
  #begin(event, side) {
    const grip = this.#grips.get(side);
    if (!grip || event.button !== 0) return;
    event.stopPropagation();
    this.#handles.get(side)?.setPointerCapture(event.pointerId);
    this.#held = { side, x: event.clientX, y: event.clientY, grip, value: grip.parameter.value };
    this.#send(grip.parameter.value, 'begin');
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY }) {
    const held = this.#held;
    if (!held) return;
    const { zoom } = this.#frame;
    const by = { x: (clientX - held.x) / zoom, y: (clientY - held.y) / zoom };
    const value = draggedValue(held.grip.parameter, held.grip.space, by);
    if (value === held.value) return;
    held.value = value;
    this.#changes.push(value);
  }

  #end() {
    const held = this.#held;
    if (!held) return;
    this.#changes.drop();
    this.#send(held.value, 'end');
    this.#held = null;
    this.#show();
  }

  /**
   * @param {number} value
   * @param {import('../../transport/messageTypes.js').GesturePhase} phase
   */
  #send(value, phase) {
    if (this.#held) this.#set(this.#held.grip.parameter, value, phase, false);
  }

  /**
   * @param {SpaceParameter} parameter
   * @param {number} number
   * @param {import('../../transport/messageTypes.js').GesturePhase} phase
   * @param {boolean} animated
   */
  #set(parameter, number, phase, animated) {
    const { stage, values } = this.#session;
    const descriptor = stage?.parameters.find(({ key }) => key === parameter.key);
    const now = values[parameter.key] ?? descriptor?.defaultValue;
    this.#session.setParameter(parameter.key, valueWith(parameter, now, number), phase, animated);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Side} side
   */
  #key(event, side) {
    const ways = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    const grip = this.#grips.get(side);
    if (!way || !grip || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { parameter } = grip;
    const { value, step, minimum, maximum } = parameter;
    const next = value + way * step * (event.shiftKey ? LEAP : 1);
    this.#set(parameter, Math.min(Math.max(next, minimum), maximum), 'end', true);
  }
}
