// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { appFamily, monospacedFamily } from './appFonts.js';

const FAMILY =
  '"Tessera Text", system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const SIGN_FAMILY =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", system-ui, sans-serif';

/** What the page has besides: the built-in font with slanted letters, and one with letters that are equally wide. */
const SHIPPED_FACES = Object.freeze({ italic: 'italic', monospaced: 'monospaced' });

/** The fonts that must be loaded before text looks as it was measured. */
export const SHIPPED_FONTS = [400, 500, 600].map((weight) => `${weight} 13px "Tessera Text"`);

/**
 * A font in the form that canvas takes.
 * @param {{size: number, weight: number, face?: string}} font with the path of an app's font, or the name of a face
 * @returns {string}
 */
export function cssFont({ size, weight, face }) {
  if (face === SHIPPED_FACES.italic) return `italic ${weight} ${size}px ${FAMILY}`;
  const own = face === SHIPPED_FACES.monospaced ? monospacedFamily() : face ? appFamily(face) : null;
  return `${weight} ${size}px ${own ? `"${own}", ` : ''}${FAMILY}`;
}

/**
 * Whether a text is measured letter by letter, so that it is painted without kerning: not in the built-in font, whose
 * kerning makes no line wider.
 * @param {string | undefined} face
 */
export function isByLetters(face) {
  return Boolean(face) && face !== SHIPPED_FACES.italic;
}

/**
 * The font of one big sign, such as an emoji.
 * @param {number} size pt
 * @returns {string}
 */
export function signFont(size) {
  return `${size}px ${SIGN_FAMILY}`;
}
