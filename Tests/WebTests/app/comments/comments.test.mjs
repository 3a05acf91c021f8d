// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { troubleWith } from '../../../../web/app/comments/commentForm.js';
import { ago, isPinnedTo, pinOf, pinWords } from '../../../../web/app/comments/pins.js';

test('tells the bytes of a comment that is too long', () => {
  assert.equal(troubleWith('a'.repeat(4096)), '');
  assert.equal(troubleWith('é'.repeat(2049)), 'The comment has 4,098 bytes; at most 4,096 fit.');
  assert.equal(troubleWith('a'.repeat(2 ** 20)), 'The comment has 1,048,576 bytes; at most 4,096 fit.');
});

test('pins to items by their id, and to other elements by kind and key', () => {
  const cell = { category: 0, kind: '', key: 'a', content: { title: 'Alder' } };
  const header = { category: 1, kind: 'UICollectionElementKindSectionHeader', key: '0', content: null };
  assert.deepEqual(pinOf(cell), { subject: 'item', id: 'a', title: 'Alder' });
  assert.deepEqual(pinOf(header).id, 'UICollectionElementKindSectionHeader 0');
  assert.deepEqual([isPinnedTo(pinOf(cell), cell), isPinnedTo(pinOf(cell), header)], [true, false]);
  assert.equal(pinWords({ subject: 'stage', id: '', title: '' }), 'The stage');
  assert.equal(pinWords({ subject: 'parameter', id: 'columns', title: '' }), 'columns');
});

test('says how long ago in the largest whole unit', () => {
  const cases = [[0, 'now'], [59, 'now'], [60, '1 minute ago'], [7199, '1 hour ago'], [7200, '2 hours ago'], [90_000, '1 day ago'], [-5, 'now']];
  for (const [seconds, words] of cases) assert.equal(ago(1000 - seconds, 1000), words);
});
