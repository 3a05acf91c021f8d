// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { tellRefusal, troubleOf } from '../../store/actions.js';
import { accessoryKinds } from '../../renderer/scene/listContent.js';
import { neighbour } from '../../renderer/scene/neighbour.js';
import { category } from '../../store/elements/element.js';
import { inChunks } from './rectangleSelection.js';

/** @typedef {import('../../transport/messageTypes.js').StageReplies['swiped']} Swiped */
/** @typedef {import('../../transport/messageTypes.js').ViewCommands} ViewCommands */
/**
 * @template {keyof ViewCommands} Kind
 * @typedef {import('../../store/stageActions.js').Answer<Kind>} Answer
 */
/** @typedef {import('./stageKeys.js').StageCommand} StageCommand */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */

const MS_PER_S = 1000;

/** The edits and selections that keys and pointers send; the panels send the same. */
export class StageActions {
  #session;
  #area;
  #tell;
  #announce;
  /** The time of the last touch, in s. */
  #touchedS = 0;
  /** @type {string[]} items that were copied last */
  #copied = [];
  /**
   * Called when a touch has moved a row of a list aside.
   * @type {((reply: Swiped) => void) | null}
   */
  onSwiped = null;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {object} means
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {(text: string) => void} means.announce
   */
  constructor(session, area, { tell, announce }) {
    this.#session = session;
    this.#area = area;
    this.#tell = tell;
    this.#announce = announce;
  }

  /**
   * Sends an action, and tells people when it was refused.
   * @template {keyof ViewCommands} Kind
   * @param {Kind} kind
   * @param {ViewCommands[Kind]} members
   * @returns {Promise<Answer<Kind>>} the reply; `null` when it was refused
   */
  async send(kind, members) {
    try {
      return await this.#session.act(kind, members);
    } catch (error) {
      tellRefusal(this.#tell, this.#session, troubleOf(error));
      return null;
    }
  }

  /**
   * Tells the stage that a menu is closed; the stage may have closed it itself.
   * @param {number} menu
   */
  dismiss(menu) {
    this.#sendQuietly('dismiss', { menu });
  }

  /**
   * Sends a touch. If it is refused, simply nothing happens.
   * @param {import('../../gestures/pointers/targets.js').Phase} phase
   * @param {import('../../base/geometry.js').Point} point in pt of the content
   * @param {{finger?: number, shift?: boolean, tMs?: number}} facts
   */
  touch(phase, point, { finger = 0, shift = false, tMs = systemClock.now() } = {}) {
    // Events and timers may arrive in the wrong order, but the time must not go back.
    this.#touchedS = Math.max(this.#touchedS, tMs / MS_PER_S);
    const facts = { ...(finger !== 0 && { finger }), ...(shift && { shift }) };
    this.#tellTouch({ phase, point, at: this.#touchedS, ...facts });
  }

  /** @param {ViewCommands['touch']} touch */
  async #tellTouch(touch) {
    const reply = await this.#sendQuietly('touch', touch);
    if (reply?.actions) this.onSwiped?.(reply);
  }

  /**
   * @template {keyof ViewCommands} Kind
   * @param {Kind} kind
   * @param {ViewCommands[Kind]} members
   * @returns {Promise<Answer<Kind>>}
   */
  async #sendQuietly(kind, members) {
    try {
      return await this.#session.act(kind, members);
    } catch {
      // The person sees that nothing happened.
      return null;
    }
  }

  /**
   * Selects items, with as many commands as needed.
   * @param {string[]} items
   * @param {'replace' | 'add' | 'remove' | 'toggle'} mode
   */
  async select(items, mode) {
    const [first = [], ...others] = inChunks(items);
    await this.send('select', { items: first, mode });
    for (const chunk of others) {
      await this.send('select', { items: chunk, mode: mode === 'replace' ? 'add' : mode });
    }
  }

  /** Clears the whole selection. */
  deselect() {
    if (this.#selectedCount > 0) this.send('select', { items: [], mode: 'none' });
  }

  /**
   * Does what a key asks for.
   * @param {StageCommand} command
   * @returns {boolean} whether there was something to do
   */
  run(command) {
    if (!this.#session.view) return false;
    switch (command.does) {
      case 'focus':
      case 'extend':
        if (command.does === 'focus' && this.#toggleOutline(command.direction)) return true;
        return this.#moveFocus(command.direction, command.does === 'extend');
      case 'toggle':
        return this.#toggle();
      case 'activate':
        return this.#activate();
      case 'selectAll':
        this.send('select', { items: [], mode: 'all' });
        return true;
      case 'delete':
        return this.#edit('delete', 'Select something to delete first.');
      case 'duplicate':
        return this.#edit('duplicate', 'Select something to duplicate first.');
      case 'copy':
        return this.#copy();
      case 'paste':
        return this.#paste();
    }
  }

  get #selectedCount() {
    return this.#session.selection?.count ?? 0;
  }

  /** The item that the keyboard is on. */
  get #focusedItem() {
    const { selected } = this.#area;
    return selected?.category === category.cell ? selected.key : null;
  }

  /**
   * @param {import('./stageKeys.js').Direction} direction
   * @param {boolean} extends_ whether the selection grows with it
   */
  #moveFocus(direction, extends_) {
    const area = this.#area;
    const from = area.selected;
    const next = from
      ? neighbour(area.allElements.filter((element) => !element.leaving), from, direction)
      : area.visible.find((element) => element.category === category.cell);
    if (!next) return false;
    const before = this.#focusedItem;
    area.select(next.id);
    area.reveal(next);
    this.#askForFocus(next, from, direction);
    if (extends_ && next.category === category.cell) {
      this.select(before ? [before, next.key] : [next.key], 'add');
    }
    return true;
  }

  /**
   * Asks the collection view whether the item may have the focus; if not, the focus stays.
   * @param {StageElement} next
   * @param {StageElement | null} from
   * @param {import('./stageKeys.js').Direction} heading
   */
  async #askForFocus(next, from, heading) {
    if (!this.#session.drives || next.category !== category.cell) return;
    const members = { item: next.key, heading };
    const reply = await this.#sendQuietly('focus', members);
    if (!reply || reply.item === next.key || this.#area.selected !== next) return;
    this.#area.select(from?.id ?? null);
    this.#announce(`${next.content?.title || next.key} cannot have the focus`);
  }

  /**
   * The left and right arrows hide and show the children of a row that has any.
   * @param {import('./stageKeys.js').Direction} direction
   * @returns {boolean} whether there was anything to show or hide
   */
  #toggleOutline(direction) {
    const { selected } = this.#area;
    const list = selected?.category === category.cell ? selected.content?.list : null;
    if (!selected || !list) return false;
    const kind = accessoryKinds.outlineDisclosure;
    const chevron = [...list.trailing, ...list.leading].find((one) => one.kind === kind);
    if (!chevron || chevron.isHidden) return false;
    const wanted = direction === (list.isRightToLeft ? 'left' : 'right');
    const isAcross = direction === 'left' || direction === 'right';
    if (!isAcross || wanted === chevron.isOn) return false;
    const { key } = selected;
    this.send('edit', { op: { type: 'update', item: key, expanded: wanted }, animated: true });
    return true;
  }

  #toggle() {
    const item = this.#focusedItem;
    if (item === null) return false;
    this.send('select', { items: [item], mode: 'toggle' });
    return true;
  }

  /** A tap on the item that the keyboard is on: UIKit's whole sequence of highlight and selection. */
  #activate() {
    const area = this.#area;
    const element = area.selected;
    if (element?.category !== category.cell) return false;
    const { offset } = area.scroller;
    const { x, y, width, height } = element.shown;
    const middle = { x: x + width / 2 - offset.x, y: y + height / 2 - offset.y };
    const point = { x: middle.x + offset.x, y: middle.y + offset.y };
    if (this.#session.drives && area.isInView(middle) && area.elementAt(middle) === element) {
      this.touch('began', point);
      this.touch('ended', point);
    } else {
      // Another element lies over it, so a touch there would not reach it.
      this.send('select', { items: [element.key], mode: 'replace' });
    }
    return true;
  }

  /**
   * @param {'delete' | 'duplicate'} type
   * @param {string} hint when nothing is selected
   */
  #edit(type, hint) {
    // To who may only look, the server says that: a selection would not help.
    const mayEdit = this.#session.connection.role === 'edit';
    if (this.#selectedCount === 0 && mayEdit) this.#tell(hint, 'trouble');
    else this.send('edit', { op: { type }, animated: true });
    return true;
  }

  #copy() {
    // If text is marked on the page, the person wants to copy that text.
    if (String(getSelection() ?? '') !== '') return false;
    const { selection } = this.#session;
    if (!selection || selection.count === 0) return false;
    this.#copied = [...selection.items];
    const what = this.#copied.length === 1 ? '1 item' : `${this.#copied.length} items`;
    this.#announce(`Copied ${what}`);
    return true;
  }

  #paste() {
    if (this.#copied.length === 0) return false;
    this.send('edit', { op: { type: 'duplicate', items: this.#copied }, animated: true });
    return true;
  }
}
