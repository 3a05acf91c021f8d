// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { toolCard } from '../../widgets/toolCard.js';
import { toggle } from '../instruments/cardControls.js';
import { samePlace } from './samePlace.js';
import { read, write } from '../choices/memory.js';
import { DEVICE_GROUPS } from '../stage/devicePresets.js';
import { presetOf, resized, rotated } from '../stage/devices.js';
import { deviceRow } from './deviceRow.js';
import { MOST_BESIDE, SETS, devicesOfSet, inBothThemes, packedText, tooManyWords, unpacked, within } from './deviceSets.js';
import { packed } from './packing.js';
import { SideDevice } from './sideDevice.js';

/** @typedef {import('./deviceSets.js').Wanted} Wanted */
/** @typedef {import('../stage/deviceFrame.js').DeviceFrame} DeviceFrame */
/** @typedef {import('../../gestures/scrolling/scroller.js').Scroller} Scroller */

const KEY = 'tessera.devices';
/** Room around the devices, in CSS px: the tools above, and at the right the card with its distances. */
const ROOM = { top: 60, side: 32, bottom: 24, card: 32 };

/** Several devices on one page, each with a view of its own, and the card in which they are chosen. */
export class DevicesBeside {
  #means;
  #frame;
  /** @type {SideDevice[]} */
  #sides = [];
  #isOpen = false;
  #isScheduled = false;
  #tooSmall = make('p', { class: 'hint', role: 'note' }, 'On a larger screen, several devices stand here side by side.');
  #hint = make('p', { class: 'hint' }, 'Each is a live view of the same stage.');
  #choices = make('div', { class: 'device-choices' });
  #rows = make('ul', { class: 'device-rows' });
  #message = make('p', { class: 'hint', role: 'status', hidden: true });
  /** @type {(() => void)[]} */
  #shows = [];
  /** @type {(() => void)[]} */
  #stops = [];
  #kept = 0;
  #scrollsTogether = false;
  #showsSafeAreas = false;
  /** @type {{label: string, input: HTMLInputElement}[]} what is switched for all devices */
  switches;
  card;

  /**
   * @param {import('./sideDevice.js').SideMeans & {scroller: Scroller}} means with the scroller of the first device
   * @param {DeviceFrame} frame of the first device
   * @param {object} parts
   * @param {HTMLElement[]} parts.more controls below the devices
   * @param {() => void} parts.onClose
   */
  constructor(means, frame, { more, onClose }) {
    this.#means = means;
    this.#frame = frame;
    this.card = toolCard({
      title: 'Devices side by side',
      closeTitle: 'Close (M)',
      onClose,
      content: [this.#tooSmall, this.#choices, ...more],
    });
    const switches = this.#switches();
    this.switches = switches.map(({ label, input }) => ({ label, input }));
    this.#choices.append(this.#hint, this.#rows, this.#adder(), this.#sets(), this.#message, ...switches.map(({ element }) => element));
    this.card.classList.add('instrument-card', 'devices-card');
  }

  /** Whether all devices have painted what they know. */
  get isIdle() {
    return !this.#isScheduled && this.#sides.every(({ isIdle }) => isIdle);
  }

  /** The devices beside the first one. */
  get sides() {
    return this.#sides;
  }

  /**
   * Leaves room for something below the devices.
   * @param {number} px CSS px
   */
  set kept(px) {
    this.#kept = px;
    this.#soon();
  }

  open() {
    const { host } = this.#means;
    this.#isOpen = true;
    host.append(this.card);
    host.toggleAttribute('data-safe-areas', this.#showsSafeAreas);
    const resizes = new ResizeObserver(() => this.#soon());
    resizes.observe(host);
    this.#stops = [
      () => resizes.disconnect(),
      this.#frame.on('change', () => this.#soon()),
      this.#means.scroller.on('move', () => this.#scrollAlong()),
      this.#frame.on('layout', () => this.#showRows()),
    ];
    this.#tooSmall.hidden = !this.#frame.isPhone;
    this.#choices.hidden = this.#frame.isPhone;
    if (this.#frame.isPhone) return;
    const free = (/** @type {number} */ width, /** @type {number} */ height) => resized(presetOf('free'), width, height);
    const remembered = unpacked(read(KEY), free);
    this.show(remembered.length > 0 ? remembered : devicesOfSet('tablets').slice(0, 1));
  }

  close() {
    const hadFocus = [this.card, ...this.#sides.map(({ place }) => place)].some((one) => one.contains(document.activeElement));
    this.#isOpen = false;
    delete this.#means.host.dataset.safeAreas;
    for (const stop of this.#stops.splice(0)) stop();
    for (const side of this.#sides.splice(0)) side.dispose();
    this.#markHost();
    this.card.remove();
    this.#frame.showIn(null);
    if (hadFocus) this.#frame.content.focus({ preventScroll: true });
  }

  /**
   * Shows these devices beside the first one.
   * @param {readonly Wanted[]} all
   */
  show(all) {
    const { shown, leftOut } = within(all);
    for (const side of this.#sides.splice(0)) side.dispose();
    this.#markHost();
    for (const wanted of shown) this.#make(wanted);
    this.#tell(leftOut > 0 ? tooManyWords(leftOut) : '');
    this.#changed();
    const { length } = shown;
    this.#means.announce(length === 1 ? 'One device beside the first' : `${length} devices beside the first`);
  }

  /** @param {Wanted} wanted */
  #make(wanted) {
    /** @type {SideDevice} */
    const side = new SideDevice(wanted, this.#means, {
      onChange: () => this.#changed(),
      onRemove: () => this.#remove(side),
      onRefused: (message) => {
        this.#remove(side);
        this.#tell(`The server shows no more devices: ${message}`);
      },
    });
    this.#sides.push(side);
    this.#markHost();
  }

  /** Styles ask whether there are others: the browser would look for them after each change of the page. */
  #markHost() {
    this.#means.host.toggleAttribute('data-beside', this.#sides.length > 0);
  }

  /** @param {SideDevice} side */
  #remove(side) {
    const at = this.#sides.indexOf(side);
    if (at < 0) return;
    this.#sides.splice(at, 1);
    side.dispose();
    this.#markHost();
    this.#tell('');
    this.#changed();
  }

  #changed() {
    if (!this.#isOpen) return;
    write(KEY, packedText(this.#sides.map(({ wanted }) => wanted)));
    this.#listRows();
    this.#soon();
  }

  #listed = '';

  /** Makes the rows again only for other devices, so that a field that is edited keeps the focus. */
  #listRows() {
    const listed = this.#sides.map(({ place }) => place.querySelector('.content')?.id).join();
    if (listed !== this.#listed || this.#shows.length === 0) {
      this.#listed = listed;
      const rows = [
        deviceRow(this.#frame, null),
        ...this.#sides.map((side) => deviceRow(side.frame, { theme: side.theme, onRemove: () => this.#remove(side) })),
      ];
      this.#shows = rows.map(({ show }) => show);
      this.#rows.replaceChildren(...rows.map(({ element }) => element));
    }
    this.#showRows();
  }

  #showRows() {
    for (const show of this.#shows) show();
  }

  #soon() {
    if (this.#isScheduled || !this.#isOpen) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      if (this.#isOpen) this.#place();
    });
  }

  #place() {
    const { host } = this.#means;
    // The window may have become as small as a phone.
    for (const { place } of this.#sides) place.hidden = this.#frame.isPhone;
    if (this.#frame.isPhone) return this.#frame.showIn(null);
    const { top, side, bottom } = ROOM;
    const card = ROOM.card + this.card.offsetWidth;
    const room = {
      x: side,
      y: top,
      width: Math.max(1, host.clientWidth - side - card),
      height: Math.max(1, host.clientHeight - top - bottom - this.#kept),
    };
    const frames = [this.#frame, ...this.#sides.map(({ frame }) => frame)];
    // Under a hand that changes a size, nothing moves away.
    if (frames.some(({ isHeld }) => isHeld)) return;
    const { boxes } = packed(frames.map(({ device }) => device), room);
    this.#frame.showIn(boxes[0]);
    for (const [at, { place, frame }] of this.#sides.entries()) {
      const { x, y, width, height } = boxes[at + 1];
      Object.assign(place.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      frame.showIn({ x: 0, y: 0, width, height });
    }
  }

  #adder() {
    const select = make(
      'select',
      { 'aria-label': 'Add a device' },
      make('option', { value: '' }, 'Add a device…'),
      ...DEVICE_GROUPS.map(({ name, devices }) =>
        make('optgroup', { label: name }, ...devices.map((one) => make('option', { value: one.id }, one.name))),
      ),
    );
    select.addEventListener('change', () => {
      const id = select.value;
      select.value = '';
      if (id === '') return;
      if (this.#sides.length >= MOST_BESIDE) return this.#tell(tooManyWords(1));
      this.#make({ device: presetOf(id), theme: 'page' });
      this.#tell('');
      this.#changed();
    });
    return make('div', { class: 'select' }, select, icon('down'));
  }

  #switches() {
    const { host } = this.#means;
    const made = (/** @type {Parameters<typeof toggle>[0]} */ options) => ({ label: options.label, ...toggle(options) });
    const together = made({
      label: 'Scroll together', isOn: false, help: 'The others go to the same part of their content as the first',
      onChange: (isOn) => {
        this.#scrollsTogether = isOn;
        this.#scrollAlong();
      },
    });
    const safe = made({
      label: 'Safe areas', isOn: false,
      onChange: (isOn) => {
        this.#showsSafeAreas = isOn;
        host.toggleAttribute('data-safe-areas', isOn);
      },
    });
    return [together, safe];
  }

  /** Brings the others to the same part of their content at which the first one stands. */
  #scrollAlong() {
    if (!this.#scrollsTogether) return;
    for (const { area } of this.#sides) {
      if (!area.scroller.isMoving) area.scroller.jumpTo(samePlace(this.#means.scroller, area.scroller));
    }
  }

  #sets() {
    const chip = (/** @type {string} */ label, /** @type {string} */ help, /** @type {() => void} */ onclick) =>
      make('button', { type: 'button', class: 'button chip', title: help, onclick }, label);
    const wanted = () => this.#sides.map((side) => side.wanted);
    const own = () => ({ device: this.#frame.device, theme: /** @type {const} */ ('page') });
    return make(
      'div',
      { class: 'chips device-sets', role: 'group', 'aria-label': 'Sets of devices' },
      ...SETS.map(({ id, name }) => chip(name, `Show these beside the first: ${name}`, () => this.show(devicesOfSet(id)))),
      chip('Light and dark', 'Each of the devices in both themes', () =>
        this.show(inBothThemes(this.#sides.length > 0 ? wanted() : [own()])),
      ),
      chip('Rotated', 'Each of the devices, turned by a quarter', () =>
        this.show(wanted().map(({ device, theme }) => ({ device: rotated(device), theme }))),
      ),
      chip('None', 'Only the first device', () => this.show([])),
    );
  }

  /** @param {string} text */
  #tell(text) {
    this.#message.textContent = text;
    this.#message.hidden = text === '';
  }
}
