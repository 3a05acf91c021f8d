// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { editBetween, edited, TypedText } from '../../../../web/app/stage/typedText.js';

/** Types a letter at a place, as the page does. */
function type(typed, start, inserted, removed = 0) {
  typed.type({ start, removed, inserted });
}

test('an edit is where the caret stands, among equal letters', () => {
  assert.deepEqual(editBetween('aa', 'aaa', 1), { start: 0, removed: 0, inserted: 'a' });
  assert.deepEqual(editBetween('aa', 'aaa', 3), { start: 2, removed: 0, inserted: 'a' });
  assert.deepEqual(editBetween('abc', 'ac', 1), { start: 1, removed: 1, inserted: '' });
  assert.deepEqual(editBetween('abc', 'xbz'), { start: 0, removed: 3, inserted: 'xbz' });
  assert.deepEqual(editBetween('same', 'same', 2), { start: 2, removed: 0, inserted: '' });
  assert.equal(edited('abc', editBetween('abc', 'axyc', 3)), 'axyc');
});

test('letters after a refused one are kept', () => {
  const typed = new TypedText();
  typed.answered('12');
  type(typed, 1, 'y');
  type(typed, 2, '3');
  assert.equal(typed.text, '1y32');
  assert.equal(typed.next(), '1y2');
  assert.equal(typed.next(), null);
  typed.answered('12');
  assert.equal(typed.text, '132');
  assert.equal(typed.next(), '132');
  typed.answered('132');
  assert.equal(typed.isKnown, true);
});

test('letters after changed ones follow them', () => {
  const typed = new TypedText();
  for (const [at, letter] of [...'1234'].entries()) type(typed, at, letter);
  assert.equal(typed.next(), '1');
  typed.answered('1');
  assert.equal(typed.next(), '12');
  typed.answered('12 ');
  assert.equal(typed.text, '12 34');
  assert.equal(typed.next(), '12 3');
});

test('a held delete key is one edit', () => {
  const typed = new TypedText();
  typed.answered('abcdef');
  for (const at of [5, 4, 3]) type(typed, at, '', 1);
  assert.equal(typed.next(), 'abc');
  typed.answered('abc');
  assert.equal(typed.isKnown, true);
});

test('a text of the app itself replaces what is known', () => {
  const typed = new TypedText();
  typed.answered('draft');
  typed.answered('');
  assert.equal(typed.text, '');
  assert.equal(typed.next(), null);
});
