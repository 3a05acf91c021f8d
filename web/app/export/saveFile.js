// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { make } from '../../widgets/dom.js';

/** A browser has taken a file after this time, in ms. */
const TAKEN_MS = 60_000;
const UNIT = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB'];
/** Whole numbers are exact enough from here on. */
const ROUND_FROM = 10;

/**
 * Gives a file to the browser, which puts it where its user wants downloads.
 * @param {Blob} blob
 * @param {string} name
 */
export function saveFile(blob, name) {
  const url = URL.createObjectURL(blob);
  make('a', { href: url, download: name }).click();
  systemClock.schedule(() => URL.revokeObjectURL(url), TAKEN_MS);
}

/**
 * A file's name for a stage: its title without what file systems do not take.
 * @param {string} title
 * @param {string} extension with its point
 */
export function fileName(title, extension) {
  const plain = title.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+|\.+$/g, '');
  return `${[...plain].slice(0, 80).join('') || 'Stage'}${extension}`;
}

/**
 * A number of bytes, in words.
 * @param {number} bytes
 */
export function sizeText(bytes) {
  let value = bytes;
  let unit = 0;
  while (value >= UNIT && unit < UNITS.length - 1) {
    value /= UNIT;
    unit += 1;
  }
  return `${unit === 0 || value >= ROUND_FROM ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}
