// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { icon, make } from '../../widgets/dom.js';
import { badgePlace, concernsGroups, markedBoxes, spread } from './groupMarkModel.js';
import { tipPlace } from './elementTip.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./groupMarkModel.js').MarkedBox} MarkedBox */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {{box: MarkedBox, outline: HTMLElement, badge: HTMLElement}} Shown */

/** The layout is asked at most this often while the content moves, in ms. */
const ASK_INTERVAL_MS = 120;
const BADGE_PX = 22;
/** How far a badge overlaps its box, so that it hides little of it, in CSS px. */
const BADGE = Object.freeze({ side: BADGE_PX, overlap: 8, margin: 3 });

/** Marks groups whose description cannot be fulfilled: an outline, and a badge that tells why. */
export class GroupMarks {
  #session;
  #area;
  #frame;
  #actions;
  #asks;
  #layer = make('div', { class: 'group-marks', role: 'group', 'aria-label': 'Groups with problems' });
  #tip = make('div', { class: 'group-tip', id: 'group-tip', role: 'tooltip', hidden: true });
  /** @type {Shown[]} */
  #shown = [];
  /** @type {Shown | null} the badge whose words are shown */
  #open = null;
  #asked = '';
  /** @type {number | null} the view that is marked */
  #view = null;
  #isAsking = false;
  #asksAgain = false;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/deviceFrame.js').DeviceFrame} frame
   * @param {import('../interaction/stageActions.js').StageActions} actions
   */
  constructor(session, area, frame, actions) {
    this.#session = session;
    this.#area = area;
    this.#frame = frame;
    this.#actions = actions;
    this.#asks = new Throttle(systemClock, ASK_INTERVAL_MS, () => void this.#ask());
    this.#layer.hidden = true;
    frame.screen.append(this.#layer);
    this.#layer.append(this.#tip);
    area.on('frame', () => this.#follow());
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'diagnostics' || topic === 'stage' || topic === 'view') this.#follow();
    });
    document.addEventListener('pointerdown', (event) => {
      const isInside = event.target instanceof Node && this.#layer.contains(event.target);
      if (!isInside) this.#close();
    });
  }

  /** Whether all requests are answered. */
  get isAsking() {
    return this.#isAsking || this.#asks.isWaiting;
  }

  /** The marks, for tests. */
  get boxes() {
    return this.#shown.map(({ box }) => box);
  }

  /** Asks again when the view has changed since the last request. */
  #follow() {
    const { view, diagnostics } = this.#session;
    if (!view || this.#area.isReplaying || !concernsGroups(diagnostics ?? [])) {
      this.#asked = '';
      this.#asks.drop();
      this.#take([]);
      return;
    }
    if (view.view !== this.#view) {
      this.#view = view.view;
      this.#take([]);
    }
    this.#place();
    const offsets = [...view.orthogonalSections.values()].map(({ offset }) => offset);
    const messages = diagnostics.map(({ message }) => message);
    const key = JSON.stringify([view.view, view.revision, this.#visible, offsets, messages, this.#isQuiet]);
    if (key === this.#asked) return;
    this.#asked = key;
    this.#asks.push(null);
  }

  /** Whether only what is wrong is marked: an app's screen shows what the app shows. */
  get #isQuiet() {
    return this.#area.outlines.isQuiet(this.#session.screen !== null);
  }

  /** @returns {Rect} in pt of the content */
  get #visible() {
    const { offset, viewport } = this.#area.scroller;
    return { x: offset.x, y: offset.y, width: viewport.width, height: viewport.height };
  }

  async #ask() {
    if (this.#isAsking) {
      this.#asksAgain = true;
      return;
    }
    this.#isAsking = true;
    const asker = this.#view;
    const reply = await this.#actions.send('boxes', { rect: this.#visible, marks: true });
    this.#isAsking = false;
    if (this.#asked !== '' && asker === this.#view && reply) this.#take(reply.marks ?? []);
    if (!this.#asksAgain) return;
    this.#asksAgain = false;
    this.#asks.push(null);
  }

  /** @param {import('./groupMarkModel.js').Mark[]} marks */
  #take(marks) {
    if (marks.length === 0 && this.#shown.length === 0) return;
    const boxes = markedBoxes(marks).filter(({ severity }) => severity === 'error' || !this.#isQuiet);
    const isSame = JSON.stringify(boxes) === JSON.stringify(this.boxes);
    if (!isSame) this.#show(boxes);
    this.#place();
  }

  /**
   * Badges are kept while their number stays the same, so that the focus stays too.
   * @param {MarkedBox[]} boxes
   */
  #show(boxes) {
    while (this.#shown.length > boxes.length) {
      const gone = /** @type {Shown} */ (this.#shown.pop());
      if (gone === this.#open) this.#close();
      gone.outline.remove();
      gone.badge.remove();
    }
    boxes.forEach((box, index) => {
      this.#shown[index] ??= this.#make(box);
      const shown = this.#shown[index];
      shown.box = box;
      shown.outline.dataset.severity = box.severity;
      shown.badge.dataset.severity = box.severity;
      shown.badge.setAttribute('aria-label', `${box.severity}: ${box.messages.join(' ')}`);
      if (shown === this.#open) this.#tell(shown);
    });
    this.#layer.hidden = boxes.length === 0;
  }

  /**
   * @param {MarkedBox} box
   * @returns {Shown}
   */
  #make(box) {
    const outline = make('div', { class: 'group-outline' });
    const badge = make(
      'button',
      { type: 'button', class: 'group-badge', 'aria-expanded': 'false' },
      icon('warning'),
    );
    /** @type {Shown} */
    const shown = { box, outline, badge };
    // A touch hovers before it presses: the press must not close what the hover has opened.
    badge.addEventListener('pointerenter', (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === 'mouse') this.#tell(shown);
    });
    badge.addEventListener('pointerleave', (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === 'mouse' && document.activeElement !== badge) this.#close();
    });
    badge.addEventListener('focus', () => this.#tell(shown));
    badge.addEventListener('blur', () => this.#close());
    badge.addEventListener('click', () => this.#tell(shown));
    badge.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape' || this.#open !== shown) return;
      event.stopPropagation();
      this.#close();
    });
    this.#layer.insertBefore(outline, this.#tip);
    this.#layer.insertBefore(badge, this.#tip);
    return shown;
  }

  /** @param {Shown} shown */
  #tell(shown) {
    if (this.#open !== shown) this.#close();
    this.#open = shown;
    shown.badge.setAttribute('aria-expanded', 'true');
    shown.badge.setAttribute('aria-describedby', this.#tip.id);
    this.#tip.replaceChildren(...shown.box.messages.map((text) => make('p', {}, text)));
    this.#tip.hidden = false;
    this.#place();
  }

  #close() {
    if (!this.#open) return;
    this.#open.badge.setAttribute('aria-expanded', 'false');
    this.#open.badge.removeAttribute('aria-describedby');
    this.#open = null;
    this.#tip.hidden = true;
  }

  /** Moves everything along with the content. */
  #place() {
    if (this.#shown.length === 0) return;
    const { screen } = this.#frame;
    const room = { width: screen.clientWidth, height: screen.clientHeight };
    const boxes = this.#shown.map(({ box: { frame } }) => this.#area.boxOf(frame));
    const corners = boxes.map((box) => badgePlace(box, room, BADGE));
    const places = spread(corners, BADGE.side + BADGE.margin);
    this.#shown.forEach(({ outline, badge }, index) => {
      const { x, y, width, height } = boxes[index];
      outline.style.transform = `translate(${x}px, ${y}px)`;
      outline.style.width = `${width}px`;
      outline.style.height = `${height}px`;
      badge.style.transform = `translate(${places[index].x}px, ${places[index].y}px)`;
    });
    const index = this.#open ? this.#shown.indexOf(this.#open) : -1;
    if (index < 0) return;
    const tip = { width: this.#tip.offsetWidth, height: this.#tip.offsetHeight };
    const badge = { ...places[index], width: BADGE_PX, height: BADGE_PX };
    const { left, top } = tipPlace(badge, tip, room);
    this.#tip.style.transform = `translate(${left}px, ${top}px)`;
  }
}
