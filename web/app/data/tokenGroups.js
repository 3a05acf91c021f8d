// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TableError } from './delimitedText.js';

/** @typedef {{type: string, value: unknown}} RawToken a token as the file has it; one without a type has an empty one */
/** @typedef {Record<string, unknown>} Group */

/** A file with more tokens, or deeper groups, is none that people make. */
const MOST_TOKENS = 5000;
const DEEPEST = 20;
/** The token of a group itself, beside others in the group. */
const ROOT = '$root';

/**
 * All tokens of a file by their paths, with those that groups take over from others by `$extends`.
 * @param {object} root
 * @returns {Map<string, RawToken>}
 * @throws {TableError} when there are too many, or groups extend what is not there or themselves
 */
export function tokensIn(root) {
  /** @type {Map<string, RawToken>} */
  const found = new Map();
  collect(/** @type {Group} */ (root), { root: /** @type {Group} */ (root), path: '', inherited: '', depth: 0, found });
  return found;
}

/**
 * A token without references, also in the parts of its value; one without a type has that of what it refers to.
 * @param {RawToken} token
 * @param {Map<string, RawToken>} found
 * @param {string[]} way tokens that led here
 * @returns {RawToken}
 * @throws {Error} when a reference leads nowhere or in a circle
 */
export function resolved({ type, value }, found, way) {
  const place = referenceIn(value);
  if (place) {
    const { name, inside } = place;
    const next = found.get(name);
    if (!next) throw new Error(`there is no token ${name}`);
    if (way.includes(name)) throw new Error(`it refers to itself by ${name}`);
    const { type: other, value: own } = resolved(next, found, [...way, name]);
    return inside.length === 0 ? { type: type || other, value: own } : { type, value: partOf(own, inside) };
  }
  if (Array.isArray(value)) return { type, value: value.map((part) => resolved({ type: '', value: part }, found, way).value) };
  if (typeof value !== 'object' || value === null) return { type, value };
  const parts = Object.entries(value).map(([key, part]) => [key, resolved({ type: '', value: part }, found, way).value]);
  return { type, value: Object.fromEntries(parts) };
}

/**
 * @param {Group} group
 * @param {{root: Group, path: string, inherited: string, depth: number, found: Map<string, RawToken>}} place
 */
function collect(group, place) {
  const { root, path, inherited, depth, found } = place;
  const whole = extended(group, root, path, []);
  const type = typeof whole.$type === 'string' ? whole.$type : inherited;
  if ('$value' in whole) {
    if (found.size >= MOST_TOKENS) throw new TableError(`The file has more than ${MOST_TOKENS} tokens.`);
    found.set(path, { type, value: whole.$value });
    return;
  }
  if (depth >= DEEPEST) throw new TableError(`${path}: groups are nested more than ${DEEPEST} times.`);
  for (const [name, inner] of Object.entries(whole)) {
    if ((name.startsWith('$') && name !== ROOT) || !isGroup(inner)) continue;
    collect(inner, { root, path: path === '' ? name : `${path}.${name}`, inherited: type, depth: depth + 1, found });
  }
}

/**
 * A group with what it takes over from another one.
 * @param {Group} group
 * @param {Group} root
 * @param {string} path of the group
 * @param {string[]} way groups that led here
 * @returns {Group}
 */
function extended(group, root, path, way) {
  if (group.$extends === undefined) return group;
  const name = referenceIn(typeof group.$extends === 'string' && group.$extends.startsWith('#') ? { $ref: group.$extends } : group.$extends)?.name;
  if (name === undefined) throw new TableError(`${path}: ${JSON.stringify(group.$extends)} names no group.`);
  if (way.includes(name) || `${path}.`.startsWith(`${name}.`)) throw new TableError(`${path}: the group extends itself by ${name}.`);
  /** @type {unknown} */
  const base = name.split('.').reduce((/** @type {unknown} */ at, key) => (isGroup(at) && Object.hasOwn(at, key) ? at[key] : undefined), root);
  if (!isGroup(base)) throw new TableError(`${path}: there is no group ${name}.`);
  const { $extends: _, ...own } = group;
  return merged(extended(base, root, name, [...way, name]), own);
}

/**
 * @param {Group} base
 * @param {Group} own what counts where both have something
 * @returns {Group}
 */
function merged(base, own) {
  const both = Object.entries(own).map(([key, inner]) => {
    const other = base[key];
    const areGroups = isGroup(inner) && isGroup(other) && !('$value' in inner) && !('$value' in other) && !key.startsWith('$');
    return [key, areGroups ? merged(other, inner) : inner];
  });
  return { ...base, ...Object.fromEntries(both) };
}

/**
 * What a value refers to: `{space.gap}`, or a pointer such as `{$ref: '#/space/gap/$value/value'}`.
 * @param {unknown} value
 * @returns {{name: string, inside: string[]} | null} the token, and the way to a part of its value
 */
function referenceIn(value) {
  const [, name] = (typeof value === 'string' && /^\{([^{}]+)\}$/.exec(value)) || [];
  if (name) return { name, inside: [] };
  const pointer = isGroup(value) ? value.$ref : undefined;
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return null;
  const keys = pointer.slice(2).split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const at = keys.indexOf('$value');
  return at < 0 ? { name: keys.join('.'), inside: [] } : { name: keys.slice(0, at).join('.'), inside: keys.slice(at + 1) };
}

/**
 * @param {unknown} value
 * @param {readonly string[]} inside
 * @returns {unknown}
 */
function partOf(value, inside) {
  let part = value;
  for (const key of inside) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) throw new Error(`there is no ${inside.join('/')} in the value`);
    part = Reflect.get(part, key);
  }
  return part;
}

/**
 * @param {unknown} value
 * @returns {value is Group}
 */
function isGroup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
