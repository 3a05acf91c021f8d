// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { itemsKnown } from '../../store/itemsChoice.js';
import { icon, make } from '../../widgets/dom.js';
import { facts, length } from '../../widgets/facts.js';
import { toolCard } from '../../widgets/toolCard.js';
import { VirtualList } from '../../widgets/virtualList.js';
import { placeInTree, rowsOf, treeKey, treeOf } from './treeModel.js';

/** @typedef {import('./treeModel.js').TreeRow} TreeRow */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */

const UPDATE_INTERVAL_MS = 250;
const ROW_PX = 26;
/** Fingers need more. */
const TOUCH_ROW_PX = 44;
const LINE_PX = 1.5;

/** The elements as a tree, beside the device: what is chosen in one is chosen in the other. */
export class ElementTree {
  #session;
  #area;
  #annotations;
  #pick;
  #list;
  #empty = make('p', { class: 'hint' }, 'The view holds no elements.');
  #facts = make('div', { class: 'tree-facts', hidden: true });
  /** @type {TreeRow[]} */
  #rows = [];
  /** @type {Set<string>} */
  #expanded = new Set(['section 0']);
  /** @type {string | null} id of the chosen node */
  #chosen = null;
  /** @type {TreeRow | null} under the pointer */
  #pointed = null;
  #isPicking = false;
  #updates = new Throttle(systemClock, UPDATE_INTERVAL_MS, () => this.#update());
  /** @type {(() => void)[]} */
  #stops = [];
  card;

  /**
   * @param {object} means
   * @param {import('../../store/session.js').Session} means.session
   * @param {import('../stage/stageArea.js').StageArea} means.area
   * @param {import('../stage/annotations.js').Annotations} means.annotations
   * @param {(element: StageElement) => void} means.pick chooses an element on the stage and shows it
   * @param {() => void} means.onClose
   */
  constructor({ session, area, annotations, pick, onClose }) {
    this.#session = session;
    this.#area = area;
    this.#annotations = annotations;
    this.#pick = pick;
    this.#list = new VirtualList({
      rowHeightCssPx: matchMedia('(pointer: coarse)').matches ? TOUCH_ROW_PX : ROW_PX,
      className: 'tree',
      members: {
        role: 'tree',
        tabIndex: 0,
        'aria-label': 'Elements',
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
        onpointerleave: () => this.#point(null),
      },
      makeRow: (row, at) => this.#row(/** @type {TreeRow} */ (row), at),
    });
    this.card = toolCard({
      title: 'Elements',
      closeTitle: 'Close (Y)',
      onClose,
      content: [this.#empty, this.#list.element, this.#facts],
    });
    this.card.classList.add('instrument-card', 'tree-card');
  }

  /** Begins to follow the stage; the card is in the page. */
  start() {
    this.#stops = [
      this.#session.on('delta', () => this.#updates.push(null)),
      this.#session.on('change', (topic) => {
        if (topic === 'stage' || topic === 'view' || topic === 'outline') this.#updates.push(null);
      }),
      this.#area.on('select', (element) => this.#selected(element)),
      this.#annotations.add((pen) => this.#paint(pen)),
    ];
    this.#update();
    this.#selected(this.#area.selected);
  }

  stop() {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#updates.drop();
    this.#point(null);
  }

  #update() {
    const tree = treeOf(this.#area.allElements, itemsKnown(this.#session).sections);
    this.#rows = rowsOf(tree, this.#expanded);
    this.#empty.hidden = this.#rows.length > 0;
    this.#list.element.hidden = this.#rows.length === 0;
    this.#list.show(this.#rows);
    this.#markActive();
    this.#showFacts();
  }

  /** @param {StageElement | null} element */
  #selected(element) {
    if (this.#isPicking) return;
    if (!element) {
      this.#chosen = null;
      return this.#update();
    }
    const { path, id } = placeInTree(element);
    for (const one of path) this.#expanded.add(one);
    this.#chosen = id;
    this.#update();
    const at = this.#rows.findIndex(({ node }) => node.id === id);
    if (at >= 0) this.#list.reveal(at);
    this.#markActive();
  }

  /**
   * @param {TreeRow} row
   * @param {number} at
   */
  #row(row, at) {
    const { node, level, isExpanded, position, siblings } = row;
    const twist = make('span', { class: 'twist', 'aria-hidden': 'true' }, isExpanded === null ? null : icon('right'));
    const element = make(
      'div',
      {
        id: `tree-row-${at}`,
        class: 'tree-row',
        role: 'treeitem',
        'aria-level': level,
        'aria-posinset': position,
        'aria-setsize': siblings,
        'aria-selected': String(node.id === this.#chosen),
        onclick: (/** @type {MouseEvent} */ event) => {
          const isTwist = event.target instanceof Element && event.target.closest('.twist');
          if (isExpanded !== null && (isTwist || node.elementId === null)) this.#toggle(node.id);
          else this.#choose(at);
        },
        onpointerenter: () => this.#point(row),
      },
      twist,
      make('span', { class: 'title' }, node.title),
      make('span', { class: 'detail' }, node.detail),
    );
    if (isExpanded !== null) element.setAttribute('aria-expanded', String(isExpanded));
    element.style.setProperty('--level', String(level - 1));
    return element;
  }

  /** @param {string} id */
  #toggle(id) {
    if (!this.#expanded.delete(id)) this.#expanded.add(id);
    this.#update();
  }

  /** @param {number} at */
  #choose(at) {
    const row = this.#rows[at];
    if (!row) return;
    this.#chosen = row.node.id;
    const element = this.#area.allElements.find(({ id }) => id === row.node.elementId);
    this.#isPicking = true;
    if (element && this.#area.selectedId !== element.id) this.#pick(element);
    this.#isPicking = false;
    this.#update();
    this.#list.reveal(at);
    this.#markActive();
    this.#area.invalidate('overlay');
  }

  /** @param {TreeRow | null} row */
  #point(row) {
    this.#pointed = row;
    this.#area.hover(row?.node.elementId ?? null);
    this.#area.invalidate('overlay');
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.#rows.findIndex(({ node }) => node.id === this.#chosen);
    const row = this.#rows[at];
    let does = treeKey(event.key, this.#rows, at);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && row && row.isExpanded !== null) does = { toggle: row.node.id };
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    if ('toggle' in does) this.#toggle(does.toggle);
    else this.#choose(does.at);
  }

  /** Tells readers which row is the chosen one, if it exists now. */
  #markActive() {
    const at = this.#rows.findIndex(({ node }) => node.id === this.#chosen);
    const row = at >= 0 ? this.#list.row(at) : null;
    if (row) this.#list.element.setAttribute('aria-activedescendant', row.id);
    else this.#list.element.removeAttribute('aria-activedescendant');
  }

  /** The facts about the chosen view in a cell; those of an element are in the inspector. */
  #showFacts() {
    const part = this.#rows.find(({ node }) => node.id === this.#chosen)?.node.part;
    this.#facts.hidden = !part;
    if (!part) return this.#facts.replaceChildren();
    const { frame } = part;
    /** @type {[string, string, boolean?][]} */
    const places = frame
      ? [
          ['Origin', `${length(frame.x)}, ${length(frame.y)}`, true],
          ['Size', `${length(frame.width)} × ${length(frame.height)}`, true],
        ]
      : [];
    this.#facts.replaceChildren(facts([...places, ...part.facts]));
  }

  /**
   * Outlines the view in a cell that is chosen or under the pointer.
   * @param {import('../stage/annotations.js').Pen} pen
   */
  #paint({ context, hair, theme }) {
    const chosen = this.#rows.find(({ node }) => node.id === this.#chosen);
    for (const row of new Set([chosen, this.#pointed])) {
      const frame = row?.node.part?.frame;
      const element = frame && this.#area.visible.find(({ id }) => id === row.node.elementId);
      // A cell that is turned would need its map; its outline shows where it is.
      if (!element || element.shown.transform) continue;
      context.lineWidth = LINE_PX * hair;
      context.strokeStyle = theme.accent;
      context.strokeRect(element.shown.x + frame.x, element.shown.y + frame.y, frame.width, frame.height);
    }
  }
}
