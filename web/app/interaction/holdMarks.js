// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { fillReadable } from '../../base/mirror.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { traceElement } from '../stage/annotations.js';
import { hueColour } from '../people/people.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../base/geometry.js').Rect} Rect */

const OUTLINE_PX = 2.5;
const TAG_FONT_PX = 11;
const TAG_PADDING_PX = 6;
const TAG_HEIGHT_PX = 18;
const COUNT_RADIUS_PX = 11;
/** Text colour on the colours of people, which are light. */
const TAG_INK = '#101114';
/** The words for what a drop would do at the present place. */
const OPERATIONS = new Map([
  ['move', 'Move'], ['copy', 'Copy'], ['forbidden', 'Not here'], ['cancel', 'Not here'],
]);

/** Marks the items that people hold: with the person's name, and on this page with their number. */
export class HoldMarks {
  #session;
  #area;
  #annotations;
  /** @type {{lead: StageElement, items: string[]} | null} */
  #carried = null;
  /** @type {(() => void) | null} */
  #stopPainting = null;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/annotations.js').Annotations} annotations
   */
  constructor(session, area, annotations) {
    this.#session = session;
    this.#area = area;
    this.#annotations = annotations;
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'held' || topic === 'view' || topic === 'stage') this.#take();
    });
  }

  /**
   * The other person who holds an item.
   * @param {string} item
   * @returns {string | null} a name
   */
  holderOf(item) {
    const hold = this.#others.find(({ items }) => items.includes(item));
    return hold ? this.#person(hold.client).name : null;
  }

  /**
   * Takes which items are carried, if any.
   * @param {{lead: StageElement, items: string[]} | null} carried
   */
  carry(carried) {
    this.#carried = carried;
    this.#update();
  }

  /** @returns {import('../../store/stageActions.js').Hold[]} */
  get #others() {
    const { holds, client } = this.#session;
    return (holds ?? []).filter((hold) => hold.client !== client);
  }

  /** @param {number} client */
  #person(client) {
    const found = this.#session.presence?.find((one) => one.client === client);
    return { name: found?.name ?? 'another client', hue: found?.hue ?? 0 };
  }

  /** What a drop would do with the dragged items, in a word; empty when they are only moved. */
  get proposal() {
    const { holds, client } = this.#session;
    const own = (holds ?? []).find((hold) => hold.client === client);
    return OPERATIONS.get(own?.operation ?? '') ?? '';
  }

  #take() {
    this.#session.view?.holdElsewhere(this.#others.flatMap(({ items }) => items));
    this.#update();
  }

  /** Paints only while there is something to paint. */
  #update() {
    const isNeeded = this.#carried !== null || this.#others.length > 0;
    if (isNeeded) {
      this.#stopPainting ??= this.#annotations.add((pen) => this.#paint(pen));
    } else {
      this.#stopPainting?.();
      this.#stopPainting = null;
    }
    this.#area.invalidate('overlay');
  }

  /** The part of the screen in which tags can be read: without its safe areas. */
  get #room() {
    const { offset, viewport } = this.#area.scroller;
    const { insets } = this.#session.viewport;
    return {
      x: offset.x + insets.left,
      y: offset.y + insets.top,
      width: viewport.width - insets.left - insets.right,
      height: viewport.height - insets.top - insets.bottom,
    };
  }

  /** @param {import('../stage/annotations.js').Pen} pen */
  #paint(pen) {
    for (const { client, items } of this.#others) {
      const { name, hue } = this.#person(client);
      const wanted = new Set(items);
      for (const element of this.#area.visible) {
        if (element.category !== 0 || !wanted.has(element.key)) continue;
        const tag = element.key === items[0] ? name : '';
        paintHold(pen, element.shown, hueColour(hue), tag, this.#room);
      }
    }
    const { lead, items } = this.#carried ?? {};
    if (!lead || !items) return;
    if (items.length > 1) paintCount(pen, lead.shown, items.length);
    const { proposal } = this;
    if (proposal) paintTag(pen, lead.shown, proposal, pen.theme.accent, this.#room);
  }
}

/**
 * An outline and a name.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {StageElement['shown']} shown
 * @param {string} colour
 * @param {string} name
 * @param {Rect} room
 */
function paintHold({ context, hair, theme }, shown, colour, name, room) {
  traceElement(context, shown, cornerRadius(shown.width, shown.height));
  context.lineWidth = (OUTLINE_PX + 2) * hair;
  context.strokeStyle = theme.paper;
  context.stroke();
  context.lineWidth = OUTLINE_PX * hair;
  context.strokeStyle = colour;
  context.stroke();
  if (name) paintTag({ context, hair, theme }, shown, name, colour, room);
}

/**
 * The place of a tag: above its element, or as near to that as it is still in the room.
 * @param {Rect} shown
 * @param {{width: number, height: number}} tag
 * @param {Rect} room
 * @returns {{x: number, y: number}}
 */
export function tagPlace(shown, tag, room) {
  const within = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ end) =>
    Math.max(start, Math.min(at, end));
  return {
    x: within(shown.x, room.x, room.x + room.width - tag.width),
    y: within(shown.y - tag.height, room.y, room.y + room.height - tag.height),
  };
}

/**
 * A word above an element.
 * @param {Pick<import('../stage/annotations.js').Pen, 'context' | 'hair' | 'theme'>} pen
 * @param {StageElement['shown']} shown
 * @param {string} name
 * @param {string} colour
 * @param {Rect} room
 */
function paintTag({ context, hair }, shown, name, colour, room) {
  context.textAlign = 'start';
  context.font = `600 ${TAG_FONT_PX * hair}px system-ui, sans-serif`;
  context.textBaseline = 'middle';
  const height = TAG_HEIGHT_PX * hair;
  const width = context.measureText(name).width + 2 * TAG_PADDING_PX * hair;
  const { x, y } = tagPlace(shown, { width, height: height + OUTLINE_PX * hair }, room);
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = TAG_INK;
  const middle = { x: x + width / 2, y: y + height / 2 };
  fillReadable(context, name, { x: x + TAG_PADDING_PX * hair, y: middle.y }, middle);
}

/**
 * Paints how many items are carried, at the corner of the first.
 * @param {import('../stage/annotations.js').Pen} pen
 * @param {StageElement['shown']} shown
 * @param {number} count
 */
function paintCount({ context, hair, theme }, shown, count) {
  const radius = COUNT_RADIUS_PX * hair;
  const x = shown.x + shown.width;
  context.beginPath();
  context.arc(x, shown.y, radius, 0, 2 * Math.PI);
  context.fillStyle = theme.accent;
  context.fill();
  context.fillStyle = theme.isDark ? TAG_INK : '#ffffff';
  context.font = `600 ${TAG_FONT_PX * hair}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  fillReadable(context, String(count), { x, y: shown.y });
}
