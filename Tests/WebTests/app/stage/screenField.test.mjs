// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { caretIn } from '../../../../web/app/stage/screenField.js';

test('the caret keeps its distance from the end when an app changes what was typed', () => {
  // "12x34", the letter is refused: the caret stands where it was before it.
  assert.equal(caretIn('12x34', 3, '1234'), 2);
  // "1234" becomes "12 34".
  assert.equal(caretIn('1234', 4, '12 34'), 5);
  assert.equal(caretIn('abc', 1, ''), 0);
});
