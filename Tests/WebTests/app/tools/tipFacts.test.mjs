// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tipPlace } from '../../../../web/app/tools/elementTip.js';
import { tipFacts } from '../../../../web/app/tools/tipFacts.js';

const element = {
  category: 0,
  kind: '',
  key: 'kyoto',
  section: 0,
  item: 7,
  x: 10,
  y: 20.5,
  width: 100,
  height: 50,
  alpha: 1,
  zIndex: 0,
  transform: null,
  content: { title: 'Kyoto' },
};

const info = {
  indexPath: [0, 7],
  frame: { x: 10, y: 20.5, width: 100, height: 50 },
  viewClass: 'UICollectionViewCell',
  reuseIdentifier: 'tile',
  attributesClass: 'UICollectionViewLayoutAttributes',
  slot: 3,
  measured: false,
  values: [],
};

const words = ({ pairs }) => pairs.map(([name, value]) => `${name}: ${value}`);

test('a plain cell is told in few lines', () => {
  const told = tipFacts(element, undefined);
  assert.deepEqual([told.title, told.path], ['Kyoto', '0 – 7']);
  assert.deepEqual(words(told), ['Identifier: kyoto', 'Origin: 10, 20.5', 'Size: 100 × 50']);
  assert.deepEqual(words(tipFacts(element, info)).slice(3), [
    'View: UICollectionViewCell',
    'Reused as: “tile” #3',
  ]);
});

test('a badge has an index path of any depth, attributes of its own class and their values', () => {
  const badge = { ...element, category: 1, kind: 'badge', content: null, zIndex: -2, alpha: 0.5 };
  const more = {
    ...info,
    indexPath: [1, 4, 2],
    attributesClass: 'BadgeAttributes',
    measured: true,
    values: [{ name: 'angle', value: '0.5' }],
  };
  const told = tipFacts(badge, more);
  assert.deepEqual([told.title, told.path], ['badge', '1 – 4 – 2']);
  assert.deepEqual(words(told), [
    'Kind: badge',
    'Identifier: kyoto',
    'Origin: 10, 20.5',
    'Size: 100 × 50 measured',
    'Alpha: 0.50',
    'z: −2',
    'View: UICollectionViewCell',
    'Reused as: “tile” #3',
    'Attributes: BadgeAttributes',
    'angle: 0.5',
  ]);
});

test('a transform is told as an angle and a scale where it is one', () => {
  const told = (map) =>
    words(tipFacts({ ...element, transform: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, ...map } }))[3];
  assert.equal(told({ a: 0, b: 1, c: -1, d: 0 }), 'Transform: 90°');
  assert.equal(told({ a: 1.5, d: 1.5 }), 'Transform: × 1.5');
  assert.equal(told({ a: 2, d: 0.5, ty: 4 }), 'Transform: × 2, 0.5 + 0, 4');
  assert.equal(told({ c: 0.5 }), 'Transform: 1 0 0.5 1 0 0');
});

test('a tip goes below its element, above it at the lower edge, and stays inside', () => {
  const tip = { width: 100, height: 40 };
  const room = { width: 400, height: 300 };
  const at = (x, y) => tipPlace({ x, y, width: 50, height: 30 }, tip, room);
  assert.deepEqual(at(200, 100), { left: 175, top: 138 });
  assert.deepEqual(at(200, 250), { left: 175, top: 202 });
  assert.deepEqual(at(0, 100), { left: 6, top: 138 });
  assert.deepEqual(at(390, 100), { left: 294, top: 138 });
});

test('beside distances, a tip keeps out of the axis on which they are told, to the left where the right has no room', () => {
  const tip = { width: 100, height: 40 };
  const room = { width: 400, height: 300 };
  const at = (x) => tipPlace({ x, y: 100, width: 50, height: 30 }, tip, room, true);
  // The axis is at 225 and at 325; 28 to the side.
  assert.deepEqual(at(200), { left: 253, top: 138 });
  assert.deepEqual(at(300), { left: 197, top: 138 });
});

test('UIKit’s own kinds are told in words, those of a file as it names them', () => {
  const kindOf = (/** @type {string} */ kind) =>
    new Map(tipFacts({ ...element, category: 1, kind, content: null }, null).pairs).get('Kind');
  assert.equal(kindOf('UICollectionElementKindSectionHeader'), 'Section header');
  assert.equal(kindOf('UICollectionElementKindSectionFooter'), 'Section footer');
  assert.equal(kindOf('UICollectionElementKindBadge'), 'UICollectionElementKindBadge');
  assert.equal(kindOf('SectionCard'), 'SectionCard');
});
