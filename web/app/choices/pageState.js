// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { seedsOf } from './dataSeeds.js';

/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/**
 * What names an element in every view of its stage.
 * @typedef {{category: number, kind: string, key: string}} ElementName
 */
/**
 * What a link tells besides its stage.
 * @typedef {object} PageState
 * @property {Record<string, ParameterValue>} values the parameters that differ from the files
 * @property {import('../../transport/messageTypes.js').StageEdit[]} data the edits that make the data from those of the files
 * @property {string | null} layout the id of the chosen layout; `null` for the file's own
 * @property {string | null} device a preset's id, or width and height as in `390x844`
 * @property {string[]} traits words for what the device is set to, such as `extraLarge`, `rightToLeft`, `keyboard`, `dark`
 * @property {{x: number, y: number} | null} offset of the content, in pt
 * @property {string[]} selection ids of items
 * @property {ElementName | null} element that is looked at, with or without being selected
 * @property {string | null} panel of the inspector
 * @property {number | null} version a kept state of the stage, with its data
 * @property {string[]} troubles what of the link could not be read, in sentences
 */

/** The form of these links; a page reads no newer one. */
const FORM = 1;
const MOST_VALUES = 400;
/** More selected items would make the address too long for a code. */
export const MOST_SELECTED = 20;
/** Everything that a link can tell; stage, token and item are read by `address.js`. */
const MEMBERS = new Set([
  'stage', 'token', 'item', 'form', 'set', 'data', 'layout', 'device', 'traits', 'at', 'pick', 'element', 'panel', 'version',
]);
/** Longer names of unknown parts would fill the page. */
const MOST_NAMED = 3;
const LONGEST_NAME = 20;
const OTHER_VERSION = 'The link was made by another version of Tessera; only its stage is shown.';

/** @returns {PageState} */
function nothing() {
  return { values: {}, data: [], layout: null, device: null, traits: [], offset: null, selection: [], element: null, panel: null, version: null, troubles: [] };
}

/**
 * The members of a fragment for a state.
 * @param {Partial<PageState>} state
 * @returns {Record<string, string>}
 */
export function stateMembers({ values = {}, data = [], layout, device, traits = [], offset, selection = [], element, panel, version }) {
  /** @type {Record<string, string>} */
  const members = {};
  if (Object.keys(values).length > 0) members.set = JSON.stringify(values);
  if (data.length > 0) members.data = JSON.stringify(data);
  if (layout) members.layout = layout;
  if (device) members.device = device;
  if (traits.length > 0) members.traits = traits.join(',');
  if (offset && (offset.x !== 0 || offset.y !== 0)) members.at = `${Math.round(offset.x)},${Math.round(offset.y)}`;
  if (selection.length > 0) members.pick = JSON.stringify(selection.slice(0, MOST_SELECTED));
  if (element) members.element = JSON.stringify([element.category, element.kind, element.key]);
  if (panel) members.panel = panel;
  if (version) members.version = String(version);
  return Object.keys(members).length > 0 ? { form: String(FORM), ...members } : {};
}

/**
 * Reads the state in a fragment; what cannot be read is left out and told.
 * @param {string} hash
 * @returns {PageState}
 */
export function parseState(hash) {
  const members = new URLSearchParams(hash.replace(/^#/, ''));
  const state = nothing();
  const form = Number(members.get('form') ?? FORM);
  if (!(form >= 1 && form <= FORM)) {
    state.troubles.push(OTHER_VERSION);
    return state;
  }
  const values = members.get('set');
  if (values !== null) {
    const read = valuesOf(values);
    if (read) state.values = read;
    else state.troubles.push('The parameters in the link cannot be read.');
  }
  const data = members.get('data');
  if (data !== null) {
    const read = seedsOf(parsed(data));
    if (read) state.data = read;
    else state.troubles.push('The data in the link cannot be read.');
  }
  const picked = members.get('pick');
  if (picked !== null) {
    const read = idsOf(picked);
    if (read) state.selection = read;
    else state.troubles.push('The selection in the link cannot be read.');
  }
  const element = members.get('element');
  if (element !== null) {
    state.element = elementOf(element);
    if (!state.element) state.troubles.push('The element in the link cannot be read.');
  }
  const at = /^(-?\d{1,9}),(-?\d{1,9})$/.exec(members.get('at') ?? '');
  if (at) state.offset = { x: Number(at[1]), y: Number(at[2]) };
  else if (members.has('at')) state.troubles.push('The place in the link cannot be read.');
  state.layout = members.get('layout') || null;
  const device = members.get('device');
  if (device && /^[\w-]{1,40}$/u.test(device)) state.device = device;
  else if (device) state.troubles.push('The device in the link cannot be read; a link shows one.');
  const traits = members.get('traits');
  if (traits !== null && /^[A-Za-z]{1,40}(?:,[A-Za-z]{1,40}){0,3}$/u.test(traits)) state.traits = traits.split(',');
  else if (traits !== null) state.troubles.push('The traits of the device in the link cannot be read.');
  const version = members.get('version');
  if (version !== null && /^[1-9]\d{0,14}$/u.test(version)) state.version = Number(version);
  else if (version !== null) state.troubles.push('The version in the link cannot be read.');
  const panel = members.get('panel');
  if (panel && /^[a-z]{1,20}$/u.test(panel)) state.panel = panel;
  else if (panel) state.troubles.push('The panel in the link cannot be read.');
  const unknown = unknownIn(members);
  if (unknown) state.troubles.push(`This page does not know what ${unknown} in the link means.`);
  return state;
}

/**
 * The names of a link's parts that no link has; a fragment without values names a place on the page.
 * @param {URLSearchParams} members
 */
function unknownIn(members) {
  const names = [...new Set(members.keys())].filter((name) => members.get(name) && !MEMBERS.has(name));
  return names.slice(0, MOST_NAMED).map((name) => `“${name.slice(0, LONGEST_NAME)}”`).join(', ');
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @returns {Record<string, ParameterValue> | null}
 */
function valuesOf(text) {
  const read = parsed(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const entries = Object.entries(read);
  const isGood = entries.length <= MOST_VALUES && entries.every(([, value]) => isValue(value));
  return isGood ? Object.fromEntries(entries) : null;
}

/** @param {unknown} value */
function isValue(value) {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.values(value);
  return parts.length > 0 && parts.every((part) => typeof part === 'number' && Number.isFinite(part));
}

/**
 * @param {string} text
 * @returns {string[] | null}
 */
function idsOf(text) {
  const read = parsed(text);
  const isGood = Array.isArray(read) && read.length <= MOST_SELECTED && read.every((id) => typeof id === 'string');
  return isGood ? read : null;
}

/**
 * @param {string} text
 * @returns {ElementName | null}
 */
function elementOf(text) {
  const read = parsed(text);
  if (!Array.isArray(read) || read.length !== 3) return null;
  const [category, kind, key] = read;
  const isGood = [0, 1, 2].includes(category) && typeof kind === 'string' && typeof key === 'string';
  return isGood ? { category, kind, key } : null;
}

/**
 * Values of a link as parameters take them today: fractions from before a parameter had only whole numbers are rounded.
 * @param {Record<string, ParameterValue>} values
 * @param {readonly Pick<import('../../transport/messageTypes.js').ParameterDescriptor, 'key' | 'kind'>[]} parameters
 * @returns {Record<string, ParameterValue>}
 */
export function taken(values, parameters) {
  const whole = new Set(parameters.flatMap(({ key, kind }) => (kind.type === 'number' && kind.isWhole ? [key] : [])));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [
    key, whole.has(key) && typeof value === 'number' ? Math.round(value) : value,
  ]));
}

/**
 * The parameters of a link that the stage does not have, and those whose values differ from the present ones.
 * @param {Record<string, ParameterValue>} wanted
 * @param {Record<string, ParameterValue>} present every value that can be set, by key
 */
export function difference(wanted, present) {
  const unknown = Object.keys(wanted).filter((key) => !(key in present));
  const known = Object.entries(wanted).filter(([key]) => key in present);
  const differing = known.filter(([key, value]) => JSON.stringify(sorted(value)) !== JSON.stringify(sorted(present[key])));
  return { unknown, differing: Object.fromEntries(differing) };
}

/** @param {ParameterValue} value */
function sorted(value) {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
}
