// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Element } from '../../../../web/store/elements/element.js';
import { MOST_KEPT_ELEMENTS, RecordedChange } from '../../../../web/store/changes/recordedChange.js';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { change, content, delta, eased, insertion, sprung } from '../deltas.mjs';

const camera = { offset: { x: 0, y: 0 }, width: 400, height: 700, insets: { top: 0, left: 0, bottom: 0, right: 0 } };

function makeStore(inserted, more = {}) {
  const store = new ViewStore(1);
  store.setViewport({ width: 400, height: 700 });
  store.apply(delta(null, { inserted, ...more }), 0);
  return store;
}

/** Moves element 1 by `dx` pt with an animation that starts when it arrives. */
function move(store, dx, nowMs, animation = eased) {
  const updated = [{ id: 1, change: change({ dx }) }];
  store.apply(delta(store.revision, { updated, animation: { ...animation, startMs: nowMs } }), nowMs);
}

/** How the elements in view are shown at a moment, by id. */
function shownAt(recorded, atMs, at = camera) {
  return new Map(recorded.present(atMs, at).map(({ id, shown }) => [id, { ...shown }]));
}

test('any moment of an eased change can be shown again, in any order', () => {
  const store = makeStore([insertion(1, {})]);
  move(store, 100, 1000);
  store.present(5000, camera.offset);
  const { recordedChange: recorded } = store;
  assert.equal(recorded.durationMs, 300);
  // Ease in and out has gone 0.1292 of the way after a quarter of its time; at three quarters the same
  // part is left.
  const places = [300, 0, 75, 225, 150].map((atMs) => shownAt(recorded, atMs).get(1).x);
  [100, 0, 12.92, 87.08, 50].forEach((x, at) => assertNear(places[at], x, 0.005));
});

test('a replay of an eased change that came amid another begins where that had got to', () => {
  const store = makeStore([insertion(1, {})]);
  move(store, 100, 1000);
  move(store, -100, 1150);
  const { recordedChange: recorded } = store;
  // The first has 150 ms left, the second 300. At 75 ms the first has 12.92 of its 100 left, and the
  // second has 87.08 of its way back left.
  assert.equal(recorded.durationMs, 300);
  const places = [0, 75, 150, 300].map((atMs) => shownAt(recorded, atMs).get(1).x);
  [50, 74.17, 50, 0].forEach((x, at) => assertNear(places[at], x, 0.01));
});

test('a replay of a spring that came amid an eased change begins with its place and speed', () => {
  const store = makeStore([insertion(1, {})]);
  move(store, 100, 1000);
  move(store, -100, 1150, sprung);
  const { recordedChange: recorded } = store;
  assert.equal(recorded.durationMs, 1500);
  const at = (ms) => shownAt(recorded, ms).get(1).x;
  assertNear(at(0), 50, 1e-6);
  // Half way the curve rises by 1.5 / 0.87 of its whole a duration: 574.7 pt/s.
  assertNear(at(1) - at(0), 0.5747, 0.02);
  // Critical with ω = 4π: e^(−ωt) (50 + (574.71 + 50 ω) t) after 0.1 s, e^(−1.2566) = 0.28461.
  assertNear(at(100), 48.47, 0.01);
  assert.equal(at(1500), 0);
});

test('what comes and what goes are both there, each as long as it was', () => {
  const store = makeStore(
    [insertion(1, { y: 10, content: 7 })],
    { contents: [content(7)] },
  );
  store.apply(
    delta(1, {
      animation: eased,
      removed: [{ id: 1, final: change({ alpha: 0, dy: 20 }) }],
      inserted: [insertion(2, { initial: change({ alpha: 51, dy: -30 }) })],
    }),
    1000,
  );
  store.present(9000, camera.offset);
  const half = shownAt(store.recordedChange, 150);
  assertNear(half.get(1).alpha, 0.5, 1e-6);
  assertNear(half.get(1).y, 20, 1e-6);
  assertNear(half.get(2).alpha, 0.6, 1e-6);
  assertNear(half.get(2).y, -15, 1e-6);
  const gone = store.recordedChange.present(150, camera).find(({ id }) => id === 1);
  assert.equal(gone.content.title, 'content 7', 'its content is kept with it');
  assert.deepEqual([...shownAt(store.recordedChange, 300).keys()], [2]);
});

test('a replay does not touch the present, nor the present a replay', () => {
  const store = makeStore([insertion(1, {})]);
  move(store, 100, 1000);
  const { recordedChange: recorded } = store;
  store.present(9000, camera.offset);
  recorded.present(150, camera);
  assert.equal(store.elements.get(1).shown.x, 100);
  store.apply(delta(2, { updated: [{ id: 1, change: change({ dx: 30, dWidth: 5 }) }] }), 9000);
  assertNear(shownAt(recorded, 150).get(1).x, 50, 1e-6);
  assert.equal(shownAt(recorded, 300).get(1).width, 100);
  assert.equal(recorded.isStale, true);
});

test('a change that moves nothing leaves the last one', () => {
  const store = makeStore([insertion(1, {})]);
  move(store, 100, 1000);
  const { recordedChange: recorded } = store;
  const updated = [{ id: 1, change: change({ state: 1 }) }];
  store.apply(delta(2, { updated, animation: { ...eased, startMs: 1100 } }), 1100);
  assert.equal(store.recordedChange, recorded);
  assert.equal(recorded.isStale, false);
});

test('what scrolling brings stands in the replay too, until the picture is another', () => {
  const store = makeStore([insertion(1, {})]);
  move(store, 100, 1000);
  store.apply(delta(2, { inserted: [insertion(2, { y: 800 })] }), 2000);
  const down = { ...camera, offset: { x: 0, y: 300 } };
  assert.deepEqual([...shownAt(store.recordedChange, 0, down).keys()], [2]);
  store.apply(delta(3, { removed: [{ id: 2, final: null }] }), 2100);
  assert.equal(shownAt(store.recordedChange, 0, down).get(2).y, 800, 'it stays when it scrolls away');
  store.apply(delta(4, { updated: [{ id: 1, change: change({ dy: 5 }) }] }), 2200);
  store.apply(delta(5, { inserted: [insertion(3, { y: 900 })] }), 2300);
  assert.deepEqual([...shownAt(store.recordedChange, 0, down).keys()], [2]);
});

test('what is pinned sticks to where the replay is looked at', () => {
  const pin = { edge: 1, lower: 0, upper: 2000 * 64 };
  const store = makeStore([insertion(1, { pin, height: 40 })]);
  const updated = [{ id: 1, change: change({ dHeight: 20 }) }];
  store.apply(delta(1, { updated, animation: eased }), 1000);
  const down = { ...camera, offset: { x: 0, y: 500 } };
  const { y, height } = shownAt(store.recordedChange, 150, down).get(1);
  assert.equal(y, 500);
  assertNear(height, 50, 1e-6);
});

test('a replay goes along with content that is moved under the viewport', () => {
  const pin = { edge: 1, lower: 100 * 64, upper: 2000 * 64 };
  const store = makeStore([insertion(1, {}), insertion(2, { y: 100, pin })]);
  move(store, 100, 1000);
  store.recordedChange.translate({ x: 0, y: 250 });
  const shown = shownAt(store.recordedChange, 150);
  assertNear(shown.get(1).x, 50, 1e-6);
  assert.equal(shown.get(1).y, 250);
  assert.equal(shown.get(2).y, 350);
});

test('tells where everything comes from and goes to, and the way between', () => {
  const store = makeStore([insertion(1, {}), insertion(2, { y: 100 })]);
  move(store, 100, 1000);
  const ends = store.recordedChange.ends(camera);
  assert.deepEqual(ends.map(({ element }) => element.id), [1]);
  assert.deepEqual([ends[0].before.x, ends[0].after.x], [0, 100]);
  // The middle of 100 × 50 at (0, 0), at the quarters of the time.
  const path = store.recordedChange.path(ends[0].element, 4, camera);
  [50, 62.92, 100, 137.08, 150].forEach((x, at) => assertNear(path[at].x, x, 0.005));
  assert.deepEqual(path.map(({ y }) => y), [25, 25, 25, 25, 25]);
});

test('a touch finds what is shown at that moment', () => {
  const store = makeStore([insertion(1, {}), insertion(2, { x: 200, zIndex: 1 })]);
  move(store, 200, 1000);
  const hit = (atMs, x) => RecordedChange.elementAt(x, 10, store.recordedChange.present(atMs, camera))?.id;
  assert.deepEqual([hit(0, 50), hit(150, 50), hit(150, 150), hit(300, 250)], [1, undefined, 1, 2]);
});

test('with reduced motion the present jumps, and the change can still be looked at', () => {
  const store = makeStore([insertion(1, {}), insertion(2, {})]);
  store.reducedMotion = true;
  const applied = store.apply(
    delta(1, {
      animation: eased,
      removed: [{ id: 2, final: change({ alpha: 0 }) }],
      updated: [{ id: 1, change: change({ dx: 80 }) }],
    }),
    1000,
  );
  assert.equal(applied.animated, false);
  assert.equal(store.animating(1000), false);
  assert.deepEqual(store.present(1000, camera.offset).map(({ id, shown }) => [id, shown.x]), [[1, 80]]);
  assertNear(shownAt(store.recordedChange, 150).get(1).x, 40, 1e-6);
  assertNear(shownAt(store.recordedChange, 150).get(2).alpha, 0.5, 1e-6);
});

test('keeps no more elements than it may', () => {
  const element = new Element();
  const timing = { startMs: 0 };
  element.motion = { isCarriedBy: () => true, copy: () => element.motion, endMs: 1, isEmpty: false };
  const many = Array.from({ length: MOST_KEPT_ELEMENTS }, (_, at) =>
    Object.assign(new Element(), { key: `k${at}`, motion: element.motion }),
  );
  const full = RecordedChange.record(many, timing);
  assert.equal(full.size, MOST_KEPT_ELEMENTS);
  full.absorb(Object.assign(new Element(), { key: 'more' }));
  assert.equal(full.size, MOST_KEPT_ELEMENTS);
  assert.equal(RecordedChange.record([...many, element], timing), null);
});
