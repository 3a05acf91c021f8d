// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HoldMarks, tagPlace } from '../../../../web/app/interaction/holdMarks.js';

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

test('a tag stands above its element, but stays where it can be read', () => {
  const room = { x: 0, y: 100, width: 300, height: 400 };
  const tag = { width: 60, height: 20 };
  const at = (x, y) => tagPlace({ x, y, width: 80, height: 80 }, tag, room);
  assert.deepEqual(at(40, 200), { x: 40, y: 180 });
  assert.deepEqual(at(280, 200), { x: 240, y: 180 }, 'it would leave the device on the right');
  assert.deepEqual(at(-30, 90), { x: 0, y: 100 }, 'it would leave at the top left');
  assert.deepEqual(at(40, 900), { x: 40, y: 480 }, 'its element is below the screen');
});
