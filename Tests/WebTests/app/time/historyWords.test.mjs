// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyWords } from '../../../../web/app/time/historyWords.js';

const history = (undo, redo, edits) => ({ undo, redo, edits });

test('the history of a stage that was just opened is no news', () => {
  assert.equal(historyWords(null, history('Insert 3 items', null, 1)), null);
});

test('a new step is told by its label, also when it is like the one before', () => {
  const first = history('Insert 3 items', null, 1);
  assert.equal(historyWords(history(null, null, 0), first), 'Insert 3 items');
  assert.equal(historyWords(first, history('Insert 3 items', null, 2)), 'Insert 3 items');
  assert.equal(historyWords(first, first), null);
});

test('a step back and a step forth are told as such', () => {
  const done = history('Delete 1 item', null, 2);
  const undone = history('Insert 3 items', 'Delete 1 item', 1);
  assert.equal(historyWords(done, undone), 'Undone: Delete 1 item');
  assert.equal(historyWords(undone, done), 'Redone: Delete 1 item');
  const all = history(null, 'Insert 3 items', 0);
  assert.equal(historyWords(undone, all), 'Undone: Insert 3 items');
});

test('a new step after one that was undone is new', () => {
  const undone = history('Insert 3 items', 'Delete 1 item', 1);
  assert.equal(historyWords(undone, history('Shuffle', null, 2)), 'Shuffle');
});
