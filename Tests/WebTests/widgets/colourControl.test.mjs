// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachColourField, attachWell } from '../../../web/widgets/colourControl.js';
import { formatColour, parseColour } from '../../../web/widgets/colourText.js';

/** An input into which the test can type, and which it can send events. */
class FakeInput extends EventTarget {
  value = '';
  selections = 0;
  attributes = new Map();

  select() {
    this.selections += 1;
  }

  blur() {
    this.dispatchEvent(new Event('blur'));
  }

  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  type(text) {
    this.value = text;
    this.dispatchEvent(new Event('input'));
  }

  press(key) {
    this.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  }
}

test('colours are six digits or three, with or without a number sign', () => {
  assert.equal(parseColour(' #3A7bd5 '), '#3a7bd5');
  assert.equal(parseColour('FF9500'), '#ff9500');
  assert.equal(parseColour('#0af'), '#00aaff');
  for (const text of ['', '#', '#12', '#12345', '#1234567', '#12345g', 'red']) {
    assert.equal(parseColour(text), null, text);
  }
  assert.equal(formatColour('#3a7bd5'), '#3A7BD5');
});

test('all that is chosen while the picker is open is one gesture', () => {
  const well = new FakeInput();
  const told = [];
  const isHeld = attachWell(well, {
    begin: () => told.push('begin'),
    change: (colour) => told.push(`change ${colour}`),
    end: (colour) => told.push(`end ${colour}`),
  });
  well.type('#111111');
  well.type('#222222');
  assert.equal(isHeld(), true);
  well.dispatchEvent(new Event('change'));
  well.blur();
  assert.equal(isHeld(), false);
  assert.deepEqual(told, ['begin', 'change #111111', 'change #222222', 'end #222222']);
});

test('a typed colour is taken by Enter, and Escape restores', () => {
  const input = new FakeInput();
  const taken = [];
  const wrong = [];
  let current = '#ff9500';
  const frame = { classList: { toggle: (_, isWrong) => wrong.push(isWrong) } };
  const show = attachColourField(frame, input, () => current, (colour) => {
    taken.push(colour);
    current = colour;
  });
  show();
  assert.equal(input.value, '#FF9500');
  input.type('0a');
  assert.equal(wrong.at(-1), true);
  show();
  assert.equal(input.value, '0a');
  input.press('Enter');
  assert.equal(input.value, '#FF9500');
  input.type('0af');
  input.press('Enter');
  assert.deepEqual(taken, ['#00aaff']);
  assert.equal(input.value, '#00AAFF');
  input.type('123456');
  input.press('Escape');
  assert.deepEqual(taken, ['#00aaff']);
  assert.equal(input.value, '#00AAFF');
});
