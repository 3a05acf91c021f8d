// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { partsOf } from '../../../../web/app/instruments/cellParts.js';
import { distancesBetween } from '../../../../web/app/instruments/distanceModel.js';
import { placeInTree, rowsOf, treeKey, treeOf } from '../../../../web/app/instruments/treeModel.js';

let ids = 0;
const element = (category, kind, section, item, title, more = {}) => ({
  id: (ids += 1), category, kind, key: `${section}/${item}`, section, item, leaving: false, width: 100, height: 50,
  content: { title }, ...more,
});
const part = (x, y, width, height, more) => ({
  x, y, width, height, cornerRadius: 0, opacity: 1, ground: null, stroke: null, strokeWidth: 0, text: null, image: null,
  hasPlainInk: false, ...more,
});
const figure = {
  width: 50, height: 25, outline: null,
  parts: [
    part(0, 0, 50, 25, { ground: { light: 0xff0000ff, dark: 0xff0000ff }, cornerRadius: 8 }),
    part(5, 5, 20, 10, { text: { string: 'Price', size: 17, weight: 600, colour: { light: 255, dark: 0xffffffff } } }),
    part(30, 0, 20, 25, { image: { name: 'pictures/cup.jpg' }, opacity: 0.5 }),
  ],
};
const stage = () => [
  element(0, '', 1, 0, 'Tea'),
  element(1, 'footer', 0, 0, 'All'),
  element(0, '', 0, 1, 'Beta', { content: { title: '', figure } }),
  element(0, '', 0, 0, 'Alpha'),
  element(1, 'UICollectionElementKindSectionHeader', 0, 0, 'Letters'),
  element(2, 'ground', 0, 0, ''),
  element(0, '', 0, 2, 'Gone', { leaving: true }),
];
const sections = [{ title: 'Letters', items: 9 }, { title: '', items: 1 }];
const told = (rows) => rows.map(({ node, level }) => `${'  '.repeat(level - 1)}${node.title}`);

test('sections have their elements in reading order, and cells their views', () => {
  const tree = treeOf(stage(), sections);
  assert.deepEqual(told(rowsOf(tree, new Set())), ['0 · Letters', 'Section 1']);
  assert.deepEqual(tree.map(({ detail }) => detail), ['2 of 9', '1']);
  const all = rowsOf(tree, new Set(['section 0', 'cell  0/1']));
  assert.deepEqual(told(all), [
    '0 · Letters', '  ground', '  Letters', '  Alpha', '  Price',
    '    Box', '    Text “Price”', '    Image cup.jpg', '  All', 'Section 1',
  ]);
  assert.deepEqual(all.slice(4, 7).map(({ position, siblings }) => [position, siblings]), [[4, 5], [1, 3], [2, 3]]);
  assert.deepEqual(all.map(({ isExpanded }) => isExpanded), [true, null, null, null, true, null, null, null, null, false]);
  assert.deepEqual(rowsOf(treeOf([], []), new Set()), []);
});

test('an element’s row can be found', () => {
  const all = stage();
  const { path, id } = placeInTree(all[2]);
  const rows = rowsOf(treeOf(all, sections), new Set(path));
  assert.equal(rows.find(({ node }) => node.id === id).node.elementId, all[2].id);
});

test('arrows move, open and close', () => {
  const rows = rowsOf(treeOf(stage(), sections), new Set(['section 0']));
  const cases = [
    ['ArrowDown', 0, { at: 1 }], ['ArrowDown', 6, { at: 6 }], ['ArrowUp', 0, { at: 0 }], ['Home', 4, { at: 0 }],
    ['End', 0, { at: 6 }], ['ArrowRight', 0, { at: 1 }], ['ArrowRight', 3, null], ['ArrowRight', 6, { toggle: 'section 1' }],
    ['ArrowRight', 4, { toggle: 'cell  0/1' }], ['ArrowLeft', 0, { toggle: 'section 0' }], ['ArrowLeft', 3, { at: 0 }],
    ['ArrowLeft', 6, null], ['x', 0, null], ['ArrowDown', 99, { at: 0 }],
  ];
  for (const [key, at, result] of cases) assert.deepEqual(treeKey(key, rows, at), result, `${key} at ${at}`);
  assert.equal(treeKey('Home', [], 0), null);
});

test('views are stretched with their cell, and tell what they look like', () => {
  const [box, text, image] = partsOf({ content: { figure }, width: 100, height: 50 });
  assert.deepEqual(text.frame, { x: 10, y: 10, width: 40, height: 20 });
  assert.deepEqual(box.facts, [['Background', '#ff0000ff'], ['Corners', '8 pt']]);
  assert.deepEqual(text.facts, [['Text', 'Price'], ['Font', '17 pt, 600'], ['Text colour', '#000000ff, dark #ffffffff']]);
  assert.deepEqual(image.facts, [['Image', 'pictures/cup.jpg'], ['Alpha', '0.50']]);
  assert.deepEqual(partsOf({ content: { title: 'Tile' }, width: 1, height: 1 }), []);
  assert.deepEqual(partsOf({ content: null, width: 1, height: 1 }), []);
});

test('distances go between facing edges', () => {
  const rect = (x, y, width, height) => ({ x, y, width, height });
  const one = rect(10, 10, 40, 20);
  const way = (axis, from, to, at) => ({ axis, from, to, at, length: to - from });
  // Beside each other, 14 to 30 both: the edges above and below differ by 4 and by 24.
  const beside = distancesBetween(one, rect(70, 14, 30, 40));
  assert.deepEqual(beside.distances, [way('x', 50, 70, 22), way('y', 10, 14, 30), way('y', 30, 54, 30)]);
  // Diagonally: each distance is measured from the first, and a line leads to the other.
  const diagonal = distancesBetween(one, rect(70, 60, 30, 30));
  assert.deepEqual(diagonal.distances, [way('x', 50, 70, 20), way('y', 30, 60, 30)]);
  assert.deepEqual(diagonal.reaches, [
    { axis: 'y', from: 20, to: 60, at: 70 }, { axis: 'x', from: 30, to: 70, at: 60 },
  ]);
  // One within the other: four distances to the sides.
  const within = distancesBetween(one, rect(0, 0, 100, 100));
  assert.deepEqual(within.distances.map(({ length }) => length), [10, 50, 10, 70]);
  assert.deepEqual(within.reaches, []);
  assert.deepEqual(distancesBetween(one, one).distances, []);
  assert.deepEqual(distancesBetween(one, rect(50, 10, 5, 20)).distances, []);
});
