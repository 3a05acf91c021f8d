// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { AsideRow, sidesOf } from '../../../../web/app/interaction/asideRow.js';

/** A row of a list, 300 pt wide, at 100 pt down the content. */
function rowOf(list = {}) {
  const place = { x: 0, y: 100, width: 300, height: 44 };
  return { id: 5, category: 0, orthogonalSection: null, content: { list }, shown: place, ...place };
}

const delete_ = { title: 'Delete', symbol: '', light: 0xff0000ff, dark: 0xff0000ff, destructive: true };

test('actions stand where reading starts and ends, whichever side that is', () => {
  const both = { hasLeadingActions: true, hasTrailingActions: true };
  assert.deepEqual(sidesOf(rowOf(both)), { left: 'trailing', right: 'leading' });
  const other = { ...both, isRightToLeft: true };
  assert.deepEqual(sidesOf(rowOf(other)), { left: 'leading', right: 'trailing' });
  assert.deepEqual(sidesOf(rowOf({ hasTrailingActions: true })), { left: 'trailing', right: null });
});

test('headers, cells of orthogonal sections and cells without a list cannot be moved aside', () => {
  const list = { hasTrailingActions: true };
  assert.equal(sidesOf({ ...rowOf(list), category: 1 }), null);
  assert.equal(sidesOf({ ...rowOf(list), orthogonalSection: {} }), null);
  assert.equal(sidesOf({ ...rowOf(), content: null }), null);
  assert.equal(sidesOf(null), null);
});

test('a row moves away from the side of its buttons', () => {
  assert.equal(new AsideRow(rowOf(), 'trailing').way, -1);
  assert.equal(new AsideRow(rowOf(), 'leading').way, 1);
  assert.equal(new AsideRow(rowOf({ isRightToLeft: true }), 'trailing').way, 1);
});

test('its buttons come with the stage’s answer, and are where it uncovers them', () => {
  const row = new AsideRow(rowOf(), 'trailing');
  assert.equal(row.buttonAt({ x: 299, y: 110 }, 0), null, 'none is known yet');
  row.take({ view: 1, element: 5, side: 'trailing', full: true, actions: [delete_] });
  assert.equal(row.words, 'Delete');
  assert.equal(row.swipe.full, true);
  row.swipe.settle('open', 0, 0);
  // Long after, the row is at rest and as wide open as its buttons are.
  assert.equal(row.buttonAt({ x: 299, y: 110 }, 60_000), 0);
  assert.equal(row.buttonAt({ x: 299, y: 99 }, 60_000), null, 'above the row');
  assert.equal(row.buttonAt({ x: 10, y: 110 }, 60_000), null, 'on the row itself');
});

test('an answer about another row brings no buttons', () => {
  const row = new AsideRow(rowOf(), 'trailing');
  row.take({ view: 1, element: 6, side: 'trailing', full: true, actions: [delete_] });
  assert.deepEqual([row.buttons, row.swipe.open], [[], 0]);
});
