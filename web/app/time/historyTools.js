// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { barWord } from '../../widgets/phonePanels.js';
import { plural } from '../../inspector/editOps.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** Topics after which the buttons may change. */
const TOPICS = new Set(['history', 'stage', 'connection', 'view']);
/** The name of the key for undo on this system. */
const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');
const KEYS = isApple ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' };

/**
 * The text of a button for a step.
 * @param {'undo' | 'redo'} step
 * @param {string | null | undefined} label of the action that would be undone or redone
 * @returns {string}
 */
export function stepText(step, label) {
  const word = step === 'undo' ? 'Undo' : 'Redo';
  return label ? `${word} ${label}` : `Nothing to ${word.toLowerCase()}`;
}

/**
 * Undo and redo.
 * @param {Session} session
 * @param {import('../../store/actions.js').Actions} actions
 * @returns {HTMLElement}
 */
export function stepButtons(session, actions) {
  const undo = stepButton('undo', () => actions.undo());
  const redo = stepButton('redo', () => actions.redo());
  const show = () => {
    for (const [button, step] of /** @type {const} */ ([[undo, 'undo'], [redo, 'redo']])) {
      const label = actions.label(step);
      const text = stepText(step, label);
      button.title = label ? `${text} (${KEYS[step]})` : text;
      button.setAttribute('aria-label', text);
      button.disabled = !label || !actions.isReady;
      button.toggleAttribute('data-pending', actions.isPending(step));
    }
  };
  watch(session, actions, show);
  return make('div', { class: 'steps', role: 'group', 'aria-label': 'History' }, undo, redo);
}

/**
 * Writes what people set into the stage's file.
 * @typedef {{isPossible: () => boolean, open: () => void}} FileSaving
 */

/**
 * The number of steps since the files, a button to go back to them, and one to write what was set into the file.
 * @param {Session} session
 * @param {import('../../store/actions.js').Actions} actions
 * @param {FileSaving} saving
 * @param {string} className
 * @returns {HTMLElement}
 */
export function editsBadge(session, actions, saving, className) {
  const words = make('span', { class: 'words' });
  const revert = make(
    'button',
    {
      type: 'button',
      title: 'Go back to the files’ data, parameters and layout, for everyone; one undo takes it back',
      onclick: () => actions.revert(),
    },
    'Revert',
  );
  const save = make(
    'button',
    { type: 'button', class: 'save', title: 'Shows which lines of the file would change; nothing is written yet', onclick: saving.open },
    icon('save'),
    make('span', {}, 'Save to file'),
  );
  save.setAttribute('aria-label', 'Save to file');
  const badge = make('div', { class: `edits ${className}`, hidden: true }, words, revert, save);
  watch(session, actions, () => {
    const edits = session.history?.edits ?? 0;
    badge.hidden = edits === 0;
    badge.title = `${plural(edits, 'step')} away from the files`;
    words.textContent = plural(edits, 'edit');
    revert.disabled = !actions.isReady || actions.isPending('revert');
    save.hidden = !saving.isPossible();
  });
  return badge;
}

/**
 * @param {Session} session
 * @param {import('../../store/actions.js').Actions} actions
 * @param {() => void} show
 */
function watch(session, actions, show) {
  session.on('change', (/** @type {string} */ topic) => TOPICS.has(topic) && show());
  actions.on('change', show);
  show();
}

/**
 * @param {'undo' | 'redo'} step
 * @param {() => void} onclick
 */
function stepButton(step, onclick) {
  return make(
    'button',
    { type: 'button', class: 'button quiet square', data: { step }, onclick },
    icon(step),
    barWord(step === 'undo' ? 'Undo' : 'Redo'),
  );
}

/** Controls that undo typing by themselves. */
const TYPING = 'input[type=text], input[type=search], input:not([type]), textarea';

/**
 * The step that a key stands for.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean, altKey: boolean}}
 *   event
 * @returns {'undo' | 'redo' | null}
 */
export function stepForKey({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/**
 * Listens to the keys for undo and redo.
 * @param {import('../../store/actions.js').Actions} actions
 */
export function attachHistoryKeys(actions) {
  document.addEventListener('keydown', (event) => {
    const step = stepForKey(event);
    const isTyping = event.target instanceof Element && event.target.matches(TYPING);
    if (!step || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    actions[step]();
  });
}
