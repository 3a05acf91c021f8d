// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Keys that the stage has when nothing has the focus. */
const STAGE_KEYS = new Set([
  'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End',
]);
/** Buttons that keep the focus after a click, because other keys move from them, or because they lead elsewhere. */
const KEEPERS = '[role=tab], [role=radio], [role^=menuitem], [aria-haspopup], dialog *, .handle';

/**
 * Whether the stage takes a key for which nothing has the focus.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 */
export function isStageKey({ key, ctrlKey, metaKey, altKey }) {
  return STAGE_KEYS.has(key) && !ctrlKey && !metaKey && !altKey;
}

/**
 * Gives the stage the keys that nothing else has, so that it needs no click first.
 * @param {HTMLElement} content what takes the keys on the stage
 * @param {() => boolean} isFree whether nothing else wants the arrows, such as a replay
 */
export function giveKeysToStage(content, isFree) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.target !== document.body) return;
    if (!isStageKey(event) || !isFree()) return;
    content.focus({ preventScroll: true });
    const { key, code, shiftKey } = event;
    const same = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    if (!content.dispatchEvent(same)) event.preventDefault();
  });
}

/** Keys that do not move the focus: a shortcut says nothing about it. */
const SILENT_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Escape', 'Backspace', 'Delete']);

/**
 * Marks the stage that was pressed, so that it shows its focus only when keys move it. A browser shows it at any key, and
 * then also at the next press.
 */
export function markPressedStage() {
  document.addEventListener('pointerdown', ({ target }) => {
    const content = target instanceof Element ? target.closest('.content') : null;
    content?.setAttribute('data-pressed', '');
  }, { capture: true });
  document.addEventListener('keydown', ({ key }) => {
    if ((key.length === 1 && key !== ' ') || SILENT_KEYS.has(key)) return;
    for (const content of document.querySelectorAll('.content[data-pressed]')) content.removeAttribute('data-pressed');
  }, { capture: true });
}

/** Takes the focus from the fields of sheets that are closed: a browser leaves it there where nothing had it before. */
export function letGoOfSheets() {
  document.addEventListener('close', ({ target }) => {
    const { activeElement } = document;
    if (target instanceof Element && activeElement instanceof HTMLElement && target.contains(activeElement)) activeElement.blur();
  }, { capture: true });
}

/**
 * Takes the focus from a button after a click with a pointer. Otherwise the space bar, which replays, would press
 * the last button again. The Tab key still continues from the button.
 */
export function letGoOfButtons() {
  document.addEventListener('click', (event) => {
    const isPointer = event instanceof PointerEvent ? event.pointerType !== '' : event.detail > 0;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!isPointer || !button || button.matches(KEEPERS)) return;
    if (document.activeElement === button) button.blur();
  });
}
