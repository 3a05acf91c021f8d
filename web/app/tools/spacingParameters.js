// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../transport/messageTypes.js').ParameterDescriptor} ParameterDescriptor */
/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('./spacingModel.js').Space} Space */
/** @typedef {import('./spacingModel.js').Side} Side */
/**
 * A number of a parameter that makes a space: the parameter itself, or one side of its insets.
 * @typedef {object} SpaceParameter
 * @property {string} key
 * @property {string} label
 * @property {Side | null} member
 * @property {number} value
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} step
 * @property {number} [times] how many times it is in the space, if more than once
 * @property {1 | -1} way 1 if what it moves goes to the right or down when it grows, -1 if it goes to the left
 */
/**
 * What is known of the element beside the space.
 * @typedef {object} SpacePlace
 * @property {number} section
 * @property {'vertical' | 'horizontal' | 'both'} scrolls how its section scrolls
 * @property {Record<string, ParameterValue>} values
 */

/** Along the scrolling and across it, the last words of keys that make gaps, the most exact first. */
const ALONG = ['interGroupSpacing', 'minimumLineSpacing', 'lineSpacing', 'itemSpacing', 'spacing'];
const ACROSS = ['interItemSpacing', 'minimumInteritemSpacing', 'columnSpacing', 'spacing'];
const INSETS = ['contentInsets', 'sectionInset'];
const ASKED_BEFORE = new Set([...ALONG, ...ACROSS, ...INSETS]);
/** The last words of properties that people give to spaces in layouts of their own. */
const OWN_WORDS = /(?:spacing|gap|padding|margin|gutter|inset)$/i;
/** What is around each cell is twice between two of them. */
const AROUND_WORDS = /(?:padding|margin)$/i;
/** The engine rounds places to the pixels of the device; at most so much, in pt. */
const ROUNDING_PT = 0.75;

/**
 * The parameter that makes a space, if one is known for it.
 * @param {Space} space
 * @param {readonly ParameterDescriptor[]} parameters
 * @param {SpacePlace} place
 * @returns {SpaceParameter | null}
 */
export function parameterOf(space, parameters, place) {
  if (place.scrolls === 'both') return null;
  const known = space.to === 'edge' ? insetOf(space, parameters, place) : gapOf(space, parameters, place);
  return known ?? ownOf(space, parameters, place);
}

/**
 * The value after a drag: what the space moves goes with the pointer.
 * @param {SpaceParameter} parameter
 * @param {Space} space
 * @param {{x: number, y: number}} byPt
 * @returns {number}
 */
export function draggedValue({ value, minimum, maximum, step, way, times = 1 }, { side }, byPt) {
  const isAcross = side === 'left' || side === 'right';
  const whole = Math.round((value + (way * (isAcross ? byPt.x : byPt.y)) / times) / step) * step;
  return Math.min(Math.max(whole, minimum), maximum);
}

/**
 * A parameter's whole value with a new number.
 * @param {SpaceParameter} parameter
 * @param {ParameterValue | undefined} now
 * @param {number} number
 * @returns {ParameterValue}
 */
export function valueWith({ member }, now, number) {
  if (member === null || typeof now !== 'object') return number;
  return { ...now, [member]: number };
}

/**
 * @param {Space} space
 * @param {readonly ParameterDescriptor[]} parameters
 * @param {SpacePlace} place
 * @returns {SpaceParameter | null}
 */
function gapOf({ side, length }, parameters, place) {
  const isDown = side === 'top' || side === 'bottom';
  const isAlong = isDown === (place.scrolls === 'vertical');
  for (const word of isAlong ? ALONG : ACROSS) {
    const descriptor = find(word, parameters, place.section);
    if (!descriptor || descriptor.kind.type !== 'number') continue;
    const value = place.values[descriptor.key] ?? descriptor.defaultValue;
    if (typeof value !== 'number') continue;
    // A line that is filled has wider gaps than the least one; along the scrolling a gap is what it says.
    const makesIt = isAlong ? Math.abs(value - length) <= ROUNDING_PT : value <= length + ROUNDING_PT;
    const { minimum, maximum, step } = descriptor.kind;
    // What lies behind a gap moves, and what lies before it stays.
    if (makesIt) return { key: descriptor.key, label: descriptor.label, member: null, value, minimum, maximum, step, way: 1 };
  }
  return null;
}

/**
 * @param {Space} space
 * @param {readonly ParameterDescriptor[]} parameters
 * @param {SpacePlace} place
 * @returns {SpaceParameter | null}
 */
function insetOf({ side, length }, parameters, place) {
  for (const word of INSETS) {
    const descriptor = find(word, parameters, place.section);
    if (!descriptor || descriptor.kind.type !== 'insets') continue;
    const whole = place.values[descriptor.key] ?? descriptor.defaultValue;
    const value = typeof whole === 'object' ? Reflect.get(whole, side) : undefined;
    if (typeof value !== 'number' || Math.abs(value - length) > ROUNDING_PT) continue;
    const { key, label, kind: { minimum, maximum, step } } = descriptor;
    return { key, label: `${label}, ${side}`, member: side, value, minimum, maximum, step, way: wayOfInset(side, place.scrolls) };
  }
  return null;
}

/**
 * A property of a layout class of somebody's own whose name and value say that it makes the space.
 * @param {Space} space
 * @param {readonly ParameterDescriptor[]} parameters
 * @param {SpacePlace} place
 * @returns {SpaceParameter | null}
 */
function ownOf({ side, to, length }, parameters, { scrolls, values }) {
  for (const { key, label, kind, defaultValue } of parameters) {
    const value = values[key] ?? defaultValue;
    if (!OWN_WORDS.test(key) || ASKED_BEFORE.has(key.slice(key.lastIndexOf('.') + 1)) || kind.type !== 'number' || kind.unit !== 'pt' || typeof value !== 'number') continue;
    const times = to === 'neighbour' && AROUND_WORDS.test(key) ? 2 : 1;
    if (Math.abs(value * times - length) > ROUNDING_PT) continue;
    const way = to === 'neighbour' ? 1 : wayOfInset(side, scrolls);
    return { key, label, member: null, value, minimum: kind.minimum, maximum: kind.maximum, step: kind.step, times, way };
  }
  return null;
}

/**
 * At the end of the scrolling, an inset moves what comes after it; across it, it moves the cells away from the edge.
 * @param {Side} side
 * @param {SpacePlace['scrolls']} scrolls
 * @returns {1 | -1}
 */
function wayOfInset(side, scrolls) {
  const isAlongEnd = side === (scrolls === 'horizontal' ? 'right' : 'bottom');
  return isAlongEnd || side === 'left' || side === 'top' ? 1 : -1;
}

/**
 * The parameter with a word: that of the section, else the one that holds for all. Keys of other layouts have a
 * prefix, so they are not found.
 * @param {string} word
 * @param {readonly ParameterDescriptor[]} parameters
 * @param {number} section
 */
function find(word, parameters, section) {
  const keys = [
    `sections[${section}].${word}`, `sections[${section}].group.${word}`, word, `sections[0].${word}`,
    `sections[0].group.${word}`,
  ];
  const isOnly = !parameters.some(({ key }) => key.startsWith('sections[1]'));
  const usable = isOnly ? keys : keys.slice(0, 3);
  for (const key of usable) {
    const descriptor = parameters.find((one) => one.key === key);
    if (descriptor) return descriptor;
  }
  return null;
}
