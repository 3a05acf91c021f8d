// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * An affine map: a point (x, y) goes to (a·x + c·y + e, b·x + d·y + f), as in a canvas.
 * @typedef {{a: number, b: number, c: number, d: number, e: number, f: number}} Affine
 */

/** @type {Readonly<Affine>} */
export const identity = Object.freeze({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });

/**
 * The map that does the inner one first.
 * @param {Affine} outer
 * @param {Affine} inner
 * @returns {Affine}
 */
export function product(outer, inner) {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/**
 * @param {Affine} map
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export function mapped({ a, b, c, d, e, f }, x, y) {
  return [a * x + c * y + e, b * x + d * y + f];
}

/**
 * How much longer lengths are after the map, as a mean over all directions.
 * @param {Affine} map
 */
export function growth({ a, b, c, d }) {
  return Math.sqrt(Math.abs(a * d - b * c));
}
