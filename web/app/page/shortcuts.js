// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';

/** The contents of the sheet of keys. */
/** @type {readonly [what: string, keys: readonly string[]][]} */
const KEYS = [
  ['Move, arrange, layouts, spacing, rects, reuse', ['V', 'A', 'T', 'S', 'E', 'U']],
  ['Change the stage to a layout', ['1', '…', '9', '0']],
  ['Choose a layout (layouts)', ['←', '→', '↵']],
  ['Drag between two layouts (scrubber)', ['←', '→', '↵', 'Esc']],
  ['Previous or next layout (layouts)', ['[', ']']],
  ['Lift an item, move it, drop it (arrange)', ['Space', 'arrows', 'Esc']],
  ['Move the focus on the stage', ['↑', '↓', '←', '→']],
  ['Select or deselect the item; tap it', ['Space', '↵']],
  ['Extend the selection; all; nothing', ['⇧ arrow', '⌘ A', 'Esc']],
  ['Select a range; one more; in a rectangle', ['⇧ click', '⌘ click', '⇧ drag']],
  ['Delete the selection', ['⌫']],
  ['Copy, paste, duplicate', ['⌘ C', '⌘ V', '⌘ D']],
  ['Undo, redo', ['⌘ Z', '⇧ ⌘ Z']],
  ['Menu of an item', ['⇧ F10', 'hold']],
  ['Open an item in a new window', ['⌘ ↵', '⌘ double click']],
  ['Scroll by a page, to the ends', ['PgUp', 'PgDn', 'Home', 'End']],
  ['Replay the last change, or pause', ['Space']],
  ['Step through it by 1/60 s', [',', '.']],
  ['Loop, onion skin, paths', ['L', 'O', 'P']],
  ['Previous or next device', ['[', ']']],
  ['Rotate the device', ['R']],
  ['Light or dark', ['D']],
  ['Show the source’s own items, or the data', ['I']],
  ['Step a number by one, ten, a tenth', ['↑', '⇧ ↑', '⌥ ↑']],
  ['Scrub a number: drag its name', ['⇧ × 10', '⌥ × 0.1']],
  ['Return to now, stop following, deselect', ['Esc']],
  ['Take over the view that you follow', ['↵', 'click']],
  ['This sheet', ['?']],
];

/**
 * The name of a key on this system: Control instead of Command, except on a Mac.
 * @param {string} key
 */
function onThisSystem(key) {
  const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');
  return isApple ? key : key.replace('⌘', 'Ctrl').replace('⌥', 'Alt');
}

/**
 * The sheet of keys.
 * @returns {{toggle: () => void}}
 */
export function shortcutSheet() {
  const close = make(
    'button',
    { type: 'button', class: 'button quiet square', 'aria-label': 'Close' },
    icon('close'),
  );
  const dialog = make(
    'dialog',
    { class: 'sheet', 'aria-label': 'Keyboard shortcuts' },
    make('header', {}, make('h2', {}, 'Keyboard shortcuts'), close),
    make(
      'dl',
      { class: 'keys' },
      ...KEYS.flatMap(([what, keys]) => [
        make('dt', {}, what),
        make('dd', {}, ...keys.map((key) => make('kbd', {}, onThisSystem(key)))),
      ]),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { toggle: () => (dialog.open ? dialog.close() : dialog.showModal()) };
}

/** Controls that take text, or letters to choose an option. */
const TEXT_CONTROLS =
  'input:not([type=radio]):not([type=checkbox]):not([type=range]), select, textarea';

/**
 * Whether an event's key belongs to a control that takes text or keys itself.
 * @param {KeyboardEvent} event
 * @returns {boolean}
 */
export function isTyping({ target, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.matches(TEXT_CONTROLS);
}

/**
 * Listens to the page's own keys.
 * @param {Record<string, (event: KeyboardEvent) => void>} actions by key
 */
export function attachShortcuts(actions) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || (event.key !== 'Escape' && isTyping(event))) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    action(event);
  });
}
