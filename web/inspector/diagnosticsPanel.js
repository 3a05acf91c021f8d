// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../widgets/dom.js';

/** @typedef {import('../transport/messageTypes.js').Diagnostic} Diagnostic */

const SEVERITIES = ['error', 'warning', 'note'];
/** More notes than this are folded: they tell what is other than on a device, and hide what is wrong. */
const OPEN_NOTES = 3;
/** Whether people have unfolded them. */
let areNotesOpen = false;

/**
 * Where in the input a diagnostic points, as `file:line:column` and path.
 * @param {Diagnostic} diagnostic
 * @returns {string}
 */
export function placeOf({ file, line, column, path }) {
  const numbers = [line, column].filter((number) => Number.isFinite(number));
  const place = [file, ...numbers].filter((part) => part !== undefined && part !== null).join(':');
  return [place, path].filter((part) => part).join('  ');
}

/**
 * The worst severity of a list.
 * @param {{severity: string}[]} diagnostics
 * @returns {string}
 */
export function worst(diagnostics) {
  return (
    SEVERITIES.find((severity) => diagnostics.some((item) => item.severity === severity)) ?? 'note'
  );
}

/**
 * The worst diagnostic of each element that has any.
 * @param {Diagnostic[]} diagnostics
 * @param {boolean} isScreen whether they are of an app's screen, on which only errors are marked: the list has the others
 * @returns {Map<string, 'note' | 'warning' | 'error'>}
 */
export function byElement(diagnostics, isScreen) {
  const map = new Map();
  for (const severity of [...SEVERITIES].reverse()) {
    if (isScreen && severity !== 'error') continue;
    for (const item of diagnostics) {
      if (item.element && item.severity === severity) map.set(item.element, severity);
    }
  }
  return map;
}

/**
 * The list of a stage's diagnostics.
 * @param {Diagnostic[]} diagnostics
 * @param {(key: string) => void} onPickElement
 * @returns {HTMLElement}
 */
export function diagnosticsSection(diagnostics, onPickElement) {
  const sorted = [...diagnostics].sort(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
  const wrong = sorted.filter(({ severity }) => severity !== 'note');
  const notes = sorted.slice(wrong.length);
  const isFolded = notes.length > OPEN_NOTES;
  const list = (/** @type {Diagnostic[]} */ items) =>
    make('ul', { class: 'problems' }, ...items.map((item) => problem(item, onPickElement)));
  return make(
    'section',
    { class: 'section', 'aria-label': 'Diagnostics' },
    make(
      'h2',
      { class: 'heading' },
      'Diagnostics',
      make('span', { class: `badge ${worst(diagnostics)}` }, String(diagnostics.length)),
    ),
    isFolded ? wrong.length > 0 && list(wrong) : list(sorted),
    isFolded && folded(`${notes.length} notes`, list(notes)),
  );
}

/**
 * @param {string} title
 * @param {HTMLElement} content
 */
function folded(title, content) {
  /** @type {HTMLDetailsElement} */
  const details = make('details', { class: 'notes', open: areNotesOpen }, make('summary', {}, title), content);
  details.addEventListener('toggle', () => {
    areNotesOpen = details.open;
  });
  return details;
}

/**
 * A place that breaks after the names of folders.
 * @param {string} place
 */
function breaking(place) {
  return place.split(/(?<=\/)/u).flatMap((part) => [part, make('wbr')]);
}

/**
 * @param {Diagnostic} item
 * @param {(key: string) => void} onPickElement
 * @returns {HTMLElement}
 */
function problem(item, onPickElement) {
  const place = placeOf(item);
  const parts = [
    icon(SEVERITIES.includes(item.severity) ? item.severity : 'note'),
    make(
      'span',
      { class: 'message' },
      make('span', { class: 'visually-hidden' }, `${item.severity}: `),
      item.message,
    ),
    place && make('span', { class: 'place' }, ...breaking(place)),
  ];
  const isRaised = item.severity === 'error' && !item.file;
  const className = `problem ${item.severity}${isRaised ? ' raised' : ''}`;
  const members = { class: className, title: isRaised ? item.message : item.code };
  const { element } = item;
  const row = element
    ? make('button', { ...members, type: 'button', onclick: () => onPickElement(element) }, ...parts)
    : make('div', members, ...parts);
  return make('li', {}, row);
}
