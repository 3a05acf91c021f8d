// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../widgets/dom.js';
import { formatNumber, nudge } from '../widgets/numberText.js';
import { attachScrub } from '../widgets/scrub.js';
import { nameOf, ruleOf, typedNumber } from './sourceModel.js';

/**
 * The actions on a number in the source.
 * @typedef {object} NumberEvents
 * @property {() => number} value the current one
 * @property {() => boolean} isOpen whether it can be changed
 * @property {(value: number, phase: 'begin' | 'change' | 'end') => void} tune
 * @property {(text: string) => void} refuse tells why a typed number is not taken
 */

/**
 * A number in its source line: people drag it, press arrows, or click it and type.
 * @param {import('./sourceModel.js').SourceNumber} number
 * @param {NumberEvents} events
 * @returns {import('./sourceLines.js').Control}
 */
export function sourceNumber(number, events) {
  const rule = ruleOf(number);
  const text = make('span', {
    class: 'source-number',
    role: 'spinbutton',
    tabIndex: 0,
    title: 'Drag to change the number here and in the file; click to type',
    'aria-label': nameOf(number),
  });
  const element = make('span', { class: 'source-slot' }, text);
  const show = () => {
    const value = events.value();
    const words = formatNumber(value);
    // The browser would lay out the line again for the same words, too.
    if (text.textContent !== words) text.textContent = words;
    setChanged(text, 'aria-valuenow', String(value));
    setChanged(text, 'aria-disabled', String(!events.isOpen()));
  };
  let wasDragged = false;
  attachScrub(text, rule, {
    value: events.value,
    begin: () => {
      wasDragged = true;
    },
    change: (value) => events.tune(value, 'change'),
    end: (value) => events.tune(value, 'end'),
  });
  const type = () => {
    if (events.isOpen()) element.append(typing(text, rule, events));
  };
  text.addEventListener('click', () => {
    if (!wasDragged) type();
    wasDragged = false;
  });
  text.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') type();
    else if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    else if (events.isOpen()) {
      const direction = event.key === 'ArrowUp' ? 1 : -1;
      events.tune(nudge(events.value(), direction, event, rule), 'end');
    }
    event.preventDefault();
    event.stopPropagation();
  });
  show();
  const rename = (/** @type {import('./sourceModel.js').SourceNumber} */ moved) => text.setAttribute('aria-label', nameOf(moved));
  return { element, show, rename };
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
function setChanged(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * A field in place of the number, until the field is left.
 * @param {HTMLElement} text
 * @param {import('../widgets/numberText.js').NumberRule} rule
 * @param {NumberEvents} events
 * @returns {HTMLInputElement}
 */
function typing(text, rule, events) {
  const input = make('input', {
    class: 'source-typing',
    type: 'text',
    inputMode: 'decimal',
    autocomplete: 'off',
    spellcheck: false,
    value: text.textContent,
    'aria-label': text.getAttribute('aria-label'),
  });
  let isOver = false;
  const finish = (/** @type {boolean} */ takes) => {
    if (isOver) return;
    isOver = true;
    const typed = takes ? typedNumber(input.value, rule) : null;
    const hadFocus = document.activeElement === input;
    input.remove();
    text.hidden = false;
    if (hadFocus) text.focus();
    if (typed && 'refusal' in typed) events.refuse(typed.refusal);
    else if (typed) events.tune(typed.value, 'end');
  };
  const size = () => input.style.setProperty('--digits', String(Math.max(input.value.length, 2)));
  input.addEventListener('input', size);
  input.addEventListener('blur', () => finish(true));
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') finish(true);
    if (event.key === 'Escape') finish(false);
    event.stopPropagation();
  });
  text.hidden = true;
  size();
  queueMicrotask(() => {
    input.focus();
    input.select();
  });
  return input;
}
