// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gesturesFor, placesFor } from '../../../../web/app/page/firstGestures.js';

const everything = {
  isTouch: false, scrolls: { x: false, y: true }, pinches: true, carries: 'tool', hasShelf: true, hasMenu: true, isScreen: false,
};
const names = (more) => gesturesFor({ ...everything, ...more }).map(({ name }) => name);

test('three gestures are told, of those that do something here', () => {
  assert.deepEqual(names({}), ['scroll', 'pinch', 'carry']);
  assert.deepEqual(names({ pinches: false }), ['scroll', 'carry', 'shelf']);
  assert.deepEqual(names({ pinches: false, hasShelf: false }), ['scroll', 'carry', 'menu']);
  assert.deepEqual(names({ scrolls: { x: true, y: false } })[0], 'scrollAcross');
  // Who may only look scrolls, and opens menus.
  assert.deepEqual(names({ pinches: false, carries: null, hasShelf: false }), ['scroll', 'menu']);
  const screen = { pinches: false, carries: null, hasShelf: false, hasMenu: false, isScreen: true };
  assert.deepEqual(names(screen), ['scroll', 'tap']);
  assert.deepEqual(names({ ...screen, scrolls: { x: false, y: false } }), ['tap']);
});

test('they are told in the words of the pointer at hand', () => {
  const told = (more) => gesturesFor({ ...everything, ...more }).map(({ words, how }) => `${words} ${how}`);
  assert.match(told({})[1], /Ctrl and wheel/);
  assert.match(told({})[2], /the key A/);
  assert.match(told({ isTouch: true })[1], /two fingers/);
  assert.match(told({ isTouch: true })[2], /tool Arrange/);
  assert.match(told({ isTouch: true, carries: 'hold' })[2], /Hold an item, then drag/);
});

test('on a tall screen each has a third of it, and one that begins on an item is on an item there', () => {
  const gestures = gesturesFor(everything);
  const free = { x: 10, y: 60, width: 300, height: 600 };
  const cells = [
    { x: 20, y: 80, width: 100, height: 40 },
    { x: 60, y: 500, width: 100, height: 40 },
    { x: 220, y: 620, width: 100, height: 40 },
  ];
  const places = placesFor(gestures, free, cells);
  // The thirds begin at 60, 260 and 460; the middle is at 160.
  assert.deepEqual(places.slice(0, 2), [{ middle: { x: 160, y: 160 }, cell: null }, { middle: { x: 160, y: 360 }, cell: null }]);
  // The second cell's middle is at (110, 520), 64 from the third's; the mark needs 92 at each side and 64 above.
  assert.deepEqual(places[2], { middle: { x: 110, y: 524 }, cell: cells[1] });
});

test('on a wide screen they stand side by side, and only as many as have room', () => {
  const gestures = gesturesFor(everything);
  const places = placesFor(gestures, { x: 0, y: 0, width: 600, height: 200 }, []);
  assert.deepEqual(places.map(({ middle }) => middle), [{ x: 100, y: 100 }, { x: 300, y: 100 }, { x: 500, y: 100 }]);
  // Two marks of 128 fit into 300, and none into 100.
  assert.equal(placesFor(gestures, { x: 0, y: 0, width: 200, height: 300 }, []).length, 2);
  assert.equal(placesFor(gestures, { x: 0, y: 0, width: 90, height: 100 }, []).length, 0);
});
