// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ViewFeed } from '../../../../web/store/views/viewFeed.js';
import { delta, insertion } from '../deltas.mjs';

function makeFeed() {
  const sent = [];
  const connection = {
    clock: { now: () => 0 },
    toLocalMs: (ms) => ms,
    send: (kind, members) => sent.push([kind, members]),
  };
  return { feed: new ViewFeed(connection), sent };
}

test('a view is current once its snapshot is there and holds what was acknowledged', () => {
  const { feed, sent } = makeFeed();
  assert.equal(feed.take(1, false), false);
  assert.equal(feed.isCurrent, false);
  feed.apply(delta(null, { inserted: [insertion(1, {})] }));
  assert.deepEqual(sent, [['seen', { view: 1, rev: 1 }]]);
  assert.equal(feed.isCurrent, true);
  feed.acknowledge(1, 2);
  assert.equal(feed.isCurrent, false);
  feed.acknowledge(9, 50);
  feed.apply(delta(1));
  assert.equal(feed.isCurrent, true);
});

test('a gap asks once for a snapshot and takes nothing else before it', () => {
  const { feed, sent } = makeFeed();
  feed.take(1, false);
  feed.apply(delta(null));
  sent.length = 0;
  assert.equal(feed.apply(delta(4)), null);
  assert.equal(feed.apply(delta(5)), null);
  assert.deepEqual(sent, [['resync', { view: 1 }]]);
  assert.equal(feed.isCurrent, false);
  assert.notEqual(feed.apply({ ...delta(null), revision: 7 }), null);
  assert.equal(feed.view.revision, 7);
  assert.equal(feed.isCurrent, true);
});

test('messages of another view are ignored', () => {
  const { feed, sent } = makeFeed();
  feed.take(2, false);
  assert.equal(feed.apply(delta(null)), null);
  assert.deepEqual(sent, []);
});

test('a resumed picture goes on, one that was not taken up waits for a snapshot', () => {
  const { feed } = makeFeed();
  feed.take(1, false);
  feed.apply(delta(null));
  assert.equal(feed.take(1, true), true);
  assert.equal(feed.isCurrent, true);
  assert.equal(feed.take(3, false), true);
  assert.equal(feed.view.view, 3);
  assert.equal(feed.isCurrent, false);
});
