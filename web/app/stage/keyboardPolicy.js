// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./devices.js').Device} Device */

/**
 * How high keyboards are, in points: the usual keyboard for English with its row of suggestions, docked, upright and
 * on its side.
 *
 * Neither Apple nor Google document these heights: they differ with language, suggestions and version, and apps are told
 * them when a keyboard appears (`keyboardFrameEndUserInfoKey`, `WindowInsets.Type.ime()`). So these are rounded,
 * typical heights, not those of a certain device: good for looking at what a keyboard covers, not for counting pixels.
 * Whoever measures better ones changes only this table.
 */
const KEYBOARDS = Object.freeze({
  /** A phone with a home indicator, whose room below the keys is part of the keyboard. */
  phone: { upright: 336, onSide: 209 },
  /** The same, from `WIDE_PHONE_PT` on. */
  widePhone: { upright: 346, onSide: 219 },
  /** A phone with a home button. */
  buttonPhone: { upright: 260, onSide: 200 },
  tablet: { upright: 320, onSide: 408 },
});
/** From this width on, a phone has the higher keyboard. */
const WIDE_PHONE_PT = 414;
/** A device is a tablet if its narrow side is at least so long. */
const TABLET_PT = 590;
/** A keyboard leaves at least this part of the screen. */
const MOST_COVERED = 0.7;

/**
 * The height of a device's keyboard on the screen.
 * @param {Pick<Device, 'id' | 'width' | 'height' | 'insets'>} device
 * @returns {number} points; 0 for a window, whose keyboard is beside it
 */
export function keyboardHeight({ id, width, height, insets }) {
  if (id.startsWith('window')) return 0;
  const isSplit = id.startsWith('split');
  const narrow = Math.min(width, height);
  const { upright, onSide } = KEYBOARDS[isSplit ? 'tablet' : kindOf(narrow, insets.bottom === 0)];
  return Math.min(isSplit || width > height ? onSide : upright, Math.round(height * MOST_COVERED));
}

/**
 * @param {number} narrow the shorter side, in points
 * @param {boolean} hasButton whether there is no home indicator
 * @returns {keyof typeof KEYBOARDS}
 */
function kindOf(narrow, hasButton) {
  if (narrow >= TABLET_PT) return 'tablet';
  if (hasButton) return 'buttonPhone';
  return narrow >= WIDE_PHONE_PT ? 'widePhone' : 'phone';
}
