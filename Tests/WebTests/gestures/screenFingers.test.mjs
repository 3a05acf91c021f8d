// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { attachInput } from '../../../web/gestures/input.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { scrolls } from '../../../web/app/stage/screenHands.js';
import { ManualClock } from '../base/manualClock.mjs';
import { FakeCanvas } from './fakeCanvas.mjs';

/** A screen that takes everything above y = 100, and parts of elements below that do what `axes` says. */
function makeScreen(axes = null, around = null) {
  const clock = new ManualClock(1000);
  const canvas = new FakeCanvas();
  const scroller = new Scroller({ clock });
  scroller.setExtent({ viewport: { width: 400, height: 700 }, content: { width: 400, height: 9000 } });
  const told = [];
  const touches = [];
  attachInput(canvas, scroller, {
    clock,
    toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    screen: {
      takes: ({ y }) => y < 100,
      within: () => axes,
      around: () => around,
      tell: (phase, { x, y }, finger = 0) => told.push(`${finger} ${phase} ${x} ${y}`),
    },
    touch: { tell: (phase) => touches.push(phase) },
  });
  const pointer = (type, id, x, y, members = {}) => {
    clock.advance(10);
    const event = { pointerId: id, pointerType: 'touch', button: 0, clientX: x, clientY: y };
    return canvas.fire(`pointer${type}`, { ...event, ...members });
  };
  return { clock, canvas, scroller, told, touches, pointer };
}

test('a screen has two fingers, each until it is lifted, and a third one is ignored', () => {
  const { told, pointer } = makeScreen();
  pointer('down', 1, 50, 50);
  pointer('down', 2, 90, 50);
  pointer('down', 3, 10, 10);
  pointer('move', 2, 99, 50);
  pointer('up', 1, 50, 50);
  pointer('move', 2, 120, 50);
  pointer('up', 2, 120, 50);
  assert.deepEqual(told, [
    '0 began 50 50', '1 began 90 50', '1 moved 99 50', '0 ended 50 50', '1 moved 120 50', '1 ended 120 50',
  ]);
});

test('the collection view gets nothing of a finger beside it', () => {
  const { told, touches, pointer } = makeScreen();
  const mouse = { pointerType: 'mouse' };
  pointer('down', 1, 50, 50, mouse);
  pointer('up', 1, 50, 50, mouse);
  assert.deepEqual(told, ['0 began 50 50', '0 ended 50 50']);
  assert.deepEqual(touches, []);
  pointer('down', 2, 50, 150, mouse);
  pointer('up', 2, 50, 150, mouse);
  assert.deepEqual(touches, ['began', 'ended']);
});

test('fingers that are taken away are cancelled, both of them', () => {
  const { told, pointer } = makeScreen();
  pointer('down', 1, 50, 50);
  pointer('down', 2, 90, 50);
  pointer('cancel', 1, 50, 50);
  assert.deepEqual(told.slice(2).sort(), ['0 cancelled 50 50', '1 cancelled 90 50']);
});

test('the Option key puts two fingers opposite each other on a screen', () => {
  const { told, pointer } = makeScreen();
  pointer('down', 1, 150, 50, { pointerType: 'mouse', altKey: true });
  // The middle of the viewport is at (200, 350).
  assert.deepEqual(told, ['0 began 150 50', '1 began 250 650']);
});

test('a part that follows drags has the finger at once, and keeps it', () => {
  const { told, pointer, scroller } = makeScreen({ x: true, y: true, rests: true });
  pointer('down', 1, 50, 300);
  pointer('move', 1, 50, 250);
  pointer('up', 1, 50, 250);
  assert.deepEqual(told, ['0 began 50 300', '0 moved 50 250', '0 ended 50 250']);
  assert.equal(scroller.offset.y, 0);
});

test('a part that only rests or is tapped loses the finger to a scroll', () => {
  const { told, pointer, scroller } = makeScreen({ x: false, y: false, rests: true });
  pointer('down', 1, 50, 300);
  pointer('move', 1, 50, 250);
  assert.deepEqual(told, ['0 began 50 300', '0 cancelled 50 250']);
  assert.equal(scroller.offset.y, 40, '50 pt less the slop');
});

test('a finger that rests as long as a press takes stays with its part', () => {
  const { clock, told, pointer, scroller } = makeScreen({ x: false, y: false, rests: true, press: 0.2 });
  pointer('down', 1, 50, 300);
  clock.advance(190);
  assert.deepEqual(told, ['0 began 50 300']);
  clock.advance(20);
  pointer('move', 1, 50, 250);
  pointer('up', 1, 50, 250);
  assert.deepEqual(told.slice(-2), ['0 moved 50 250', '0 ended 50 250']);
  assert.ok(!told.some((one) => one.includes('cancelled')));
  assert.equal(scroller.offset.y, 0);
});

test('a part without interest in fingers that rest hears of taps only', () => {
  const { told, pointer } = makeScreen({ x: false, y: false, rests: false });
  pointer('down', 1, 50, 300);
  assert.deepEqual(told, []);
  pointer('up', 1, 50, 300);
  assert.deepEqual(told, ['0 began 50 300', '0 ended 50 300']);
});

test('a part that hears of taps gets two fingers from the second one on', () => {
  const { told, pointer, scroller } = makeScreen({ x: false, y: false, rests: false });
  pointer('down', 1, 50, 300);
  pointer('down', 2, 90, 300);
  pointer('move', 2, 120, 300);
  pointer('up', 2, 120, 300);
  pointer('up', 1, 50, 300);
  assert.deepEqual(told, [
    '0 began 50 300', '0 moved 50 300', '1 began 90 300', '1 moved 120 300', '1 ended 120 300', '0 ended 50 300',
  ]);
  assert.equal(scroller.offset.y, 0);
});

test('a drag across the content is for the views around it, and one along it scrolls', () => {
  const { told, touches, pointer, scroller } = makeScreen(null, { x: true, y: false });
  pointer('down', 1, 150, 300);
  pointer('move', 1, 120, 305);
  pointer('move', 1, 80, 420);
  pointer('up', 1, 80, 420);
  assert.deepEqual(told, ['0 began 150 300', '0 moved 120 305', '0 moved 80 420', '0 ended 80 420']);
  assert.equal(scroller.offset.y, 0);
  assert.ok(!touches.includes('ended'), 'no tap');
  pointer('down', 2, 150, 300);
  pointer('move', 2, 150, 250);
  pointer('move', 2, 50, 250);
  pointer('up', 2, 50, 250);
  assert.equal(told.length, 4);
  assert.equal(scroller.offset.y, 40, '50 pt less the slop');
});

test('views around content that is still take every drag on it', () => {
  const { told, pointer, scroller } = makeScreen(null, { x: false, y: true });
  pointer('down', 1, 150, 300);
  pointer('move', 1, 150, 250);
  pointer('up', 1, 150, 250);
  assert.deepEqual(told, ['0 began 150 300', '0 moved 150 250', '0 ended 150 250']);
  assert.equal(scroller.offset.y, 0);
});

test('a sheet follows drags down from the upper edge of its content, or both ways', () => {
  const drag = (fromTop, to) => {
    const { told, pointer, scroller } = makeScreen(null, { x: false, y: false, fromTop });
    pointer('down', 1, 150, 300);
    pointer('move', 1, 150, to);
    pointer('up', 1, 150, to);
    return [told.length, scroller.offset.y > 0];
  };
  assert.deepEqual(drag('down', 350), [3, false]);
  assert.deepEqual(drag('down', 250), [0, true]);
  assert.deepEqual(drag('both', 250), [3, false]);
  assert.deepEqual(drag('none', 250), [0, true]);
});

test('a part of an element that takes the drag comes before views around', () => {
  const { told, pointer } = makeScreen({ x: true, y: false, rests: false }, { x: true, y: false });
  pointer('down', 1, 150, 300);
  pointer('move', 1, 120, 300);
  pointer('up', 1, 120, 300);
  assert.deepEqual(told, ['0 began 150 300', '0 moved 120 300', '0 ended 120 300']);
});

test('what is in front decides whether a finger scrolls', () => {
  const box = { x: 0, y: 0, width: 100, height: 100, label: '' };
  const screen = (...roles) => ({ controls: roles.map((role) => ({ ...box, role })) });
  const point = { x: 50, y: 50 };
  assert.equal(scrolls(screen('scroller', 'button'), point), true);
  assert.equal(scrolls(screen('scroller', 'grip'), point), false);
  assert.equal(scrolls(screen('grip', 'scroller', 'area'), point), true);
  assert.equal(scrolls(screen('scroller', 'slider'), point), false);
});
