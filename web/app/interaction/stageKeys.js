// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {'up' | 'down' | 'left' | 'right'} Direction */
/**
 * The command of a key on the stage.
 * @typedef {{does: 'focus' | 'extend', direction: Direction}
 *   | {does: 'toggle' | 'activate' | 'delete' | 'selectAll' | 'copy' | 'paste' | 'duplicate'}}
 *   StageCommand
 */

/** @type {Record<string, Direction>} */
const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** @type {Record<string, 'selectAll' | 'copy' | 'paste' | 'duplicate'>} */
const WITH_COMMAND = { a: 'selectAll', c: 'copy', v: 'paste', d: 'duplicate' };

/** @type {Record<string, 'toggle' | 'activate' | 'delete'>} */
const ALONE = { ' ': 'toggle', Enter: 'activate', Delete: 'delete', Backspace: 'delete' };

/**
 * Finds the command of a key. Option with arrows is left to the browser.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean, altKey: boolean}}
 *   event
 * @returns {StageCommand | null}
 */
export function stageCommand({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey || (ctrlKey && metaKey)) return null;
  if (ctrlKey || metaKey) {
    const does = shiftKey ? undefined : WITH_COMMAND[key.toLowerCase()];
    return does ? { does } : null;
  }
  const direction = DIRECTIONS[key];
  if (direction) return { does: shiftKey ? 'extend' : 'focus', direction };
  const does = shiftKey ? undefined : ALONE[key];
  return does ? { does } : null;
}

/** Commands that also work when nothing has the focus. */
const EVERYWHERE = new Set(['delete', 'selectAll', 'copy', 'paste', 'duplicate']);

/**
 * Whether a command works although the stage does not have the focus, because nothing else has it.
 * @param {StageCommand} command
 */
export function worksEverywhere({ does }) {
  return EVERYWHERE.has(does);
}
