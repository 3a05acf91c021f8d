// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

const CORNERS = ['upper-left', 'upper-right', 'lower-left', 'lower-right'];

/**
 * The round corners of a device's screen, as four pieces of its bezel that lie over the screen.
 *
 * A screen that is itself clipped to a round shape looks the same, but in each frame every pixel passes through the shape,
 * and nothing behind it counts as covered: without a graphics card, a quarter of what composing the window takes.
 */
export class ScreenCorners {
  /** Lie over everything that the screen shows. */
  elements = CORNERS.map((corner) => make('i', { class: `screen-corner ${corner}`, 'aria-hidden': 'true' }));

  /**
   * Gives the screen its corners.
   * @param {HTMLElement} screen
   * @param {number} radius in CSS px
   * @param {number} bezel its width in CSS px; where it is too narrow to cover the corners, the screen is clipped
   */
  round(screen, radius, bezel) {
    const isCovered = radius > 0 && isUnderBezel(radius, bezel);
    for (const element of this.elements) element.hidden = !isCovered;
    screen.style.setProperty('--corner', `${radius}px`);
    screen.style.borderRadius = isCovered ? '0' : `${radius}px`;
  }
}

/**
 * Whether a screen's square corner lies within the bezel's outer curve, whose centre is that of the screen's own curve.
 * @param {number} radius
 * @param {number} bezel
 */
export function isUnderBezel(radius, bezel) {
  return Math.hypot(radius, radius) <= radius + bezel;
}
