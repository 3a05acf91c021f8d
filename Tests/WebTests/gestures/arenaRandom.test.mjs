// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { attachInput } from '../../../web/gestures/input.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { ManualClock } from '../base/manualClock.mjs';
import { seededRandom } from '../base/random.mjs';
import { FakeCanvas } from './fakeCanvas.mjs';

const RUNS = 300;
const STEPS = 40;
/** Gestures that begin, go on and end. */
const LASTING = ['touch 0', 'touch 1', 'rectangle', 'carry', 'swipe', 'button'];
const WANTS = [
  null, { fingers: 1, drag: 'scroll' }, { fingers: 2, drag: 'both', press: 0.3 },
  { fingers: 2, drag: 'gesture' },
];

/** The phases that may follow each phase of a gesture. */
const NEXT = {
  none: ['began'], began: ['moved', 'ended', 'cancelled'], moved: ['moved', 'ended', 'cancelled'],
  ended: ['began'], cancelled: ['began'],
};

/** Input with the targets that the seed chooses, and the phases of all continuous gestures. */
function makeStage(random) {
  const clock = new ManualClock(1000);
  const canvas = new FakeCanvas();
  const scroller = new Scroller({ clock });
  scroller.setExtent({
    viewport: { width: 400, height: 700 }, content: { width: 400, height: 10_000 },
  });
  const phases = Object.fromEntries(LASTING.map((name) => [name, 'none']));
  const pick = (options) => options[Math.floor(random() * options.length)];
  const wants = pick(WANTS);
  const asideIs = pick([[null], [null, 'row', 'button', 'away']]);
  const carries = pick([[null], ['now'], ['held'], [null, 'now', 'held']]);
  const note = (name, phase) => {
    assert.ok(NEXT[phases[name]].includes(phase), `${name}: ${phase} after ${phases[name]}`);
    phases[name] = phase;
  };
  attachInput(canvas, scroller, {
    clock,
    toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    tap: () => assert.ok(!isUnderWay('carry') && !isUnderWay('swipe')),
    touch: { tell: (phase, _, { finger }) => note(`touch ${finger}`, phase), wants: () => wants },
    menu: { ask: () => assert.ok(!isUnderWay('touch 0')), slide: () => {}, lift: () => {} },
    rectangle: { begins: ({ shiftKey }) => shiftKey, handle: (phase) => note('rectangle', phase) },
    carry: { carries: () => pick(carries), handle: (phase) => note('carry', phase) },
    swipe: {
      down: () => pick(asideIs),
      press: (phase) => note('button', phase),
      mayMove: () => random() < 0.7,
      moves: () => random() < 0.7,
      handle: (phase) => note('swipe', phase),
      close: () => {},
    },
    pinch: { handle: () => assert.ok(!isUnderWay('carry')) },
  });
  const isUnderWay = (name) => ['began', 'moved'].includes(phases[name]);
  return { clock, canvas, scroller, phases, pick };
}

/** One random action of a person; `down` holds the places of the pointers. */
function step({ clock, canvas, scroller, pick }, down, random) {
  clock.advance(pick([5, 16, 16, 95, 310, 520]));
  scroller.tick(clock.now());
  if (random() < 0.05) return void canvas.fire('keydown', { key: 'Escape' });
  const id = pick([1, 2, 3]);
  const place = down.get(id);
  const far = pick([2, 8, 30]);
  const clientX = (place?.x ?? 200) + Math.round((random() - 0.5) * far * pick([1, 4]));
  const clientY = (place?.y ?? 300) + Math.round((random() - 0.5) * far);
  const pointer = { pointerId: id, pointerType: id === 1 ? 'mouse' : 'touch', button: 0 };
  const event = { ...pointer, clientX, clientY, shiftKey: random() < 0.2 };
  if (!place) {
    down.set(id, { x: clientX, y: clientY });
    canvas.fire('pointerdown', event);
  } else if (random() < 0.75) {
    down.set(id, { x: clientX, y: clientY });
    canvas.fire('pointermove', event);
  } else {
    down.delete(id);
    canvas.fire(pick(['pointerup', 'pointerup', 'pointercancel']), event);
  }
}

test('any sequence of pointers begins and ends each gesture once', () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = seededRandom(seed);
    const stage = makeStage(random);
    const down = new Map();
    for (let at = 0; at < STEPS; at += 1) step(stage, down, random);
    for (const [id, { x, y }] of down) {
      stage.canvas.fire('pointerup', { pointerId: id, clientX: x, clientY: y });
    }
    stage.clock.advance(5000);
    for (const name of LASTING) {
      assert.ok(['none', 'ended', 'cancelled'].includes(stage.phases[name]), `${name}, seed ${seed}`);
    }
  }
});
