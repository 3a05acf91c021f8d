// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** The steps of an arrow with Shift, and of a page key: a tenth of a second. */
const LEAP_STEPS = 6;

/**
 * The command of a key for time.
 * @typedef {{does: 'toggle' | 'loop' | 'onion' | 'paths' | 'toStart' | 'toEnd'}
 *   | {does: 'step', count: number}} TimeCommand
 */

/** @type {Record<string, TimeCommand>} Keys that work everywhere except in text. */
const ANYWHERE = {
  ',': { does: 'step', count: -1 },
  '.': { does: 'step', count: 1 },
  l: { does: 'loop' },
  o: { does: 'onion' },
  p: { does: 'paths' },
};

/** @type {Record<string, TimeCommand>} Keys of the scrubber. */
const ON_SCRUBBER = {
  Home: { does: 'toStart' },
  End: { does: 'toEnd' },
  PageDown: { does: 'step', count: -LEAP_STEPS },
  PageUp: { does: 'step', count: LEAP_STEPS },
};

/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Controls that take text, or letters to choose an option. */
const TEXT_CONTROLS =
  'select, textarea, input:not([type=radio]):not([type=checkbox]):not([type=range])';

/**
 * Finds the command of a key.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean}}
 *   event
 * @param {'scrubber' | 'page' | 'control' | 'stage'} focus what has the focus: the scrubber,
 *   nothing, a control that takes the space bar and arrows itself, or the stage
 * @param {boolean} isReplaying
 * @returns {TimeCommand | null}
 */
export function timeCommand({ key, ctrlKey, metaKey, altKey, shiftKey }, focus, isReplaying) {
  if (ctrlKey || metaKey || altKey) return null;
  const isFree = focus === 'scrubber' || focus === 'page';
  if (key === ' ') return isFree || (focus === 'stage' && isReplaying) ? { does: 'toggle' } : null;
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : 0;
  if (arrow) {
    if (focus !== 'scrubber' && !(focus === 'page' && isReplaying)) return null;
    return { does: 'step', count: shiftKey ? arrow * LEAP_STEPS : arrow };
  }
  if (shiftKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return own(ANYWHERE, name) ?? (focus === 'scrubber' ? own(ON_SCRUBBER, key) : null);
}

/**
 * The part of the page that has an event's keys.
 * @param {EventTarget | null} target
 * @param {HTMLElement} scrubber
 * @param {HTMLElement} stage
 * @returns {'scrubber' | 'page' | 'control' | 'stage' | 'text'}
 */
export function focusOf(target, scrubber, stage) {
  if (target === scrubber) return 'scrubber';
  if (target === stage) return 'stage';
  if (target === document.body || target === document.documentElement) return 'page';
  return target instanceof Element && target.matches(TEXT_CONTROLS) ? 'text' : 'control';
}

/**
 * @param {Record<string, TimeCommand>} table
 * @param {string} key any key of a keyboard
 * @returns {TimeCommand | null}
 */
function own(table, key) {
  return Object.hasOwn(table, key) ? table[key] : null;
}
