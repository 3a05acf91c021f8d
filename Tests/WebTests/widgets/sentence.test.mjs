// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { fullSentence, sentence } from '../../../web/widgets/sentence.js';

test('words of the server begin as a sentence does, names of fields stay', () => {
  assert.equal(sentence('with this link, one may look'), 'With this link, one may look');
  assert.equal(sentence('op.count: is 0'), 'op.count: is 0');
});

test('a trouble is the same sentence with and without its full stop', () => {
  assert.equal(fullSentence('with this link, one may look'), 'With this link, one may look.');
  assert.equal(fullSentence('With this link, one may look.'), 'With this link, one may look.');
  for (const whole of ['Is it there?', 'Wait …', 'It said “no.”']) assert.equal(fullSentence(whole), whole);
});
