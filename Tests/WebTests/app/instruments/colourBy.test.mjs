// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ColourBy, legend } from '../../../../web/app/instruments/colourBy.js';
import { elementName } from '../../../../web/app/instruments/elementName.js';
import { Shelf } from '../../../../web/app/instruments/shelf.js';

const element = (section, item, width = 10, height = 10, more = {}) => ({
  id: 100 * section + item, category: 0, kind: '', key: `${section}.${item}`, section, item, zIndex: 0, isHidden: false,
  pin: null, state: 0, slot: 1, content: { title: 'Photo' }, shown: { x: 0, y: 0, width, height, alpha: 1 }, ...more,
});
const header = { category: 1, kind: 'UICollectionElementKindSectionHeader' };

test('each property gives its own colours, and everything else of an element stays', () => {
  const colours = new ColourBy();
  const all = [element(0, 3), element(11, 13, 20, 20), element(1, 0, 300, 40, header)];
  const painted = (colouring) => {
    colours.colouring = colouring;
    return colours.paint(all).map(({ content }) => [content.title, content.hue]);
  };
  assert.deepEqual(painted('index'), [['3', 3], ['13', 3], ['header', 0]]);
  assert.deepEqual(painted('section'), [['0 – 3', 0], ['11 – 13', 1], ['1 – 0', 1]]);
  assert.deepEqual(painted('kind'), [['cell', 0], ['cell', 0], ['header', 1]]);
  assert.deepEqual(painted('size').map(([title]) => title), ['10 × 10', '20 × 20', '300 × 40']);
  const [one] = colours.paint(all);
  assert.equal(one.shown, all[0].shown);
  assert.deepEqual([one.id, one.key, one.section, one.item], [3, '0.3', 0, 3]);
});

test('larger elements are darker, and equal sizes have equal colours', () => {
  const colours = new ColourBy();
  colours.colouring = 'size';
  const sizes = [[10, 10], [40, 40], [160, 160], [40, 40]];
  const told = colours.paint(sizes.map(([width, height], at) => element(0, at, width, height)));
  const greens = told.map(({ content }) => (content.colour >> 8) & 255);
  assert.ok(greens[0] > greens[1] && greens[1] > greens[2]);
  assert.equal(told[1].content, told[3].content, 'made once');
  const [same] = colours.paint([element(0, 0)]);
  assert.ok(Number.isInteger(same.content.colour), 'one size alone has a colour, too');
});

test('a content that fades out is not painted', () => {
  const colours = new ColourBy();
  colours.colouring = 'index';
  const fading = element(0, 0);
  fading.shown.was = { title: 'Before' };
  assert.equal(colours.paint([fading])[0].shown.was, null);
  assert.equal(fading.shown.was.title, 'Before');
});

test('the legend counts what is in view', () => {
  const all = [element(0, 0), element(1, 0), element(1, 1), element(1, 2, 5, 5, { isHidden: true })];
  const told = legend(all, 'section').map(({ name, hue, count }) => [name, hue, count]);
  assert.deepEqual(told, [['Section 1', 1, 2], ['Section 0', 0, 1]]);
  assert.deepEqual(legend(all, 'none'), []);
});

test('an element is called by its first text', () => {
  const figure = { parts: [{ text: null }, { text: { string: 'Price' } }] };
  const names = [
    [{ title: 'Photo' }, 'Photo'],
    [{ title: '', list: { text: { string: 'Wi-Fi' } } }, 'Wi-Fi'],
    [{ title: '', figure }, 'Price'],
    [{ title: '' }, 'badge'],
    [null, 'badge'],
  ];
  for (const [content, name] of names) assert.equal(elementName({ content, kind: 'badge', key: 'k' }), name);
  assert.equal(elementName({ content: null, kind: '', key: 'k' }), 'k');
  assert.equal(elementName({ content: null, kind: 'tessera.list.ground', key: 'k' }), 'list ground');
});

test('at most one instrument shows a card, and the last opened is closed first', () => {
  const shelf = new Shelf();
  const told = [];
  const add = (id, hasCard) =>
    shelf.add({ id, hasCard, open: () => told.push(`+${id}`), close: () => told.push(`-${id}`) });
  add('strip', false);
  add('tree', true);
  add('compare', true);
  for (const id of ['strip', 'tree', 'tree', 'compare', 'nothing']) shelf.open(id);
  assert.deepEqual(told, ['+strip', '+tree', '-tree', '+compare']);
  assert.equal(shelf.isOpen('tree'), false);
  assert.deepEqual([shelf.closeLast(), shelf.closeLast(), shelf.closeLast()], [true, true, false]);
  assert.deepEqual(told.slice(4), ['-compare', '-strip']);
});
