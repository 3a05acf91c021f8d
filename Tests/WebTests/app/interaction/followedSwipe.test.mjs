// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FollowedSwipe } from '../../../../web/app/interaction/followedSwipe.js';

const flag = { title: 'Flag', symbol: '', light: 0xff9500ff, dark: 0xff9f0aff, destructive: false };

function page() {
  /** @type {any} */
  const element = { id: 7, height: 44, aside: null };
  /** @type {any} */
  let tell = null;
  /** @type {any} */
  let tick = null;
  const session = {
    drives: false,
    view: { elements: new Map([[7, element]]) },
    on: (/** @type {string} */ _, /** @type {any} */ listener) => (tell = listener),
  };
  const area = {
    addTicker: (/** @type {any} */ ticker) => (tick = ticker),
    invalidate: () => {},
  };
  new FollowedSwipe(session, area);
  return {
    element,
    session,
    tell: (/** @type {number} */ shift, /** @type {any[]} */ actions = []) =>
      tell({ element: 7, side: 'trailing', shift, actions }),
    tick: (/** @type {number} */ nowMs) => tick(nowMs),
  };
}

test('a row goes where it was told to be and stays there', () => {
  const { element, tell, tick } = page();
  tell(-80, [flag]);
  assert.equal(tick(1000), true);
  assert.equal(tick(1040), true);
  // One time constant: all but 1/e of the way.
  assert.ok(Math.abs(element.aside.shift + 80 * (1 - 1 / Math.E)) < 1e-9);
  tick(2000);
  assert.equal(tick(2010), false);
  assert.equal(element.aside.shift, -80);
  assert.deepEqual(element.aside.buttons.map((/** @type {any} */ { title }) => title), ['Flag']);
});

test('buttons stay while only the place is told, and the row comes back', () => {
  const { element, tell, tick } = page();
  tell(-80, [flag]);
  tick(1000);
  tell(-40);
  tick(3000);
  assert.equal(element.aside.shift, -40);
  assert.equal(element.aside.buttons.length, 1);
  tell(0);
  tick(6000);
  assert.equal(element.aside, null);
});

test('a row that is gone and a view that one drives oneself are left alone', () => {
  const gone = page();
  gone.tell(-80, [flag]);
  gone.tick(1000);
  gone.session.view.elements.clear();
  assert.equal(gone.tick(1010), false);
  assert.equal(gone.element.aside, null);
  const own = page();
  own.session.drives = true;
  own.tell(-80, [flag]);
  own.tick(1000);
  assert.equal(own.element.aside, null);
});
