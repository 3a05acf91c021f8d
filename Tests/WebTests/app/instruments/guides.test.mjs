// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { GRID, Guides, MOST_GUIDES, distancesToGuides, snapped } from '../../../../web/app/instruments/guides.js';

test('guides are added, moved and removed, within bounds', () => {
  const guides = new Guides();
  let changes = 0;
  guides.on('change', () => { changes += 1; });
  const one = guides.add('x', 16);
  guides.add('y', 1e12);
  guides.move(one.id, 20);
  assert.deepEqual(guides.all.map(({ axis, at }) => [axis, at]), [['x', 20], ['y', 1_000_000]]);
  guides.remove(one.id);
  assert.deepEqual([guides.all.length, changes], [1, 4]);
  for (let count = 1; count < MOST_GUIDES; count += 1) assert.notEqual(guides.add('x', count), null);
  assert.equal(guides.add('x', 0), null);
  guides.showGrid(true, 1);
  assert.equal(guides.grid, GRID.least);
});

test('what was remembered comes back, and nonsense does not', () => {
  const guides = new Guides();
  guides.add('x', 16);
  guides.add('y', -40.5);
  guides.showGrid(true, 10);
  const other = new Guides();
  other.take(guides.text);
  assert.equal(other.text, guides.text);
  const wrong = [
    null, '', '[', '1', 'null', '{"version":9,"hasGrid":true}',
    '{"version":1,"guides":[null,["z",1],["x","1"],["x",null]],"grid":"8","hasGrid":1}',
  ];
  for (const text of wrong) {
    other.take(text);
    assert.deepEqual([other.all.length, other.hasGrid, other.grid], [0, false, GRID.first], String(text));
  }
});

test('the nearest guide on each side is measured beside the middle of the side', () => {
  const guides = [['x', 0], ['x', 6], ['x', 200], ['x', 50], ['y', 100]].map(([axis, at], id) => ({ id, axis, at }));
  const told = distancesToGuides({ x: 10, y: 20, width: 80, height: 40 }, guides);
  assert.deepEqual(told, [
    { axis: 'x', from: 6, to: 10, at: 30, length: 4 },
    { axis: 'x', from: 90, to: 200, at: 30, length: 110 },
    { axis: 'y', from: 60, to: 100, at: 30, length: 40 },
  ]);
  assert.deepEqual(distancesToGuides({ x: 0, y: 0, width: 1, height: 1 }, []), []);
});

test('a guide snaps to the nearest edge in reach', () => {
  assert.equal(snapped(12.2, [10, 13.5, 90], 2), 13.5);
  assert.equal(snapped(12.2, [10, 90], 2), 12);
  assert.equal(snapped(12.2, [], 2), 12);
});
