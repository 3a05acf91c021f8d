// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { describe, positionOf, roleOf, statesOf } from '../../../../web/renderer/scene/accessibleTree.js';

const cell = (more) => ({ category: 0, kind: '', key: 'a', section: 0, item: 0, content: null, ...more });

test('a cell is counted among all items, as far as the sections before it are known', () => {
  const sections = [{ items: 3 }, { items: 0 }, { items: 5 }];
  assert.equal(positionOf(cell({ section: 0, item: 2 }), sections), 3);
  assert.equal(positionOf(cell({ section: 2, item: 0 }), sections), 4);
  assert.equal(positionOf(cell({ section: 3, item: 1 }), sections), 10, 'all sections before are known');
  assert.equal(positionOf(cell({ section: 4, item: 0 }), sections), null);
});

test('cells are options, headers headings, other texts notes, and decorations nothing', () => {
  const content = { title: 'Animals', subtitle: '' };
  assert.equal(roleOf(cell({})), 'option');
  const header = cell({ category: 1, kind: 'UICollectionElementKindSectionHeader', content });
  assert.equal(roleOf(header), 'heading');
  assert.equal(roleOf({ ...header, content: { title: '' } }), null, 'an empty heading says nothing');
  assert.equal(roleOf({ ...header, kind: 'UICollectionElementKindSectionFooter' }), 'note');
  assert.equal(roleOf(cell({ category: 2, kind: 'background', content })), null);
});

test('only items are counted and selected, also in a box that was an item’s before', () => {
  const state = { total: 8, sections: [{ items: 3 }, { items: 5 }] };
  assert.deepEqual(statesOf(cell({ section: 1, item: 1 }), state), {
    'aria-level': '', 'aria-selected': 'false', 'aria-setsize': '8', 'aria-posinset': '5',
  });
  const content = { title: 'Animals', subtitle: '' };
  const header = cell({ category: 1, kind: 'UICollectionElementKindSectionHeader', content });
  assert.deepEqual(statesOf(header, state), {
    'aria-level': '3', 'aria-selected': '', 'aria-setsize': '', 'aria-posinset': '',
  });
});

test('a cell is described by its texts and its place', () => {
  const content = { title: 'Frog', subtitle: '200 × 136' };
  assert.equal(describe(cell({ content, item: 4 })), 'Frog, 200 × 136, section 0, item 4');
  assert.equal(describe(cell({ key: 'frog' })), 'frog, section 0, item 0');
  assert.equal(describe(cell({ key: 'i4', item: 4 })), 'Cell, section 0, item 4', 'a key that only says the place');
  const list = { text: { string: 'Alarms' }, secondaryText: { string: 'Two are on' } };
  assert.equal(describe(cell({ key: 'i4', content: { title: '', list } })), 'Alarms, Two are on, section 0, item 0');
});
