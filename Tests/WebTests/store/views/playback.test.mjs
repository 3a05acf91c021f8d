// SPDX-License-Identifier: Apache-2.0
import { LOOP_REST_MS } from '../../../../web/base/feel.js';
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../../web/base/emitter.js';
import { Playback } from '../../../../web/store/views/playback.js';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { ManualClock } from '../../base/manualClock.mjs';
import { change, delta, eased, insertion } from '../deltas.mjs';

/** A playback of a view with one element that stands at x = 0, at 1000 ms. */
function make() {
  const clock = new ManualClock(1000);
  const session = Object.assign(new Emitter(), { connection: new Emitter() });
  const playback = new Playback(session, clock);
  const view = new ViewStore(1);
  view.setViewport({ width: 400, height: 700 });
  view.apply(delta(null, { inserted: [insertion(1, {})] }), 1000);
  session.view = view;
  session.emit('change', 'view');
  const apply = (parts) => {
    const applied = view.apply(delta(view.revision, parts), clock.now());
    if (applied.adjustment) session.emit('adjust', applied.adjustment);
    session.emit('delta', applied);
  };
  const move = (dx, isAnimated = true) =>
    apply({
      updated: [{ id: 1, change: change({ dx }) }],
      animation: isAnimated ? { ...eased, startMs: clock.now() } : null,
    });
  const x = () => {
    playback.tick(clock.now());
    return playback.present(clock.now(), { x: 0, y: 0 }, [])[0].shown.x;
  };
  return { clock, session, playback, view, apply, move, x };
}

test('the present runs as fast as was chosen, also when it runs already', () => {
  const { clock, playback, move, x } = make();
  move(100);
  clock.advance(75);
  playback.setRate(0.25);
  clock.advance(300);
  assertNear(x(), 50, 1e-6);
  assertNear(playback.momentMs(clock.now()), 150, 1e-6);
  playback.setRate(0.1);
  clock.advance(1500);
  assert.equal(x(), 100);
  assert.equal(playback.animating(clock.now()), false);
});

test('a replay runs from the start at the chosen speed and ends in the present', () => {
  const { clock, playback, move, x } = make();
  move(100);
  clock.advance(1000);
  assert.equal(playback.momentMs(clock.now()), 300);
  playback.setRate(0.1);
  playback.toggle();
  assert.deepEqual([playback.isReplaying, playback.isPlaying, x()], [true, true, 0]);
  clock.advance(1500);
  assertNear(x(), 50, 1e-6);
  assert.equal(playback.animating(clock.now()), true);
  clock.advance(1499);
  assert.equal(playback.isReplaying, true);
  clock.advance(1);
  assert.equal(x(), 100);
  assert.equal(playback.isReplaying, false);
});

test('what runs can be held, and goes on from there', () => {
  const { clock, playback, move, x } = make();
  move(100);
  clock.advance(150);
  playback.toggle();
  assert.deepEqual([playback.isReplaying, playback.isPlaying], [true, false]);
  clock.advance(10_000);
  assertNear(x(), 50, 1e-6);
  assert.equal(playback.animating(clock.now()), false, 'nothing is to be painted');
  playback.toggle();
  clock.advance(75);
  assertNear(x(), 87.08, 0.005);
  clock.advance(75);
  assert.equal(x(), 100);
});

test('a change of speed keeps the moment of a replay', () => {
  const { clock, playback, move, x } = make();
  move(100);
  clock.advance(1000);
  playback.play();
  clock.advance(75);
  playback.setRate(0.25);
  assertNear(playback.momentMs(clock.now()), 75, 1e-6);
  clock.advance(300);
  assertNear(x(), 50, 1e-6);
});

test('any moment can be chosen, within the bounds', () => {
  const { clock, playback, move, x } = make();
  playback.seek(10);
  playback.step(1);
  playback.play();
  playback.setLooping(true);
  assert.equal(playback.isReplaying, false, 'there is nothing to replay yet');
  assert.equal(playback.isLooping, false);
  move(100);
  clock.advance(1000);
  playback.seek(150);
  assertNear(x(), 50, 1e-6);
  playback.seek(-20);
  assert.equal(playback.momentMs(clock.now()), 0);
  playback.seek(1e9);
  assert.equal(playback.momentMs(clock.now()), 300);
  assert.equal(playback.isReplaying, true, 'a moment at the end is held too');
  playback.seek(NaN);
  assert.equal(playback.momentMs(clock.now()), 300);
});

test('steps go by sixtieths of a second, to whole ones, and not beyond the ends', () => {
  const { clock, playback, move } = make();
  move(100);
  clock.advance(1000);
  const after = (count) => {
    playback.step(count);
    return (playback.momentMs(clock.now()) * 60) / 1000;
  };
  assertNear(after(-1), 17, 1e-9);
  assertNear(after(-10), 7, 1e-9);
  assertNear(after(1), 8, 1e-9);
  playback.seek(20);
  assertNear(after(1), 2, 1e-9);
  playback.seek(20);
  assertNear(after(-1), 1, 1e-9);
  assert.equal(after(-99), 0);
  assertNear(after(99), 18, 1e-9);
  playback.leave();
  assertNear(after(1), 1, 1e-9);
});

test('a loop rests at its end and begins again, until it is told to stop', () => {
  const { clock, playback, move, x } = make();
  move(100);
  clock.advance(1000);
  playback.setLooping(true);
  assert.equal(playback.isPlaying, true, 'it begins at once');
  clock.advance(300);
  assert.equal(x(), 100);
  assert.equal(playback.animating(clock.now()), false, 'at its end nothing is painted');
  assert.equal(playback.isReplaying, true);
  clock.advance(LOOP_REST_MS - 1);
  assert.equal(x(), 100);
  clock.advance(1 + 150);
  assertNear(x(), 50, 1e-6);
  playback.setLooping(false);
  clock.advance(150);
  assert.equal(x(), 100);
  assert.equal(playback.isReplaying, false);
  assert.equal(clock.timerCount, 0);
});

test('a loop that is held or left does not begin again', () => {
  for (const end of [(playback) => playback.pause(), (playback) => playback.leave()]) {
    const { clock, playback, move, x } = make();
    move(100);
    clock.advance(1000);
    playback.setLooping(true);
    clock.advance(300);
    x();
    end(playback);
    assert.equal(clock.timerCount, 0);
    clock.advance(5000);
    assert.equal(x(), 100);
  }
});

test('changes that arrive meanwhile are not lost: leaving shows the present', () => {
  const { clock, playback, view, move, x } = make();
  move(100);
  clock.advance(1000);
  playback.seek(150);
  assert.equal(playback.hasNews, false);
  move(40);
  move(7, false);
  assert.equal(playback.hasNews, true);
  clock.advance(1000);
  assertNear(x(), 50, 1e-6);
  assert.equal(view.elements.get(1).x, 147);
  playback.leave();
  assert.equal(x(), 147);
  playback.play();
  assert.equal(x(), 100, 'now the newer one is replayed');
});

test('who changes something here sees it, who only looks does not lose the moment', () => {
  const { clock, playback, session, move } = make();
  move(100);
  clock.advance(1000);
  for (const kind of ['set', 'edit', 'undo', 'redo']) {
    playback.seek(150);
    for (const other of ['scroll', 'inspect', 'select', 'viewport']) {
      session.connection.emit('command', other);
    }
    assert.equal(playback.isReplaying, true);
    session.connection.emit('command', kind);
    assert.equal(playback.isReplaying, false, kind);
  }
  playback.setLooping(true);
  session.connection.emit('command', 'set');
  assert.equal(playback.isReplaying, true, 'a loop goes on');
});

test('a loop goes over to a newer change', () => {
  const { clock, playback, move, x } = make();
  move(100);
  clock.advance(1000);
  playback.setLooping(true);
  clock.advance(200);
  move(100);
  assert.equal(playback.hasNews, false);
  assert.equal(x(), 100);
  clock.advance(150);
  assertNear(x(), 150, 1e-6);
});

test('content that is moved under the viewport moves the replay once', () => {
  const { clock, playback, apply, move, x } = make();
  move(100);
  clock.advance(1000);
  playback.seek(0);
  const offsetAdjustment = { dx: 30 * 64, dy: 0 };
  apply({ offsetAdjustment, updated: [{ id: 1, change: change({ dx: 30 }) }] });
  assert.equal(x(), 30);
  const animation = { ...eased, startMs: clock.now() };
  apply({ offsetAdjustment, animation, updated: [{ id: 1, change: change({ dx: -50 }) }] });
  assert.equal(x(), 60);
  playback.leave();
  clock.advance(1000);
  assert.equal(x(), 80);
  playback.play();
  // It was at 130; the content has moved along by 30 since.
  assert.equal(x(), 160);
});

test('another view ends the replay and runs at the same speed', () => {
  const { clock, playback, session, move } = make();
  playback.setRate(0.1);
  move(100);
  clock.advance(10_000);
  playback.seek(10);
  const other = new ViewStore(2);
  session.view = other;
  session.emit('change', 'view');
  assert.equal(playback.isReplaying, false);
  assert.equal(playback.durationMs, 0);
  assert.equal(other.timeLine.scale, 0.1);
  session.view = null;
  session.emit('change', 'stage');
  assert.deepEqual(playback.present(0, { x: 0, y: 0 }, []), []);
});
