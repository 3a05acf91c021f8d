// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { axesOf, isAround, isAtEdge } from '../../../../web/app/stage/screenHands.js';

const screen = {
  place: { x: 0, y: 120, width: 390, height: 600, radius: 0 },
  controls: [{ x: 310, y: 640, width: 56, height: 56, role: 'button', label: 'Add' }],
};

test('fingers outside of the collection view, and on what floats over it, belong to the screen', () => {
  assert.equal(isAround(screen, { x: 10, y: 119.5 }), true);
  assert.equal(isAround(screen, { x: 10, y: 120 }), false);
  assert.equal(isAround(screen, { x: 10, y: 719.5 }), false);
  assert.equal(isAround(screen, { x: 10, y: 720 }), true);
  assert.equal(isAround(screen, { x: 311, y: 641 }), true);
  assert.equal(isAround(screen, { x: 366, y: 641 }), false);
});

test('a screen without a collection view has all fingers, and a layout none', () => {
  assert.equal(isAround({ controls: [] }, { x: 1, y: 1 }), true);
  assert.equal(isAround(null, { x: 1, y: 1 }), false);
});

test('a strip at the edge takes only drags away from it, where content scrolls along it', () => {
  const strip = { x: 0, y: 0, width: 20, height: 844, role: 'grip', label: '' };
  const list = { ...screen, scrolls: 'vertical', controls: [strip] };
  const at = (x, y) => [isAround(list, { x, y }, 390), isAtEdge(list, { x, y }, 390)];
  assert.deepEqual(at(5, 300), [false, true]);
  assert.deepEqual(at(20, 300), [false, false]);
  assert.deepEqual(at(5, 100), [true, false]);
  // At the right edge of the screen, and not in its middle.
  assert.equal(isAtEdge({ ...list, controls: [{ ...strip, x: 370 }] }, { x: 380, y: 300 }, 390), true);
  assert.equal(isAround({ ...list, controls: [{ ...strip, x: 200 }] }, { x: 210, y: 300 }, 390), true);
  assert.equal(isAround({ ...list, scrolls: 'horizontal' }, { x: 5, y: 300 }, 390), true);
});

test('drags in an element go to what takes them along their way', () => {
  const control = (role, more = {}) => ({ x: 0, y: 0, width: 9, height: 9, label: '', isInContent: true, role, ...more });
  const axes = (hit, isSideways = false) => axesOf(hit, isSideways);
  assert.deepEqual(axes([control('area')]), { x: false, y: false, rests: false });
  assert.deepEqual(axes([control('grip')]), { x: true, y: true, rests: true });
  const press = control('grip', { drags: 'none', press: 0.5 });
  assert.deepEqual(axes([press]), { x: false, y: false, rests: true, press: 0.5 });
  const row = control('grip', { drags: 'horizontal', press: 0.2 });
  assert.deepEqual(axes([press, row]), { x: true, y: false, rests: true, press: 0.2 });
  // What scrolls in an element scrolls across the content, also around what is only pressed.
  assert.deepEqual(axes([control('scroller')]), { x: true, y: false, rests: false });
  assert.deepEqual(axes([control('scroller'), press]), { x: true, y: false, rests: true, press: 0.5 });
  assert.deepEqual(axes([control('slider')], true), { x: false, y: true, rests: false });
});
