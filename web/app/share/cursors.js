// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { category } from '../../store/elements/element.js';
import { make } from '../../widgets/dom.js';
import { hueColour } from '../people/people.js';

/** @typedef {import('../../store/room.js').CursorPlace} CursorPlace */

/** Places are told at most this often, in ms. */
const TELL_INTERVAL_MS = 1000 / 15;
/** Parts of an item are told in thousandths. */
const PARTS = 1000;
/** Where a name stands beside the arrow's point, and how far from the screen's edge it keeps, in CSS px. */
const NAME_AT = { x: 10, y: 14 };
const EDGE_PX = 4;

/**
 * How far a name is moved so that it is not cut by the screen's edge.
 * @param {import('../../base/geometry.js').Point} at the arrow's point on the screen, in CSS px
 * @param {import('../../base/geometry.js').Size} name
 * @param {import('../../base/geometry.js').Size} room of the screen
 * @returns {import('../../base/geometry.js').Point}
 */
export function nameShift(at, name, room) {
  return {
    x: Math.min(0, room.width - EDGE_PX - (at.x + NAME_AT.x + name.width)),
    y: Math.min(0, room.height - EDGE_PX - (at.y + NAME_AT.y + name.height)),
  };
}

/**
 * Where others point, with their names, and telling them where this page's pointer is: in an item by parts of its
 * size, so that everybody sees the same thing whatever their device.
 */
export class Cursors {
  #room;
  #area;
  #frame;
  #layer = make('div', { class: 'cursors', 'aria-hidden': 'true' });
  /** @type {Map<number, HTMLElement>} by client */
  #shown = new Map();
  #told;
  #isTold = false;

  /**
   * @param {import('../../store/room.js').Room} room
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   */
  constructor(room, area, frame) {
    this.#room = room;
    this.#area = area;
    this.#frame = frame;
    this.#told = new Throttle(systemClock, TELL_INTERVAL_MS, (place) => this.#send(place));
    frame.screen.append(this.#layer);
    frame.content.addEventListener('pointermove', (event) => this.#move(event));
    frame.content.addEventListener('pointerleave', () => this.#isTold && this.#told.push({}));
    room.on('change', (topic) => topic === 'cursors' && this.#show());
    area.on('frame', () => this.#shown.size > 0 && this.#show());
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { session } = this.#room;
    if (event.pointerType === 'touch' || session.crowd < 2 || !session.view) return;
    const { offset } = this.#area.scroller;
    const point = this.#area.pointOf(event);
    const [x, y] = [point.x + offset.x, point.y + offset.y];
    const element = session.view.elementAt(x, y);
    if (!element || element.category !== category.cell) return this.#told.push({ point: { x, y } });
    const { shown } = element;
    const part = (/** @type {number} */ at, /** @type {number} */ length) => Math.round((at / length) * PARTS) / PARTS;
    this.#told.push({ item: element.key, point: { x: part(x - shown.x, shown.width), y: part(y - shown.y, shown.height) } });
  }

  /** @param {CursorPlace} place */
  #send(place) {
    this.#isTold = place.point !== undefined;
    void this.#room.session.act('cursor', place).catch(() => {});
  }

  #show() {
    const { cursors, session } = this.#room;
    for (const [client, element] of this.#shown) {
      if (cursors.has(client)) continue;
      element.remove();
      this.#shown.delete(client);
    }
    for (const [client, place] of cursors) {
      const at = this.#placeOf(place);
      const person = session.presence.find((one) => one.client === client);
      const element = this.#shown.get(client) ?? this.#add(client);
      element.hidden = at === null || !person;
      if (!at || !person) continue;
      const name = element.lastElementChild;
      if (name && name.textContent !== person.name) name.textContent = person.name;
      element.style.setProperty('--person', hueColour(person.hue));
      element.style.transform = `translate(${at.x}px, ${at.y}px)`;
      if (!(name instanceof HTMLElement)) continue;
      // Who holds an item has the name on it.
      name.hidden = session.holds.some((hold) => hold.client === client);
      this.#keepWhole(name, at);
    }
  }

  /**
   * @param {HTMLElement} name
   * @param {import('../../base/geometry.js').Point} at
   */
  #keepWhole(name, at) {
    const { clientWidth: width, clientHeight: height } = this.#layer;
    const { x, y } = nameShift(at, { width: name.offsetWidth, height: name.offsetHeight }, { width, height });
    name.style.translate = x < 0 || y < 0 ? `${x}px ${y}px` : '';
  }

  /**
   * @param {CursorPlace} place
   * @returns {import('../../base/geometry.js').Point | null} in CSS px of the screen; `null` where it is not seen
   */
  #placeOf({ item, point }) {
    if (!point) return null;
    const { scroller, visible } = this.#area;
    let { x, y } = point;
    if (item !== undefined) {
      const element = visible.find((one) => one.category === category.cell && one.key === item);
      if (!element) return null;
      x = element.shown.x + point.x * element.shown.width;
      y = element.shown.y + point.y * element.shown.height;
    }
    const { offset, viewport } = scroller;
    const isSeen = x >= offset.x && y >= offset.y && x <= offset.x + viewport.width && y <= offset.y + viewport.height;
    return isSeen ? this.#area.boxOf({ x, y, width: 0, height: 0 }) : null;
  }

  /** @param {number} client */
  #add(client) {
    const element = make('div', { class: 'cursor' }, make('i', {}), make('span', {}));
    this.#shown.set(client, element);
    this.#layer.append(element);
    return element;
  }
}
