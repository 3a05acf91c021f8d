// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { identity, mapped, product } from '../../base/affine.js';
import { textWidth } from '../../base/text.js';
import { isNextLine } from '../../store/elements/elementTexts.js';
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../base/affine.js').Affine} Affine */
/** @typedef {import('../../transport/messageTypes.js').StageScreen} StageScreen */
/** @typedef {Extract<StageScreen['layers'][number]['light'][number], {kind: 'text'}>} Line */
/** @typedef {{text: string, x: number, y: number, width: number, height: number}} PlacedText in pt of the viewport */

/** The height of a line, and the part of it above the baseline, for a size of 1. */
const LINE_HEIGHT = 1.25;
const ASCENT = 0.95;
/** What is fainter is not seen. */
const LEAST_OPACITY = 0.02;
/** Where a line begins, as a part of its width before its place. */
const ANCHORS = { start: 0, middle: 1 / 2, end: 1 };

/**
 * The texts of an app's screen around its collection view, as people see them: not those of buttons, which have names of
 * their own, and not those that come only while the content moves.
 * @param {Pick<StageScreen, 'layers' | 'controls'>} screen
 * @returns {PlacedText[]}
 */
export function screenTexts({ layers, controls }) {
  const buttons = controls.filter(({ role, label, isInContent }) => label && !isInContent && role !== 'area' && role !== 'scroller');
  const isOfButton = (/** @type {PlacedText} */ { x, y, width, height }) => buttons.some((button) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return middleX >= button.x && middleX < button.x + button.width && middleY >= button.y && middleY < button.y + button.height;
  });
  return layers.filter(({ appears }) => !appears).flatMap(({ light }) => textsIn(light)).filter((text) => !isOfButton(text));
}

/**
 * @param {StageScreen['layers'][number]['light']} operations
 * @returns {PlacedText[]}
 */
function textsIn(operations) {
  /** @type {PlacedText[]} */
  const texts = [];
  /** @type {{map: Affine, opacity: number}[]} */
  const groups = [{ map: identity, opacity: 1 }];
  /** @type {Line | null} */
  let before = null;
  for (const operation of operations) {
    const { map, opacity } = groups[groups.length - 1];
    if (operation.kind === 'group') {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operation.place ?? [];
      groups.push({ map: product(map, { a, b, c, d, e, f }), opacity: opacity * (operation.opacity ?? 1) });
    } else if (operation.kind === 'end') {
      groups.pop();
    } else if (operation.kind === 'text' && !operation.isSign && opacity > LEAST_OPACITY && operation.text.trim() !== '') {
      const placed = placedText(operation, map);
      const last = texts[texts.length - 1];
      if (before && last && isNextLine(before, operation)) texts[texts.length - 1] = joined(last, placed);
      else texts.push(placed);
      before = operation;
    }
  }
  return texts;
}

/**
 * @param {Line} line
 * @param {Affine} map
 * @returns {PlacedText}
 */
function placedText({ text, x, y, size, weight, anchor }, map) {
  const width = textWidth({ size, weight: /** @type {400 | 500 | 600} */ (weight) }, text);
  const [left, top] = mapped(map, x - width * ANCHORS[anchor], y - ASCENT * size);
  const [right, bottom] = mapped(map, x + width * (1 - ANCHORS[anchor]), y + (LINE_HEIGHT - ASCENT) * size);
  return { text, x: Math.min(left, right), y: Math.min(top, bottom), width: Math.abs(right - left), height: Math.abs(bottom - top) };
}

/**
 * @param {PlacedText} one
 * @param {PlacedText} next
 * @returns {PlacedText}
 */
function joined(one, next) {
  const [x, y] = [Math.min(one.x, next.x), Math.min(one.y, next.y)];
  const right = Math.max(one.x + one.width, next.x + next.width);
  const bottom = Math.max(one.y + one.height, next.y + next.height);
  return { text: `${one.text} ${next.text}`, x, y, width: right - x, height: bottom - y };
}

/** The texts of an app's screen for people who cannot see them, at the places where they are painted. */
export class ScreenTexts {
  #session;
  #element = make('div', { class: 'screen-texts' });
  #shown = '';

  /**
   * @param {import('../../store/session.js').Session} session
   * @param {HTMLElement} host the device's screen
   */
  constructor(session, host) {
    this.#session = session;
    host.append(this.#element);
    session.on('change', (topic) => topic === 'screen' && this.#show());
  }

  #show() {
    const { screen, viewport } = this.#session;
    const texts = screen ? screenTexts(screen) : [];
    const next = JSON.stringify([texts, viewport.width, viewport.height]);
    if (next === this.#shown) return;
    this.#shown = next;
    this.#element.replaceChildren(...texts.map(({ text, x, y, width, height }) => {
      const line = make('p', {}, text);
      const part = (/** @type {number} */ length, /** @type {number} */ whole) => `${(length / whole) * 100}%`;
      Object.assign(line.style, {
        left: part(x, viewport.width), top: part(y, viewport.height), width: part(width, viewport.width), height: part(height, viewport.height),
      });
      return line;
    }));
  }
}
