// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { nameOf } from '../../store/elements/element.js';
import { length } from '../../widgets/facts.js';
import { elementName } from '../instruments/elementName.js';
import { HeldPart } from './heldParts.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/** @typedef {import('./heldParts.js').Sections} Sections */
/** @typedef {{label: string, from: number, to: number}} NumberChange */
/**
 * An element that is not as it was.
 * @typedef {object} ElementChange
 * @property {'changed' | 'added' | 'gone' | 'away'} kind `'away'` if the page holds it in one state only, since it is too
 *   far away in the other
 * @property {string} name
 * @property {string} place its index path
 * @property {number} section
 * @property {number} item
 * @property {NumberChange[]} numbers that differ; none for what came or went
 * @property {StageElement | null} before
 * @property {StageElement | null} after
 */
/**
 * A parameter that is not as it was; what is no parameter has no kind.
 * @typedef {{key: string, label: string, from: ParameterValue | undefined, to: ParameterValue | undefined,
 *   kind?: ParameterDescriptor['kind']}} ValueChange
 */

/** Frames come in units of 1/64 pt; smaller differences are none. */
const SAME = 1 / 64;
/** @type {readonly (readonly [label: string, read: (element: StageElement) => number])[]} */
const NUMBERS = [
  ['x', (element) => element.frame.x],
  ['y', (element) => element.frame.y],
  ['width', (element) => element.width],
  ['height', (element) => element.height],
  ['alpha', (element) => element.alpha],
  ['z', (element) => element.zIndex],
];

/**
 * The elements that differ between two states, in reading order. Elements are the same when they have the same
 * category, kind and key.
 * @param {{elements: Iterable<StageElement>, sections: Sections}} before
 * @param {{elements: Iterable<StageElement>, sections: Sections}} after
 * @returns {ElementChange[]}
 */
export function elementChanges(before, after) {
  const now = [...after.elements].filter(({ leaving }) => !leaving);
  const old = new Map([...before.elements].map((element) => [nameOf(element), element]));
  const [then, held] = [new HeldPart(old.values(), before.sections), new HeldPart(now, after.sections)];
  /** @type {StageElement[]} */
  const fresh = [];
  /** @type {ElementChange[]} */
  const changes = [];
  for (const element of now) {
    const name = nameOf(element);
    const was = old.get(name);
    old.delete(name);
    const numbers = was ? numbersBetween(was, element) : [];
    if (!was) fresh.push(element);
    else if (numbers.length > 0) changes.push(changeOf('changed', was, element, numbers));
  }
  const added = then.withoutAny(fresh, held);
  const gone = held.withoutAny([...old.values()], then);
  for (const element of fresh) changes.push(changeOf(added.has(element) ? 'added' : 'away', null, element, []));
  for (const element of old.values()) changes.push(changeOf(gone.has(element) ? 'gone' : 'away', element, null, []));
  return changes.sort((one, other) => one.section - other.section || one.item - other.item);
}

/**
 * The parameters that differ between two states, in the order of the schema.
 * @param {Record<string, ParameterValue>} before
 * @param {Record<string, ParameterValue>} after
 * @param {readonly ParameterDescriptor[]} parameters
 * @returns {ValueChange[]}
 */
export function valueChanges(before, after, parameters) {
  return parameters.flatMap(({ key, label, defaultValue, kind }) => {
    const [from, to] = [before[key] ?? defaultValue, after[key] ?? defaultValue];
    return sameValue(from, to) ? [] : [{ key, label, from, to, kind }];
  });
}

/**
 * A value in a few letters, with the words of its control.
 * @param {ParameterValue | undefined} value
 * @param {ParameterDescriptor['kind']} [kind]
 */
export function valueText(value, kind) {
  if (kind?.type === 'choice') return kind.options.find((option) => option.value === value)?.label ?? String(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return length(value);
  if (typeof value === 'object') return Object.values(value).map(length).join(', ');
  return value === undefined ? '–' : String(value);
}

/**
 * The way of an element's middle, if it has moved.
 * @param {ElementChange} change
 * @returns {{from: {x: number, y: number}, to: {x: number, y: number}} | null}
 */
export function wayOf({ before, after }) {
  if (!before || !after) return null;
  const [from, to] = [middleOf(before), middleOf(after)];
  return Math.hypot(to.x - from.x, to.y - from.y) > SAME ? { from, to } : null;
}

/**
 * What has changed in a sentence.
 * @param {readonly ElementChange[]} changes
 * @param {readonly ValueChange[]} values
 */
export function summaryOf(changes, values) {
  const count = (/** @type {ElementChange['kind']} */ kind) => changes.filter((one) => one.kind === kind).length;
  const parts = [
    [values.length, values.length === 1 ? 'parameter' : 'parameters'],
    [count('changed'), 'changed'],
    [count('added'), 'new'],
    [count('gone'), 'gone'],
  ];
  const told = parts.filter(([number]) => number !== 0).map(([number, word]) => `${number} ${word}`).join(', ');
  const away = count('away');
  if (away === 0) return told || 'Nothing differs.';
  const verb = away === 1 ? 'is' : 'are';
  return `${told || 'Nothing differs'}; ${away} ${verb} too far from view in one of the states to be compared.`;
}

/**
 * @param {StageElement} before
 * @param {StageElement} after
 * @returns {NumberChange[]}
 */
function numbersBetween(before, after) {
  return NUMBERS.flatMap(([label, read]) => {
    const [from, to] = [read(before), read(after)];
    return Math.abs(to - from) > SAME ? [{ label, from, to }] : [];
  });
}

/**
 * @param {ElementChange['kind']} kind
 * @param {StageElement | null} before
 * @param {StageElement | null} after
 * @param {NumberChange[]} numbers
 * @returns {ElementChange}
 */
function changeOf(kind, before, after, numbers) {
  const element = /** @type {StageElement} */ (after ?? before);
  const { section, item } = element;
  return { kind, name: elementName(element), place: `${section} – ${item}`, section, item, numbers, before, after };
}

/** @param {StageElement} element */
function middleOf({ frame, width, height }) {
  return { x: frame.x + width / 2, y: frame.y + height / 2 };
}

/**
 * @param {ParameterValue | undefined} one
 * @param {ParameterValue | undefined} other
 */
function sameValue(one, other) {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const read = (/** @type {object} */ value, /** @type {string} */ name) => Reflect.get(value, name);
  return [...names].every((name) => read(one, name) === read(other, name));
}
