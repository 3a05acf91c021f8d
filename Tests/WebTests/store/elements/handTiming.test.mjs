// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { HandTiming } from '../../../../web/store/elements/handTiming.js';
import { ViewStore } from '../../../../web/store/views/viewStore.js';

const UNITS = 64;

/** A cell of 10 × 10 pt. */
function cell(id, x, y, more = {}) {
  const attributes = {
    x: x * UNITS, y: y * UNITS, width: 10 * UNITS, height: 10 * UNITS, alpha: 255, zIndex: 0,
    isHidden: false, transform: null, content: 0, section: 0, item: id, pin: null, state: 0, slot: 0,
    orthogonalSection: 0,
  };
  return {
    id, category: 0, kind: '', key: `k${id}`, attributes: { ...attributes, ...more }, initial: null,
  };
}

const base = { contentSize: null, contents: [], removed: [], updated: [], inserted: [], rows: [] };
const hand = (transition, progress) => ({
  curve: 'interactive', durationMs: 0, startMs: 0, transition, progress: Math.round(progress * 4096),
});
const ender = (curve, transition) => ({
  curve, durationMs: 100, startMs: 0, responseMs: 68, dampingPerMille: 1000, transition,
});
/** Moves element 1 to the right, in pt. */
const moved = (dx) => ({ id: 1, change: { fields: 1, dx: dx * UNITS, dy: 0 } });

function store() {
  const view = new ViewStore(7);
  view.setViewport({ width: 300, height: 300 });
  view.apply({ ...base, view: 7, revision: 1, base: null, inserted: [cell(1, 0, 0)] }, 0);
  return view;
}

/** @param {ViewStore} view */
const xAt = (view, nowMs) => {
  view.present(nowMs, { x: 0, y: 0 });
  return view.elements.get(1).shown.x;
};

test('a hand takes elements along, and no time does', () => {
  const view = store();
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  assert.equal(xAt(view, 0), 0);
  assert.equal(xAt(view, 5000), 0);
  assert.equal(view.animating(5000), false);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.25) }, 5000);
  assert.equal(xAt(view, 5000), 25);
  assert.equal(xAt(view, 9000), 25);
});

test('a frame that began before the hand moved shows it where it is, as none may follow', () => {
  const view = store();
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.25) }, 5000);
  assert.equal(xAt(view, 4984), 25);
  assert.equal(view.animating(5000), false);
});

test('a transition that is finished goes the rest of its way and stays there', () => {
  const view = store();
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.625) }, 1000);
  view.apply({ ...base, view: 7, revision: 4, base: 3, animation: ender('finish', 3) }, 2000);
  assert.ok(Math.abs(xAt(view, 2000) - 62.5) < 1e-9);
  assert.equal(view.animating(2050), true);
  const middle = xAt(view, 2050);
  assert.ok(middle > 62.5 && middle < 100, `${middle}`);
  assert.equal(xAt(view, 2100), 100);
  assert.equal(view.animating(2100), false);
});

test('a transition that is cancelled goes back from where it is', () => {
  const view = store();
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.375) }, 1000);
  const back = { ...base, view: 7, revision: 4, base: 3, animation: ender('cancel', 3) };
  view.apply({ ...back, updated: [moved(-100)] }, 2000);
  assert.ok(Math.abs(xAt(view, 2000) - 37.5) < 1e-9);
  const middle = xAt(view, 2050);
  assert.ok(middle > 0 && middle < 37.5, `${middle}`);
  assert.equal(xAt(view, 2100), 0);
});

test('an edit meanwhile adds to what is in hand and does not take it over', () => {
  const view = store();
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.5) }, 0);
  const spring = { curve: 'spring', durationMs: 100, startMs: 1000, responseMs: 50, dampingPerMille: 1000 };
  view.apply({ ...base, view: 7, revision: 4, base: 3, animation: spring, updated: [moved(20)] }, 1000);
  assert.ok(Math.abs(xAt(view, 1000) - 50) < 1e-9, 'nothing jumps');
  assert.ok(Math.abs(xAt(view, 1100) - 70) < 1e-9, 'half of the way stays half of the way');
});

test('what the own hand moves does not go back to what the stage last heard', () => {
  const view = store();
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  view.hand.ownTransition = 3;
  view.hand.move(0.7, 100);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.3) }, 110);
  assert.ok(Math.abs(xAt(view, 110) - 70) < 1e-9);
});

test('an element that fades out goes on fading when the transition is finished', () => {
  const view = store();
  const faded = { id: 1, change: { fields: 4, alpha: 0 } };
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [faded] }, 0);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.5) }, 0);
  const over = { ...base, view: 7, revision: 4, base: 3, animation: ender('finish', 3) };
  view.apply({ ...over, removed: [{ id: 1, final: null }] }, 1000);
  const seen = view.present(1000, { x: 0, y: 0 });
  assert.equal(seen.length, 1);
  assert.ok(Math.abs(seen[0].shown.alpha - 0.5) < 1e-9);
  assert.equal(view.present(1101, { x: 0, y: 0 }).length, 0);
});

test('with reduced motion the hand still moves things, and the end is at once', () => {
  const view = store();
  view.reducedMotion = true;
  view.apply({ ...base, view: 7, revision: 2, base: 1, animation: hand(3, 0), updated: [moved(100)] }, 0);
  view.apply({ ...base, view: 7, revision: 3, base: 2, animation: hand(3, 0.5) }, 0);
  assert.equal(xAt(view, 0), 50);
  view.apply({ ...base, view: 7, revision: 4, base: 3, animation: ender('finish', 3) }, 10);
  assert.equal(xAt(view, 10), 100);
});

test('the rest begins as fast as the hand was', () => {
  const timing = new HandTiming(1, 0);
  timing.move(0.2, 10);
  timing.move(0.24, 30);
  // 0.04 of the way in 20 ms is twice the whole way a second.
  assert.ok(Math.abs(timing.velocity(30) - 2) < 1e-9);
  assert.equal(timing.velocity(100), 0, 'a hand that rests has no speed');
  timing.finish({ durationMs: 200, responseMs: 136, dampingPerMille: 1000 }, 30);
  assert.ok(Math.abs(timing.velocity(30) - 2) < 1e-6);
  assert.ok(Math.abs(timing.left(30) - 0.76) < 1e-9);
  assert.equal(timing.left(230), 0);
});
