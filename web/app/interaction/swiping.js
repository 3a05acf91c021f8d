// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import {
  SWIPE_VIBRATION_MS, SWIPE_WHEEL_RATIO, SWIPE_WHEEL_REST_MS, SWIPE_WINDOW_MS,
} from '../../base/feel.js';
import { Throttle } from '../../base/throttle.js';
import { fitVelocity } from '../../gestures/scrolling/physics.js';
import { RowSwipe } from '../../gestures/scrolling/rowSwipe.js';
import { buttonAt, openWidth, shownButtons } from '../../renderer/scene/swipeLayout.js';
import { category } from '../../store/elements/element.js';

/** @typedef {import('../../transport/messageTypes.js').StageReplies['swiped']} Swiped */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../renderer/scene/swipeLayout.js').SwipeButton} SwipeButton */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {'leading' | 'trailing'} Side */
/**
 * A row that is moved aside.
 * @typedef {object} Aside
 * @property {StageElement} element
 * @property {Side} side
 * @property {1 | -1} way 1 where it moves to the right
 * @property {RowSwipe} swipe
 * @property {SwipeButton[]} buttons
 * @property {number | null} pressed
 * @property {number | null} releasedAt velocity at which it was let go before its buttons were known
 * @property {boolean} isDone whether an action was chosen
 */

/** The place of a row is sent to followers at most 30 times a second. */
const TELLING_INTERVAL_MS = 1000 / 30;

/** Moves rows of lists aside by finger, mouse or trackpad, which uncovers their actions. */
export class Swiping {
  #session;
  #area;
  #actions;
  #tools;
  #announce;
  /** @type {Aside | null} */
  #row = null;
  /** @type {{tMs: number, x: number, y: number}[]} */
  #samples = [];
  #startX = 0;
  /** @type {{travel: number, stop: () => void} | null} of a trackpad */
  #wheel = null;
  #followers;
  /** The place that was sent to followers last. */
  #told = { element: 0, shift: 0 };

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
    this.#followers = new Throttle(systemClock, TELLING_INTERVAL_MS, (row) => {
      this.#send({ phase: 'move', ...row });
    });
    area.addTicker((nowMs) => this.#tick(nowMs));
    area.scroller.on('move', () => this.close());
    session.on('delta', () => this.#forgetGone());
    session.on('change', (/** @type {string} */ topic) => {
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
    const list = element?.content?.list;
    if (!list || element.category !== category.cell) return null;
    if (element.orthogonalSection) return null;
    if (element === this.#row?.element) return { element, left: null, right: null };
    if (!list.hasLeadingActions && !list.hasTrailingActions) return null;
    /** @type {Side | null} */
    const leading = list.hasLeadingActions ? 'leading' : null;
    /** @type {Side | null} */
    const trailing = list.hasTrailingActions ? 'trailing' : null;
    return list.isRightToLeft
      ? { element, left: leading, right: trailing }
      : { element, left: trailing, right: leading };
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
    this.#row = this.#aside(element, side);
    this.#row.swipe.grab(nowMs);
    this.#ask(this.#row);
  }

  /**
   * @param {StageElement} element
   * @param {Side} side
   * @returns {Aside}
   */
  #aside(element, side) {
    const isRightToLeft = element.content?.list?.isRightToLeft === true;
    return {
      element,
      side,
      way: (side === 'leading') === isRightToLeft ? -1 : 1,
      swipe: new RowSwipe(element.width),
      buttons: [],
      pressed: null,
      releasedAt: null,
      isDone: false,
    };
  }

  /** @param {Aside} row */
  async #ask(row) {
    const { element, side } = row;
    const reply = await this.#send({ phase: 'open', element: element.id, side });
    if (this.#row !== row || row.isDone) return;
    this.#take(row, reply);
    const nowMs = systemClock.now();
    if (row.releasedAt !== null) {
      const velocity = row.releasedAt;
      row.releasedAt = null;
      this.#rest(row, velocity, nowMs);
    }
    this.#show();
  }

  /**
   * @param {Aside} row
   * @param {Swiped | null} reply
   */
  #take(row, reply) {
    const { height } = row.element;
    const actions = reply?.element === row.element.id ? reply.actions : [];
    row.buttons = shownButtons(actions, height);
    row.swipe.open = openWidth(row.buttons);
    row.swipe.full = reply?.full === true;
  }

  /**
   * Shows that the stage has moved a row aside, because its delete button was tapped.
   * @param {Swiped} reply
   */
  #reveal(reply) {
    const element = this.#session.view?.elements.get(reply.element);
    if (!element || reply.actions.length === 0) return;
    this.#drop();
    const row = this.#aside(element, reply.side);
    this.#row = row;
    this.#take(row, reply);
    row.swipe.settle('open', 0, systemClock.now());
    this.#tell(row);
    this.#show();
  }

  /**
   * @param {Aside} row
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
   * @param {Aside} row
   * @param {number} velocity
   * @param {number} nowMs
   */
  #release(row, velocity, nowMs) {
    // The row's buttons decide; the row stays where it is until they are known.
    if (row.swipe.open === null) row.releasedAt = velocity;
    else this.#rest(row, velocity, nowMs);
  }

  /**
   * @param {Aside} row
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
    this.#tell(row);
    this.#show();
  }

  #wheelEnded() {
    this.#wheel = null;
    const row = this.#row;
    if (row?.swipe.isHeld) this.#release(row, 0, systemClock.now());
  }

  /**
   * Does an action: a row that the action removes moves outside, another one goes back.
   * @param {Aside} row
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

  /** @param {Aside} row */
  #tell({ buttons }) {
    const words = buttons.map(({ title, symbol }) => title || symbol).join(', ');
    this.#announce(`Actions: ${words}`);
  }

  /**
   * Tells the followers how far a row is aside; most often there are none.
   * @param {Aside} row
   * @param {number} shift
   */
  #tellFollowers({ element, side }, shift) {
    const told = this.#told;
    if (!this.#session.drives || (this.#session.presence?.length ?? 0) < 2) return;
    if (told.element === element.id && told.shift === shift) return;
    this.#told = { element: element.id, shift };
    this.#followers.push({ element: element.id, side, shift });
  }

  /** @param {import('../../transport/messageTypes.js').ViewCommands['swipe']} members */
  #send(members) {
    return this.#actions.send('swipe', members);
  }

  /** @param {Point} point */
  #buttonAt(point) {
    const row = this.#row;
    if (!row || row.buttons.length === 0) return null;
    const { offset } = this.#area.scroller;
    const { x, y, width, height } = row.element.shown;
    const inside = { x: point.x + offset.x - x, y: point.y + offset.y - y };
    if (inside.y < 0 || inside.y >= height) return null;
    return buttonAt(this.#shownOf(row, systemClock.now()),
      row.way > 0 ? inside.x : width - inside.x);
  }

  /**
   * @param {Aside} row
   * @param {number} nowMs
   * @returns {import('../../renderer/scene/swipeLayout.js').RowAside}
   */
  #shownOf({ swipe, way, buttons, pressed }, nowMs) {
    return { shift: swipe.shown(nowMs) * way, armed: swipe.armed(nowMs), buttons, pressed };
  }

  /** @param {number} nowMs */
  #tick(nowMs) {
    const row = this.#row;
    if (!row) return false;
    const isMoving = row.swipe.isMoving(nowMs);
    row.element.aside = this.#shownOf(row, nowMs);
    this.#tellFollowers(row, row.element.aside.shift);
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

  /** @param {Aside} row */
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
      this.#tellFollowers(this.#row, 0);
    }
    this.#row = null;
    this.#show();
  }
}
