// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';

/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../../transport/messageTypes.js').ParameterKind} ParameterKind */

/** @typedef {import('../../transport/messageTypes.js').PinchRule} PinchRule */
/** @typedef {Extract<ParameterKind, {type: 'number' | 'size'}>} Pinchable kinds that a pinch can change */
/**
 * The value of a parameter after a pinch; `detent` is the value at which it is held, if any.
 * @typedef {{value: ParameterValue, number: number, detent: number | null}} Pinched
 */

/** A value this close to a detent, as a part of the whole range of detents, is held there. */
const HOLD_SHARE = 0.035;
/** Whole numbers are held one by one. */
const WHOLE = 1;

/**
 * The value of a parameter after a pinch.
 * @param {PinchRule} rule
 * @param {Pinchable} kind of the parameter's descriptor
 * @param {ParameterValue} start its value when the fingers came down
 * @param {number} scale their distance now, as a multiple of that at the start
 * @returns {Pinched}
 */
export function pinched(rule, kind, start, scale) {
  const factor = rule.inverted ? 1 / scale : scale;
  const size = kind.type === 'size' && typeof start === 'object' && 'width' in start ? start : null;
  const from = Number(size ? size.width : start);
  const free = clamp(grown(from, factor, rule, kind), kind.minimum, kind.maximum);
  const detent = heldAt(free, rule, kind);
  const near = detent ?? stepped(free, kind);
  const number = kind.type === 'number' && kind.isWhole ? Math.round(near) : near;
  if (!size) return { value: number, number, detent };
  const ratio = from > 0 ? number / from : 1;
  const height = stepped(clamp(size.height * ratio, kind.minimum, kind.maximum), kind);
  return { value: { width: number, height }, number, detent };
}

/**
 * Lengths grow in proportion. A number that can be 0 grows by half of its range when the distance doubles.
 * @param {number} from
 * @param {number} factor
 * @param {PinchRule} rule
 * @param {Pinchable} kind
 */
function grown(from, factor, rule, kind) {
  if (kind.minimum > 0) return from * factor;
  const detents = rule.detents ?? [];
  const isBounded = detents.length > 1;
  const range = isBounded ? detents[detents.length - 1] - detents[0] : kind.maximum - kind.minimum;
  return from + (Math.log2(factor) * range) / 2;
}

/**
 * @param {number} value
 * @param {PinchRule} rule
 * @param {Pinchable} kind
 * @returns {number | null}
 */
function heldAt(value, { detents = [] }, kind) {
  if (detents.length === 0) {
    const isCount = kind.step >= WHOLE && kind.type === 'number' && kind.unit === '';
    return isCount ? Math.round(value) : null;
  }
  const range = detents[detents.length - 1] - detents[0] || Math.abs(detents[0]) || 1;
  const near = detents.filter((detent) => Math.abs(detent - value) <= range * HOLD_SHARE);
  return near.length > 0 ? near[0] : null;
}

/**
 * @param {number} value
 * @param {Pinchable} kind
 */
function stepped(value, { step, minimum }) {
  if (!step) return value;
  const steps = Math.round((value - minimum) / step);
  // Multiples of a fractional step are not exact in binary.
  return Number((minimum + steps * step).toFixed(6));
}

/**
 * Whether a pinch can change a value of this kind.
 * @param {ParameterKind} kind
 * @returns {kind is Pinchable}
 */
export function isPinchable(kind) {
  return kind.type === 'number' || kind.type === 'size';
}
