// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathText, probeRows, probeSummary } from '../../../../web/app/tools/probeModel.js';
import { inChunks, itemsIn } from '../../../../web/app/interaction/rectangleSelection.js';

const cell = (key, x, y, more = {}) => ({
  id: Number(key),
  category: 0,
  kind: '',
  key,
  section: 0,
  item: Number(key),
  x,
  y,
  width: 100,
  height: 50,
  transform: null,
  pin: null,
  isHidden: false,
  leaving: false,
  ...more,
});

const told = (key, x, y, more = {}) => ({
  category: 'cell',
  kind: '',
  indexPath: [0, Number(key)],
  key,
  frame: { x, y, width: 100, height: 50 },
  ...more,
});

test('a rectangle takes the cells that it touches, and only cells that are there', () => {
  const elements = [
    cell('1', 0, 0),
    cell('2', 100, 0),
    cell('3', 200, 0),
    cell('4', 0, 0, { category: 1 }),
    cell('5', 0, 0, { isHidden: true }),
    cell('6', 0, 0, { leaving: true }),
  ];
  const items = itemsIn(elements, { x: 50, y: 10, width: 60, height: 10 });
  assert.deepEqual([...items.keys()], ['1', '2']);
  const beside = { x: 300, y: 0, width: 10, height: 10 };
  assert.equal(itemsIn(elements, beside).size, 0, 'edges only touch');
});

test('a turned cell is taken where it is shown', () => {
  // Turned by a quarter about its centre (50, 25), it stands from 25 to 75 across.
  const turned = cell('1', 0, 0, { transform: { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 } });
  assert.equal(itemsIn([turned], { x: 80, y: 20, width: 10, height: 10 }).size, 0);
  assert.equal(itemsIn([turned], { x: 40, y: 60, width: 10, height: 10 }).size, 1);
});

test('more items than a command takes go in several', () => {
  const items = Array.from({ length: 2500 }, (_, at) => String(at));
  assert.deepEqual(inChunks(items).map((chunk) => chunk.length), [1000, 1000, 500]);
  assert.deepEqual(inChunks([]), []);
});

test('what the layout tells is compared with what the page holds', () => {
  const held = [cell('1', 0, 0), cell('2', 100, 0), cell('3', 200, 0)];
  const elements = [told('1', 0, 0), told('2', 110, 0), told('9', 0, 50)];
  const rows = probeRows({ total: 3, elements }, held, { x: 0, y: 0, width: 300, height: 100 });
  assert.deepEqual(rows.map(({ info, state, elementId }) => [info.key, state, elementId]), [
    ['1', 'same', 1],
    ['2', 'moved', 2],
    ['9', 'away', null],
    ['3', 'untold', 3],
  ]);
  assert.equal(probeSummary(3, rows), '3 elements · 1 not held by this page · 2 different on this page');
});

test('frames are the same within the wire’s unit', () => {
  const rect = { x: 0, y: 0, width: 300, height: 100 };
  const state = (x) => probeRows({ total: 1, elements: [told('1', x, 0)] }, [cell('1', 0, 0)], rect)[0].state;
  assert.equal(state(1 / 64), 'same');
  assert.equal(state(2 / 64), 'moved');
});

test('a list that was cut, a pinned and a hidden element accuse nobody', () => {
  const rect = { x: 0, y: 0, width: 300, height: 100 };
  const held = [cell('1', 0, 0), cell('2', 100, 0)];
  const cut = probeRows({ total: 2, elements: [told('1', 0, 0)] }, held, rect);
  assert.equal(cut.length, 1);
  const quiet = [cell('1', 0, 0, { pin: { edge: 1 } }), cell('2', 0, 0, { isHidden: true })];
  assert.deepEqual(probeRows({ total: 0, elements: [] }, quiet, rect), []);
});

test('a header and a cell with the same key are different elements', () => {
  const header = told('1', 0, 0, { category: 'supplementary', kind: 'header', indexPath: [1, 4, 2] });
  const rect = { x: 0, y: 60, width: 10, height: 10 };
  const [row] = probeRows({ total: 1, elements: [header] }, [cell('1', 0, 0)], rect);
  assert.equal(row.state, 'away');
  assert.equal(pathText(row.info.indexPath), '1 – 4 – 2');
});

test('a probe that the page shows exactly says so', () => {
  const rect = { x: 0, y: 0, width: 300, height: 100 };
  const rows = probeRows({ total: 1, elements: [told('1', 0, 0)] }, [cell('1', 0, 0)], rect);
  assert.equal(probeSummary(1, rows), '1 element · all as shown');
  assert.equal(probeSummary(0, []), '0 elements');
});
