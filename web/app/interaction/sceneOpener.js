// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';
import { hashForItem } from '../choices/address.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {{item: string, type: string, title: string}} Activity */

/**
 * Opens items in windows of their own: by a double click with Control or Command, by Control and Enter, or
 * from the menu. The stage's delegate says with what a window begins. Here it is another window of the
 * page, with its own view of the same stage.
 */
export class SceneOpener {
  #session;
  #area;
  #actions;
  #tell;
  #open;

  /**
   * @param {Session} session
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {object} means
   * @param {HTMLElement} means.canvas
   * @param {import('./stageActions.js').StageActions} means.actions
   * @param {import('../../store/actions.js').Tell} means.tell
   * @param {(address: string) => unknown} [means.open] returns nothing when the browser refuses
   */
  constructor(session, area, { canvas, actions, tell, open = openWindow }) {
    this.#session = session;
    this.#area = area;
    this.#actions = actions;
    this.#tell = tell;
    this.#open = open;
    canvas.addEventListener('dblclick', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = area.pointOf(event);
      const { offset } = area.scroller;
      this.ask({ x: x + offset.x, y: y + offset.y });
    });
  }

  /**
   * A key on the stage.
   * @param {import('../../gestures/input.js').KeyPress} event
   * @returns {boolean} whether it was used
   */
  key({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    const { selected } = this.#area;
    if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey) return false;
    if (selected?.category !== category.cell) return false;
    const { x, y, width, height } = selected.frame;
    this.ask({ x: x + width / 2, y: y + height / 2 });
    return true;
  }

  /**
   * Asks the stage about a window for the item at a point, and opens it.
   * @param {Point} point in pt of the content
   */
  async ask(point) {
    if (this.#area.isReplaying) return;
    const reply = await this.#actions.send('activate', { point });
    if (reply) this.take(reply.activity ?? null);
  }

  /**
   * Opens a window.
   * @param {Activity | null} activity
   */
  take(activity) {
    if (!activity) return this.#tell('The delegate opens no window for this item', 'trouble');
    const { stageId } = this.#session;
    const address = hashForItem(stageId ?? '', activity.item, this.#area.scroller.offset);
    const title = activity.title || activity.item;
    if (this.#open(address)) return this.#tell(`Opened “${title}” in a new window`, 'good');
    this.#tell(`The browser blocked the window for “${title}”`, 'trouble', {
      label: 'Open',
      run: () => this.#open(address),
    });
  }
}

/** @param {string} hash */
function openWindow(hash) {
  return globalThis.open(`${location.pathname}${hash}`, '_blank');
}
