// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../../web/base/emitter.js';
import { lastAt } from '../../../../web/base/moments.js';
import { CHANNELS } from '../../../../web/store/elements/elementMotion.js';
import { Playback } from '../../../../web/store/views/playback.js';
import { MOST_KEYS, Trail } from '../../../../web/store/changes/trail.js';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { ManualClock } from '../../base/manualClock.mjs';
import { change, delta, eased, insertion } from '../deltas.mjs';

const camera = { offset: { x: 0, y: 0 }, width: 400, height: 700, insets: { top: 0, left: 0, bottom: 0, right: 0 } };

/** A view with element 1 at x = 0, and its playback, at 1000 ms. */
function make(inserted = [insertion(1, {})]) {
  const clock = new ManualClock(1000);
  const session = Object.assign(new Emitter(), { connection: new Emitter(), transition: null });
  const playback = new Playback(session, clock);
  const view = new ViewStore(1);
  view.setViewport({ width: 400, height: 700 });
  view.apply(delta(null, { inserted }), 1000);
  session.view = view;
  session.emit('change', 'view');
  const apply = (atMs, parts) => {
    clock.advance(atMs - clock.now());
    const applied = view.apply(delta(view.revision, parts), atMs);
    if (applied.adjustment) session.emit('adjust', applied.adjustment);
    session.emit('delta', applied);
  };
  const told = (atMs, transition) => {
    clock.advance(atMs - clock.now());
    session.transition = transition;
    session.emit('change', 'transition');
  };
  return { clock, session, playback, view, apply, told };
}

const step = (dx, id = 1) => ({ id, change: change({ dx }) });
const hand = (progress) => ({
  curve: 'interactive', durationMs: 0, startMs: 0, transition: 3, progress: progress * 4096,
});
const ender = (curve) => ({
  curve, durationMs: 100, startMs: 0, responseMs: 68, dampingPerMille: 1000, transition: 3,
});
const xs = (recorded, ...moments) =>
  moments.map((atMs) => recorded.present(atMs, camera).find(({ id }) => id === 1)?.shown.x);

/** Element 1 goes 100 pt: taken at 1000 ms, half way at 1050, let go at 1100. */
function scrub(curve, updated) {
  const made = make();
  made.apply(1000, { updated: [step(100)], animation: hand(0) });
  made.view.hand.move(0.5, 1050);
  made.apply(1100, { updated, animation: ender(curve) });
  return made;
}

test('the last moment that is not after a time is found', () => {
  const moments = [{ atMs: 1 }, { atMs: 3 }, { atMs: 3 }, { atMs: 8 }];
  assert.deepEqual([0, 1, 2, 3, 7, 8, 9].map((at) => lastAt(moments, at)), [-1, 0, 0, 2, 2, 3, 3]);
  assert.equal(lastAt([], 5), -1);
});

test('a scrub that is finished is shown again from where the hand took it', () => {
  const { recordedChange: recorded } = scrub('finish', []).view;
  assert.equal(recorded.durationMs, 200);
  // The hand was half way after 50 ms, waited until 100, and let go for 100 ms more.
  xs(recorded, 0, 25, 50, 100, 200).forEach((x, at) => assertNear(x, [0, 25, 50, 50, 100][at], 1e-9));
});

test('a scrub that goes back is shown again as well', () => {
  const { recordedChange: recorded } = scrub('cancel', [step(-100)]).view;
  assert.equal(recorded.durationMs, 200);
  xs(recorded, 0, 25, 50, 100, 200).forEach((x, at) => assertNear(x, [0, 25, 50, 50, 0][at], 1e-9));
});

test('a hand that rested is shown at rest until shortly before it is seen elsewhere', () => {
  const { view, apply } = make();
  apply(1000, { updated: [step(100)], animation: hand(0) });
  view.hand.move(0.5, 1200);
  apply(1300, { updated: [], animation: ender('finish') });
  // The last 60 ms before 200 lead to the half.
  xs(view.recordedChange, 100, 140, 170, 200).forEach((x, at) => assertNear(x, [0, 0, 25, 50][at], 1e-9));
});

test('the live picture is not touched by what is kept of the hand', () => {
  const { view } = scrub('cancel', [step(-100)]);
  const at = (nowMs) => view.present(nowMs, camera.offset, [])[0].shown.x;
  assertNear(at(1100), 50, 1e-9);
  assert.equal(at(1201), 0);
});

test('a replay of a scrub can be held, run and looped as any other', () => {
  const { clock, playback } = scrub('finish', []);
  clock.advance(1000);
  playback.seek(50);
  const x = () => playback.present(clock.now(), camera.offset, [])[0].shown.x;
  assertNear(x(), 50, 1e-9);
  playback.play();
  clock.advance(150);
  assertNear(x(), 100, 1e-9);
});

test('what is taken in hand is seen, whatever is replayed', () => {
  const { clock, session, playback } = scrub('finish', []);
  clock.advance(1000);
  playback.setLooping(true);
  session.connection.emit('command', 'transition');
  assert.equal(playback.isReplaying, false);
});

// Transitions that are told step by step

const arc = { id: 3, client: 1, from: '', to: 'Rows', path: 'arc', progress: 0 };

test('the steps of a way that is not straight are one change', () => {
  const { view, apply, told, playback } = make();
  told(1000, arc);
  apply(1020, { updated: [step(20)] });
  apply(1040, { updated: [step(30)] });
  told(1040, { ...arc, progress: 0.5 });
  told(1040, null);
  assert.equal(view.recordedChange.durationMs, 40);
  xs(view.recordedChange, 0, 10, 20, 30, 40).forEach((x, at) => assertNear(x, [0, 10, 20, 35, 50][at], 1e-9));
  assert.equal(playback.recordedChange, view.recordedChange);
});

test('the rest of such a way is part of it', () => {
  const { view, apply, told } = make();
  told(1000, arc);
  apply(1020, { updated: [step(20)] });
  apply(1040, { updated: [step(30)] });
  apply(1060, { updated: [step(50)], animation: { ...eased, startMs: 1060 } });
  told(1060, null);
  assert.equal(view.recordedChange.durationMs, 360);
  // From 40 it waits; the rest of 300 ms is eased, so that its middle is half of what is left.
  xs(view.recordedChange, 40, 59, 60, 210, 360).forEach((x, at) => {
    assertNear(x, [50, 50, 50, 75, 100][at], 1e-9);
  });
});

test('an edit on such a way is carried from when it came', () => {
  const { view, apply, told } = make();
  told(1000, arc);
  apply(1100, { updated: [step(40)], animation: { ...eased, startMs: 1100 } });
  apply(1250, { updated: [step(10)] });
  told(1250, null);
  // Half of the 40 are gone after 150 of 300 ms; from there on the step of 10 comes to it.
  xs(view.recordedChange, 50, 100, 250, 400).forEach((x, at) => assertNear(x, [0, 0, 30, 50][at], 1e-9));
});

test('what comes and goes on such a way is there only then', () => {
  const { view, apply, told } = make([insertion(1, {}), insertion(2, { y: 60 })]);
  told(1000, arc);
  apply(1020, { inserted: [insertion(3, { y: 120 })], updated: [step(5)] });
  apply(1040, { removed: [{ id: 2, final: null }], updated: [step(5)] });
  told(1040, null);
  const seen = (atMs) =>
    view.recordedChange.present(atMs, camera).filter(({ shown }) => shown.alpha > 0).map(({ id }) => id);
  assert.deepEqual([10, 30, 40].map(seen), [[1, 2], [1, 2, 3], [1, 3]]);
});

test('a viewport that goes along with such a way does not make it jump', () => {
  const { view, apply, told } = make([insertion(1, { y: 300 })]);
  told(1000, arc);
  const along = { offsetAdjustment: { dx: 0, dy: 100 * 64 } };
  apply(1020, { ...along, updated: [{ id: 1, change: change({ dx: 10, dy: 100 }) }] });
  told(1020, null);
  const there = { ...camera, offset: { x: 0, y: 100 } };
  const ys = [0, 10, 20].map((atMs) => view.recordedChange.present(atMs, there)[0].shown.y - 100);
  ys.forEach((y) => assertNear(y, 300, 1e-9));
});

test('a fresh picture in between ends what was kept of it', () => {
  const { view, apply, told } = make();
  told(1000, arc);
  apply(1020, { updated: [step(20)] });
  view.apply(delta(null, { inserted: [insertion(1, {})] }), 1030);
  told(1040, null);
  assert.equal(view.recordedChange, null);
});

test('a long way keeps a bounded number of moments, and its ends', () => {
  const { view } = make();
  const element = view.elements.get(1);
  const trail = new Trail([element], 0, camera);
  const steps = MOST_KEYS + 10;
  for (let at = 1; at <= steps; at += 1) {
    element.x = at;
    trail.note([element], at, camera, null, false);
  }
  assert.ok(trail.size <= MOST_KEYS);
  const past = trail.pastOf(element, camera);
  const xAt = (atMs) => {
    const out = new Float64Array(CHANNELS);
    past.addDisplacement(atMs, out, []);
    return element.x + out[0];
  };
  [0, 1001, steps].forEach((atMs) => assertNear(xAt(atMs), atMs, 1e-9));
});
