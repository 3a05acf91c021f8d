// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../web/base/emitter.js';
import { LayoutSwitch } from '../../../web/store/layoutSwitch.js';

/** A session that records its commands, and a clock that the test moves. */
function scene() {
  const clock = {
    nowMs: 0,
    timers: [],
    now: () => clock.nowMs,
    schedule: (run, ms) => {
      const timer = { run, atMs: clock.nowMs + ms };
      clock.timers.push(timer);
      return () => clock.timers.splice(clock.timers.indexOf(timer), 1);
    },
    go: (ms) => {
      clock.nowMs += ms;
      const due = clock.timers.filter(({ atMs }) => atMs <= clock.nowMs);
      clock.timers = clock.timers.filter((timer) => !due.includes(timer));
      for (const { run } of due) run();
    },
  };
  const session = new Emitter();
  const sent = [];
  const hand = {
    timing: null,
    ownTransition: 0,
    moved: [],
    released: 0,
    move: (progress) => hand.moved.push(progress),
    release: () => (hand.released += 1),
  };
  let refusal = null;
  Object.assign(session, {
    client: 4,
    connection: { state: 'open' },
    stage: {
      choice: '',
      layouts: [{ id: '', name: 'Flow' }, { id: 'Rows', name: 'Rows' }, { id: 'Pile', name: 'Pile' }],
    },
    transition: null,
    view: { hand, timeLine: { at: (ms) => ms } },
    act: (kind, members) => {
      sent.push({ kind, ...members });
      return refusal ? Promise.reject(refusal) : Promise.resolve(null);
    },
  });
  const tell = (transition) => {
    session.transition = transition;
    session.emit('change', 'transition');
  };
  const layouts = new LayoutSwitch(session, clock);
  return { clock, session, sent, hand, tell, layouts, refuse: (error) => (refusal = error) };
}

test('a layout is asked for with the motion that was chosen', () => {
  const { layouts, sent } = scene();
  layouts.switchTo('Pile');
  layouts.motion = { ...layouts.motion, curve: 'ease', duration: 0.3 };
  layouts.path = 'arc';
  layouts.placement = 'center';
  layouts.switchTo('Rows');
  layouts.motion = { ...layouts.motion, curve: 'none' };
  layouts.switchTo('');
  const spring = { curve: 'spring', response: 0.45, damping: 0.85 };
  assert.deepEqual(sent, [
    { kind: 'layout', to: 'Pile', animation: spring, path: 'linear' },
    {
      kind: 'layout', to: 'Rows', animation: { curve: 'ease', duration: 0.3 }, path: 'arc',
      placement: 'center',
    },
    { kind: 'layout', to: '', animation: undefined, path: 'arc', placement: 'center' },
  ]);
});

test('the scrubber leads to the next layout unless another one was chosen', () => {
  const { layouts, session } = scene();
  assert.equal(layouts.aim, 'Rows');
  layouts.aimAt('Pile');
  assert.equal(layouts.aim, 'Pile');
  session.stage = { ...session.stage, choice: 'Pile' };
  assert.equal(layouts.aim, '', 'after the last one comes the first');
});

test('a hand begins, moves at the rate of a display, and lets go with its speed', () => {
  const { layouts, sent, clock } = scene();
  layouts.move(0.1);
  clock.go(10);
  layouts.move(0.2);
  clock.go(10);
  layouts.move(0.3);
  layouts.release();
  assert.equal(sent[0].phase, 'began');
  assert.equal(sent[0].to, 'Rows');
  assert.deepEqual(sent.slice(1, 3), [
    { kind: 'transition', phase: 'moved', progress: 0.1 },
    { kind: 'transition', phase: 'moved', progress: 0.2 },
  ]);
  const last = sent[sent.length - 1];
  assert.equal(last.phase, 'ended');
  assert.equal(last.progress, 0.3);
  // From 0 to 0.3 in 20 ms.
  assert.ok(Math.abs(last.velocity - 15) < 1e-9);
});

test('a transition released after a rest ends without velocity', () => {
  const { layouts, sent, clock } = scene();
  layouts.move(0.4);
  clock.go(16);
  layouts.move(0.45);
  clock.go(61);
  layouts.release();
  assert.equal(sent[sent.length - 1].velocity, 0);
});

test('what is in hand here leads the page as soon as it has a number', () => {
  const { layouts, hand, tell } = scene();
  layouts.move(0.2);
  assert.deepEqual(hand.moved, []);
  tell({ id: 9, client: 4, from: '', to: 'Rows', progress: 0 });
  assert.equal(hand.ownTransition, 9);
  assert.deepEqual(hand.moved, [0.2]);
});

test('a transition held by another client cannot be taken', () => {
  const { layouts, sent, tell } = scene();
  tell({ id: 9, client: 5, from: '', to: 'Pile', progress: 0.25 });
  assert.equal(layouts.holder, 5);
  assert.equal(layouts.aim, 'Pile');
  assert.equal(layouts.progress, 0.25);
  layouts.move(0.5);
  assert.deepEqual(sent, []);
});

test('a refusal lets go and is told', async () => {
  const { layouts, refuse } = scene();
  const told = [];
  layouts.on('refused', (error) => told.push(error.code));
  refuse({ code: 'held', field: 'to', message: '' });
  layouts.begin();
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(told, ['held']);
  assert.equal(layouts.isHeld, false);
});

test('a lost connection lets go, and what hung on the hand goes to its end', () => {
  const { layouts, session, hand, tell, clock, sent } = scene();
  layouts.move(0.5);
  tell({ id: 9, client: 4, from: '', to: 'Rows', progress: 0 });
  session.connection.state = 'reconnecting';
  session.emit('change', 'connection');
  assert.equal(layouts.isHeld, false);
  const before = sent.length;
  clock.go(100);
  assert.equal(sent.length, before);
  tell(null);
  clock.go(600);
  assert.equal(hand.released, 1);
});
