// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindTitle, reuseFamilies } from '../../../../web/app/tools/reuseModel.js';

const cell = (slot, more) => ({ category: 0, kind: '', slot, leaving: false, ...more });
const header = (slot) => ({ category: 1, kind: 'header', slot, leaving: false });

test('views are counted by category and kind, those off the screen as made ahead', () => {
  const elements = [header(5), cell(2), cell(0), cell(3, { isAhead: true })];
  assert.deepEqual(
    reuseFamilies(elements, new Map(), (element) => !element.isAhead),
    [
      { title: 'Cell', inUse: 2, ahead: 1, most: 3 },
      { title: 'Header', inUse: 1, ahead: 0, most: 1 },
    ],
  );
});

test('a view that is used again is no other view', () => {
  const seen = new Map();
  reuseFamilies([cell(0), cell(1)], seen, () => true);
  assert.equal(reuseFamilies([cell(1), cell(2)], seen, () => true)[0].most, 3);
  assert.equal(reuseFamilies([cell(0)], seen, () => true)[0].most, 3);
});

test('what leaves and what has no view is not counted', () => {
  const elements = [cell(0, { leaving: true }), cell(null), cell(1)];
  assert.equal(reuseFamilies(elements, new Map(), () => true)[0].inUse, 1);
});

test('kinds are told in words', () => {
  assert.equal(kindTitle('UICollectionElementKindSectionHeader'), 'Section header');
  assert.equal(kindTitle('SectionCard'), 'Section card');
  assert.equal(kindTitle(''), 'View');
});
