// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { WantedItem } from '../../../../web/app/choices/wantedItem.js';

const header = { category: 1, key: 'peaks' };
const cell = { category: 0, key: 'peaks' };
const other = { category: 0, key: 'sea' };

test('the cell of the wanted item is found once', () => {
  const wanted = new WantedItem('peaks');
  assert.equal(wanted.find([header, other]), null);
  assert.equal(wanted.find([other, cell]), cell);
  assert.equal(wanted.find([cell]), null);
  assert.equal(wanted.missing(), null);
});

test('an item that is not there is told once', () => {
  const wanted = new WantedItem('peaks');
  assert.equal(wanted.find([other]), null);
  assert.equal(wanted.missing(), 'The item peaks is not where the link looks for it.');
  assert.equal(wanted.missing(), null);
  assert.equal(wanted.find([cell]), null, 'nothing is chosen later, when people look at something else');
});

test('an address without an item wants and tells nothing', () => {
  const wanted = new WantedItem(null);
  assert.equal(wanted.find([cell]), null);
  assert.equal(wanted.missing(), null);
});
