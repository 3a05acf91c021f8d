// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachNumberField } from '../../../web/widgets/numberField.js';

/** The part of an input that a field needs. */
class FakeInput extends EventTarget {
  value = '';
  wrong = false;
  /** What the field is in. */
  around = '';
  classList = { toggle: (_, isWrong) => { this.wrong = isWrong; } };

  select() {}

  setAttribute() {}

  closest(selector) {
    return this.around !== '' && selector.includes(this.around) ? this : null;
  }

  blur() {
    this.dispatchEvent(new Event('blur'));
  }

  type(text) {
    this.value = text;
    this.dispatchEvent(new Event('input'));
  }

  press(key) {
    const event = new Event('keydown', { cancelable: true });
    let isStopped = false;
    event.stopPropagation = () => { isStopped = true; };
    this.dispatchEvent(Object.assign(event, { key, shiftKey: false, altKey: false }));
    return Object.assign(event, { isStopped });
  }
}

/** A field from 0 to 100 that steps by 5. */
function makeField(current, more = {}) {
  const input = new FakeInput();
  const taken = [];
  const refusals = [];
  const show = attachNumberField({
    input,
    rule: { minimum: 0, maximum: 100, step: 5, ...more },
    refuse: (words) => refusals.push(words),
    value: () => current,
    commit: (number) => {
      taken.push(number);
      current = number;
    },
  });
  show();
  return { input, taken, refusals };
}

test('a typed number is taken within its bounds, by Enter and by leaving', () => {
  const { input, taken } = makeField(20);
  assert.equal(input.value, '20');
  input.type('x');
  assert.equal(input.wrong, true);
  input.press('Enter');
  assert.equal(input.value, '20');
  input.type('500');
  input.press('Enter');
  input.type('40');
  input.blur();
  assert.deepEqual(taken, [100, 40]);
});

test('what is not taken as it was typed is told, with a way out', () => {
  const { input, taken, refusals } = makeField(20);
  input.type('wide');
  input.press('Enter');
  input.type('500');
  input.press('Enter');
  input.type('-1');
  input.blur();
  input.type(' ');
  input.blur();
  input.type('8+4');
  input.blur();
  assert.deepEqual(refusals, [
    '“wide” is not a number. Numbers and sums such as 8+4 can be typed here.',
    '500 is too much: 100 is the most here.',
    '−1 is too little: 0 is the least here.',
  ]);
  assert.deepEqual(taken, [100, 0, 12]);
});

test('arrows step from what is typed, and other keys are left alone', () => {
  const { input, taken } = makeField(20);
  assert.equal(input.press('ArrowUp').defaultPrevented, true);
  input.type('50');
  input.press('ArrowDown');
  assert.deepEqual(taken, [25, 45]);
  assert.equal(input.value, '45');
  assert.equal(input.press('Home').defaultPrevented, false);
  input.type('7');
  input.press('Escape');
  assert.deepEqual(taken, [25, 45]);
});

test('Escape restores what was typed over, and closes the card around a field in which nothing was typed', () => {
  const { input } = makeField(20);
  assert.equal(input.press('Escape').isStopped, true, 'a field of a panel is left');
  input.around = '.tool-card';
  assert.equal(input.press('Escape').isStopped, false);
  input.type('7');
  assert.equal(input.press('Escape').isStopped, true);
  assert.equal(input.value, '20');
});

test('a fraction over a whole number is marked, and refused with a word instead of rounded', () => {
  const { input, taken, refusals } = makeField(4, { step: 1, isWhole: true });
  input.type('5.5');
  assert.equal(input.wrong, true);
  input.press('Enter');
  assert.deepEqual(taken, []);
  assert.equal(input.value, '4');
  assert.equal(input.wrong, false);
  input.type('9/2');
  input.blur();
  assert.deepEqual(refusals.map((words) => words.match(/which (.*) is not/)[1]), ['5.5', '4.5']);
  input.type('9/3');
  assert.equal(input.wrong, false);
  input.blur();
  assert.deepEqual(taken, [3]);
});
