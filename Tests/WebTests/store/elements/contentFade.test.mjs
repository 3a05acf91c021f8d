// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { change, content, delta, eased, insertion } from '../deltas.mjs';

const origin = { x: 0, y: 0 };
const TILE = 7;
const OTHER_TILE = 8;
const ROW = 9;
const HEADER = 10;
const contents = [
  content(TILE), content(OTHER_TILE), { ...content(ROW), style: 4 }, { ...content(HEADER), style: 1 },
];

/** A view with one tile. */
function makeStore() {
  const store = new ViewStore(1);
  store.setViewport({ width: 400, height: 700 });
  store.apply(delta(null, { contents: [content(TILE)], inserted: [insertion(1, { content: TILE })] }), 0);
  return store;
}

/** Gives the element another content, in an eased animation of 300 ms unless told otherwise. */
function turn(store, id, startMs, more = {}) {
  const updated = [{ id: 1, change: change({ dx: 80, dy: 0, content: id }) }];
  const parts = { contents, updated, animation: { ...eased, startMs }, ...more };
  store.apply(delta(store.revision, parts), startMs);
}

/** The content that still fades out, and how much of it is seen. */
function seen(store, atMs) {
  store.present(atMs, origin);
  const { shown, content: now } = store.elements.get(1);
  return { was: shown.was?.id ?? null, level: shown.was ? shown.wasLevel : 0, now: now.id };
}

test('a row takes the place of a tile in the time of the change', () => {
  const store = makeStore();
  turn(store, ROW, 1000);
  assert.deepEqual(seen(store, 1000), { was: TILE, level: 1, now: ROW });
  assertNear(seen(store, 1150).level, 0.5, 1e-6);
  assert.equal(store.animating(1299), true);
  assert.deepEqual(seen(store, 1300), { was: null, level: 0, now: ROW });
  assert.equal(store.animating(1300), false);
});

test('contents of one kind give way at once', () => {
  const store = makeStore();
  turn(store, OTHER_TILE, 1000);
  assert.deepEqual(seen(store, 1010), { was: null, level: 0, now: OTHER_TILE });
});

test('without an animation, and with reduced motion, contents give way at once', () => {
  const store = makeStore();
  turn(store, ROW, 1000, { animation: null });
  assert.deepEqual(seen(store, 1000), { was: null, level: 0, now: ROW });
  store.reducedMotion = true;
  turn(store, TILE, 2000);
  assert.deepEqual(seen(store, 2000), { was: null, level: 0, now: TILE });
});

test('a change that is taken back goes on with the shares that are seen', () => {
  const store = makeStore();
  turn(store, ROW, 1000);
  turn(store, TILE, 1150);
  assert.deepEqual(seen(store, 1150), { was: ROW, level: 0.5, now: TILE });
  assertNear(seen(store, 1300).level, 0.25, 1e-6);
  assert.equal(seen(store, 1450).was, null);
});

test('of three contents the two that are seen most give way to one another', () => {
  const early = makeStore();
  turn(early, ROW, 1000);
  turn(early, HEADER, 1001);
  assert.equal(seen(early, 1001).was, TILE);
  const late = makeStore();
  turn(late, ROW, 1000);
  turn(late, HEADER, 1290);
  assert.deepEqual(seen(late, 1290), { was: ROW, level: 1, now: HEADER });
});

test('what a hand leads keeps its content until it lets go, which then fades in a quarter second', () => {
  const store = makeStore();
  const hand = { curve: 'interactive', durationMs: 0, startMs: 0, transition: 3 };
  const updated = [{ id: 1, change: change({ dx: 80, dy: 0 }) }];
  store.apply(delta(1, { updated, animation: { ...hand, progress: 0 } }), 1000);
  store.apply(delta(2, { animation: { ...hand, progress: 3686 } }), 1100);
  const finish = { ...hand, curve: 'finish', durationMs: 100, responseMs: 70, dampingPerMille: 1000 };
  turn(store, ROW, 1200, { animation: finish });
  assert.deepEqual(seen(store, 1200), { was: TILE, level: 1, now: ROW });
  assertNear(seen(store, 1325).level, 0.5, 1e-6);
  assert.equal(seen(store, 1450).was, null);
});

test('a fresh snapshot lets what differs in kind fade too', () => {
  const store = makeStore();
  const inserted = [insertion(1, { content: ROW })];
  store.apply(delta(null, { contents, inserted }), 1000);
  assert.equal(seen(store, 1000).was, TILE);
  assert.equal(seen(store, 1300).was, null);
});

test('a replay shows the contents of each moment', () => {
  const store = makeStore();
  turn(store, ROW, 1000);
  store.present(1500, origin);
  const camera = { offset: origin, width: 400, height: 700, insets: { top: 0, left: 0, bottom: 0, right: 0 } };
  const [half] = store.recordedChange.present(150, camera);
  assert.equal(half.shown.was.id, TILE);
  assertNear(half.shown.wasLevel, 0.5, 1e-6);
  const [end] = store.recordedChange.present(300, camera);
  assert.equal(end.shown.wasLevel, 0);
});
