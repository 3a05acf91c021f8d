// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { avatarsShown, inOrder } from '../../../../web/app/people/peopleSheet.js';

test('one’s own avatar comes first, then raised hands, and the others in their order', () => {
  const people = [{ client: 1 }, { client: 2 }, { client: 3, hand: true }, { client: 4 }];
  assert.deepEqual(inOrder(people, 2).map(({ client }) => client), [2, 3, 1, 4]);
});

test('all avatars are shown where they fit, else the last place has the number of the others', () => {
  assert.deepEqual([1, 2, 3, 300].map((count) => avatarsShown(count, 2)), [1, 2, 1, 1]);
  assert.deepEqual([6, 7].map((count) => avatarsShown(count, 6)), [6, 5]);
});
