// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { HeldElement } from '../../../../web/store/elements/heldElement.js';
import { Element } from '../../../../web/store/elements/element.js';
import { comparePaintOrder } from '../../../../web/store/elements/paintOrder.js';
import { assertNear } from '../../base/approximately.mjs';

const camera = {
  offset: { x: 0, y: 0 }, width: 400, height: 700, insets: { top: 0, left: 0, bottom: 0, right: 0 },
};

function held(options = {}) {
  return new HeldElement({
    from: { x: 0, y: 0 }, middle: { x: 100, y: 40 }, rank: 1, viewMs: 0, isStill: false, ...options,
  });
}

test('a held element is lifted within 180 ms, and comes together with the others within 250', () => {
  const hand = held();
  assert.equal(hand.level(0), 0);
  // After half the time an ease-out has gone three quarters: 1 − (1 − 0.5)².
  assert.equal(hand.level(90), 0.75);
  assert.equal(hand.level(180), 1);
  assert.deepEqual(hand.at(0), { x: 0, y: 0 });
  assertNear(hand.at(125).x, 50, 0.01);
  assert.deepEqual(hand.at(250), { x: 100, y: 40 });
  assert.equal(hand.runs(249), true);
  assert.equal(hand.runs(250), false);
  assert.equal(hand.isOver(1000), false, 'it is still held');
});

test('one that is let go while it is lifted comes down from there', () => {
  const hand = held();
  hand.release(90);
  assert.equal(hand.at(90), null);
  assert.equal(hand.level(90), 0.75);
  assert.equal(hand.level(180), 0.75 * 0.25);
  assert.equal(hand.isOver(269), false);
  assert.equal(hand.isOver(270), true);
});

test('without motion it is there at once', () => {
  const hand = held({ isStill: true });
  assert.equal(hand.level(0), 1);
  assert.deepEqual(hand.at(0), { x: 100, y: 40 });
  assert.equal(hand.runs(0), false);
});

test('what is held is shown where the hand has it and painted over all else', () => {
  const element = Object.assign(new Element(), { id: 1, x: 10, y: 20, width: 60, height: 30 });
  const other = Object.assign(new Element(), { id: 2, zIndex: 1000 });
  assert.ok(comparePaintOrder(element, other) < 0);
  element.held = held({ isStill: true });
  element.present(0, camera);
  assert.deepEqual([element.shown.x, element.shown.y, element.shown.lift], [70, 25, 1]);
  assert.ok(comparePaintOrder(element, other) > 0);
});
