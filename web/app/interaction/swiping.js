// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import {
  SWIPE_VIBRATION_MS, SWIPE_WHEEL_RATIO, SWIPE_WHEEL_REST_MS, SWIPE_WINDOW_MS,
} from '../../base/feel.js';
import { fitVelocity } from '../../gestures/scrolling/physics.js';
import { AsideNews } from './asideNews.js';
import { AsideRow, sidesOf } from './asideRow.js';

/** @typedef {import('../../transport/messageTypes.js').StageReplies['swiped']} Swiped */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../transport/messageTypes.js').Side} Side */

/** Moves rows of lists aside by finger, mouse or trackpad, which uncovers their actions. */
export class Swiping {
  #session;
  #area;
  #actions;
  #tools;
  #announce;
  /** @type {AsideRow | null} */
  #row = null;
  /** @type {{tMs: number, x: number, y: number}[]} */
  #samples = [];
  #startX = 0;
  /** @type {{travel: number, stop: () => void} | null} of a trackpad */
  #wheel = null;
  #news;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {object} means
   * @param {import('./stageActions.js').StageActions} means.actions
   * @param {import('../stage/stageTools.js').ToolChoice} means.tools
   * @param {(text: string) => void} means.announce
   */
  constructor(session, area, { actions, tools, announce }) {
    this.#session = session;
    this.#area = area;
    this.#actions = actions;
    this.#tools = tools;
    this.#announce = announce;
    this.#news = new AsideNews(session, (move) => this.#send(move));
    area.addTicker((nowMs) => this.#tick(nowMs));
    area.scroller.on('move', () => this.close());
    session.on('delta', () => this.#forgetGone());
    session.on('change', (topic) => {
      if (topic === 'view') this.#forgetGone();
      else if (topic === 'values' && session.values?.['cv.editing']) this.#closeUnlessTold();
    });
    actions.onSwiped = (reply) => this.#reveal(reply);
  }

  /** Whether a row is aside or moves. */
  get isOpen() {
    return this.#row !== null;
  }

  /** Whether something moves, or waits for an answer. */
  get isMoving() {
    const row = this.#row;
    if (!row) return false;
    return row.swipe.isMoving(systemClock.now()) || row.releasedAt !== null || this.#wheel !== null;
  }

  /**
   * Where a finger comes down while a row is aside: on its button, on the row itself, or elsewhere; in the
   * last case the row goes back.
   * @param {Point} point in pt of the viewport
   * @returns {'button' | 'row' | 'away' | null} `null` when none is aside
   */
  down(point) {
    const row = this.#row;
    if (!row || row.isDone) return null;
    const button = this.#buttonAt(point);
    if (button !== null) return 'button';
    if (this.#area.elementAt(point) === row.element) return 'row';
    this.close();
    return 'away';
  }

  /**
   * Takes a finger on a button.
   * @param {Phase} phase
   * @param {Point} point
   */
  press(phase, point) {
    const row = this.#row;
    if (!row) return;
    const button = this.#buttonAt(point);
    if (phase === 'began') row.pressed = button;
    const pressed = row.pressed;
    if (phase !== 'ended' && phase !== 'cancelled') return this.#show();
    row.pressed = null;
    if (phase === 'ended' && pressed !== null && pressed === button) this.#perform(row, pressed);
    else this.#show();
  }

  /**
   * Whether a finger can move the row at a point aside; with the tool that carries items it cannot.
   * @param {Point} point in pt of the viewport
   */
  mayMove(point) {
    return this.#tools.current !== 'arrange' && this.#sidesAt(point) !== null;
  }

  /**
   * Whether a drag across that begins at a point moves a row aside.
   * @param {Point} point in pt of the viewport
   * @param {number} dx its direction
   */
  moves(point, dx) {
    const sides = this.#sidesAt(point);
    if (!sides) return false;
    if (this.#row?.element === sides.element) return true;
    return dx > 0 ? sides.right !== null : sides.left !== null;
  }

  /**
   * Takes the movement of a finger that moves a row.
   * @param {Phase} phase
   * @param {Point} point in pt of the viewport
   * @param {number} tMs
   * @param {Point} [from] where it came down
   */
  handle(phase, point, tMs, from = point) {
    if (phase === 'began') this.#grab(from, point.x - from.x);
    const row = this.#row;
    if (!row?.swipe.isHeld) return;
    if (phase === 'began') {
      this.#samples = [];
      // The slop itself does not count, so that the row does not jump by it.
      this.#startX = point.x;
    }
    const nowMs = systemClock.now();
    this.#samples.push({ tMs, x: point.x, y: point.y });
    while (tMs - this.#samples[0].tMs > SWIPE_WINDOW_MS) this.#samples.shift();
    this.#drag(row, (point.x - this.#startX) * row.way, nowMs);
    if (phase === 'ended') this.#release(row, fitVelocity(this.#samples, tMs).x * row.way, nowMs);
    if (phase === 'cancelled') this.close();
  }

  /**
   * Takes a wheel over a row. A wheel that turns sideways moves the row, but never so far that the first
   * action is done.
   * @param {Point} point in pt of the viewport
   * @param {{dx: number, dy: number, mode: string}} step
   * @returns {boolean} whether it was used
   */
  wheel(point, { dx, dy, mode }) {
    if (this.#area.scroller.axes.x || mode !== 'precise') return false;
    const nowMs = systemClock.now();
    if (!this.#wheel) {
      const isAcross = Math.abs(dx) > SWIPE_WHEEL_RATIO * Math.abs(dy);
      if (!isAcross || !this.moves(point, -dx)) return false;
      this.#grab(point, -dx);
      this.#wheel = { travel: 0, stop: () => {} };
    }
    const wheel = this.#wheel;
    wheel.stop();
    wheel.stop = systemClock.schedule(() => this.#wheelEnded(), SWIPE_WHEEL_REST_MS);
    const row = this.#row;
    if (!row?.swipe.isHeld) return true;
    wheel.travel -= dx * row.way;
    const most = row.swipe.open ?? Infinity;
    const { full } = row.swipe;
    row.swipe.full = false;
    this.#drag(row, Math.min(wheel.travel, most), nowMs);
    row.swipe.full = full;
    return true;
  }

  /**
   * Brings the row back.
   * @returns {boolean} whether one was aside
   */
  close() {
    const row = this.#row;
    if (!row || row.isDone) return false;
    row.releasedAt = null;
    row.isDone = true;
    row.swipe.settle('closed', 0, systemClock.now());
    if (row.buttons.length > 0) this.#send({ phase: 'close' });
    this.#show();
    return true;
  }

  /**
   * The actions that a row at a point may have.
   * @param {Point} point
   * @returns {{element: StageElement, left: Side | null, right: Side | null} | null}
   */
  #sidesAt(point) {
    if (!this.#session.drives || this.#area.isReplaying) return null;
    const element = this.#area.elementAt(point);
    const sides = sidesOf(element);
    if (!element || !sides) return null;
    // The row that is aside follows the finger both ways.
    if (element === this.#row?.element) return { element, left: null, right: null };
    return sides.left || sides.right ? { element, ...sides } : null;
  }

  /**
   * Begins to move the row at a point.
   * @param {Point} point
   * @param {number} dx which way
   */
  #grab(point, dx) {
    const sides = this.#sidesAt(point);
    if (!sides) return;
    const nowMs = systemClock.now();
    const { element } = sides;
    if (this.#row?.element === element) {
      if (!this.#row?.isDone) this.#row?.swipe.grab(nowMs);
      return;
    }
    const side = dx > 0 ? sides.right : sides.left;
    if (!side) return;
    this.close();
    this.#drop();
    this.#row = new AsideRow(element, side);
    this.#row.swipe.grab(nowMs);
    this.#ask(this.#row);
  }

  /** @param {AsideRow} row */
  async #ask(row) {
    const { element, side } = row;
    const reply = await this.#send({ phase: 'open', element: element.id, side });
    if (this.#row !== row || row.isDone) return;
    row.take(reply);
    const nowMs = systemClock.now();
    if (row.releasedAt !== null) {
      const velocity = row.releasedAt;
      row.releasedAt = null;
      this.#rest(row, velocity, nowMs);
    }
    this.#show();
  }

  /**
   * Shows that the stage has moved a row aside, because its delete button was tapped.
   * @param {Swiped} reply
   */
  #reveal(reply) {
    const element = this.#session.view?.elements.get(reply.element);
    if (!element || reply.actions.length === 0) return;
    this.#drop();
    const row = new AsideRow(element, reply.side);
    this.#row = row;
    row.take(reply);
    row.swipe.settle('open', 0, systemClock.now());
    this.#announce(`Actions: ${row.words}`);
    this.#show();
  }

  /**
   * @param {AsideRow} row
   * @param {number} travel
   * @param {number} nowMs
   */
  #drag(row, travel, nowMs) {
    const was = row.swipe.isArmed;
    row.swipe.drag(travel, nowMs);
    if (row.swipe.isArmed !== was) globalThis.navigator?.vibrate?.(SWIPE_VIBRATION_MS);
    this.#show();
  }

  /**
   * @param {AsideRow} row
   * @param {number} velocity
   * @param {number} nowMs
   */
  #release(row, velocity, nowMs) {
    // The row's buttons decide; the row stays where it is until they are known.
    if (row.swipe.open === null) row.releasedAt = velocity;
    else this.#rest(row, velocity, nowMs);
  }

  /**
   * @param {AsideRow} row
   * @param {number} velocity
   * @param {number} nowMs
   */
  #rest(row, velocity, nowMs) {
    const end = row.swipe.endFor(velocity, nowMs);
    if (end === 'full') return this.#perform(row, 0);
    if (end === 'closed') {
      this.close();
      return;
    }
    row.swipe.settle(end, velocity, nowMs);
    this.#announce(`Actions: ${row.words}`);
    this.#show();
  }

  #wheelEnded() {
    this.#wheel = null;
    const row = this.#row;
    if (row?.swipe.isHeld) this.#release(row, 0, systemClock.now());
  }

  /**
   * Does an action: a row that the action removes moves outside, another one goes back.
   * @param {AsideRow} row
   * @param {number} index
   */
  async #perform(row, index) {
    const button = row.buttons[index];
    row.isDone = true;
    row.swipe.settle(button.destructive ? 'full' : 'closed', 0, systemClock.now());
    this.#announce(button.title);
    this.#show();
    await this.#send({ phase: 'perform', index });
    // A row that was not removed after all comes back.
    if (this.#row === row && button.destructive && this.#isThere(row)) {
      row.swipe.settle('closed', 0, systemClock.now());
      this.#show();
    }
  }

  /** @param {import('../../transport/messageTypes.js').ViewCommands['swipe']} members */
  #send(members) {
    return this.#actions.send('swipe', members);
  }

  /** @param {Point} point in pt of the viewport */
  #buttonAt({ x, y }) {
    const { offset } = this.#area.scroller;
    return this.#row?.buttonAt({ x: x + offset.x, y: y + offset.y }, systemClock.now()) ?? null;
  }

  /** @param {number} nowMs */
  #tick(nowMs) {
    const row = this.#row;
    if (!row) return false;
    const isMoving = row.swipe.isMoving(nowMs);
    row.element.aside = row.shown(nowMs);
    this.#news.tell(row, row.element.aside.shift);
    if (!isMoving && row.isDone && row.swipe.target === 0) this.#drop();
    if (isMoving) this.#area.invalidate();
    return isMoving;
  }

  #show() {
    this.#area.invalidate();
  }

  /** Closes a row that a finger holds; a row that the stage has moved aside stays. */
  #closeUnlessTold() {
    if (this.#row?.swipe.isHeld) this.close();
  }

  /** @param {AsideRow} row */
  #isThere({ element }) {
    return this.#session.view?.elements.get(element.id) === element;
  }

  /** A row that is removed leaves the page as it looks now. */
  #forgetGone() {
    if (this.#row && !this.#isThere(this.#row)) this.#row = null;
  }

  #drop() {
    if (this.#row) {
      this.#row.element.aside = null;
      this.#news.tell(this.#row, 0);
    }
    this.#row = null;
    this.#show();
  }
}
