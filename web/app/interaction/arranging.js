// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { listen } from '../../base/disposable.js';
import { lift } from '../../base/feel.js';
import { Carry } from '../../gestures/carry.js';
import { accessoryAt } from '../../renderer/cells/listLayout.js';
import { accessoryKinds } from '../../renderer/scene/listContent.js';
import { neighbour } from '../../renderer/scene/neighbour.js';
import { category } from '../../store/elements/element.js';
import { troubleOf } from '../../store/actions.js';
import { wayOut } from '../../store/itemsChoice.js';
import { HoldMarks } from './holdMarks.js';

/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./stageKeys.js').Direction} Direction */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/**
 * Items that this page moves.
 * @typedef {object} Drag
 * @property {StageElement} lead the element under the finger
 * @property {string[]} items first the lead's
 * @property {'pointer' | 'keyboard'} by
 * @property {boolean} isTaken whether the stage has let them go
 * @property {import('../../base/geometry.js').Rect} seat where the keyboard has moved the lead
 */

/** Paint order of the item under the finger: above those that come along. */
const LEAD_RANK = 1000;

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * Moves items to another place: by a drag with the tool, by a long press if there is no menu, or by the
 * keyboard. The items follow at once; the stage decides where they would go.
 */
export class Arranging {
  #session;
  #area;
  #host;
  #tools;
  #tell;
  #announce;
  #carry;
  #marks;
  /** @type {Drag | null} */
  #drag = null;
  /** @type {(() => void) | null} */
  #stopListening = null;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {object} means
   * @param {HTMLElement} means.host
   * @param {import('../stage/stageTools.js').ToolChoice} means.tools
   * @param {import('../stage/annotations.js').Annotations} means.annotations
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {(text: string) => void} means.announce
   */
  constructor(session, area, { host, tools, annotations, tell, announce }) {
    this.#session = session;
    this.#area = area;
    this.#host = host;
    this.#tools = tools;
    this.#tell = tell;
    this.#announce = announce;
    const targets = {
      tell: (/** @type {Phase} */ phase, /** @type {Point} */ middle) => this.#told(phase, middle),
      show: (/** @type {Point} */ middle) => this.#show(middle),
    };
    this.#carry = new Carry(area.scroller, targets, area.orthogonalScrollers);
    this.#marks = new HoldMarks(session, area, annotations);
    area.addTicker((nowMs) => this.#carry.tick(nowMs));
    session.on('change', (/** @type {string} */ topic) => this.#changed(topic));
  }

  /** Whether items are in hand. */
  get isCarrying() {
    return this.#drag !== null;
  }

  /**
   * Whether a drag that begins somewhere carries the item there.
   * @param {PointerEvent} event
   * @param {Point} point in pt of the viewport
   * @returns {'now' | 'held' | null}
   */
  carries({ pointerType }, point) {
    if (!this.#session.drives || this.#area.isReplaying || !this.#cellAt(point)) return null;
    if (this.#isGrip(point)) return 'now';
    if (this.#tools.current === 'arrange') return pointerType === 'mouse' ? 'now' : 'held';
    // A long press that opens no menu lifts the item, as in a collection view controller.
    const isFree = this.#tools.current === 'move' && this.#session.values?.['cv.menu'] === 'off';
    return isFree && !this.#session.stage?.gestures ? 'held' : null;
  }

  /**
   * Takes the movement of a pointer that carries.
   * @param {import('../../gestures/pointers/targets.js').Phase} phase
   * @param {Point} point in pt of the viewport
   */
  handle(phase, point) {
    if (phase === 'began') {
      const element = this.#cellAt(point);
      if (!element || !this.#take(element, 'pointer')) return;
      globalThis.navigator?.vibrate?.(lift.vibrationMs);
      this.#carry.begin(point, middleOf(element.shown));
    } else if (phase === 'moved') {
      this.#carry.move(point);
    } else {
      this.#carry.end(phase);
    }
  }

  /**
   * Takes a key while the tool is chosen: Space takes up and puts down, arrows move, Escape brings back.
   * @param {import('../../gestures/input.js').KeyPress} event
   * @returns {boolean} whether it was used
   */
  key({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    if (ctrlKey || metaKey || altKey || shiftKey) return false;
    const drag = this.#drag;
    if (!drag) {
      const { selected } = this.#area;
      const canTake = this.#tools.current === 'arrange' && this.#session.drives;
      if (key !== ' ' || !canTake || selected?.category !== category.cell) return false;
      return this.#takeByKey(selected);
    }
    if (key === 'Escape') return this.#finish('cancelled');
    if (drag.by !== 'keyboard') return false;
    if (key === ' ' || key === 'Enter') return this.#finish('ended');
    const direction = ARROWS[key];
    if (direction) this.#step(drag, direction);
    return direction !== undefined;
  }

  /**
   * Whether the grip of a list's row lies at a point.
   * @param {Point} point
   */
  #isGrip(point) {
    const cell = this.#cellAt(point);
    if (!cell?.content?.list) return false;
    const { offset } = this.#area.scroller;
    const x = point.x + offset.x - cell.shown.x;
    return accessoryAt(cell.content.list, cell.shown, x)?.kind === accessoryKinds.reorder;
  }

  /** @param {Point} point */
  #cellAt(point) {
    const element = this.#area.elementAt(point);
    return element?.category === category.cell ? element : null;
  }

  /**
   * Takes an item up, with the rest of the selection if it is selected.
   * @param {StageElement} element
   * @param {Drag['by']} by
   * @returns {boolean} whether it could be taken up: nobody else holds it
   */
  #take(element, by) {
    this.#finish('cancelled');
    const holder = this.#marks.holderOf(element.key);
    if (holder) {
      this.#tell(`“${titleOf(element)}” is being moved by ${holder}`, 'trouble');
      return false;
    }
    const selected = this.#session.selection?.items ?? new Set();
    const others = selected.has(element.key) ? [...selected].filter((id) => id !== element.key) : [];
    const items = [element.key, ...others];
    this.#drag = { lead: element, items, by, isTaken: false, seat: element.frame };
    this.#host.dataset.carrying = '';
    this.#marks.carry(this.#drag);
    this.#stopListening = listen(
      document,
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !this.#finish('cancelled')) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
    const count = this.#drag.items.length;
    const what = count > 1 ? `${count} items` : titleOf(element);
    const how = by === 'keyboard' ? '. Arrow keys move, Space drops, Escape cancels.' : '';
    this.#announce(`Lifted ${what}${how}`);
    return true;
  }

  /**
   * Sends the place of the pointer, or the end of the drag, to the stage.
   * @param {import('../../gestures/pointers/targets.js').Phase} phase
   * @param {Point} middle
   */
  async #told(phase, middle) {
    const drag = this.#drag;
    if (!drag) return;
    if (phase === 'began') return this.#ask(drag, middle);
    if (phase === 'moved') {
      this.#session.act('drag', { phase, point: middle }).catch(() => {});
      return;
    }
    this.#letGo();
    await this.#session.act('drag', { phase, point: middle }).catch(() => {});
    // The items stay where they were let go until the stage says where they belong.
    if (!this.#drag) this.#release();
    const what = drag.items.length > 1 ? `${drag.items.length} items` : titleOf(drag.lead);
    const place = this.#placeOf(drag.lead);
    this.#announce(phase === 'ended' ? `Dropped ${what}, ${place}` : `${what} moved back`);
  }

  /**
   * Asks the stage for the items.
   * @param {Drag} drag
   * @param {Point} middle
   */
  async #ask(drag, middle) {
    try {
      await this.#session.act('drag', { phase: 'began', point: middle, items: drag.items });
      drag.isTaken = true;
    } catch (error) {
      if (this.#drag !== drag) return;
      const refusal = troubleOf(error);
      this.#giveUp(refusal.message ?? '', wayOut(this.#session, refusal));
    }
  }

  /**
   * This page does not hold the items any more.
   * @param {string} reason
   * @param {import('../../store/itemsChoice.js').Offer} [offer]
   */
  #giveUp(reason, offer) {
    this.#carry.forget();
    this.#letGo();
    this.#release();
    this.#tell(reason, 'trouble', offer);
  }

  /**
   * Shows the items under the hand.
   * @param {Point} middle
   */
  #show(middle) {
    const drag = this.#drag;
    const { view } = this.#session;
    if (!drag || !view) return;
    const nowMs = systemClock.now();
    for (const element of this.#area.allElements) {
      const place = element.category === category.cell ? drag.items.indexOf(element.key) : -1;
      if (place < 0 || element.leaving) continue;
      if (place === 0) drag.lead = element;
      const step = Math.min(place, lift.stackDepth) * lift.stackStepPt;
      const held = { x: middle.x + step, y: middle.y + step };
      view.hold(element, held, LEAD_RANK - Math.min(place, LEAD_RANK - 1), nowMs);
    }
    this.#area.invalidate();
  }

  /** @param {StageElement} element */
  #takeByKey(element) {
    if (!this.#take(element, 'keyboard')) return true;
    const { offset } = this.#area.scroller;
    const middle = middleOf(element.shown);
    this.#carry.begin({ x: middle.x - offset.x, y: middle.y - offset.y }, middle);
    return true;
  }

  /**
   * Moves to the place of the next item.
   * @param {Drag} drag
   * @param {Direction} direction
   */
  async #step(drag, direction) {
    const area = this.#area;
    // Keys may come while everything moves: the places that the elements move to count.
    const seats = area.allElements
      .filter((element) => element.category === category.cell && !element.leaving && !element.held)
      .map((element) => ({ ...sceneOf(element.frame), element }));
    const lead = { ...sceneOf(drag.seat), element: null };
    const next = neighbour([...seats, lead], lead, direction)?.element;
    if (!next) return;
    drag.seat = next.frame;
    area.reveal(next);
    const { offset } = area.scroller;
    const middle = middleOf(drag.seat);
    this.#carry.move({ x: middle.x - offset.x, y: middle.y - offset.y });
    await this.#session.act('drag', { phase: 'moved', point: middle }).catch(() => {});
    if (this.#drag !== drag) return;
    const { proposal } = this.#marks;
    this.#announce(proposal ? `${proposal}, ${this.#placeOf(drag.lead)}` : this.#placeOf(drag.lead));
  }

  /**
   * The place of an element in its section, in words.
   * @param {StageElement} element
   */
  #placeOf({ section, item }) {
    const entry = this.#session.outline?.list[section];
    const among = entry?.title ? ` in ${entry.title}` : '';
    return `position ${item + 1}${among}`;
  }

  /**
   * @param {'ended' | 'cancelled'} phase
   * @returns {boolean} whether items were in hand
   */
  #finish(phase) {
    if (!this.#drag) return false;
    this.#carry.end(phase);
    return true;
  }

  /** No items are in hand any more. */
  #letGo() {
    this.#drag = null;
    delete this.#host.dataset.carrying;
    this.#marks.carry(null);
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #release() {
    this.#session.view?.release(systemClock.now());
    this.#area.invalidate();
  }

  /** @param {string} topic */
  #changed(topic) {
    const session = this.#session;
    const drag = this.#drag;
    if (!drag) return;
    if (topic === 'connection' && session.connection.state !== 'open') {
      this.#giveUp('The move ended, because the connection was lost');
    } else if (topic === 'held' && drag.isTaken) {
      const isMine = session.holds.some((hold) => hold.client === session.client);
      if (!isMine) this.#giveUp('The move ended, because the item or the layout has changed');
    }
  }
}

/** @param {import('../../base/geometry.js').Rect} rect */
function middleOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * A cell at rest, to search for its neighbours.
 * @param {import('../../base/geometry.js').Rect} frame
 */
function sceneOf(frame) {
  return { category: category.cell, isHidden: false, shown: frame };
}

/** @param {StageElement} element */
function titleOf({ content, key }) {
  return content?.title || key;
}
