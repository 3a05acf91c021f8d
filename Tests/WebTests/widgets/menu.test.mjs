// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  entryAt,
  isSubmenu,
  levelAbove,
  menuRows,
  rowFor,
  rowStartingWith,
} from '../../../web/widgets/menuModel.js';
import { bubblePlace, menuPlace, phonePlace, raisedPlace } from '../../../web/widgets/menuPlace.js';

const entry = (title, more = {}) => ({
  title,
  destructive: false,
  disabled: false,
  state: 'off',
  inline: false,
  ...more,
});

const menu = [
  entry('Open'),
  entry('', { inline: true, children: [entry('Copy'), entry('Cut')] }),
  entry('', { inline: true, children: [entry('Paste')] }),
  entry('Move', {
    children: [
      entry('Up'),
      entry('To', { inline: true, children: [entry('Top', { children: [entry('Now')] })] }),
    ],
  }),
  entry('Delete'),
];

const words = (rows) =>
  rows.map((row) => (row.type === 'entry' ? `${row.entry.title} ${row.path.join('.')}` : row.type));

test('groups stand between single lines and keep their paths', () => {
  assert.deepEqual(words(menuRows(menu, [])), [
    'Open 0',
    'line',
    'Copy 1.0',
    'Cut 1.1',
    'line',
    'Paste 2.0',
    'line',
    'Move 3',
    'Delete 4',
  ]);
});

test('a submenu has rows of its own, with a name over a named group and no line at its end', () => {
  assert.deepEqual(words(menuRows(menu, [3])), ['Up 3.0', 'line', 'heading', 'Top 3.1.0']);
  assert.deepEqual(words(menuRows(menu, [3, 1, 0])), ['Now 3.1.0.0']);
  assert.deepEqual(menuRows(menu, [9]), []);
});

test('an empty group leaves one line at most', () => {
  const items = [entry('A'), entry('', { inline: true, children: [] }), entry('B')];
  assert.deepEqual(words(menuRows(items, [])), ['A 0', 'line', 'B 2']);
  assert.deepEqual(menuRows([items[1]], []), []);
});

test('going back leaves out groups, which are no levels', () => {
  assert.deepEqual(levelAbove(menu, [3, 1, 0]), [3]);
  assert.deepEqual(levelAbove(menu, [3]), []);
});

test('an entry with children of its own is a submenu, a group is not', () => {
  assert.equal(isSubmenu(menu[3]), true);
  assert.equal(isSubmenu(menu[1]), false);
  assert.equal(isSubmenu(menu[0]), false);
  assert.equal(entryAt(menu, [3, 1, 0]).title, 'Top');
  assert.equal(entryAt(menu, [7, 1]), null);
});

test('keys skip lines and go around the ends', () => {
  const rows = menuRows(menu, []);
  assert.equal(rowFor(rows, -1, 'next'), 0);
  assert.equal(rowFor(rows, -1, 'previous'), 8);
  assert.equal(rowFor(rows, 0, 'next'), 2);
  assert.equal(rowFor(rows, 2, 'previous'), 0);
  assert.equal(rowFor(rows, 8, 'next'), 0);
  assert.equal(rowFor(rows, 0, 'previous'), 8);
  assert.equal(rowFor(rows, 3, 'first'), 0);
  assert.equal(rowFor(rows, 3, 'last'), 8);
  assert.equal(rowFor([{ type: 'line' }], -1, 'next'), -1);
});

test('letters go to the next title that begins so, a word to the first from here', () => {
  const rows = menuRows(menu, []);
  assert.equal(rowStartingWith(rows, -1, 'c'), 2);
  assert.equal(rowStartingWith(rows, 2, 'c'), 3);
  assert.equal(rowStartingWith(rows, 3, 'C'), 2);
  assert.equal(rowStartingWith(rows, 3, 'cu'), 3);
  assert.equal(rowStartingWith(rows, 0, 'x'), -1);
});

const room = { width: 1000, height: 800 };
const size = { width: 250, height: 300 };

test('a menu opens at the pointer, and moves off the edges of the window', () => {
  const anchor = { x: 0, y: 0, width: 1, height: 1 };
  const at = (x, y) => menuPlace({ anchor, point: { x, y }, menu: size, room });
  assert.deepEqual(at(100, 100), { left: 100, top: 100 });
  assert.deepEqual(at(990, 790), { left: 742, top: 492 });
  assert.deepEqual(at(2, 3), { left: 8, top: 8 });
});

test('a menu goes below its element, above it, and beside it', () => {
  const at = (x, y, width, height) =>
    menuPlace({ anchor: { x, y, width, height }, point: null, menu: size, room });
  assert.deepEqual(at(100, 100, 80, 60), { left: 100, top: 170 });
  assert.deepEqual(at(100, 600, 80, 60), { left: 100, top: 290 });
  assert.deepEqual(at(100, 200, 80, 400), { left: 190, top: 200 });
  assert.deepEqual(at(700, 200, 280, 400), { left: 440, top: 200 });
});

test('a menu in a small window is at its upper left at worst', () => {
  const small = { width: 200, height: 200 };
  const anchor = { x: 50, y: 50, width: 50, height: 50 };
  const place = menuPlace({ anchor, point: null, menu: size, room: small });
  assert.deepEqual(place, { left: 8, top: 8 });
});

test('a bubble points down at its element, or up from below', () => {
  const bubble = { width: 200, height: 40 };
  const at = (x, y) => bubblePlace({ anchor: { x, y, width: 80, height: 60 }, bubble, room });
  assert.deepEqual(at(300, 100), { left: 240, top: 50, arrow: 100, side: 'above' });
  assert.deepEqual(at(300, 20), { left: 240, top: 90, arrow: 100, side: 'below' });
  // The middle is at 40: the bubble stops at the margin, and the arrow goes on to 32.
  assert.deepEqual(at(0, 100), { left: 8, top: 50, arrow: 32, side: 'above' });
  assert.deepEqual(at(960, 100), { left: 792, top: 50, arrow: 182, side: 'above' });
});

test('a bubble for an element that fills the window lies over it', () => {
  const anchor = { x: 0, y: 0, width: 1000, height: 800 };
  const { top, side } = bubblePlace({ anchor, bubble: { width: 200, height: 40 }, room });
  assert.deepEqual([top, side], [350, 'above']);
});

const phone = { x: 8, y: 47, width: 374, height: 763 };
const onPhone = (anchor, more = {}) =>
  phonePlace({ anchor, menu: size, room: phone, gap: 6, mayRise: false, side: null, ...more });

test('on a phone, a menu begins or ends with its button, at the edge to which the button is nearer', () => {
  const at = (x, width) => onPhone({ x, y: 100, width, height: 44 }).left;
  assert.equal(at(20, 100), 20);
  assert.equal(at(270, 100), 120);
  // It would reach beyond the margin of 8.
  assert.equal(at(350, 36), 132);
  assert.equal(at(0, 30), 8);
});

test('on a phone, a menu is below its button, above it, or where there is more room', () => {
  const at = (y, more) => onPhone({ x: 20, y, width: 100, height: 44 }, more);
  assert.deepEqual(at(100), { left: 20, top: 150, side: 'below', rise: 0, height: 660 });
  assert.deepEqual(at(700), { left: 20, top: 394, side: 'above', rise: 0, height: 647 });
  // 700 pt fit at neither side: there are 810 − 250 = 560 below.
  const high = { menu: { width: 250, height: 700 } };
  assert.deepEqual(at(200, high), { left: 20, top: 250, side: 'below', rise: 0, height: 560 });
  // With fewer rows, it stays at its side.
  assert.equal(at(100, { side: 'above', menu: { width: 250, height: 40 } }).top, 54);
});

test('on a phone, an element rises for its menu when there is room at neither side', () => {
  const row = (y, height) => onPhone({ x: 20, y, width: 350, height }, { gap: 14, mayRise: true });
  assert.equal(row(100, 60).rise, 0);
  // 810 − 514 = 296 are below it, 4 too few; 300 would not fit above it either.
  assert.deepEqual(row(300, 200), { left: 20, top: 510, side: 'below', rise: 4, height: 300 });
  // Over an element that is too high, the menu ends at the room's edge.
  assert.deepEqual([row(47, 760).top, row(47, 760).rise], [510, 0]);
});

test('a picture is raised over the middle of what was pressed, within the room', () => {
  const room = { x: 10, y: 50, width: 300, height: 500 };
  const size = { width: 100, height: 80 };
  const at = (x, y, other = size) => raisedPlace({ size: other, from: { x, y, width: 40, height: 20 }, room });
  // The middle at (120, 210), and then beyond each edge.
  assert.deepEqual(at(100, 200), { x: 70, y: 170, ...size });
  assert.deepEqual(at(0, 40), { x: 10, y: 50, ...size });
  assert.deepEqual(at(290, 540), { x: 210, y: 470, ...size });
  const large = { width: 400, height: 600 };
  assert.deepEqual(at(100, 200, large), { x: 10, y: 50, ...large });
});
