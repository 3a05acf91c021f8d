// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { appFamily, shippedFamily } from './appFonts.js';

const FAMILY =
  '"Tessera Text", system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const SIGN_FAMILY =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", system-ui, sans-serif';

/** The face that is the built-in font with slanted letters, and the end of the names of the others that slant. */
const ITALIC = 'italic';
const SLANTED = /-?italic$/;
/** The families of the other faces that the page has: equally wide letters, round ends, serifs. */
const SHIPPED_FAMILIES = new Map([
  ['monospaced', 'Tessera Mono'],
  ['rounded', 'Tessera Round'],
  ['serif', 'Tessera Serif'],
]);
/** Faces as wide as the built-in font, letter by letter. */
const AS_WIDE = new Set([ITALIC, 'rounded', 'rounded-italic']);

/** The fonts that must be loaded before text looks as it was measured. */
export const SHIPPED_FONTS = [400, 500, 600].map((weight) => `${weight} 13px "Tessera Text"`);

/**
 * A font in the form that canvas takes.
 * @param {{size: number, weight: number, face?: string}} font with the path of an app's font, or the name of a face
 * @returns {string}
 */
export function cssFont({ size, weight, face }) {
  const upright = face?.replace(SLANTED, '');
  const isSlanted = face !== upright && (face === ITALIC || SHIPPED_FAMILIES.has(upright ?? ''));
  const name = isSlanted ? upright : face;
  const own = name ? ownFamily(name) : null;
  return `${isSlanted ? 'italic ' : ''}${weight} ${size}px ${own ? `"${own}", ` : ''}${FAMILY}`;
}

/** @param {string} face */
function ownFamily(face) {
  const shipped = SHIPPED_FAMILIES.get(face);
  return shipped ? shippedFamily(shipped) : appFamily(face);
}

/**
 * Whether a text is measured letter by letter, so that it is painted without kerning: not in the built-in font, whose
 * kerning makes no line wider.
 * @param {string | undefined} face
 */
export function isByLetters(face) {
  return face !== undefined && face !== '' && !AS_WIDE.has(face);
}

/**
 * The font of one big sign, such as an emoji.
 * @param {number} size pt
 * @returns {string}
 */
export function signFont(size) {
  return `${size}px ${SIGN_FAMILY}`;
}
