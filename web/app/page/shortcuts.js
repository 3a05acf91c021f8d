// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { onThisSystem } from '../../base/keyNames.js';
import { TOOLS } from '../stage/stageTools.js';

/** @typedef {readonly [what: string, keys: readonly string[]]} KeyLine */

/**
 * The contents of the sheet of keys: where keys work, and there each key once.
 * @type {readonly (readonly [where: string, lines: readonly KeyLine[]])[]}
 */
export const KEY_GROUPS = [
  ['Tools', TOOLS.map(({ label, key }) => [label, [key.toUpperCase()]])],
  [
    'Everywhere',
    [
      ['Find a command, stage, parameter or element', ['⌘ K']],
      ['Change the stage to a layout', ['1', '…', '9', '0']],
      ['Previous or next device', ['[', ']']],
      ['Rotate the device', ['R']],
      ['Light or dark', ['D']],
      ['Show the source’s own items, or the data', ['I']],
      ['Search stages', ['/']],
      ['Undo, redo', ['⌘ Z', '⇧ ⌘ Z']],
      ['Close what is open, end a tool, go back in an app, deselect', ['Esc']],
      ['Take over the view that you follow', ['↵']],
      ['This sheet', ['?']],
    ],
  ],
  [
    'On the stage',
    [
      ['Move the focus', ['↑', '↓', '←', '→']],
      ['Select or deselect the item', ['Space']],
      ['Tap the item; open it in a new window', ['↵', '⌘ ↵']],
      ['Extend the selection', ['⇧ arrow', '⇧ click', '⇧ drag']],
      ['Select one more; all', ['⌘ click', '⌘ A']],
      ['Delete, copy, paste, duplicate', ['⌫', '⌘ C', '⌘ V', '⌘ D']],
      ['Menu of an item', ['⇧ F10', 'hold']],
      ['Facts and distances of the element under the pointer', ['⌥']],
      ['Scroll by a page, to the ends', ['PgUp', 'PgDn', 'Home', 'End']],
    ],
  ],
  [
    'With Arrange',
    [
      ['Lift the item, drop it', ['Space']],
      ['Move it', ['arrows']],
      ['Bring it back', ['Esc']],
    ],
  ],
  [
    'With Layouts',
    [
      ['Choose a layout, previous or next', ['[', ']']],
      ['Drag between two layouts', ['←', '→']],
      ['Let go, go back', ['↵', 'Esc']],
    ],
  ],
  [
    'Instruments',
    [
      ['Layers in 3D; turn; apart, together', ['Z', 'arrows', '+', '−']],
      ['Performance of the last ten seconds', ['F']],
      ['Appearance: themes, contrast, colours', ['X']],
      ['Tree of the elements', ['Y']],
      ['Grid and guides', ['G']],
      ['Devices side by side, widths', ['M']],
      ['Matrix of sizes, text sizes, directions, themes', ['J']],
      ['Keyboard of the device', ['Q']],
      ['Compare with a pinned state', ['C']],
      ['Comments', ['K']],
      ['Versions', ['N']],
      ['Raise or lower your hand', ['H']],
      ['Export: pictures, film, source', ['W']],
    ],
  ],
  [
    'Time',
    [
      ['Replay the last change, or pause', ['Space']],
      ['Step by 1/60 s', [',', '.']],
      ['Loop, onion skin, paths', ['L', 'O', 'P']],
      ['Return to now', ['Esc']],
    ],
  ],
  [
    'Numbers',
    [
      ['Step by one, ten, a tenth', ['↑', '⇧ ↑', '⌥ ↑']],
      ['Drag the name: faster, finer', ['⇧', '⌥']],
    ],
  ],
];

/**
 * A letter with the key for commands, as it is called here.
 * @param {string} letter
 */
export function commandKey(letter) {
  return onThisSystem(`⌘ ${letter}`);
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
    make('div', { class: 'key-groups' }, ...KEY_GROUPS.map(([where, lines]) => keyGroup(where, lines))),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { toggle: () => (dialog.open ? dialog.close() : dialog.showModal()) };
}

/**
 * @param {string} where
 * @param {readonly KeyLine[]} lines
 */
function keyGroup(where, lines) {
  return make(
    'section',
    {},
    make('h3', { class: 'heading' }, where),
    make(
      'dl',
      { class: 'keys' },
      ...lines.map(([what, keys]) => make(
        'div',
        {},
        make('dt', {}, what),
        make('dd', {}, ...keys.map((key) => make('kbd', {}, onThisSystem(key)))),
      )),
    ),
  );
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
