// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptinessOf } from '../../../web/app/page/emptyStage.js';
import { tellRefusal } from '../../../web/store/actions.js';
import { itemsChoice, itemsKnown, switchItems, wayOut } from '../../../web/store/itemsChoice.js';

const KEY = 'stage.items';

/** A session whose stage has items of its own if `defaultValue` is given. */
function makeSession({ defaultValue, value } = {}) {
  const parameters = defaultValue ? [{ key: KEY, defaultValue }] : [{ key: 'gap' }];
  const values = value ? { [KEY]: value } : {};
  const set = [];
  return {
    set,
    view: { revision: 1 },
    connection: { state: 'open' },
    stage: { parameters, items: 0 },
    values,
    setParameter: (key, next) => {
      set.push([key, next]);
      values[key] = next;
    },
  };
}

test('of the items of the source, the stage tells neither number nor sections', () => {
  const sections = [{ title: 'Section 1', items: 12 }];
  const told = (options) => {
    const session = makeSession(options);
    return itemsKnown({ ...session, stage: { ...session.stage, items: 12 }, outline: { list: sections } });
  };
  assert.deepEqual(told({ defaultValue: 'own' }), { total: 0, sections: [] });
  assert.deepEqual(told({ defaultValue: 'own', value: 'data' }), { total: 12, sections });
  assert.deepEqual(told(), { total: 12, sections });
});

test('there is a choice only where the source has items of its own', () => {
  assert.equal(itemsChoice({ stage: null, values: {} }), null);
  assert.equal(itemsChoice(makeSession()), null);
  assert.equal(itemsChoice(makeSession({ defaultValue: 'own' })), 'own');
  assert.equal(itemsChoice(makeSession({ defaultValue: 'data' })), 'data');
  assert.equal(itemsChoice(makeSession({ defaultValue: 'own', value: 'data' })), 'data');
});

test('switching goes to the other items and back, and says so', () => {
  const session = makeSession({ defaultValue: 'own' });
  assert.equal(switchItems(session), 'Showing the data');
  assert.equal(switchItems(session), 'Showing the source’s own items');
  assert.deepEqual(session.set, [[KEY, 'data'], [KEY, 'own']]);
  assert.equal(switchItems(makeSession()), null);
});

test('an edit of data that nobody sees is refused with the way to see them', () => {
  const session = makeSession({ defaultValue: 'own' });
  const told = [];
  const error = { code: 'own-items', field: '', message: 'The items are those of Names.' };
  tellRefusal((...words) => told.push(words), session, error);
  const [[text, tone, offer]] = told;
  assert.deepEqual([text, tone, offer.label], [
    'The items are those of Names.', 'trouble', 'Show the data instead',
  ]);
  offer.run();
  assert.deepEqual(session.set, [[KEY, 'data']]);
  assert.equal(wayOut(session, error), undefined);
  assert.equal(wayOut(makeSession({ defaultValue: 'own' }), { code: 'held' }), undefined);
});

test('a source with items of its own is not empty for want of data', () => {
  assert.equal(emptinessOf(makeSession()), 'items');
  assert.equal(emptinessOf(makeSession({ defaultValue: 'own' })), null);
  assert.equal(emptinessOf(makeSession({ defaultValue: 'own', value: 'data' })), 'items');
});
