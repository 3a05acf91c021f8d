// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { change, delta, eased, insertion } from '../deltas.mjs';

/** An orthogonal section of 390 by 100 pt at 200, in pt. */
function section(id, { key = `s${id}`, y = 200, offset = 0, lower = 0, upper = 790, ...rest } = {}) {
  const units = { x: 0, y: y * 64, width: 390 * 64, height: 6400 };
  const range = { lower: lower * 64, upper: upper * 64, offset: offset * 64 };
  const feel = { behaviour: 1, bounce: 0, rate: 0, rests: [] };
  return { id, section: { id, key, isVertical: false, moves: false, ...units, ...range, ...feel, ...rest } };
}

const viewport = { width: 390, height: 700 };
const origin = { x: 0, y: 0 };

/** A view with an orthogonal section and, in it, cells of 100 pt at 0, 120 and 480, and one beside it. */
function makeView(options) {
  const store = new ViewStore(1);
  store.setViewport(viewport);
  const cell = (id, x) => insertion(id, { x, y: 210, orthogonalSectionId: 1, item: id });
  const inserted = [cell(1, 0), cell(2, 120), cell(3, 480), insertion(4, { y: 400, item: 9 })];
  store.apply(delta(null, { orthogonalSections: [section(1, options)], inserted }), 1000);
  return store;
}

test('what lies in an orthogonal section stands as much further left as the section is scrolled', () => {
  const store = makeView();
  assert.deepEqual(store.present(1000, origin).map(({ id }) => id), [1, 2, 4]);
  store.orthogonalSections.get(1).offset = 130;
  const shown = store.present(1000, origin);
  assert.deepEqual(shown.map(({ id, shown: { x } }) => [id, x]), [[2, -10], [3, 350], [4, 0]]);
  assert.deepEqual(store.elements.get(3).frame, { x: 350, y: 210, width: 100, height: 50 });
});

test('a point finds what its section shows there', () => {
  const store = makeView();
  assert.equal(store.elementAt(10, 220).id, 1);
  store.orthogonalSections.get(1).offset = 480;
  assert.equal(store.elementAt(10, 220).id, 3);
  assert.equal(store.elementAt(10, 410).id, 4);
});

test('an orthogonal section that scrolls vertically moves what lies in it up', () => {
  const store = makeView({ isVertical: true });
  store.orthogonalSections.get(1).offset = 30;
  store.present(1000, origin);
  assert.equal(store.elements.get(1).shown.y, 180);
  assert.equal(store.elements.get(1).shown.x, 0);
});

test('a cell that leaves its section moves from where it was seen', () => {
  const store = makeView();
  store.orthogonalSections.get(1).offset = 100;
  // It stands at 120 − 100 = 20, and goes to 60 of the content: 60 pt less than 120.
  const updated = [{ id: 2, change: change({ dx: -60, dy: 0, orthogonalSectionId: 0 }) }];
  store.apply(delta(1, { updated, animation: { ...eased, startMs: 1000 } }), 1000);
  store.present(1000, origin);
  assert.equal(store.elements.get(2).shown.x, 20);
  store.present(1150, origin);
  assert.equal(store.elements.get(2).shown.x, 40, 'half way');
  store.present(1300, origin);
  assert.equal(store.elements.get(2).shown.x, 60);
});

test('an orthogonal section that changes stays where it is on the page, unless it is moved', () => {
  const store = makeView();
  store.orthogonalSections.get(1).offset = 100;
  let applied = store.apply(delta(1, { orthogonalSections: [section(1, { upper: 500, offset: 0 })] }), 1000);
  assert.deepEqual([store.orthogonalSections.get(1).offset, store.orthogonalSections.get(1).upper], [100, 500]);
  assert.deepEqual(applied.movedSections, []);
  applied = store.apply(delta(2, { orthogonalSections: [section(1, { offset: 240, moves: true })] }), 1000);
  assert.deepEqual(applied.movedSections.map(({ id, told }) => [id, told]), [[1, 240]]);
});

test('a snapshot keeps orthogonal sections where they are', () => {
  const store = makeView();
  store.orthogonalSections.get(1).offset = 100;
  const sections = [section(7, { key: 's1', offset: 5 }), section(8, { key: 'new', offset: 9 })];
  const inserted = [insertion(9, { x: 120, y: 210, orthogonalSectionId: 7 })];
  const applied = store.apply({ ...delta(null, { orthogonalSections: sections, inserted }), revision: 4 }, 1000);
  assert.equal(applied.isWhole, true);
  assert.deepEqual([store.orthogonalSections.get(7).offset, store.orthogonalSections.get(8).offset], [100, 9]);
  assert.deepEqual(applied.movedSections.map(({ id }) => id), [7]);
  store.present(2000, origin);
  assert.equal(store.elements.get(9).shown.x, 20);
});

test('a section of a snapshot is the same object, and one of another list, with the same key, is another one', () => {
  const store = makeView();
  const first = store.orthogonalSections.get(1);
  first.offset = 100;
  store.apply({ ...delta(null, { orthogonalSections: [section(7, { key: 's1', offset: 100 })] }), revision: 4 }, 1000);
  assert.equal(store.orthogonalSections.get(7), first);
  store.forgetShown();
  const other = [section(1, { key: 's1', offset: -19.5, lower: -19.5 })];
  const applied = store.apply({ ...delta(null, { orthogonalSections: other }), revision: 5 }, 1000);
  assert.notEqual(store.orthogonalSections.get(1), first);
  assert.equal(store.orthogonalSections.get(1).offset, -19.5);
  assert.deepEqual(applied.movedSections, []);
});

test('an orthogonal section that is gone is forgotten', () => {
  const store = makeView();
  const removed = [1, 2, 3].map((id) => ({ id, final: null }));
  store.apply(delta(1, { orthogonalSections: [{ id: 1, section: null }], removed }), 1000);
  assert.equal(store.orthogonalSections.size, 0);
});
