// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { appFamily } from './appFonts.js';

const FAMILY =
  '"Tessera Text", system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const SIGN_FAMILY =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", system-ui, sans-serif';

/** The fonts that must be loaded before text looks as it was measured. */
export const SHIPPED_FONTS = [400, 500, 600].map((weight) => `${weight} 13px "Tessera Text"`);

/**
 * A font in the form that canvas takes.
 * @param {{size: number, weight: number, face?: string}} font with the path of an app's font
 * @returns {string}
 */
export function cssFont({ size, weight, face }) {
  const own = face ? appFamily(face) : null;
  return `${weight} ${size}px ${own ? `"${own}", ` : ''}${FAMILY}`;
}

/**
 * The font of one big sign, such as an emoji.
 * @param {number} size pt
 * @returns {string}
 */
export function signFont(size) {
  return `${size}px ${SIGN_FAMILY}`;
}
