// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { actionButton } from '../widgets/actionButton.js';
import { make } from '../widgets/dom.js';

/** @typedef {import('../store/session.js').Session} Session */

/** @typedef {import('../transport/messageTypes.js').StageActions['invoke']['action']} Action */
/** @typedef {{action: Action, label: string, help: string}} Call */

/** Calls of the collection view, and what UIKit does when they are made. */
const CALLS = /** @type {const} */ ([
  {
    action: 'reloadData',
    label: 'Reload data',
    help: 'reloadData(): asks for all counts again and makes every visible cell again',
    needs: 'stage',
  },
  {
    action: 'invalidateLayout',
    label: 'Invalidate layout',
    help: 'invalidateLayout(): keeps the cells and prepares the layout again',
    needs: 'stage',
  },
  {
    action: 'reloadVisible',
    label: 'Reload visible',
    help: 'reloadItems(at:) for the visible items: asks for new cells',
    needs: 'stage',
  },
  {
    action: 'reconfigureVisible',
    label: 'Reconfigure',
    help: 'reconfigureItems(at:) for the visible items: keeps the cells and fills them again',
    needs: 'stage',
  },
  {
    action: 'reloadSelection',
    label: 'Reload selection',
    help: 'reloadItems(at:) for the selected items',
    needs: 'selection',
  },
  {
    action: 'scrollToSelection',
    label: 'Show selection',
    help: 'scrollToItem(at:at:animated:) to the first selected item',
    needs: 'selection',
  },
]);

/** @type {Call} */
const FORGET = {
  action: 'forgetModel',
  label: 'Forget to update the model',
  help: 'Reports an insertion that the data does not have: UIKit’s error, and nothing changes',
};

/** Buttons for calls of the collection view that change no data. */
export class CallsGroup {
  #session;
  #actions;
  /** @type {{button: import('../widgets/actionButton.js').ActionButton, needs: string}[]} */
  #buttons;

  /**
   * @param {Session} session
   * @param {import('../store/actions.js').Actions} actions
   */
  constructor(session, actions) {
    this.#session = session;
    this.#actions = actions;
    this.#buttons = CALLS.map(({ action, label, help, needs }) => ({
      button: this.#button({ action, label, help }),
      needs,
    }));
    const forget = this.#button({ ...FORGET, className: 'wide quiet-trouble' });
    this.element = make(
      'section',
      { class: 'section', 'aria-label': 'Calls of the collection view' },
      make('h2', { class: 'heading' }, 'Calls'),
      make(
        'div',
        { class: 'action-grid two' },
        ...this.#buttons.map(({ button }) => button.element),
        forget.element,
      ),
    );
    this.#buttons.push({ button: forget, needs: 'stage' });
    actions.on('change', () => this.update());
  }

  /** Updates the buttons to the stage and to the commands that wait for an answer. */
  update() {
    const isReady = this.#actions.isReady;
    const hasSelection = isReady && (this.#session.selection?.count ?? 0) > 0;
    for (const { button, needs } of this.#buttons) {
      button.show(needs === 'selection' ? hasSelection : isReady);
    }
  }

  /** @param {Call & {className?: string}} call */
  #button({ action, label, help, className }) {
    return actionButton({
      name: action,
      label,
      help,
      className,
      actions: this.#actions,
      onPress: () => this.#actions.run(action, 'invoke', { action }),
    });
  }
}
