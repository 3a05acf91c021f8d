// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { RowSwipe } from '../../gestures/scrolling/rowSwipe.js';
import { buttonAt, openWidth, shownButtons } from '../../renderer/scene/swipeLayout.js';
import { category } from '../../store/elements/element.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../renderer/scene/swipeLayout.js').RowAside} RowAside */
/** @typedef {import('../../renderer/scene/swipeLayout.js').SwipeButton} SwipeButton */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../transport/messageTypes.js').Side} Side */
/** @typedef {import('../../transport/messageTypes.js').StageReplies['swiped']} Swiped */

/** A row of a list that is moved aside, with the buttons that it uncovers. */
export class AsideRow {
  /** @type {SwipeButton[]} */
  buttons = [];
  /** @type {number | null} index of the button that is held */
  pressed = null;
  /** @type {number | null} velocity at which it was let go before its buttons were known */
  releasedAt = null;
  /** Whether an action was chosen, or it goes back. */
  isDone = false;

  /**
   * @param {StageElement} element
   * @param {Side} side at which its buttons are
   */
  constructor(element, side) {
    const isRightToLeft = element.content?.list?.isRightToLeft === true;
    this.element = element;
    this.side = side;
    /** 1 if it moves to the right, else −1. */
    this.way = (side === 'leading') === isRightToLeft ? -1 : 1;
    this.swipe = new RowSwipe(element.width);
  }

  /** The words of its buttons. */
  get words() {
    return this.buttons.map(({ title, symbol }) => title || symbol).join(', ');
  }

  /**
   * Takes the stage's answer with its actions.
   * @param {Swiped | null} reply
   */
  take(reply) {
    const { id, height } = this.element;
    this.buttons = shownButtons(reply?.element === id ? reply.actions : [], height);
    this.swipe.open = openWidth(this.buttons);
    this.swipe.full = reply?.full === true;
  }

  /**
   * @param {number} nowMs
   * @returns {RowAside}
   */
  shown(nowMs) {
    const { swipe, way, buttons, pressed } = this;
    return { shift: swipe.shown(nowMs) * way, armed: swipe.armed(nowMs), buttons, pressed };
  }

  /**
   * The button at a point.
   * @param {Point} point in pt of the content
   * @param {number} nowMs
   * @returns {number | null} its index
   */
  buttonAt(point, nowMs) {
    if (this.buttons.length === 0) return null;
    const { x, y, width, height } = this.element.shown;
    const inside = { x: point.x - x, y: point.y - y };
    if (inside.y < 0 || inside.y >= height) return null;
    return buttonAt(this.shown(nowMs), this.way > 0 ? inside.x : width - inside.x);
  }
}

/**
 * The sides of actions that a row uncovers when it moves to the left and to the right.
 * @param {StageElement | null} element
 * @returns {{left: Side | null, right: Side | null} | null} `null` if the element is no row of a list
 */
export function sidesOf(element) {
  const list = element?.content?.list;
  if (!list || element.category !== category.cell || element.orthogonalSection) return null;
  const leading = list.hasLeadingActions ? 'leading' : null;
  const trailing = list.hasTrailingActions ? 'trailing' : null;
  return list.isRightToLeft
    ? { left: leading, right: trailing }
    : { left: trailing, right: leading };
}
