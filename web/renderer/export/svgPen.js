// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { identity } from '../../base/affine.js';

/** @typedef {import('../../base/affine.js').Affine} Affine */
/**
 * What a canvas saves and restores.
 * @typedef {object} Pen
 * @property {Affine} map
 * @property {string | SvgGradient} fillStyle
 * @property {string | SvgGradient} strokeStyle
 * @property {number} globalAlpha
 * @property {number} lineWidth
 * @property {string} lineCap
 * @property {string} lineJoin
 * @property {number[]} dashes
 * @property {string} font
 * @property {string} textAlign
 * @property {string} textBaseline
 * @property {string} letterSpacing
 * @property {string} shadowColor
 * @property {number} shadowBlur
 * @property {number} shadowOffsetX
 * @property {number} shadowOffsetY
 * @property {string} globalCompositeOperation what is painted in place of what is there, or takes it away
 * @property {string} clip id of the clip, or empty
 */

/**
 * The pen of a new canvas.
 * @returns {Pen}
 */
export const freshPen = () => ({
  map: identity, fillStyle: '#000', strokeStyle: '#000', globalAlpha: 1, lineWidth: 1, lineCap: 'butt',
  lineJoin: 'miter', dashes: [], font: '10px sans-serif', textAlign: 'left', textBaseline: 'alphabetic', letterSpacing: '0px',
  shadowColor: '#0000', shadowBlur: 0, shadowOffsetX: 0, shadowOffsetY: 0, globalCompositeOperation: 'source-over', clip: '',
});

/** What of it a canvas has as members of its own. */
export const penMembers = /** @type {const} */ ([
  'fillStyle', 'strokeStyle', 'globalAlpha', 'lineWidth', 'lineCap', 'lineJoin', 'font', 'textAlign', 'textBaseline',
  'letterSpacing',
  'shadowColor', 'shadowBlur', 'shadowOffsetX', 'shadowOffsetY', 'globalCompositeOperation',
]);

/** A colour ramp, as a canvas makes it. */
export class SvgGradient {
  /** @type {[offset: number, colour: string][]} */
  stops = [];

  /**
   * @param {'linearGradient' | 'radialGradient'} kind
   * @param {Record<string, number>} places
   */
  constructor(kind, places) {
    this.kind = kind;
    this.places = places;
  }

  /**
   * @param {number} offset
   * @param {string} colour
   */
  addColorStop(offset, colour) {
    this.stops.push([offset, colour]);
  }
}
