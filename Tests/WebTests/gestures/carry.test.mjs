// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Carry } from '../../../web/gestures/carry.js';
import { OrthogonalScrollers } from '../../../web/gestures/scrolling/orthogonalScrollers.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { OrthogonalSection } from '../../../web/store/elements/orthogonalSection.js';
import { ManualClock } from '../base/manualClock.mjs';

/** A viewport of 400 × 500 pt over content of 400 × 5,000 pt. */
function makeCarry() {
  const clock = new ManualClock(1000);
  const scroller = new Scroller({ clock });
  scroller.setExtent({
    viewport: { width: 400, height: 500 },
    content: { width: 400, height: 5000 },
  });
  const told = [];
  const shown = [];
  const carry = new Carry(scroller, {
    tell: (phase, { x, y }) => told.push([phase, x, y]),
    show: ({ x, y }) => shown.push([x, y]),
  });
  return { clock, scroller, carry, told, shown };
}

test('what is carried is shown at once where it was gripped, and told 30 times a second', () => {
  const { clock, carry, told, shown } = makeCarry();
  // The pointer is 10 pt right of the middle and 5 below it.
  carry.begin({ x: 110, y: 205 }, { x: 100, y: 200 });
  carry.move({ x: 120, y: 205 });
  carry.move({ x: 130, y: 215 });
  assert.deepEqual(shown, [[100, 200], [110, 200], [120, 210]]);
  assert.deepEqual(told, [['began', 100, 200], ['moved', 110, 200]]);
  clock.advance(34);
  assert.deepEqual(told.slice(2), [['moved', 120, 210]], 'the newest');
  carry.move({ x: 140, y: 215 });
  carry.end('ended');
  assert.deepEqual(told.slice(3), [['moved', 130, 210], ['ended', 130, 210]]);
  clock.advance(1000);
  assert.equal(told.length, 5, 'nothing comes after the end');
  assert.equal(carry.isCarrying, false);
});

test('a cancelled drag sends only its end, and a forgotten one sends nothing', () => {
  const { clock, carry, told } = makeCarry();
  carry.begin({ x: 0, y: 0 }, { x: 0, y: 0 });
  carry.move({ x: 5, y: 0 });
  carry.move({ x: 6, y: 0 });
  carry.end('cancelled');
  assert.deepEqual(told.slice(2), [['cancelled', 6, 0]]);
  carry.begin({ x: 0, y: 0 }, { x: 0, y: 0 });
  carry.forget();
  carry.move({ x: 9, y: 9 });
  carry.end('ended');
  clock.advance(1000);
  assert.deepEqual(told.slice(3), [['began', 0, 0]]);
});

test('at an edge the content scrolls on under the pointer, and it is shown over other content', () => {
  const { clock, scroller, carry, shown } = makeCarry();
  carry.begin({ x: 200, y: 250 }, { x: 200, y: 250 });
  clock.advance(16);
  assert.equal(carry.tick(clock.now()), false, 'not in the middle');
  carry.move({ x: 200, y: 500 });
  clock.advance(20);
  assert.equal(carry.tick(clock.now()), true);
  // 1,200 pt/s at the very edge, for 20 ms.
  assert.equal(scroller.offset.y, 24);
  assert.deepEqual(shown.at(-1), [200, 524]);
  carry.end('ended');
  clock.advance(20);
  assert.equal(carry.tick(clock.now()), false);
});

/** The same with an orthogonal section of 300 × 100 pt at (50, 100) that scrolls by 400 pt. */
function makeSectionCarry(members = {}) {
  const made = makeCarry();
  const orthogonalScrollers = new OrthogonalScrollers({ clock: made.clock });
  const frame = { x: 50, y: 100, width: 300, height: 100 };
  const usual = { id: 1, key: 'a', frame, upper: 400, behaviour: 1 };
  const section = Object.assign(new OrthogonalSection(), usual, members);
  orthogonalScrollers.take({ orthogonalSections: new Map([[1, section]]) });
  const told = [];
  const shown = [];
  const carry = new Carry(
    made.scroller,
    { tell: (phase, { x, y }) => told.push([phase, x, y]), show: ({ x, y }) => shown.push([x, y]) },
    orthogonalScrollers,
  );
  const tick = (passedMs) => {
    made.clock.advance(passedMs);
    return carry.tick(made.clock.now());
  };
  return { ...made, section, orthogonalScrollers, carry, told, shown, tick };
}

test('near the edge of a section that scrolls by itself that one scrolls on', () => {
  const { scroller, carry, section, tick } = makeSectionCarry();
  carry.begin({ x: 200, y: 150 }, { x: 200, y: 150 });
  assert.equal(tick(20), false, 'not in its middle');
  // A fifth of 300 pt is 60; 335 is 285 pt into it, three quarters of those.
  carry.move({ x: 335, y: 150 });
  assert.equal(tick(20), true);
  assert.equal(section.offset, 1200 * 0.75 * 0.75 * 0.02);
  carry.move({ x: 350 - 1e-9, y: 150 });
  assert.equal(tick(40), true);
  assert.ok(Math.abs(section.offset - (13.5 + 48)) < 1e-6, 'full speed at the edge itself');
  assert.equal(scroller.offset.x, 0, 'and the content itself stays');
  carry.move({ x: 360, y: 150 });
  assert.equal(tick(20), false, 'nor beside it');
});

test('a section is not pushed beyond its end, nor back where the pointer has not gone', () => {
  const { carry, section, orthogonalScrollers, tick } = makeSectionCarry();
  orthogonalScrollers.scrollTo(section, 400);
  for (let at = 0; at < 300; at += 1) orthogonalScrollers.tick(1000 + at * 10);
  carry.begin({ x: 340, y: 150 }, { x: 340, y: 150 });
  carry.move({ x: 345, y: 150 });
  assert.equal(tick(2000), false);
  carry.move({ x: 335, y: 150 });
  assert.equal(tick(20), false, 'it came down to the right of here');
  carry.move({ x: 65, y: 150 });
  tick(20);
  assert.ok(Math.abs(section.offset - (400 - 13.5)) < 1e-6);
});

test('a pointer at rest sends its element again while the section scrolls', () => {
  const { clock, carry, told, tick } = makeSectionCarry();
  carry.begin({ x: 200, y: 150 }, { x: 200, y: 150 });
  carry.move({ x: 340, y: 150 });
  clock.advance(100);
  const before = told.length;
  tick(20);
  clock.advance(100);
  assert.ok(told.length > before);
  assert.deepEqual(told.at(-1), ['moved', 340, 150]);
});

test('a section that scrolls down is pushed down, and of a long one only what is seen counts', () => {
  const frame = { x: 0, y: 100, width: 400, height: 1000 };
  const { carry, scroller, section, tick } = makeSectionCarry({ isVertical: true, frame });
  carry.begin({ x: 200, y: 250 }, { x: 200, y: 250 });
  // 100 to 500 of the viewport are seen; the last 80 are near the edge, and 480 is three quarters in.
  carry.move({ x: 200, y: 480 });
  tick(20);
  assert.equal(section.offset, 13.5);
  assert.equal(scroller.offset.y, 0, 'the content waits until the section is at its end');
  section.upper = 13.5;
  tick(20);
  assert.equal(scroller.offset.y, 13.5);
});
