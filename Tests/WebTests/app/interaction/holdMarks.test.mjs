// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HoldMarks } from '../../../../web/app/interaction/holdMarks.js';

/** Marks of a page whose client is 3. */
function makeMarks(holds) {
  const session = { holds, client: 3, presence: [{ client: 4, name: 'Ada', hue: 2 }], on: () => {} };
  const area = { invalidate: () => {} };
  return new HoldMarks(session, area, { add: () => () => {} });
}

test('what a drop would do is said of the page’s own drag alone', () => {
  const other = { client: 4, view: 1, items: ['a'], operation: 'copy' };
  const own = (operation) => ({ client: 3, view: 1, items: ['b'], ...(operation && { operation }) });
  assert.equal(makeMarks([other]).proposal, '');
  assert.equal(makeMarks([other, own('move')]).proposal, 'Move');
  assert.equal(makeMarks([own('copy')]).proposal, 'Copy');
  assert.equal(makeMarks([own('forbidden')]).proposal, 'Not here');
  assert.equal(makeMarks([own('cancel')]).proposal, 'Not here');
  assert.equal(makeMarks([own()]).proposal, '', 'interactive movement proposes nothing');
  assert.equal(makeMarks([own('toString')]).proposal, '');
});

test('the name of another holder of an item is shown', () => {
  const marks = makeMarks([{ client: 4, view: 1, items: ['a', 'c'] }]);
  assert.equal(marks.holderOf('c'), 'Ada');
  assert.equal(marks.holderOf('b'), null);
});
