// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { OrthogonalScrollers } from '../../../../web/gestures/scrolling/orthogonalScrollers.js';
import { ScrollRouter } from '../../../../web/gestures/scrolling/scrollRouter.js';
import { Scroller } from '../../../../web/gestures/scrolling/scroller.js';
import { OrthogonalSection } from '../../../../web/store/elements/orthogonalSection.js';
import { assertNear } from '../../base/approximately.mjs';
import { ManualClock } from '../../base/manualClock.mjs';

const frame = { x: 0, y: 100, width: 390, height: 100 };

/** Ten groups of 100 pt with 20 between them, in an orthogonal section that shows 390 pt. */
function tens(members = {}) {
  const section = new OrthogonalSection();
  const rests = [{ count: 10, first: 0, last: 1080 }];
  return Object.assign(section, { id: 1, key: 'a', frame, upper: 790, behaviour: 4, rests }, members);
}

/** Content of 2,000 pt in a viewport of 700, with orthogonal sections in it. */
function makeSections(...sections) {
  const clock = new ManualClock(1000);
  const main = new Scroller({ clock });
  main.setExtent({ viewport: { width: 390, height: 700 }, content: { width: 390, height: 2000 } });
  const scrollers = new OrthogonalScrollers({ clock });
  const view = { orthogonalSections: new Map(sections.map((section) => [section.id, section])) };
  const reports = [];
  scrollers.on('report', (report) => reports.push(report));
  scrollers.take(view);
  const router = new ScrollRouter(main, scrollers);
  const run = () => {
    for (let at = 0; at < 2000 && (main.isMoving || scrollers.isMoving); at += 1) {
      clock.advance(10);
      main.tick(clock.now());
      scrollers.tick(clock.now());
    }
  };
  const drag = (from, to, { steps = 10, pauseMs = 0, release = true } = {}) => {
    router.beginDrag(from.x, from.y, clock.now(), { slop: 4 });
    for (let step = 1; step <= steps; step += 1) {
      clock.advance(10);
      const at = (name) => from[name] + ((to[name] - from[name]) * step) / steps;
      router.drag(at('x'), at('y'), clock.now());
    }
    clock.advance(pauseMs);
    if (release) router.endDrag(clock.now());
  };
  return { clock, main, scrollers, router, view, reports, run, drag };
}

test('a finger along an orthogonal section scrolls it and nothing else', () => {
  const section = tens({ behaviour: 1, rests: [] });
  const made = makeSections(section);
  made.drag({ x: 300, y: 150 }, { x: 200, y: 160 }, { pauseMs: 100 });
  made.run();
  // 100 pt less 4 pt of slop along a way of about 100.5.
  assertNear(section.offset, 100 - 4 * (100 / Math.hypot(100, 10)), 0.01);
  assert.equal(made.main.offset.y, 0);
});

test('a finger across an orthogonal section scrolls the content and leaves the section', () => {
  const section = tens();
  const made = makeSections(section);
  made.drag({ x: 200, y: 150 }, { x: 210, y: 50 }, { pauseMs: 100 });
  made.run();
  assert.ok(made.main.offset.y > 90);
  assert.equal(section.offset, 0);
});

test('a finger that has chosen keeps to its choice', () => {
  const section = tens({ behaviour: 1, rests: [] });
  const made = makeSections(section);
  made.router.beginDrag(300, 150, made.clock.now(), { slop: 4 });
  made.clock.advance(10);
  made.router.drag(290, 150, made.clock.now());
  made.clock.advance(10);
  made.router.drag(280, 20, made.clock.now());
  assert.equal(section.offset, 16);
  assert.equal(made.main.offset.y, 0);
});

test('beside an orthogonal section the content scrolls', () => {
  const section = tens();
  const made = makeSections(section);
  made.drag({ x: 300, y: 250 }, { x: 200, y: 250 });
  made.run();
  assert.equal(section.offset, 0);
});

test('a flick turns one group, and the host is told where it ends', () => {
  const section = tens();
  const made = makeSections(section);
  made.drag({ x: 300, y: 150 }, { x: 240, y: 150 });
  const end = made.reports.find(({ phase }) => phase === 'end');
  assert.deepEqual(end.proposed, { x: 120, y: 0 });
  assert.equal(end.orthogonalSection, 1);
  made.run();
  assert.equal(section.offset, 120);
  assert.equal(made.reports.at(-1).phase, 'idle');
  assert.deepEqual(made.reports.at(-1).offset, { x: 120, y: 0 });
});

test('a slow drag goes back, or on, to the nearest group', () => {
  const section = tens();
  const made = makeSections(section);
  made.drag({ x: 300, y: 150 }, { x: 246, y: 150 }, { pauseMs: 200 });
  made.run();
  assert.equal(section.offset, 0);
  made.drag({ x: 300, y: 150 }, { x: 226, y: 150 }, { pauseMs: 200 });
  made.run();
  assert.equal(section.offset, 120);
});

test('an orthogonal section that rests at boundaries decelerates to the nearest', () => {
  const section = tens({ behaviour: 2 });
  const made = makeSections(section);
  // 600 pt/s: 600 / 2.002 = 299.7 pt further than the 56 of the drag: 355.7, and 360 is nearest.
  made.drag({ x: 300, y: 150 }, { x: 240, y: 150 });
  made.run();
  assert.equal(section.offset, 360);
});

test('a pull beyond the first group stretches, unless the section never bounces', () => {
  const soft = makeSections(tens({ behaviour: 1, rests: [] }));
  soft.drag({ x: 100, y: 150 }, { x: 204, y: 150 }, { release: false });
  // 100 · 390 · 0.55 / (390 + 55) = 48.2.
  assertNear(soft.view.orthogonalSections.get(1).offset, -48.2, 0.05);
  const hard = makeSections(tens({ behaviour: 1, rests: [], bounce: 2 }));
  hard.drag({ x: 100, y: 150 }, { x: 204, y: 150 }, { release: false });
  assert.equal(hard.view.orthogonalSections.get(1).offset, 0);
});

test('an orthogonal section that never bounces stops at its end', () => {
  const section = tens({ behaviour: 1, rests: [], bounce: 2, offset: 700 });
  const made = makeSections(section);
  let greatest = 0;
  made.scrollers.on('move', () => {
    greatest = Math.max(greatest, section.offset);
  });
  made.drag({ x: 300, y: 150 }, { x: 240, y: 150 });
  made.run();
  assert.equal(greatest, 790);
  assert.equal(section.offset, 790);
});

test('content that fits is left to the finger of the content, unless the section always bounces', () => {
  const still = makeSections(tens({ upper: 0, rests: [] }));
  still.drag({ x: 300, y: 150 }, { x: 200, y: 150 }, { release: false });
  assert.equal(still.view.orthogonalSections.get(1).offset, 0);
  const soft = makeSections(tens({ upper: 0, rests: [], bounce: 1 }));
  soft.drag({ x: 300, y: 150 }, { x: 200, y: 150 }, { release: false });
  assert.ok(soft.view.orthogonalSections.get(1).offset > 0);
});

test('a wheel that turns sideways over an orthogonal section scrolls it; the same movement of the hand stays there', () => {
  const section = tens({ behaviour: 1, rests: [] });
  const { router, clock } = makeSections(section);
  const turn = (dx, dy) => ({ dx, dy, mode: 'precise', tMs: clock.now() });
  assert.equal(router.wheelAt({ x: 50, y: 150 }, turn(2, 20)), false);
  assert.equal(router.wheelAt({ x: 50, y: 300 }, turn(20, 2)), false, 'no section there');
  assert.equal(router.wheelAt({ x: 50, y: 150 }, turn(20, 2)), true);
  assert.equal(router.wheelAt({ x: 50, y: 150 }, turn(2, 20)), true);
  assert.equal(section.offset, 22);
  clock.advance(200);
  assert.equal(router.wheelAt({ x: 50, y: 150 }, turn(2, 20)), false);
});

test('a wheel that scrolls the content passes over sections', () => {
  const section = tens({ behaviour: 1, rests: [] });
  const { router, clock } = makeSections(section);
  router.wheel({ dx: 0, dy: 30, mode: 'precise', tMs: clock.now() });
  const turn = { dx: 20, dy: 2, mode: 'precise', tMs: clock.now() };
  assert.equal(router.wheelAt({ x: 50, y: 150 }, turn), false);
});

test('a notch goes to the next place to rest', () => {
  const section = tens({ behaviour: 2 });
  const made = makeSections(section);
  const notch = (dx) =>
    made.router.wheelAt({ x: 50, y: 150 }, { dx, dy: 0, mode: 'notched', tMs: made.clock.now() });
  notch(100);
  notch(100);
  made.run();
  assert.equal(section.offset, 240);
  notch(-100);
  made.run();
  assert.equal(section.offset, 120);
});

test('a trackpad turns at most one page', () => {
  const section = tens({ behaviour: 3, rests: [{ count: 4, first: 0, last: 1170 }] });
  const made = makeSections(section);
  for (let step = 0; step < 20; step += 1) {
    made.clock.advance(10);
    const turn = { dx: 40, dy: 0, mode: 'precise', tMs: made.clock.now() };
    made.router.wheelAt({ x: 50, y: 150 }, turn);
    assert.ok(section.offset <= 390);
  }
  made.run();
  assert.equal(section.offset, 390);
});

test('a trackpad that goes a short way turns the page all the same, and a twitch does not', () => {
  const section = tens({ behaviour: 4 });
  const made = makeSections(section);
  const turn = (dx) =>
    made.router.wheelAt({ x: 50, y: 150 }, { dx, dy: 0, mode: 'precise', tMs: made.clock.now() });
  turn(20);
  made.run();
  assert.equal(section.offset, 0);
  turn(40);
  made.run();
  assert.equal(section.offset, 120);
});

test('an orthogonal section goes on resting at its group when it is wider', () => {
  const section = tens({ offset: 240 });
  const made = makeSections(section);
  // On a wider device groups are 130 pt wide and 30 apart.
  const rests = [{ count: 10, first: 0, last: 1440 }];
  Object.assign(section, { frame: { ...frame, width: 500 }, upper: 1070, rests });
  made.scrollers.take(made.view);
  made.run();
  assert.equal(section.offset, 320);
});

test('the server moves an orthogonal section, but not under a finger', () => {
  const section = tens();
  const made = makeSections(section);
  section.told = 360;
  made.scrollers.follow([section]);
  made.run();
  assert.equal(section.offset, 360);
  made.drag({ x: 300, y: 150 }, { x: 290, y: 150 }, { release: false });
  section.told = 0;
  made.scrollers.follow([section]);
  assert.ok(section.offset > 300);
});

test('a stretch of an orthogonal section is brought into view by as little as it takes', () => {
  const section = tens({ behaviour: 1, rests: [] });
  const made = makeSections(section);
  made.scrollers.reveal(section, 480, 100);
  made.run();
  assert.equal(section.offset, 190, '480 + 100 − 390');
  made.scrollers.reveal(section, 240, 100);
  made.run();
  assert.equal(section.offset, 190, 'it is in view');
  made.scrollers.reveal(section, 120, 100);
  made.run();
  assert.equal(section.offset, 120);
});

test('another view has orthogonal sections of its own, and one that is gone scrolls no more', () => {
  const section = tens();
  const made = makeSections(section);
  assert.ok(made.scrollers.at({ x: 10, y: 150 }));
  made.view.orthogonalSections.clear();
  made.scrollers.take(made.view);
  assert.equal(made.scrollers.at({ x: 10, y: 150 }), null);
  made.scrollers.take({ orthogonalSections: new Map([[1, tens({ offset: 120 })]]) });
  assert.equal(made.scrollers.at({ x: 10, y: 150 }).offset, 120);
});

test('a section of another list begins at its own place, whatever the key of the one before it', () => {
  const made = makeSections(tens({ offset: 240 }));
  const centred = { offset: -145, lower: -145, upper: 935, rests: [{ count: 10, first: -145, last: 935 }] };
  made.view.orthogonalSections.set(1, tens(centred));
  made.scrollers.take(made.view);
  made.run();
  assert.equal(made.scrollers.at({ x: 10, y: 150 }).offset, -145);
  assert.equal(made.view.orthogonalSections.get(1).offset, -145);
});

test('with reduced motion a flick is at its place at once', () => {
  const section = tens();
  const made = makeSections(section);
  made.scrollers.reducedMotion = true;
  made.drag({ x: 300, y: 150 }, { x: 240, y: 150 });
  assert.equal(section.offset, 120);
  assert.equal(made.scrollers.isMoving, false);
});

test('tells where sections stand that the server has elsewhere', () => {
  const one = tens({ offset: 120, told: 0 });
  const other = tens({ id: 2, key: 'b', offset: 240, told: 240, frame: { ...frame, y: 300 } });
  const made = makeSections(one, other);
  made.scrollers.reportAll();
  const told = made.reports.map(({ orthogonalSection, phase }) => [orthogonalSection, phase]);
  assert.deepEqual(told, [[1, 'idle']]);
});
