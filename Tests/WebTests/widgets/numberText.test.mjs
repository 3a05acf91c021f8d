// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clampTo,
  constrain,
  fillOf,
  formatNumber,
  nudge,
  parseNumber,
  refusalOf,
} from '../../../web/widgets/numberText.js';
import { Scrub } from '../../../web/widgets/scrub.js';

const RULE = { minimum: 0, maximum: 64, step: 1 };
const NO_KEYS = { shiftKey: false, altKey: false };
const SHIFT = { shiftKey: true, altKey: false };
const OPTION = { shiftKey: false, altKey: true };

test('numbers are read with point or comma, sign and unit', () => {
  const plain = { 8: 8, ' 12.5 ': 12.5, '12,5': 12.5, '−3': -3, '-3': -3, '.5': 0.5, '+4': 4 };
  const cases = { ...plain, '8 pt': 8, '8pt': 8, '50 %': 50 };
  for (const [text, number] of Object.entries(cases)) assert.equal(parseNumber(text), number, text);
});

test('short sums are worked out', () => {
  const plain = { '8+4': 12, '16 * 1.5': 24, '16×2': 32, '10/4': 2.5, '20 - 5': 15 };
  const cases = { ...plain, '8 pt + 4 pt': 12, '0.1+0.2': 0.3 };
  for (const [text, number] of Object.entries(cases)) assert.equal(parseNumber(text), number, text);
});

test('text that is not a number gives no number', () => {
  for (const text of ['', 'abc', '1 2', '--3', '1/0', '8+', 'Infinity', '1e400', '9'.repeat(400)]) {
    assert.equal(parseNumber(text), null, text);
  }
});

test('values go to the nearest step counted from the minimum, inside the bounds', () => {
  assert.equal(constrain(7.6, RULE), 8);
  assert.equal(constrain(-5, RULE), 0);
  assert.equal(constrain(100, RULE), 64);
  assert.equal(constrain(2.2, { minimum: 1, maximum: 9, step: 2 }), 3);
  assert.equal(constrain(0.29, { minimum: 0, maximum: 1, step: 0.1 }), 0.3);
});

test('typed values stay as typed, inside the bounds', () => {
  assert.equal(clampTo(7.25, RULE), 7.25);
  assert.equal(clampTo(70, RULE), 64);
});

test('numbers are written without needless digits', () => {
  assert.equal(formatNumber(8), '8');
  assert.equal(formatNumber(0.1 + 0.2), '0.3');
  assert.equal(formatNumber(-4.5), '−4.5');
  assert.equal(formatNumber(-0.00001), '0');
});

test('a slider is filled up to its value', () => {
  assert.equal(fillOf(16, RULE), '25.00%');
  assert.equal(fillOf(-3, RULE), '0.00%');
  assert.equal(fillOf(3, { minimum: 3, maximum: 3, step: 1 }), '0%');
});

test('arrow keys step by one, ten and a tenth', () => {
  assert.equal(nudge(8, 1, NO_KEYS, RULE), 9);
  assert.equal(nudge(8, -1, SHIFT, RULE), 0);
  assert.equal(nudge(8, 1, SHIFT, RULE), 18);
  assert.equal(nudge(8, 1, OPTION, RULE), 8.1);
  assert.equal(nudge(60, 1, SHIFT, RULE), 64);
});

test('a scrub moves one step a pixel', () => {
  const scrub = new Scrub(8, 100, RULE);
  assert.equal(scrub.move(105, NO_KEYS), 13);
  assert.equal(scrub.move(98, NO_KEYS), 6);
  assert.equal(scrub.start, 8);
});

test('a change of keys during a scrub does not make the value jump', () => {
  const scrub = new Scrub(8, 100, RULE);
  assert.equal(scrub.move(110, NO_KEYS), 18);
  assert.equal(scrub.move(110, SHIFT), 18);
  assert.equal(scrub.move(112, SHIFT), 38);
  assert.equal(scrub.move(112, OPTION), 38);
  assert.equal(scrub.move(117, OPTION), 38.5);
});

test('a scrub turns at a bound at once', () => {
  const scrub = new Scrub(60, 0, RULE);
  assert.equal(scrub.move(500, NO_KEYS), 64);
  assert.equal(scrub.move(499, NO_KEYS), 63);
});

test('whole numbers stay whole: fractions are refused with a word, and no key makes one', () => {
  const whole = { minimum: 1, maximum: 12, step: 1, isWhole: true };
  assert.equal(refusalOf(5.5, whole), 'The layout has a whole number here, which 5.5 is not.');
  assert.equal(refusalOf(5, whole), null);
  assert.equal(refusalOf(5.5, RULE), null);
  assert.equal(nudge(4, 1, OPTION, whole), 5);
  assert.equal(nudge(4.6, 1, NO_KEYS, whole), 6);
  assert.equal(nudge(4, 1, OPTION, RULE), 4.1);
  // With Option, ten pixels are one step.
  assert.equal(new Scrub(4, 0, whole).move(14, OPTION), 5);
  assert.equal(new Scrub(4, 0, RULE).move(14, OPTION), 5.4);
});
