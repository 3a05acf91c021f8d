// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';
import { make, segments } from '../../widgets/dom.js';
import { toolCard } from '../../widgets/toolCard.js';
import { range } from './cardControls.js';
import { elementName } from './elementName.js';
import { elementUnder, fitOf, heightOf, planesOf, turnedBy } from './tiltModel.js';
import { TiltPicture } from './tiltPicture.js';

/** @typedef {import('./tiltModel.js').Turn} Turn */
/** @typedef {import('./tiltPicture.js').TiltStyle} TiltStyle */
/** @typedef {import('../stage/stageArea.js').StageArea} StageArea */

const DEGREE = Math.PI / 180;
/** @type {Turn} */
const FLAT = { yaw: 0, pitch: 0 };
/** @type {Turn} */
const FIRST_TURN = { yaw: -32 * DEGREE, pitch: 24 * DEGREE };
const DRAG_RADIANS_PER_PX = 0.4 * DEGREE;
const KEY_STEP = 4 * DEGREE;
/** A press that moves less than this is a click, in CSS px. */
const CLICK_SLOP_PX = 4;
const GAP = { first: 70, least: 0, most: 240, step: 10 };
const OPENING_MS = 420;
/** Room around the stack, in CSS px: the tools above, and around the card at the right. */
const ROOM = { top: 72, side: 40, bottom: 56, card: 32 };
/** Narrower stages have their card below, in this part of their height. */
const NARROW_PX = 600;
const NARROW_BELOW = 0.42;
/** @type {readonly {value: TiltStyle, label: string}[]} */
const STYLES = [
  { value: 'contents', label: 'Content' },
  { value: 'both', label: 'Both' },
  { value: 'wires', label: 'Wires' },
];

/** The device's picture taken apart: its elements on planes by z-index, which can be turned. */
export class Tilt {
  #host;
  #area;
  #isCalm;
  #announce;
  #focusStage;
  #canvas = make('canvas', { 'aria-hidden': 'true' });
  #box;
  #picture;
  /** @type {Turn} */
  #turn = FLAT;
  #gap = GAP.first;
  /** @type {TiltStyle} */
  #style = 'contents';
  #openedMs = 0;
  #isOpening = false;
  #isScheduled = false;
  /** @type {(() => void)[]} */
  #stops = [];
  /** @type {{x: number, y: number, turn: Turn, isDrag: boolean} | null} */
  #press = null;
  #summary = make('p', { class: 'hint' });
  #gapControl;
  card;

  /**
   * @param {HTMLElement} host
   * @param {StageArea} area
   * @param {object} means
   * @param {() => boolean} means.isCalm whether nothing should move by itself
   * @param {(text: string) => void} means.announce
   * @param {() => void} means.focusStage gives the device the focus again
   * @param {() => void} means.onClose
   */
  constructor(host, area, { isCalm, announce, focusStage, onClose }) {
    this.#host = host;
    this.#area = area;
    this.#isCalm = isCalm;
    this.#announce = announce;
    this.#focusStage = focusStage;
    this.#picture = new TiltPicture(this.#canvas, area.painting.images);
    this.#box = make('div', { class: 'tilt', tabIndex: 0, role: 'group' }, this.#canvas);
    this.#attachInput();
    const style = segments({ label: 'What planes show', options: STYLES, onChoose: (value) => this.#show(value) });
    style.choose(this.#style);
    const { least, most, step } = GAP;
    const onChange = (/** @type {number} */ gap) => this.#setGap(gap);
    this.#gapControl = range({
      label: 'Distance', least, most, step, unit: 'pt', value: this.#gap, onChange,
    });
    this.card = toolCard({
      title: 'Layers in 3D',
      hint: 'Drag to turn. Arrows turn, too; + and − move the planes apart.',
      closeTitle: 'Back to the device (Z)',
      onClose,
      content: [
        style.element,
        this.#gapControl.element,
        make('button', { type: 'button', class: 'button', onclick: () => this.#turnTo(FIRST_TURN) }, 'Turn back'),
        this.#summary,
      ],
    });
    this.card.classList.add('instrument-card');
  }

  open() {
    const host = this.#host;
    host.append(this.#box, this.card);
    host.dataset.tilted = '';
    this.#openedMs = performance.now();
    this.#isOpening = !this.#isCalm();
    this.#turn = FIRST_TURN;
    const resizes = new ResizeObserver(() => this.#soon());
    resizes.observe(host);
    this.#stops = [
      this.#area.on('frame', () => this.#soon()),
      this.#area.on('overlay', () => this.#soon()),
      () => resizes.disconnect(),
    ];
    this.#soon();
    this.#box.focus({ preventScroll: true });
  }

  close() {
    const hadFocus = this.#box.contains(document.activeElement) || this.card.contains(document.activeElement);
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#isOpening = false;
    this.#press = null;
    delete this.#host.dataset.tilted;
    this.#box.remove();
    this.card.remove();
    if (hadFocus) this.#focusStage();
  }

  /** Whether it turns by itself, or must still be painted. */
  get isMoving() {
    return this.#isOpening || this.#isScheduled;
  }

  /** @param {TiltStyle} style */
  #show(style) {
    this.#style = style;
    this.#soon();
  }

  /** @param {Turn} turn */
  #turnTo(turn) {
    this.#turn = turn;
    this.#soon();
  }

  #soon() {
    if (this.#isScheduled || this.#stops.length === 0) return;
    this.#isScheduled = true;
    requestAnimationFrame((nowMs) => {
      this.#isScheduled = false;
      if (this.#stops.length > 0) this.#paint(nowMs);
    });
  }

  /** @param {number} nowMs */
  #paint(nowMs) {
    const { scene } = this.#area.painting;
    this.#picture.paint(scene, this.#stack(scene, this.#progress(nowMs)));
    if (this.#isOpening) this.#soon();
    this.#describe(scene);
  }

  /**
   * How far the stack has opened, from 0 to 1, fast first.
   * @param {number} nowMs
   */
  #progress(nowMs) {
    const part = this.#isOpening ? clamp((nowMs - this.#openedMs) / OPENING_MS, 0, 1) : 1;
    if (part >= 1) this.#isOpening = false;
    return 1 - (1 - part) ** 3;
  }

  /**
   * @param {import('../../renderer/scene/renderer.js').Scene} scene
   * @param {number} opened
   */
  #stack({ elements, viewport, offset, screen }, opened = 1) {
    const planes = planesOf(elements, screen);
    const turn = { yaw: this.#turn.yaw * opened, pitch: this.#turn.pitch * opened };
    const gap = this.#gap * opened;
    const reach = Math.abs(heightOf(0, planes.length, gap));
    const fit = fitOf(viewport, turn, reach, this.#room);
    const { mirror, selectedId: chosenId } = this.#area;
    return { planes, turn, gap, fit, viewport, offset, mirror, style: this.#style, chosenId };
  }

  get #room() {
    const { clientWidth, clientHeight } = this.#host;
    const isNarrow = clientWidth < NARROW_PX && !this.#host.hasAttribute('data-slim');
    const right = isNarrow ? ROOM.side : ROOM.card + this.card.offsetWidth;
    const strip = this.#host.querySelector('.performance-strip')?.clientHeight ?? 0;
    const below = isNarrow ? clientHeight * NARROW_BELOW : ROOM.bottom + strip;
    return {
      x: ROOM.side,
      y: ROOM.top,
      width: Math.max(1, clientWidth - ROOM.side - right),
      height: Math.max(1, clientHeight - ROOM.top - below),
    };
  }

  /** @param {import('../../renderer/scene/renderer.js').Scene} scene */
  #describe({ elements, screen }) {
    const planes = planesOf(elements, screen);
    const words = planes.length === 1 ? 'One plane: everything has the same z-index.' : `${planes.length} planes.`;
    const text = planes.length === 0 ? 'Nothing is in view.' : words;
    if (this.#summary.textContent !== text) this.#summary.textContent = text;
    const degrees = (/** @type {number} */ angle) => `${Math.round(angle / DEGREE)}°`;
    const { yaw, pitch } = this.#turn;
    const names = planes.map(({ name }) => name).join('; ');
    this.#box.setAttribute('aria-label', `Layers in 3D, turned by ${degrees(yaw)} and ${degrees(pitch)}. ${names}`);
  }

  #attachInput() {
    const box = this.#box;
    box.addEventListener('pointerdown', (event) => {
      box.setPointerCapture(event.pointerId);
      this.#press = { x: event.clientX, y: event.clientY, turn: this.#turn, isDrag: false };
    });
    box.addEventListener('pointermove', (event) => this.#drag(event));
    box.addEventListener('pointerup', (event) => this.#lift(event));
    box.addEventListener('pointercancel', () => {
      this.#press = null;
    });
    box.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.#setGap(this.#gap - Math.sign(event.deltaY) * GAP.step);
    }, { passive: false });
    box.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @param {PointerEvent} event */
  #drag({ clientX, clientY }) {
    const press = this.#press;
    if (!press) return;
    const [dx, dy] = [clientX - press.x, clientY - press.y];
    if (!press.isDrag && Math.hypot(dx, dy) < CLICK_SLOP_PX) return;
    press.isDrag = true;
    this.#turnTo(turnedBy(press.turn, dx * DRAG_RADIANS_PER_PX, dy * DRAG_RADIANS_PER_PX));
  }

  /** @param {PointerEvent} event */
  #lift({ clientX, clientY }) {
    const press = this.#press;
    this.#press = null;
    if (!press || press.isDrag) return;
    const { left, top } = this.#canvas.getBoundingClientRect();
    const { scene } = this.#area.painting;
    const element = elementUnder({ x: clientX - left, y: clientY - top }, this.#stack(scene));
    this.#area.select(element?.id ?? null);
    const known = this.#area.selected;
    if (known) this.#announce(`${elementName(known)}, z ${known.zIndex}`);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (way) this.#turnTo(turnedBy(this.#turn, way[0] * KEY_STEP, way[1] * KEY_STEP));
    else if (event.key === '+' || event.key === '=') this.#setGap(this.#gap + GAP.step);
    else if (event.key === '-') this.#setGap(this.#gap - GAP.step);
    else if (event.key === 'Home') this.#turnTo(FIRST_TURN);
    else return;
    event.preventDefault();
  }

  /** @param {number} gap */
  #setGap(gap) {
    this.#gap = clamp(gap, GAP.least, GAP.most);
    this.#gapControl.show(this.#gap);
    this.#soon();
  }
}
