// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { refusalOf } from '../../widgets/numberText.js';
import { TableError } from './delimitedText.js';
import { resolved, tokensIn } from './tokenGroups.js';

/** @typedef {import('../../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/**
 * A token that a stage can use.
 * @typedef {object} Token
 * @property {string} path its groups and its name, such as `space.card.gap`
 * @property {'colour' | 'length' | 'number'} kind
 * @property {string | number} value a colour as `#rrggbb`, a length in pt
 */

/** Points of the other unit of the format. */
const PT_OF_REM = 16;
const BYTE = 255;
/** Names of one thing, each in the words of parameters. */
const SYNONYMS = new Map([['gap', 'spacing'], ['space', 'spacing'], ['padding', 'inset'], ['margin', 'inset'], ['color', 'colour'], ['gutter', 'spacing'], ['row', 'line']]);

/**
 * The tokens of a file in the format of the W3C's community group: colours, dimensions, numbers, and the lengths in
 * typography. What refers to another token has its value.
 * @param {string} text
 * @returns {{tokens: Token[], troubles: string[]}} with words about what cannot be used
 * @throws {TableError} when it is no such file
 */
export function readTokens(text) {
  /** @type {unknown} */
  let root;
  try {
    root = JSON.parse(text);
  } catch (error) {
    throw new TableError(`This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    throw new TableError('The file has no groups of tokens: it must be an object.');
  }
  const found = tokensIn(root);
  if (found.size === 0) throw new TableError('The file has no tokens: nothing in it has a $value.');
  /** @type {Token[]} */
  const tokens = [];
  /** @type {string[]} */
  const troubles = [];
  /** @type {Map<string, number>} how many tokens there are of kinds that no parameter has */
  const unused = new Map();
  for (const [path, { type, value }] of found) {
    try {
      const token = resolved({ type, value }, found, [path]);
      const usable = tokensOf(path, token.type, token.value);
      if (usable.length === 0) unused.set(token.type, (unused.get(token.type) ?? 0) + 1);
      tokens.push(...usable);
    } catch (error) {
      troubles.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const kinds = [...unused].map(([type, count]) => `${type} (${count})`);
  if (kinds.length > 0) troubles.push(`Tokens of kinds that no parameter takes: ${kinds.join(', ')}`);
  return { tokens, troubles };
}

/**
 * The token that fits each parameter best, by its words. A token that says more of another parameter is not chosen:
 * `space.line` is for lines, though it also has a word of the spacing between items.
 * @param {readonly Token[]} tokens
 * @param {readonly ParameterDescriptor[]} parameters
 * @returns {{parameter: ParameterDescriptor, fitting: Token[], chosen: Token | null}[]} only parameters that any token fits
 */
export function matched(tokens, parameters) {
  const rows = parameters.flatMap((parameter) => {
    const fitting = tokens.filter((token) => valueFor(parameter, token) !== null);
    if (fitting.length === 0) return [];
    const words = wordsOf(`${parameter.key} ${parameter.label}`);
    return [{ parameter, fitting, fits: fitting.map((token) => fitOf(token, words)) }];
  });
  /** @type {Map<Token, number>} */
  const best = new Map();
  for (const { fitting, fits } of rows) {
    fitting.forEach((token, at) => best.set(token, Math.max(best.get(token) ?? 0, fits[at])));
  }
  return rows.map(({ parameter, fitting, fits }) => {
    const own = fits.map((fit, at) => (fit === best.get(fitting[at]) ? fit : 0));
    const most = Math.max(...own);
    return { parameter, fitting, chosen: most > 0 ? fitting[own.indexOf(most)] : null };
  });
}

/**
 * How well a token's name says something: by the words that it has of it, and among names with as many by how little else
 * it says. So `list.line.spacing` is the spacing of lines rather than `space.gap`.
 * @param {Token} token
 * @param {Set<string>} words
 * @returns {number} 0 if it has none of the words
 */
function fitOf({ path }, words) {
  const own = wordsOf(path);
  const common = [...own].filter((word) => words.has(word)).length;
  // The share is at most 1, so half of it never outweighs another word.
  return common + common / Math.max(own.size, 1) / 2;
}

/**
 * The value of a token for a parameter.
 * @param {ParameterDescriptor} parameter
 * @param {Token} token
 * @returns {ParameterValue | null} `null` when it does not fit
 */
export function valueFor({ kind }, { kind: own, value }) {
  if (kind.type === 'colour') return own === 'colour' ? value : null;
  if (typeof value !== 'number') return null;
  if (kind.type === 'number') {
    const isTaken = value >= kind.minimum && value <= kind.maximum && refusalOf(value, kind) === null;
    return isTaken && (own === 'length') === (kind.unit === 'pt') ? value : null;
  }
  if (own !== 'length') return null;
  if (kind.type === 'insets') {
    return value >= kind.minimum && value <= kind.maximum ? { top: value, left: value, bottom: value, right: value } : null;
  }
  return null;
}

/**
 * @param {string} path
 * @param {string} type
 * @param {unknown} value
 * @returns {Token[]}
 */
function tokensOf(path, type, value) {
  if (type === 'color') return [{ path, kind: 'colour', value: colourOf(value) }];
  if (type === 'dimension') return [{ path, kind: 'length', value: lengthOf(value) }];
  if (type === 'number' && typeof value === 'number') return [{ path, kind: 'number', value }];
  if (type === 'typography' && typeof value === 'object' && value !== null) return lengthsOfText(path, /** @type {Record<string, unknown>} */ (value));
  if (type === '') throw new Error('it has no $type');
  return [];
}

/**
 * The lengths of a typography token. Its line height is a multiple of its size.
 * @param {string} path
 * @param {Record<string, unknown>} text
 * @returns {Token[]}
 */
function lengthsOfText(path, { fontSize, lineHeight, letterSpacing }) {
  /** @type {Token[]} */
  const tokens = [];
  const add = (/** @type {string} */ name, /** @type {number} */ value) => tokens.push({ path: `${path}.${name}`, kind: 'length', value });
  if (fontSize !== undefined) add('fontSize', lengthOf(fontSize));
  if (fontSize !== undefined && typeof lineHeight === 'number') add('lineHeight', lengthOf(fontSize) * lineHeight);
  if (letterSpacing !== undefined) add('letterSpacing', lengthOf(letterSpacing));
  return tokens;
}

/**
 * @param {unknown} value `16px`, `1rem` or `{value, unit}`
 * @returns {number} pt
 */
function lengthOf(value) {
  const object = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : null;
  const text = object ? `${object.value}${object.unit}` : String(value);
  const [, number, unit] = /^(-?\d+(?:\.\d+)?)(px|rem)$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`${JSON.stringify(value)} is no dimension such as 16px`);
  return Number(number) * (unit === 'rem' ? PT_OF_REM : 1);
}

/**
 * @param {unknown} value `#rrggbb`, `#rrggbbaa` or `{colorSpace: 'srgb', components, hex}`
 * @returns {string} `#rrggbb`
 */
function colourOf(value) {
  const object = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : null;
  const text = object ? object.hex : value;
  const [, digits = ''] = (typeof text === 'string' && /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(text)) || [];
  if (digits) return `#${digits.toLowerCase()}`;
  const parts = object?.colorSpace === 'srgb' && Array.isArray(object.components) ? object.components : [];
  if (parts.length !== 3 || !parts.every((part) => typeof part === 'number' && part >= 0 && part <= 1)) {
    throw new Error(`${JSON.stringify(value)} is no colour of the sRGB space`);
  }
  return `#${parts.map((part) => Math.round(part * BYTE).toString(16).padStart(2, '0')).join('')}`;
}

/** @param {string} text */
function wordsOf(text) {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== '');
  return new Set(words.map((word) => SYNONYMS.get(word) ?? word));
}
