// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { make } from '../../widgets/dom.js';
import { deviceLike, draggedSize, fitZoom, islandOf, presetOf, resized, rotated } from './devices.js';
import { read, write } from '../choices/memory.js';
import { keyboardPicture } from './keyboardPicture.js';
import { keyboardHeight } from './keyboardPolicy.js';
import { ScreenCorners } from './screenCorners.js';
import { NO_TRAITS, traitWords, traitsOnWire } from './viewTraits.js';

/** @typedef {import('../../transport/messageTypes.js').Viewport} Viewport */
/** @typedef {import('./devices.js').Device} Device */
/** @typedef {import('./viewTraits.js').ViewTraits} ViewTraits */

const KEY = 'tessera.device';
/** Room kept free around the device: tools and name above, handles at the sides, in CSS px. */
const ROOM = { top: 86, side: 32, bottom: 30 };
/** The same on a phone, where only another person's device has a frame. */
const PHONE_ROOM = { top: 64, side: 12, bottom: 84 };
/** The handle at the right of the device with its distance, in CSS px. */
const HANDLE_ROOM_PX = 16;
const KEY_STEP_PT = 1;
const KEY_LEAP_PT = 10;
/** Screens without room for a device in a frame; `narrow.css` has the same condition. */
const PHONE_SCREEN = '(max-width: 599px), (max-height: 559px)';
/** Height of the floating bar on a phone; content must be able to scroll out from under it. */
const PHONE_BAR_PT = 72;

/**
 * The device in the middle of the stage: its size, its place and its handles.
 * Emits `change` when the viewport changed and `layout` when only zoom or place did.
 * @extends {Emitter<{change: () => void, layout: () => void}>}
 */
export class DeviceFrame extends Emitter {
  /** Kept, because each frame asks for it. */
  #phoneScreen = matchMedia(PHONE_SCREEN);
  #host;
  #beside;
  #caption = make('div', { class: 'caption' });
  #island = make('div', { class: 'island', hidden: true });
  #body = make('div', { class: 'body' });
  #probe = make('div', { class: 'safe-area-probe', 'aria-hidden': 'true' });
  /** @type {Device} */
  #own;
  /** @type {Viewport | null} of the followed view */
  #followed = null;
  #isHeld = false;
  /** Whether the device stands beside what others keep free at its right. */
  #isAside = false;
  /** @type {Readonly<ViewTraits>} */
  #traits = NO_TRAITS;
  #keyboard = keyboardPicture();
  #corners = new ScreenCorners();
  /** Whether an app's field is edited, for which the keyboard comes up by itself. */
  #isTyping = false;
  #isCalm = false;
  /**
   * Room that others take below and at the right of the device, and that they leave at its sides, in CSS px.
   * @type {{bottom: number, right: number, side: number | null}}
   */
  #kept = { bottom: 0, right: 0, side: null };
  /** @type {import('../../base/geometry.js').Rect | null} */
  #box = null;
  /**
   * The size and the insets of the real screen, since the last layout: each frame asks for them, and the browser would
   * lay out the whole page to answer.
   * @type {Pick<Device, 'width' | 'height' | 'insets'> | null}
   */
  #real = null;
  #lastViewport = '';
  #resizes = new ResizeObserver(() => this.layout());
  zoom = 1;
  /** The canvas with the elements. */
  picture;
  /** What takes pointers, keys and the focus: the canvas, and boxes at its elements for readers. */
  content;
  /** Owns the boxes that are no items, such as headings. */
  texts;

  /**
   * @param {HTMLElement} host
   * @param {{device: Device, idPrefix: string, room: typeof ROOM}} [beside] for a device beside the first one, which
   *   is always in a frame and is not remembered
   */
  constructor(host, beside) {
    super();
    this.#host = host;
    this.#beside = beside ?? null;
    this.idPrefix = beside?.idPrefix ?? '';
    this.#own = beside?.device ?? remembered();
    this.picture = make('canvas', { 'aria-hidden': 'true' });
    this.content = make('div', { class: 'content', id: `${this.idPrefix}canvas-content` }, this.picture);
    this.texts = make('div', { class: 'visually-hidden' });
    this.overlay = make('canvas', { class: 'overlay', 'aria-hidden': 'true' });
    const layers = [this.texts, this.content, this.overlay, this.#keyboard.element, this.#island, ...this.#corners.elements];
    this.screen = make('div', { class: 'screen' }, ...layers);
    this.element = make('div', { class: 'device' }, this.#caption, this.#body, this.screen);
    for (const handle of /** @type {const} */ (['right', 'bottom', 'corner'])) {
      this.element.append(this.#handle(handle));
    }
    host.querySelector('.boot-device')?.remove();
    host.append(this.element, this.#probe);
    this.#resizes.observe(host);
    this.layout();
  }

  /** Takes the device from the page. */
  dispose() {
    this.#resizes.disconnect();
    this.element.remove();
    this.#probe.remove();
  }

  /** Whether the stage fills the screen and there is no frame. */
  get isPhone() {
    return this.#beside === null && this.#phoneScreen.matches;
  }

  /** @returns {Device} the device that is shown */
  get device() {
    if (this.#followed) {
      const { width, height, scale, insets } = this.#followed;
      const known = deviceLike(this.#followed);
      if (known) return { ...known, scale, id: 'followed' };
      const same = { ...this.#own, width, height, scale, insets };
      return { ...same, id: 'followed', name: 'Followed view', hasIsland: false };
    }
    return this.isPhone ? this.#phone() : this.#own;
  }

  /** The viewport of this page's own view. */
  get viewport() {
    const device = this.isPhone ? this.#phone() : this.#own;
    const { width, height, scale, insets } = device;
    const hasKeyboard = this.#hasKeyboard;
    const calm = this.#isCalm ? { reducesMotion: true } : {};
    return { width, height, scale, insets, ...traitsOnWire({ ...this.#traits, hasKeyboard }, device), ...calm };
  }

  /** Whether the keyboard is up: because people want to see it, or because they type into an app's field. */
  get #hasKeyboard() {
    return this.#traits.hasKeyboard || this.#isTyping;
  }

  /**
   * Brings the keyboard up for an app's field, or takes it away. A phone that shows the page has a keyboard of its own.
   * @param {boolean} isTyping
   */
  set isTyping(isTyping) {
    const isUp = isTyping && !this.isPhone;
    if (isUp === this.#isTyping) return;
    this.#isTyping = isUp;
    this.layout();
  }

  /** @param {boolean} isCalm whether people ask for less motion */
  set isCalm(isCalm) {
    if (isCalm === this.#isCalm) return;
    this.#isCalm = isCalm;
    this.layout();
  }

  /** What the device itself is set to. */
  get traits() {
    return this.#traits;
  }

  /** @param {Readonly<ViewTraits>} traits */
  set traits(traits) {
    this.#traits = traits;
    this.layout();
  }

  /** The height of the keyboard that is shown, in points; 0 for none. */
  get keyboard() {
    if (this.#followed) return this.#followed.keyboard ?? 0;
    return this.#hasKeyboard ? keyboardHeight(this.device) : 0;
  }

  /** @param {Device} device */
  show(device) {
    this.#own = device;
    const { id, isRotated, width, height, insets } = device;
    if (!this.#beside) write(KEY, JSON.stringify({ id, isRotated, width, height, insets }));
    this.layout();
  }

  /** @param {string} id */
  showPreset(id) {
    const device = presetOf(id);
    this.show(this.#own.isRotated ? rotated(device) : device);
  }

  /** Turns the device by a quarter. */
  rotate() {
    this.show(rotated(this.#own));
  }

  /**
   * Shows the viewport of a followed view instead of the page's own.
   * @param {Viewport | null} viewport
   */
  showFollowed(viewport) {
    if (JSON.stringify(viewport) === JSON.stringify(this.#followed)) return;
    this.#followed = viewport;
    this.layout();
  }

  /**
   * Leaves room for others beside the device.
   * @param {{bottom?: number, right?: number, side?: number | null}} sides in CSS px
   */
  keepFree(sides) {
    const kept = { ...this.#kept, ...sides };
    const isSame = Object.entries(kept).every(([name, value]) => this.#kept[/** @type {keyof typeof kept} */ (name)] === value);
    if (isSame) return;
    this.#kept = kept;
    this.layout();
  }

  /**
   * Gives the device a place of its own in its host.
   * @param {import('../../base/geometry.js').Rect | null} box in CSS px; `null` for the middle
   */
  showIn(box) {
    this.#box = box;
    this.layout();
  }

  /** Whether somebody changes the size at this moment. */
  get isHeld() {
    return this.#isHeld;
  }

  /** Places the device in the available room. */
  layout() {
    this.#real = null;
    const { device } = this;
    const isFull = this.isPhone && !this.#followed;
    const bezel = this.isPhone ? 0 : device.bezel;
    const room = this.#room({ width: device.width + 2 * bezel, height: device.height + 2 * bezel }, isFull);
    if (!this.#isHeld) this.zoom = isFull ? 1 : fitZoom({ ...device, bezel }, room);
    const width = (device.width + 2 * bezel) * this.zoom;
    const height = (device.height + 2 * bezel) * this.zoom;
    const left = Math.round(room.x + (room.width - width) / 2);
    const top = isFull ? 0 : Math.round(room.y + (room.height - height) / 2);
    setBox(this.element, left, top, width, height);
    this.#place(device, bezel, isFull);
    this.#describe(device);
    const viewport = JSON.stringify(this.viewport);
    this.emit(viewport === this.#lastViewport ? 'layout' : 'change');
    this.#lastViewport = viewport;
  }

  /**
   * The room for the device: beside what has been kept free, unless it reaches there in no case.
   * @param {import('../../base/geometry.js').Size} outer of the device with its bezel, in points
   * @param {boolean} isFull
   */
  #room(outer, isFull) {
    const { width, height } = this.#host.getBoundingClientRect();
    if (isFull) return { x: 0, y: 0, width, height };
    if (this.#box) return this.#box;
    const free = this.isPhone ? PHONE_ROOM : (this.#beside?.room ?? ROOM);
    const kept = this.isPhone ? { right: 0, bottom: 0, side: null } : this.#kept;
    const whole = roomIn({ width, height: height - kept.bottom }, free);
    const zoom = fitZoom({ ...outer, bezel: 0 }, whole);
    const right = whole.x + (whole.width + outer.width * zoom) / 2 + HANDLE_ROOM_PX;
    // Who holds the device's edge does not want it to jump aside.
    if (!this.#isHeld) this.#isAside = right > width - kept.right;
    const beside = { width: width - kept.right, height: height - kept.bottom };
    return this.#isAside ? roomIn(beside, { ...free, side: kept.side ?? free.side }) : whole;
  }

  /**
   * @param {Device} device
   * @param {number} bezel
   * @param {boolean} isFull
   */
  #place(device, bezel, isFull) {
    const { zoom } = this;
    setBox(this.screen, bezel * zoom, bezel * zoom, device.width * zoom, device.height * zoom);
    for (const [side, inset] of Object.entries(device.insets)) {
      this.screen.style.setProperty(`--safe-${side}`, `${inset * zoom}px`);
    }
    this.#keyboard.show(this.keyboard, zoom);
    const radius = isFull ? 0 : device.radius * zoom;
    this.#corners.round(this.screen, radius, bezel * zoom);
    this.#body.style.borderRadius = `${radius + bezel * zoom}px`;
    const island = this.isPhone ? null : islandOf(device);
    this.#island.hidden = !island;
    if (!island) return;
    const place = [island.x, island.y, island.width, island.height].map((length) => length * zoom);
    setBox(this.#island, place[0], place[1], place[2], place[3]);
    this.#island.style.borderRadius = `${Math.min(place[2], place[3]) / 2}px`;
  }

  /** @param {Device} device */
  #describe({ name, width, height }) {
    this.#caption.replaceChildren(
      make('strong', {}, name),
      make('span', {}, `${Math.round(width)} × ${Math.round(height)}`),
      ...(this.#followed ? [] : traitWords(this.#traits).map((word) => make('span', { class: 'trait' }, word))),
    );
  }

  /** @returns {Device} the real screen */
  #phone() {
    this.#real ??= this.#measured();
    return {
      ...this.#own,
      ...this.#real,
      id: 'screen',
      name: 'This screen',
      scale: Math.min(devicePixelRatio, 4),
      hasIsland: false,
      isRotated: false,
    };
  }

  #measured() {
    const probe = getComputedStyle(this.#probe);
    const insets = {
      top: parseFloat(probe.paddingTop) || 0,
      left: parseFloat(probe.paddingLeft) || 0,
      bottom: (parseFloat(probe.paddingBottom) || 0) + PHONE_BAR_PT,
      right: parseFloat(probe.paddingRight) || 0,
    };
    return {
      width: this.#host.clientWidth || innerWidth,
      height: this.#host.clientHeight || innerHeight,
      insets,
    };
  }

  /**
   * @param {'right' | 'bottom' | 'corner'} side
   * @returns {HTMLElement}
   */
  #handle(side) {
    const words = { right: 'width', bottom: 'height', corner: 'size' };
    const handle = make('button', {
      type: 'button',
      class: `handle ${side}`,
      'aria-label': `Change the ${words[side]} with the arrow keys`,
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#resizeByKey(event, side),
    });
    /** @type {{x: number, y: number, width: number, height: number} | null} */
    let start = null;
    const release = () => {
      if (!start) return;
      start = null;
      this.#isHeld = false;
      delete handle.dataset.held;
      this.layout();
    };
    handle.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
      if (this.#followed) return;
      handle.setPointerCapture(event.pointerId);
      handle.dataset.held = '';
      this.#isHeld = true;
      const { width, height } = this.#own;
      start = { x: event.clientX, y: event.clientY, width, height };
    });
    handle.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
      if (!start) return;
      const by = { x: event.clientX - start.x, y: event.clientY - start.y };
      const size = draggedSize(start, by, side, this.zoom);
      this.show(resized(this.#own, size.width, size.height));
    });
    handle.addEventListener('pointerup', release);
    handle.addEventListener('pointercancel', release);
    handle.addEventListener('lostpointercapture', release);
    return handle;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {'right' | 'bottom' | 'corner'} side
   */
  #resizeByKey(event, side) {
    const step = event.shiftKey ? KEY_LEAP_PT : KEY_STEP_PT;
    const x = { ArrowRight: step, ArrowLeft: -step }[event.key] ?? 0;
    const y = { ArrowDown: step, ArrowUp: -step }[event.key] ?? 0;
    const byX = side === 'bottom' ? 0 : x;
    const byY = side === 'right' ? 0 : y;
    if ((byX === 0 && byY === 0) || this.#followed) return;
    event.preventDefault();
    event.stopPropagation();
    this.show(resized(this.#own, this.#own.width + byX, this.#own.height + byY));
  }
}

/**
 * @param {{width: number, height: number}} stage
 * @param {typeof ROOM} free
 */
function roomIn({ width, height }, { top, side, bottom }) {
  return { x: side, y: top, width: width - 2 * side, height: height - top - bottom };
}

/**
 * @param {HTMLElement} element
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function setBox({ style }, left, top, width, height) {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** @returns {Device} the device that this browser showed last */
function remembered() {
  try {
    const kept = JSON.parse(read(KEY) ?? '{}');
    const device = presetOf(kept.id);
    if (kept.id !== 'free') return kept.isRotated ? rotated(device) : device;
    const width = Number(kept.width) || device.width;
    return resized(device, width, Number(kept.height) || device.height);
  } catch {
    return presetOf(null);
  }
}
