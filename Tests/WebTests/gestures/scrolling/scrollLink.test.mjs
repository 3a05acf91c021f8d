// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../../web/base/emitter.js';
import { linkScroller } from '../../../../web/gestures/scrolling/scrollLink.js';
import { Scroller } from '../../../../web/gestures/scrolling/scroller.js';
import { assertNear } from '../../base/approximately.mjs';
import { ManualClock } from '../../base/manualClock.mjs';

function makeLink({ drives = true } = {}) {
  const clock = new ManualClock(1000);
  const scroller = new Scroller({ clock });
  const viewport = { width: 400, height: 700 };
  scroller.setExtent({ viewport, content: { width: 400, height: 10_000 } });
  const session = new Emitter();
  const reports = [];
  session.drives = drives;
  session.reportScroll = (report) => reports.push(report);
  const dispose = linkScroller(scroller, session);
  return { clock, scroller, session, reports, dispose };
}

function fling({ clock, scroller }) {
  scroller.beginDrag(0, 600, clock.now());
  for (let y = 590; y >= 500; y -= 10) {
    clock.advance(10);
    scroller.drag(0, y, clock.now());
  }
  scroller.endDrag(clock.now());
}

test('a drag, its end, the deceleration and the rest are reported in their order', () => {
  const made = makeLink();
  fling(made);
  while (made.scroller.isMoving) {
    made.clock.advance(100);
    made.scroller.tick(made.clock.now());
  }
  const phases = made.reports.map(({ phase }) => phase);
  assert.deepEqual([...new Set(phases)], ['drag', 'end', 'decelerate', 'idle']);
  assert.equal(phases.filter((phase) => phase === 'end').length, 1);
  assert.equal(phases.at(-1), 'idle');
  const end = made.reports.find(({ phase }) => phase === 'end');
  assertNear(end.proposed.y, made.scroller.offset.y, 1e-9);
});

test('a target moves the landing', () => {
  const made = makeLink();
  fling(made);
  made.session.emit('target', { offset: { x: 0, y: 700 } });
  made.clock.advance(60_000);
  made.scroller.tick(made.clock.now());
  assert.equal(made.scroller.offset.y, 700);
});

test('the host moves the content unless a finger holds it', () => {
  const made = makeLink();
  made.session.emit('offset', { offset: { x: 0, y: 300 } });
  assert.equal(made.scroller.offset.y, 300);
  made.scroller.beginDrag(0, 0, made.clock.now());
  made.session.emit('offset', { offset: { x: 0, y: 900 } });
  assert.equal(made.scroller.offset.y, 300);
});

test('what the layout wants to be seen going runs in its time and is reported on its way', () => {
  const made = makeLink();
  const animation = { duration: 0.3 };
  made.session.emit('offset', { offset: { x: 0, y: 600 }, animation });
  assert.equal(made.scroller.offset.y, 0);
  made.clock.advance(150);
  made.scroller.tick(made.clock.now());
  // The curve is symmetric: half of the way in half of the time, at its greatest speed.
  assertNear(made.scroller.offset.y, 300, 1e-6);
  assert.ok(made.scroller.velocity.y > 600 / 0.3);
  made.clock.advance(150);
  made.scroller.tick(made.clock.now());
  assert.equal(made.scroller.offset.y, 600);
  assert.equal(made.scroller.isMoving, false);
  const phases = made.reports.map(({ phase }) => phase);
  assert.deepEqual([...new Set(phases)], ['decelerate', 'idle']);
});

test('a finger stops what runs, and what a finger holds does not run', () => {
  const made = makeLink();
  const animation = { duration: 0.3 };
  made.session.emit('offset', { offset: { x: 0, y: 600 }, animation });
  made.clock.advance(150);
  made.scroller.beginDrag(0, 0, made.clock.now());
  assertNear(made.scroller.offset.y, 300, 1e-6);
  made.session.emit('offset', { offset: { x: 0, y: 0 }, animation });
  made.clock.advance(1000);
  made.scroller.tick(made.clock.now());
  assertNear(made.scroller.offset.y, 300, 1e-6);
});

test('a spring runs as springs do, and where motion is reduced nothing runs', () => {
  const made = makeLink();
  const animation = { duration: 0.9, response: 0.4 };
  made.session.emit('offset', { offset: { x: 0, y: 600 }, animation });
  made.clock.advance(200);
  made.scroller.tick(made.clock.now());
  assert.ok(made.scroller.offset.y > 0 && made.scroller.offset.y < 600);
  made.scroller.reducedMotion = true;
  made.session.emit('offset', { offset: { x: 0, y: 900 }, animation });
  assert.equal(made.scroller.offset.y, 900);
});

test('a followed driver is gone after smoothly, and jumped to from afar and at first', () => {
  const made = makeLink({ drives: false });
  made.session.emit('offset', { offset: { x: 0, y: 100 }, isStart: true });
  assert.equal(made.scroller.offset.y, 100);
  made.session.emit('offset', { offset: { x: 0, y: 150 } });
  assert.equal(made.scroller.offset.y, 100);
  made.clock.advance(1000);
  made.scroller.tick(made.clock.now());
  assert.equal(made.scroller.offset.y, 150);
  made.session.emit('offset', { offset: { x: 0, y: 1551 } });
  assert.equal(made.scroller.offset.y, 1551);
});

test('after disposing nothing passes', () => {
  const made = makeLink();
  made.dispose();
  fling(made);
  assert.deepEqual(made.reports, []);
});
