// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMap, writeMap } from '../../../../web/store/elements/mapMotion.js';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { change, delta, eased, insertion } from '../deltas.mjs';

const origin = { x: 0, y: 0 };

const quarter = { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 };
const numbersOf = (map) => {
  const out = new Float64Array(8);
  writeMap(map, out, 0);
  return out;
};

function assertSameMap(one, other) {
  for (const name of ['a', 'b', 'c', 'd', 'tx', 'ty']) assertNear(one[name], other[name], 1e-12);
  assertNear(one.g ?? 0, other.g ?? 0, 1e-12);
  assertNear(one.h ?? 0, other.h ?? 0, 1e-12);
}

test('a map comes back from its numbers', () => {
  const maps = [
    quarter,
    { a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5 },
    { a: 1, b: 0.5, c: -2, d: 0.25, tx: 64, ty: -1 },
    { a: 0, b: 0, c: 0.5, d: 1, tx: 0, ty: 0 },
    { a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
    { a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0 },
    { a: 0.6, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.0016, h: -0.25, w: 1 },
  ];
  for (const map of maps) assertSameMap(readMap(numbersOf(map), 0), map);
  assert.equal(readMap(numbersOf(null), 0), null);
});

test('a mirrored map is scaled the other way and not turned', () => {
  const flipped = numbersOf({ a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0 });
  assertNear(flipped[0], 0, 1e-12);
  assert.deepEqual([...flipped.subarray(1, 3)], [-1, 1]);
  assert.deepEqual([...numbersOf({ a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0 }).subarray(1, 3)], [1, -1]);
});

/** The map of an element half way from one map to another. */
function halfWay(from, to) {
  const store = new ViewStore(1);
  store.setViewport({ width: 400, height: 700 });
  store.apply(delta(null, { inserted: [insertion(1, { transform: from })] }), 0);
  const updated = [{ id: 1, change: change({ transform: to }) }];
  store.apply(delta(1, { updated, animation: eased }), 1000);
  store.present(1150, origin);
  const { transform } = store.elements.get(1).shown;
  store.present(1400, origin);
  assert.deepEqual(store.elements.get(1).shown.transform, to, 'it ends at its target');
  return transform;
}

test('a turning element goes round and keeps its size', () => {
  const half = Math.SQRT1_2;
  const expected = { a: half, b: half, c: -half, d: half, tx: 0, ty: 0 };
  const seen = halfWay(null, quarter);
  for (const name of Object.keys(expected)) assertNear(seen[name], expected[name], 1e-6);
});

test('an element turns the shorter way round', () => {
  const turn = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return { a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0 };
  };
  // From 170° to −170° it is 20° over 180°.
  const seen = halfWay(turn(170), turn(-170));
  assertNear(seen.a, -1, 1e-6);
  assertNear(seen.b, 0, 1e-6);
});

test('an element comes out of perspective in step with its scale', () => {
  const seen = halfWay({ a: 0.5, b: 0, c: 0, d: 1, tx: 8, ty: 0, g: 0.002, h: 0, w: 1 }, null);
  assertNear(seen.a, 0.75, 1e-6);
  assertNear(seen.g, 0.001, 1e-9);
  assertNear(seen.tx, 4, 1e-6);
  assert.equal(seen.w, 1);
});
