// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { DisposableStack, listen } from '../../base/disposable.js';
import { mirrored } from '../../base/mirror.js';
import { make } from '../../widgets/dom.js';
import { liftedElement } from './liftedElement.js';
import { raisedPreview } from './raisedPreview.js';
import { bubblePlace, menuPlace, phonePlace, raisedPlace } from '../../widgets/menuPlace.js';
import { MenuView } from '../../widgets/menuView.js';

/** @typedef {import('../../transport/messageTypes.js').StageMenu} MenuReply */
/** @typedef {import('../../transport/messageTypes.js').StageActivity} StageActivity */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {'hold' | 'mouse' | 'key'} AskedBy */
/**
 * @typedef {object} OpenMenu
 * @property {number} id
 * @property {HTMLElement} layer
 * @property {MenuView} view
 * @property {DisposableStack} stack
 * @property {HTMLElement | null} before the element that had the focus
 * @property {number | null} elementId
 * @property {() => void} place
 */

/** In windows of this width a context menu looks as on a phone; on the screens of apps it always does. */
const PHONE_WINDOW = '(max-width: 599px)';
/** The distances of a menu on a phone from the edges of the safe area, from a button, and from a lifted element, in pt. */
const PHONE = { margin: 8, gap: 6, liftedGap: 14 };
/** After a finger has moved this far from its press, lifting it chooses an entry, in CSS px. */
const SLIDE_SLOP = 12;

/** A menu grows from a place this far from its left edge at most, in CSS px. */
const FARTHEST_ORIGIN = 40;

/** Asks the stage for the menu of an element, and shows it. */
export class StageMenu {
  #session;
  #area;
  #frame;
  #actions;
  #onInspect;
  #asked = 0;
  /** @type {OpenMenu | null} */
  #open = null;
  /** @type {{clientX: number, clientY: number} | null} where the finger was when it slid first */
  #slideStart = null;
  #hasSlid = false;

  /**
   * Called with the stage's answer when somebody chose to open a window.
   * @type {((activity: StageActivity | null) => void) | null}
   */
  onActivated = null;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   * @param {import('./stageActions.js').StageActions} actions
   * @param {(key: string) => void} onInspect
   */
  constructor(session, area, frame, actions, onInspect) {
    this.#session = session;
    this.#area = area;
    this.#frame = frame;
    this.#actions = actions;
    this.#onInspect = onInspect;
    session.on('delta', () => this.#closeWithoutElement());
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'stage' || (topic === 'connection' && session.connection.state !== 'open')) {
        this.#remove();
      }
    });
  }

  /** Whether a menu is shown. */
  get isOpen() {
    return this.#open !== null;
  }

  /**
   * Asks for the menu of the element at a point, or of the selection.
   * @param {Point | null} point in pt of the viewport
   * @param {AskedBy} by
   */
  async ask(point, by) {
    this.close();
    this.#slideStart = null;
    this.#hasSlid = false;
    this.#asked += 1;
    const asked = this.#asked;
    const { scroller } = this.#area;
    const at = point ?? this.#focusPoint();
    const content = at && { x: at.x + scroller.offset.x, y: at.y + scroller.offset.y };
    const reply = await this.#actions.send('press', content ? { point: content } : {});
    if (!reply || reply.menu === 0 || (reply.items.length === 0 && !reply.preview)) return;
    if (asked !== this.#asked) this.#actions.dismiss(reply.menu);
    else this.#show(reply, at, by);
  }

  /**
   * Shows the menu that a button opened, beside the button.
   * @param {MenuReply} reply
   * @param {boolean} byKey
   */
  show(reply, byKey) {
    this.close();
    this.#asked += 1;
    this.#show(reply, null, byKey ? 'key' : 'hold');
  }

  /** @param {{clientX: number, clientY: number}} place of the finger that pressed */
  slide({ clientX, clientY }) {
    this.#slideStart ??= { clientX, clientY };
    const way = Math.hypot(clientX - this.#slideStart.clientX, clientY - this.#slideStart.clientY);
    if (way >= SLIDE_SLOP) this.#hasSlid = true;
    if (this.#hasSlid) this.#open?.view.slideOver(document.elementFromPoint(clientX, clientY));
  }

  /** @param {{clientX: number, clientY: number}} place where the finger was lifted */
  lift({ clientX, clientY }) {
    if (this.#hasSlid) this.#open?.view.liftOver(document.elementFromPoint(clientX, clientY));
  }

  /** Closes the menu without a choice. */
  close() {
    if (!this.#open) return;
    const { id } = this.#open;
    this.#remove();
    this.#actions.dismiss(id);
  }

  /** The middle of the element that the keyboard is on, when it is in view. */
  #focusPoint() {
    const { selected, scroller } = this.#area;
    if (!selected) return null;
    const { x, y, width, height } = selected.shown;
    const { offset, viewport } = scroller;
    const middle = { x: x + width / 2 - offset.x, y: y + height / 2 - offset.y };
    const isInside =
      middle.x >= 0 && middle.y >= 0 && middle.x < viewport.width && middle.y < viewport.height;
    return isInside ? middle : null;
  }

  /**
   * @param {MenuReply} reply
   * @param {Point | null} point
   * @param {AskedBy} by
   */
  #show(reply, point, by) {
    const button = reply.anchor && this.#boxOf(reply.anchor);
    const element = button ? null : this.#elementOf(reply, point);
    const isContext = reply.style === 'context';
    const isPhone = isContext && (this.#session.screen !== null || matchMedia(PHONE_WINDOW).matches);
    const stack = new DisposableStack();
    /** @type {MenuView} */
    const view = new MenuView(reply, {
      onChoose: (path) => this.#choose(path),
      onClose: () => this.close(),
      onResize: () => place(),
    });
    const raised = reply.preview ? this.#raise(reply.preview, button ?? this.#boxAround(element, point)) : null;
    const lifted = raised ?? (element && this.#lift(element));
    const anchor = raised?.box ?? button ?? lifted?.box ?? this.#boxAt(point);
    let isPressed = false;
    const layer = make('div', {
      class: `menu-layer ${reply.style}`,
      onpointerdown: ({ target }) => {
        isPressed = true;
        const isIn = (/** @type {HTMLElement | undefined} */ part) => target instanceof Node && part?.contains(target);
        if (!isIn(view.element) && !isIn(raised?.element)) this.close();
      },
      oncontextmenu: (event) => event.preventDefault(),
    });
    // The finger that opened the menu may be lifted over it, which is no choice; keys and readers click without a press.
    const ignoreLift = (/** @type {MouseEvent} */ event) => {
      if (!isPressed && event.detail > 0) event.stopPropagation();
    };
    layer.addEventListener('click', ignoreLift, true);
    view.element.hidden = reply.items.length === 0;
    if (isContext && (raised || !button)) layer.append(this.#dim(), ...(lifted ? [lifted.element] : []));
    layer.append(view.element);
    document.body.append(layer);
    const pointer = by === 'mouse' && point ? this.#boxAt(point) : null;
    const place = isPhone
      ? this.#phone(layer, view.element, anchor, lifted?.element ?? null)
      : () => (isContext ? placeContext(view.element, anchor, pointer) : placeBubble(view.element, anchor));
    place();
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const elementId = element?.id ?? null;
    this.#open = { id: reply.menu, layer, view, stack, before, elementId, place };
    stack.add(listen(window, 'resize', () => this.close()));
    stack.add(listen(window, 'blur', () => this.close()));
    view.focus(by === 'key');
  }

  /**
   * @param {MenuReply} reply
   * @param {Point | null} point
   */
  #elementOf(reply, point) {
    const named = this.#session.view?.elements.get(reply.element ?? 0);
    return named ?? (point ? this.#area.elementAt(point) : this.#area.selected);
  }

  /** @param {StageElement} element */
  #lift(element) {
    return liftedElement(this.#frame.picture, element, this.#area, this.#frame.zoom);
  }

  /**
   * Raises a picture from its own place, or from what was pressed.
   * @param {import('../../transport/messageTypes.js').MenuPreview} preview
   * @param {Rect} pressed CSS px
   * @returns {{element: HTMLElement, box: Rect}}
   */
  #raise(preview, pressed) {
    const { zoom } = this.#frame;
    const { scene, images } = this.#area.painting;
    const look = { images, isDark: scene.theme.isDark, zoom };
    const element = raisedPreview(preview, look, () => this.#choose([]));
    const size = { width: preview.width * zoom, height: preview.height * zoom };
    const from = preview.place ? this.#boxOf(preview.place) : pressed;
    const box = raisedPlace({ size, from, room: this.#room });
    const { x, y, width, height } = box;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    return { element, box };
  }

  /**
   * What was pressed, in the window.
   * @param {StageElement | null} element
   * @param {Point | null} point
   * @returns {Rect} CSS px
   */
  #boxAround(element, point) {
    if (!element) return this.#boxAt(point);
    const { zoom } = this.#frame;
    const { left, top } = this.#frame.content.getBoundingClientRect();
    const { x, y, width, height } = this.#area.boxOf(element.shown);
    return { x: left + x, y: top + y, width: width || zoom, height: height || zoom };
  }

  /** The part of the device's screen in which menus stand, in CSS px of the window. */
  get #room() {
    const { screen, zoom, device: { insets } } = this.#frame;
    const { left, top, width, height } = screen.getBoundingClientRect();
    const edge = (/** @type {number} */ inset) => Math.max(inset, PHONE.margin) * zoom;
    const corner = { x: left + edge(insets.left), y: top + edge(insets.top) };
    return {
      ...corner,
      width: left + width - edge(insets.right) - corner.x,
      height: top + height - edge(insets.bottom) - corner.y,
    };
  }

  /**
   * A place of the viewport in the window; the upper middle of the device without one.
   * @param {Point | null} point
   * @returns {Rect} CSS px
   */
  #boxAt(point) {
    const canvas = this.#frame.content.getBoundingClientRect();
    const { zoom } = this.#frame;
    const at = point ? mirrored(this.#area.mirror, point) : { x: canvas.width / 2 / zoom, y: canvas.height / 4 / zoom };
    return { x: canvas.left + at.x * zoom, y: canvas.top + at.y * zoom, width: 0, height: 0 };
  }

  /**
   * A place of the screen in the window.
   * @param {Rect} rect in pt
   * @returns {Rect} CSS px
   */
  #boxOf({ x, y, width, height }) {
    const { left, top } = this.#frame.content.getBoundingClientRect();
    const { zoom } = this.#frame;
    return { x: left + x * zoom, y: top + y * zoom, width: width * zoom, height: height * zoom };
  }

  /**
   * Makes a menu look as on a phone, in the size and the colours of the device.
   * @param {HTMLElement} layer
   * @param {HTMLElement} menu
   * @param {Rect} anchor
   * @param {HTMLElement | null} lifted
   * @returns {() => void} gives the menu its place
   */
  #phone(layer, menu, anchor, lifted) {
    const { screen, zoom } = this.#frame;
    menu.classList.add('phone');
    menu.style.setProperty('--pt', `${zoom}px`);
    layer.style.colorScheme = getComputedStyle(screen).colorScheme;
    const room = this.#room;
    const gap = (lifted ? PHONE.liftedGap : PHONE.gap) * zoom;
    /** @type {'above' | 'below' | null} */
    let side = null;
    return () => {
      menu.style.maxHeight = `${room.height}px`;
      const size = { width: menu.offsetWidth, height: menu.offsetHeight };
      const found = phonePlace({ anchor, menu: size, room, gap, mayRise: lifted !== null, side });
      side = found.side;
      Object.assign(menu.style, { left: `${found.left}px`, top: `${found.top}px`, maxHeight: `${found.height}px` });
      const x = Math.max(0, Math.min(anchor.x + anchor.width / 2 - found.left, size.width));
      menu.style.transformOrigin = `${x}px ${side === 'below' ? '0' : '100%'}`;
      lifted?.style.setProperty('--rise', `${-found.rise}px`);
    };
  }

  /** The shade over the device's screen behind a context menu. */
  #dim() {
    const { left, top, width, height } = this.#frame.screen.getBoundingClientRect();
    const dim = make('div', { class: 'menu-dim' });
    Object.assign(dim.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      borderRadius: this.#frame.screen.style.getPropertyValue('--corner'),
    });
    return dim;
  }

  /** @param {number[]} path */
  async #choose(path) {
    if (!this.#open) return;
    const { id } = this.#open;
    this.#remove();
    const reply = await this.#actions.send('choose', { menu: id, path });
    if (!reply) return;
    // Some choices answer with facts about the element, which is then inspected; one opens a window.
    if (!('info' in reply)) this.onActivated?.(reply.activity ?? null);
    else if (reply.info) this.#onInspect(reply.info.key);
  }

  #closeWithoutElement() {
    const id = this.#open?.elementId ?? null;
    if (id !== null && !this.#session.view?.elements.has(id)) this.close();
  }

  #remove() {
    const open = this.#open;
    if (!open) return;
    this.#open = null;
    open.stack.dispose();
    const hadFocus = open.layer.contains(document.activeElement);
    open.layer.remove();
    if (hadFocus) open.before?.focus({ preventScroll: true });
  }
}

/**
 * @param {HTMLElement} menu
 * @param {Rect} anchor
 * @param {Point | null} pointer
 */
function placeContext(menu, anchor, pointer) {
  const size = { width: menu.offsetWidth, height: menu.offsetHeight };
  const room = { width: innerWidth, height: innerHeight };
  const { left, top } = menuPlace({ anchor, point: pointer, menu: size, room });
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  menu.style.transformOrigin = originOf(pointer ?? anchor, left, top);
}

/**
 * @param {HTMLElement} menu
 * @param {Rect} anchor
 */
function placeBubble(menu, anchor) {
  const bubble = { width: menu.offsetWidth, height: menu.offsetHeight };
  const room = { width: innerWidth, height: innerHeight };
  const { left, top, arrow, side } = bubblePlace({ anchor, bubble, room });
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  menu.style.setProperty('--arrow', `${arrow}px`);
  menu.style.transformOrigin = `${arrow}px ${side === 'above' ? '100%' : '0'}`;
  menu.dataset.side = side;
}

/**
 * The corner from which a menu grows: the one nearest to its box.
 * @param {Point} from
 * @param {number} left
 * @param {number} top
 */
function originOf(from, left, top) {
  const x = Math.max(0, Math.min(from.x - left, FARTHEST_ORIGIN));
  return `${x}px ${from.y <= top ? '0' : '100%'}`;
}
