// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Scroller } from '../../../../web/gestures/scrolling/scroller.js';
import { assertNear } from '../../base/approximately.mjs';
import { ManualClock } from '../../base/manualClock.mjs';
import { seededRandom } from '../../base/random.mjs';

const phone = { width: 400, height: 700 };
const FRAME_MS = 1000 / 60;

function makeScroller(extent = {}) {
  const clock = new ManualClock(1000);
  const scroller = new Scroller({ clock });
  scroller.setExtent({ viewport: phone, content: { width: 400, height: 10_000 }, ...extent });
  const seen = [];
  for (const name of ['end', 'idle']) scroller.on(name, (what) => seen.push([name, what]));
  return { clock, scroller, seen, names: () => seen.map(([name]) => name) };
}

/** Moves a finger at a constant speed for 100 ms, in 10 ms steps, and lets go. */
function flick({ clock, scroller }, { from = { x: 200, y: 600 }, speed, release = true }) {
  scroller.beginDrag(from.x, from.y, clock.now());
  for (let step = 1; step <= 10; step += 1) {
    clock.advance(10);
    const x = from.x + ((speed.x ?? 0) * step) / 100;
    const y = from.y + ((speed.y ?? 0) * step) / 100;
    scroller.drag(x, y, clock.now());
  }
  if (release) scroller.endDrag(clock.now());
}

/** Ticks frame by frame until the content rests. */
function run({ clock, scroller }, onFrame = () => {}) {
  let frames = 0;
  while (scroller.isMoving) {
    clock.advance(FRAME_MS);
    scroller.tick(clock.now());
    onFrame();
    frames += 1;
    assert.ok(frames < 6000, 'comes to rest');
  }
  return (frames * FRAME_MS) / 1000;
}

test('a drag moves the content with the finger', () => {
  const made = makeScroller();
  flick(made, { speed: { y: -1000 }, release: false });
  assert.deepEqual(made.scroller.offset, { x: 0, y: 100 });
  assert.equal(made.scroller.phase, 'drag');
  assertNear(made.scroller.velocity.y, 1000, 1e-6);
});

test('a release at 1000 pt/s lands 499.5 pt further after 3.45 s', () => {
  const made = makeScroller();
  flick(made, { speed: { y: -1000 } });
  const [[name, end]] = made.seen;
  assert.equal(name, 'end');
  assertNear(end.offset.y, 100, 1e-9);
  assertNear(end.velocity.y, 1000, 1e-6);
  assertNear(end.proposed.y, 599.5, 0.005);
  assertNear(run(made), 3.45, 0.02);
  assertNear(made.scroller.offset.y, 599.5, 0.005);
  assert.deepEqual(made.names(), ['end', 'idle']);
});

test('the landing does not depend on the frame rate', () => {
  const slow = makeScroller();
  const quick = makeScroller();
  for (const made of [slow, quick]) flick(made, { speed: { y: -1000 } });
  for (let at = 0; at < 10; at += 1) {
    slow.clock.advance(100);
    slow.scroller.tick(slow.clock.now());
    for (let part = 0; part < 12; part += 1) {
      quick.clock.advance(100 / 12);
      quick.scroller.tick(quick.clock.now());
    }
    assertNear(slow.scroller.offset.y, quick.scroller.offset.y, 1e-6);
  }
});

test('a pull of 270 pt beyond the top shows 122.5 pt on 700 pt', () => {
  const made = makeScroller();
  flick(made, { from: { x: 0, y: 0 }, speed: { y: 2700 }, release: false });
  assertNear(made.scroller.offset.y, -122.51, 0.005);
  made.clock.advance(100);
  made.scroller.endDrag(made.clock.now());
  assert.equal(made.seen[0][1].proposed.y, 0);
  run(made);
  assert.equal(made.scroller.offset.y, 0);
});

test('a throw over the end bounces 66 pt and returns', () => {
  const made = makeScroller({ content: { width: 400, height: 1000 } });
  flick(made, { speed: { y: -2000 } });
  assertNear(made.scroller.offset.y, 200, 1e-9);
  let greatest = 0;
  run(made, () => {
    greatest = Math.max(greatest, made.scroller.offset.y);
  });
  assertNear(greatest, 366.2, 0.5);
  assert.equal(made.scroller.offset.y, 300);
});

test('a running scroll stops under a finger, and lifting it still is no drag', () => {
  const made = makeScroller();
  flick(made, { speed: { y: -3000 } });
  made.clock.advance(200);
  made.scroller.tick(made.clock.now());
  const caught = made.scroller.offset.y;
  made.scroller.beginDrag(10, 10, made.clock.now(), { slop: 10 });
  made.clock.advance(500);
  made.scroller.tick(made.clock.now());
  assert.equal(made.scroller.offset.y, caught);
  made.scroller.drag(12, 14, made.clock.now());
  assert.equal(made.scroller.phase, 'hold');
  made.scroller.endDrag(made.clock.now());
  assert.deepEqual(made.names(), ['end', 'idle']);
});

test('a bounce is caught where it shows, without a jump', () => {
  const made = makeScroller();
  flick(made, { from: { x: 0, y: 0 }, speed: { y: 2700 } });
  made.clock.advance(50);
  made.scroller.tick(made.clock.now());
  const shown = made.scroller.offset.y;
  assert.ok(shown < -10);
  made.scroller.beginDrag(0, 0, made.clock.now());
  made.clock.advance(10);
  made.scroller.drag(0, 0.001, made.clock.now());
  assertNear(made.scroller.offset.y, shown, 0.001);
});

test('the slop is swallowed, so that the content starts without a jump', () => {
  const { scroller } = makeScroller();
  scroller.beginDrag(0, 100, 0, { slop: 10 });
  scroller.drag(0, 91, 10);
  assert.equal(scroller.offset.y, 0);
  scroller.drag(0, 85, 20);
  assertNear(scroller.offset.y, 5, 1e-9);
});

test('offsets run from −insets.top to content + insets.bottom − viewport', () => {
  const insets = { top: 50, left: 0, bottom: 34, right: 0 };
  const made = makeScroller({ insets });
  assert.equal(made.scroller.offset.y, -50, 'a view starts at its top');
  made.scroller.scrollTo({ x: 0, y: 1e6 }, { animated: false });
  assert.equal(made.scroller.offset.y, 10_000 + 34 - 700);
  made.scroller.scrollTo({ x: 0, y: -1e6 }, { animated: false });
  assert.equal(made.scroller.offset.y, -50);
});

test('content that fits does not stretch unless it always bounces', () => {
  const small = { content: { width: 400, height: 300 } };
  const stiff = makeScroller(small);
  flick(stiff, { speed: { y: 900 }, release: false });
  assert.equal(stiff.scroller.offset.y, 0);
  const soft = makeScroller({ ...small, alwaysBounce: true });
  flick(soft, { speed: { y: 900 }, release: false });
  assert.ok(soft.scroller.offset.y < -30);
  soft.scroller.endDrag(soft.clock.now());
  run(soft);
  assert.equal(soft.scroller.offset.y, 0);
});

test('people cannot scroll content without an axis, and programs can', () => {
  const made = makeScroller({ axis: 'none' });
  flick(made, { speed: { y: -900 }, release: false });
  made.scroller.endDrag(made.clock.now());
  made.scroller.wheel({ dx: 0, dy: 100, mode: 'notched', tMs: made.clock.now() });
  made.scroller.wheel({ dx: 0, dy: 100, mode: 'precise', tMs: made.clock.now() });
  run(made);
  assert.deepEqual(made.scroller.offset, { x: 0, y: 0 });
  made.scroller.scrollTo({ x: 0, y: 300 }, { animated: false });
  run(made);
  assert.deepEqual(made.scroller.offset, { x: 0, y: 300 });
});

test('a drag of both axes is locked when it is twice as long along one', () => {
  const extent = { content: { width: 5000, height: 5000 }, axis: 'both' };
  const upright = makeScroller(extent);
  flick(upright, { speed: { x: -400, y: -1000 }, release: false });
  assert.deepEqual(upright.scroller.offset, { x: 0, y: 100 });
  const slanting = makeScroller(extent);
  flick(slanting, { speed: { x: -600, y: -1000 }, release: false });
  assertNear(slanting.scroller.offset.x, 60, 1e-9);
  assertNear(slanting.scroller.offset.y, 100, 1e-9);
});

test('a trackpad moves 1:1, is clamped, and rests 120 ms after its last turn', () => {
  const made = makeScroller();
  made.scroller.wheel({ dx: 30, dy: 12.5, mode: 'precise', tMs: made.clock.now() });
  assert.deepEqual(made.scroller.offset, { x: 0, y: 12.5 });
  made.scroller.wheel({ dx: 0, dy: -100, mode: 'precise', tMs: made.clock.now() });
  assert.equal(made.scroller.offset.y, 0);
  assert.equal(made.scroller.phase, 'drag');
  made.clock.advance(119);
  made.scroller.tick(made.clock.now());
  assert.equal(made.scroller.isMoving, true);
  made.clock.advance(1);
  made.scroller.tick(made.clock.now());
  assert.deepEqual(made.names(), ['end', 'idle'], 'the layout is asked for the place where it rests');
});

test('a layout that pages turns the page by the wheel, and after several pages ends at the nearest', () => {
  for (const [mode, dy, names, speed] of [
    ['precise', 60, ['end', 'idle'], 1], ['notched', 100, ['end', 'idle'], 1], ['precise', 20, ['end', 'idle'], 0],
    ['notched', 900, ['idle', 'end', 'idle'], 0],
  ]) {
    const made = makeScroller();
    const ends = [];
    made.scroller.on('end', (end) => ends.push(end));
    made.scroller.wheel({ dx: 0, dy, mode, tMs: made.clock.now() });
    run(made);
    assert.deepEqual(made.names(), names, `${mode} ${dy}`);
    assert.deepEqual([ends[0].offset.y, ends[0].proposed.y, Math.sign(ends[0].velocity.y)], [dy, dy, speed]);
    assert.equal(made.scroller.retarget({ x: 0, y: 852 }), true);
    run(made);
    assert.equal(made.scroller.offset.y, 852);
  }
});

test('notches of a mouse wheel add up to where a spring goes', () => {
  const made = makeScroller();
  made.scroller.wheel({ dx: 0, dy: 100, mode: 'notched', tMs: made.clock.now() });
  made.clock.advance(50);
  made.scroller.tick(made.clock.now());
  // Critically damped, ω = 2π/0.25: 100 − 100 e^(−ωt)(1 + ωt) after 0.05 s, ωt = 1.2566.
  assertNear(made.scroller.offset.y, 35.77, 0.01);
  made.scroller.wheel({ dx: 0, dy: 100, mode: 'notched', tMs: made.clock.now() });
  run(made);
  assert.equal(made.scroller.offset.y, 200);
});

test('a target moves the landing, also long after it, but not after another gesture or two seconds', () => {
  const made = makeScroller();
  flick(made, { speed: { y: -1000 } });
  made.clock.advance(100);
  assert.equal(made.scroller.retarget({ x: 0, y: 700 }), true);
  run(made);
  assert.equal(made.scroller.offset.y, 700);

  // An answer by a slow line: the wheel has come to rest long before, and the page turns all the same.
  const slow = makeScroller();
  slow.scroller.wheel({ dx: 0, dy: 100, mode: 'notched', tMs: slow.clock.now() });
  run(slow);
  assert.equal(slow.scroller.offset.y, 100);
  slow.clock.advance(1900);
  assert.equal(slow.scroller.retarget({ x: 0, y: 852 }), true);
  run(slow);
  assert.equal(slow.scroller.offset.y, 852);

  const late = makeScroller();
  flick(late, { speed: { y: -1000 } });
  late.clock.advance(2001);
  assert.equal(late.scroller.retarget({ x: 0, y: 700 }), false);
  run(late);
  assertNear(late.scroller.offset.y, 599.5, 0.005);

  const other = makeScroller();
  flick(other, { speed: { y: -1000 } });
  other.clock.advance(50);
  other.scroller.scrollBy({ x: 0, y: 10 }, { nowMs: other.clock.now() });
  assert.equal(other.scroller.retarget({ x: 0, y: 700 }), false);
});

test('a retarget changes neither place nor velocity of the moment', () => {
  const made = makeScroller();
  flick(made, { speed: { y: -1000 } });
  made.clock.advance(100);
  made.scroller.tick(made.clock.now());
  const { offset, velocity } = made.scroller;
  made.scroller.retarget({ x: 0, y: 800 });
  made.scroller.tick(made.clock.now());
  assertNear(made.scroller.offset.y, offset.y, 1e-9);
  assertNear(made.scroller.velocity.y, velocity.y, 1e-9);
});

test('a cancelled drag ends once and does not decelerate', () => {
  const made = makeScroller();
  flick(made, { speed: { y: -1000 }, release: false });
  made.scroller.cancelDrag();
  made.scroller.endDrag(made.clock.now());
  assert.deepEqual(made.names(), ['end', 'idle']);
  assertNear(made.scroller.offset.y, 100, 1e-9);
});

test('content that shrinks springs back, a new viewport clamps at once', () => {
  const made = makeScroller();
  made.scroller.jumpTo({ x: 0, y: 5000 });
  made.scroller.setExtent({ viewport: phone, content: { width: 400, height: 2000 } });
  assert.equal(made.scroller.offset.y, 5000);
  run(made);
  assert.equal(made.scroller.offset.y, 1300);
  made.scroller.setExtent({
    viewport: { width: 400, height: 900 },
    content: { width: 400, height: 2000 },
  });
  assert.equal(made.scroller.offset.y, 1100);
});

test('with reduced motion nothing decelerates and nothing bounces', () => {
  const made = makeScroller();
  made.scroller.reducedMotion = true;
  flick(made, { speed: { y: -1000 } });
  assertNear(made.scroller.offset.y, 100, 1e-9);
  assert.equal(made.scroller.isMoving, false);
  assert.deepEqual(made.names(), ['end', 'idle']);
  made.scroller.scrollBy({ x: 0, y: 50 });
  assertNear(made.scroller.offset.y, 150, 1e-9);
});

test('random gestures always end inside the range, at rest, with one end per drag, and at most one per turn of the wheel', () => {
  for (let seed = 1; seed <= 60; seed += 1) checkRandomGestures(seed);
});

function checkRandomGestures(seed) {
  const random = seededRandom(seed);
  const axis = ['vertical', 'horizontal', 'both'][seed % 3];
  const made = makeScroller({ axis, content: { width: 3000 * random(), height: 5000 * random() } });
  const { scroller, clock } = made;
  let drags = 0;
  let turns = 0;
  for (let step = 0; step < 12; step += 1) {
    const choice = Math.floor(random() * 6);
    const by = { x: (random() - 0.5) * 9000, y: (random() - 0.5) * 9000 };
    if (choice <= 1) {
      flick(made, { speed: by });
      drags += 1;
    } else if (choice === 2) {
      scroller.wheel({ dx: by.x / 10, dy: by.y / 10, mode: 'notched', tMs: clock.now() });
      turns += 1;
    } else if (choice === 3) {
      scroller.wheel({ dx: by.x / 10, dy: by.y / 10, mode: 'precise', tMs: clock.now() });
      turns += 1;
    } else if (choice === 4) {
      scroller.retarget(by);
    } else {
      const content = { width: 3000 * random(), height: 5000 * random() };
      scroller.setExtent({ viewport: phone, content, axis });
    }
    const frames = Math.floor(random() * 20);
    for (let frame = 0; frame < frames; frame += 1) {
      clock.advance(FRAME_MS);
      scroller.tick(clock.now());
      assert.ok(Number.isFinite(scroller.offset.x) && Number.isFinite(scroller.offset.y));
    }
  }
  run(made);
  const { min, max } = scroller.range;
  const { x, y } = scroller.offset;
  assert.ok(x >= min.x && x <= max.x && y >= min.y && y <= max.y, `seed ${seed}: ${x}, ${y}`);
  // Turns of the wheel that add up, or that a finger ends, have no end of their own.
  const ends = made.names().filter((name) => name === 'end').length;
  assert.ok(ends >= drags && ends <= drags + turns, `seed ${seed}: ${ends} for ${drags} drags and ${turns} turns`);
  assert.equal(made.names().at(-1) ?? 'idle', 'idle', `seed ${seed}`);
  assert.deepEqual(scroller.velocity, { x: 0, y: 0 }, `seed ${seed}`);
}

test('content that moves takes the viewport, the finger and a deceleration along', () => {
  const made = makeScroller();
  const { scroller, clock } = made;
  flick(made, { speed: { y: -1000 }, release: false });
  scroller.translate({ x: 0, y: 250 });
  assert.deepEqual(scroller.offset, { x: 0, y: 350 });
  scroller.drag(200, 480, clock.now());
  assert.deepEqual(scroller.offset, { x: 0, y: 370 });
  scroller.drag(200, 500, clock.now());
  scroller.cancelDrag();
  flick(made, { speed: { y: -1000 } });
  // From 450 at 1000 pt/s it would rest 499.5 pt further on; 100 pt of that way lie moved.
  clock.advance(100);
  scroller.tick(clock.now());
  scroller.translate({ x: 0, y: -100 });
  run(made);
  assertNear(scroller.offset.y, 450 + 499.5 - 100, 0.6);
});

test('content at rest that is moved tells its offset, unless nobody wants to know', () => {
  const { scroller } = makeScroller();
  const told = [];
  scroller.on('idle', () => told.push(scroller.offset.y));
  scroller.translate({ x: 0, y: 10 });
  scroller.translate({ x: 0, y: 10 }, { isTold: false });
  assert.deepEqual(told, [10]);
  assert.equal(scroller.offset.y, 20);
});

test('along an axis that does not scroll, content goes with its place at once', () => {
  const { scroller } = makeScroller();
  const content = { width: 400, height: 9000 };
  for (const left of [-80, -20, 0]) {
    scroller.setExtent({ viewport: phone, content, insets: { top: 0, left, bottom: 0, right: 0 - left } });
    assert.deepEqual(scroller.offset, { x: 0 - left, y: 0 });
    assert.equal(scroller.isMoving, false);
  }
});

test('a motion to the start of the content ends there, however much comes before what was seen', () => {
  const content = { width: 400, height: 9000 };
  const motions = [
    (made) => made.scroller.scrollTo({ x: 0, y: 0 }),
    (made) => made.scroller.scrollBy({ x: 0, y: -9000 }),
    (made) => made.scroller.scrollTo({ x: 0, y: 0 }, { durationS: 0.5 }),
  ];
  for (const move of motions) {
    const made = makeScroller();
    made.scroller.jumpTo({ x: 0, y: 3000 });
    move(made);
    // Rows above turn out to be higher than thought, some of them before the content is told to be longer.
    for (const grown of [200, 100]) {
      made.clock.advance(40);
      made.scroller.tick(made.clock.now());
      made.scroller.translate({ x: 0, y: grown });
      made.scroller.setExtent({ viewport: phone, content: { ...content, height: content.height + grown } });
    }
    run(made);
    assert.equal(made.scroller.offset.y, 0);
  }
});

test('a spring goes to its target in the content that has moved', () => {
  const made = makeScroller();
  made.scroller.scrollTo({ x: 0, y: 1000 });
  made.scroller.translate({ x: 0, y: 500 });
  made.scroller.setExtent({ viewport: phone, content: { width: 400, height: 9000 } });
  run(made);
  assert.equal(made.scroller.offset.y, 1500);
});
