// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{text: {string: string} | null, secondaryText: {string: string} | null}} Row */
/** @typedef {{parts: readonly {text: {string: string} | null}[], steps?: readonly WirePainting[]}} Figure */
/** @typedef {{title: string, subtitle?: string, list?: Row | null, figure?: Figure | null}} Texts what has texts in a content */
/** @typedef {import('../../transport/paintingDecoder.js').WirePainting} WirePainting */
/** @typedef {Extract<WirePainting, {kind: 'text'}>} Line */
/** @typedef {{x: number, y: number, size: number, weight: number, anchor: string}} LinePlace */

/**
 * The texts that an element shows, the most important one first: its title, which is what a file says for people who
 * cannot see, or else the texts of its row, and those of the views in it.
 * @param {Texts | null | undefined} content
 * @returns {string[]}
 */
export function textsOf(content) {
  if (!content) return [];
  const { title, subtitle, list, figure } = content;
  if (title || subtitle) return said([title, subtitle]);
  const parts = (figure?.parts ?? []).map(({ text }) => text?.string);
  return said([list?.text?.string, list?.secondaryText?.string, ...parts, ...paintedTexts(figure?.steps ?? [])]);
}

/** @param {(string | null | undefined)[]} texts */
function said(texts) {
  return texts.flatMap((text) => text?.trim() || []);
}

/**
 * The texts among painted steps. The lines of one text stand below each other, and are one.
 * @param {readonly WirePainting[]} steps
 */
function paintedTexts(steps) {
  /** @type {string[]} */
  const texts = [];
  /** @type {Line | null} */
  let before = null;
  for (const step of steps) {
    if (step.kind !== 'text') continue;
    if (before && isNextLine(before, step)) texts.push(`${texts.pop()} ${step.text}`);
    else texts.push(step.text);
    before = step;
  }
  return texts;
}

/** Two lines of one text are no further apart than this many times their size. */
const LINE_DISTANCE = 1.5;

/**
 * Whether a line is the next one of the same text.
 * @param {LinePlace} one
 * @param {LinePlace} next
 */
export function isNextLine(one, next) {
  const isSameText = one.x === next.x && one.size === next.size && one.weight === next.weight && one.anchor === next.anchor;
  return isSameText && next.y > one.y && next.y - one.y <= LINE_DISTANCE * one.size;
}
