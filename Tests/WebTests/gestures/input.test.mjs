// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { attachInput } from '../../../web/gestures/input.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { WheelReader } from '../../../web/gestures/wheel.js';
import { assertNear } from '../base/approximately.mjs';
import { ManualClock } from '../base/manualClock.mjs';
import { FakeCanvas } from './fakeCanvas.mjs';

/** A device of 400 × 700 pt that is shown at half its size. */
function makeInput({ extent = {}, ...options } = {}) {
  const clock = new ManualClock(1000);
  const canvas = new FakeCanvas();
  const scroller = new Scroller({ clock });
  const viewport = { width: 400, height: 700 };
  scroller.setExtent({ viewport, content: { width: 400, height: 10_000 }, ...extent });
  const taps = [];
  const hovers = [];
  const pinches = [];
  const dispose = attachInput(canvas, scroller, {
    clock,
    toPoint: ({ clientX, clientY }) => ({ x: clientX * 2, y: clientY * 2 }),
    tap: (point) => taps.push(point),
    hover: (point) => hovers.push(point),
    pinch: { handle: (pinch) => pinches.push(pinch) },
    ...options,
  });
  const pointer = (type, x, y, members = {}) => {
    clock.advance(10);
    const event = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y };
    return canvas.fire(`pointer${type}`, { ...event, ...members });
  };
  return { clock, canvas, scroller, taps, hovers, pinches, dispose, pointer };
}

const touch = (pointerId) => ({ pointerType: 'touch', pointerId });

function wheelEvent(deltaY, members = {}) {
  return { deltaX: 0, deltaY, deltaMode: 0, clientX: 50, clientY: 60, ...members };
}

test('a drag by the mouse moves the content after 4 pt', () => {
  const { canvas, scroller, taps, pointer } = makeInput();
  pointer('down', 100, 300);
  pointer('move', 100, 299);
  assert.equal(scroller.offset.y, 0);
  pointer('move', 100, 250);
  assert.equal(scroller.offset.y, 96, '100 pt less the slop');
  pointer('up', 100, 250);
  assert.deepEqual(taps, []);
  assert.deepEqual(canvas.captured, [1]);
});

test('a touch that moves less than 10 pt taps where it came down', () => {
  const { taps, scroller, pointer } = makeInput();
  pointer('down', 100, 300, touch(1));
  pointer('move', 102, 303, touch(1));
  pointer('up', 102, 303, touch(1));
  assert.deepEqual(taps, [{ x: 200, y: 600 }]);
  assert.equal(scroller.isMoving, false);
});

test('a touch that catches a running scroll does not tap', () => {
  const { taps, scroller, pointer } = makeInput();
  pointer('down', 100, 300);
  for (let y = 290; y >= 200; y -= 10) pointer('move', 100, y);
  pointer('up', 100, 200);
  assert.equal(scroller.phase, 'decelerate');
  pointer('down', 100, 300);
  pointer('up', 100, 300);
  assert.deepEqual(taps, []);
  assert.equal(scroller.phase, 'idle');
});

test('coalesced samples are used when there are any', () => {
  const { scroller, pointer } = makeInput();
  pointer('down', 0, 300);
  const sample = (clientY) => ({ clientX: 0, clientY });
  pointer('move', 0, 200, { getCoalescedEvents: () => [sample(280), sample(240)] });
  assert.equal(scroller.offset.y, 116, 'up to the last sample');
  pointer('move', 0, 200, { getCoalescedEvents: () => [] });
  assert.equal(scroller.offset.y, 196, 'the event itself');
});

test('a pointer that the system takes away ends the drag without a throw', () => {
  const { scroller, pointer, canvas } = makeInput();
  const ends = [];
  scroller.on('end', (end) => ends.push(end));
  pointer('down', 0, 300);
  for (let y = 290; y >= 200; y -= 10) pointer('move', 0, y);
  pointer('cancel', 0, 200);
  canvas.fire('lostpointercapture', { pointerId: 1 });
  pointer('up', 0, 200);
  assert.equal(ends.length, 1);
  assert.equal(scroller.phase, 'idle');
});

test('a canvas that cannot capture still scrolls', () => {
  const { canvas, scroller, pointer } = makeInput();
  canvas.setPointerCapture = () => {
    throw new Error('no such pointer');
  };
  pointer('down', 0, 300);
  pointer('move', 0, 200);
  assert.ok(scroller.offset.y > 0);
});

test('other buttons than the first do nothing', () => {
  const { scroller, pointer } = makeInput();
  pointer('down', 0, 300, { button: 2 });
  assert.equal(scroller.phase, 'idle');
});

test('the mouse hovers while nothing is held, and nothing is under it while it leads something', () => {
  const { hovers, pointer } = makeInput();
  pointer('move', 10, 20);
  pointer('down', 10, 20);
  pointer('move', 11, 20);
  pointer('up', 11, 20);
  pointer('leave', 11, 20);
  assert.deepEqual(hovers, [{ x: 20, y: 40 }, null, { x: 22, y: 40 }, null]);
});

test('two fingers pinch about their middle, and lifting one does not scroll on', () => {
  const { scroller, pinches, taps, pointer } = makeInput();
  pointer('down', 100, 100, touch(1));
  pointer('down', 100, 200, touch(2));
  pointer('move', 100, 250, touch(2));
  assert.deepEqual(pinches, [{ scale: 1.5, x: 200, y: 350 }]);
  pointer('up', 100, 250, touch(2));
  pointer('move', 100, 400, touch(1));
  pointer('up', 100, 400, touch(1));
  assert.equal(scroller.offset.y, 0);
  assert.deepEqual(taps, []);
});

test('only a touch has its context menu suppressed', () => {
  const { canvas, pointer } = makeInput();
  assert.equal(canvas.fire('contextmenu'), false);
  pointer('down', 0, 0, touch(1));
  assert.equal(canvas.fire('contextmenu'), true);
});

test('a wheel moves by its CSS px in points of the device and never scrolls the page', () => {
  const { canvas, scroller } = makeInput();
  assert.equal(canvas.fire('wheel', wheelEvent(13)), true);
  assert.equal(scroller.offset.y, 26);
});

test('a wheel with Ctrl held is a pinch', () => {
  const { canvas, scroller, pinches } = makeInput();
  assert.equal(canvas.fire('wheel', wheelEvent(10, { ctrlKey: true })), true);
  canvas.fire('wheel', wheelEvent(-400, { ctrlKey: true }));
  assert.equal(scroller.offset.y, 0);
  assertNear(pinches[0].scale, Math.exp(-0.1), 1e-12);
  assertNear(pinches[1].scale, Math.exp(0.5), 1e-12, 'a notch counts as 50');
  assert.deepEqual([pinches[0].x, pinches[0].y], [100, 120]);
});

test('Safari’s pinch counts from its start and comes out step by step', () => {
  const { canvas, pinches } = makeInput();
  assert.equal(canvas.fire('gesturestart', { scale: 1 }), true);
  canvas.fire('gesturechange', { scale: 1.5, clientX: 0, clientY: 0 });
  canvas.fire('gesturechange', { scale: 3, clientX: 0, clientY: 0 });
  assert.deepEqual(pinches.map(({ scale }) => scale), [1.5, 2]);
});

test('Shift turns a wheel sideways, and so does content that only scrolls sideways', () => {
  const extent = { content: { width: 9000, height: 9000 }, axis: 'both' };
  const both = makeInput({ extent });
  both.canvas.fire('wheel', wheelEvent(20, { shiftKey: true }));
  assert.deepEqual(both.scroller.offset, { x: 40, y: 0 });
  const across = makeInput({ extent: { ...extent, axis: 'horizontal' } });
  across.canvas.fire('wheel', wheelEvent(20));
  assert.deepEqual(across.scroller.offset, { x: 40, y: 0 });
});

test('tells a notched wheel from a trackpad, also where its fling outgrows a notch', () => {
  const page = { width: 400, height: 700 };
  const read = (reader, deltaY, nowMs, members) =>
    reader.read(wheelEvent(deltaY, members), nowMs, page);
  const mouse = new WheelReader();
  assert.deepEqual(read(mouse, 120, 1000), { dx: 0, dy: 120, mode: 'notched' });
  assert.equal(read(mouse, 120, 1050).mode, 'notched');
  const trackpad = new WheelReader();
  assert.equal(read(trackpad, 4, 1000).mode, 'precise');
  assert.equal(read(trackpad, 130, 1016).mode, 'precise');
  assert.equal(read(trackpad, 99.5, 1032).mode, 'precise');
  const lines = read(new WheelReader(), 3, 1000, { deltaMode: 1 });
  assert.deepEqual(lines, { dx: 0, dy: 48, mode: 'notched' });
  assert.equal(read(new WheelReader(), 1, 1000, { deltaMode: 2 }).dy, 700);
});

test('keys scroll by 40 pt, by 0.9 viewports and to both ends', () => {
  const { canvas, scroller, clock } = makeInput();
  const press = (key, members = {}) => {
    const used = canvas.fire('keydown', { key, ...members });
    clock.advance(5000);
    scroller.tick(clock.now());
    return used ? scroller.offset.y : 'unused';
  };
  assert.equal(press('ArrowDown'), 40);
  assert.equal(press('ArrowUp'), 0);
  assert.equal(press('PageDown'), 630);
  assert.equal(press(' '), 1260);
  assert.equal(press(' ', { shiftKey: true }), 630);
  assert.equal(press('PageUp'), 0);
  assert.equal(press('End'), 9300);
  assert.equal(press('Home'), 0);
  assert.equal(press('ArrowRight'), 'unused', 'nothing scrolls that way');
  assert.equal(press('a'), 'unused');
  assert.equal(press('End', { ctrlKey: true }), 'unused');
});

test('the page may take a key first', () => {
  const { canvas, scroller } = makeInput({ key: ({ key }) => key === 'End' });
  assert.equal(canvas.fire('keydown', { key: 'End' }), true);
  assert.equal(scroller.isMoving, false);
});

test('disposing takes every listener away', () => {
  const { canvas, dispose } = makeInput();
  assert.equal(canvas.style.touchAction, 'none');
  assert.ok(canvas.listenerCount > 8);
  dispose();
  assert.equal(canvas.listenerCount, 0);
});

/** Input that records touches, presses and rectangles; drags with `shift` span rectangles. */
function makeStage(options = {}) {
  const told = [];
  const round = ({ x, y }) => `${x},${y}`;
  const input = makeInput({
    pinch: undefined,
    touch: {
      tell: (phase, point) => told.push(`${phase} ${round(point)}`),
      elementAt: ({ x, y }) => `${Math.floor(x / 100)} ${Math.floor(y / 100)}`,
    },
    menu: {
      ask: (point, by) => told.push(`press ${point ? round(point) : '-'} ${by}`),
      slide: () => told.push('slide'),
      lift: () => told.push('release'),
    },
    rectangle: {
      begins: ({ shiftKey }) => shiftKey === true,
      handle: (phase, from, to) => told.push(`rectangle ${phase} ${round(from)} ${round(to)}`),
    },
    ...options,
  });
  return { ...input, told };
}

test('a click is a touch that begins and ends', () => {
  const { told, taps, pointer } = makeStage();
  pointer('down', 100, 300);
  pointer('up', 101, 300);
  assert.deepEqual(told, ['began 200,600', 'ended 202,600']);
  assert.equal(taps.length, 1);
});

test('a scroll cancels the touch, a quick one is never told of', () => {
  const { told, pointer, scroller, clock } = makeStage();
  pointer('down', 100, 300, touch(1));
  pointer('move', 100, 280, touch(1));
  pointer('up', 100, 280, touch(1));
  clock.advance(5000);
  scroller.tick(clock.now());
  assert.deepEqual(told, []);
  pointer('down', 100, 300, touch(1));
  clock.advance(100);
  pointer('move', 100, 280, touch(1));
  assert.deepEqual(told, ['began 200,600', 'cancelled 200,600']);
});

test('a long press cancels the touch, and the finger goes on over the menu', () => {
  const { told, scroller, taps, pointer, clock } = makeStage();
  pointer('down', 100, 300, touch(1));
  clock.advance(500);
  assert.deepEqual(told, ['began 200,600', 'cancelled 200,600', 'press 200,600 hold']);
  pointer('move', 100, 100, touch(1));
  pointer('up', 100, 100, touch(1));
  assert.deepEqual(told.slice(3), ['slide', 'release']);
  assert.equal(scroller.offset.y, 0);
  assert.deepEqual(taps, []);
});

test('a touch that catches a running scroll is neither told nor pressed', () => {
  const { told, pointer, clock } = makeStage();
  pointer('down', 100, 300);
  for (let y = 290; y >= 200; y -= 10) pointer('move', 100, y);
  pointer('up', 100, 200);
  told.length = 0;
  pointer('down', 100, 300);
  clock.advance(1000);
  assert.deepEqual(told, []);
});

test('the menu button and the menu keys ask for the menu', () => {
  const { told, canvas, clock } = makeStage();
  const menuButton = { button: 2, clientX: 10, clientY: 20 };
  assert.equal(canvas.fire('contextmenu', menuButton), true, 'not the browser’s menu');
  assert.equal(canvas.fire('keydown', { key: 'ContextMenu' }), true);
  assert.equal(canvas.fire('keydown', { key: 'F10', shiftKey: true }), true);
  assert.equal(canvas.fire('keydown', { key: 'F10' }), false);
  // The other event that the browser fires for the key does not ask a second time.
  assert.equal(canvas.fire('contextmenu', { button: 0, clientX: 0, clientY: 0 }), true);
  clock.advance(1000);
  assert.deepEqual(told, ['press 20,40 mouse', 'press - key', 'press - key']);
});

test('a drag that spans a rectangle does not scroll, and a click stays a click', () => {
  const { told, scroller, taps, pointer } = makeStage();
  const shift = { shiftKey: true };
  pointer('down', 100, 300, shift);
  pointer('up', 100, 300, shift);
  assert.deepEqual(told.splice(0), ['began 200,600', 'ended 200,600']);
  assert.equal(taps.length, 1);
  pointer('down', 100, 300, shift);
  pointer('move', 110, 300, shift);
  pointer('move', 120, 310, shift);
  pointer('up', 120, 310, shift);
  assert.deepEqual(told, [
    'began 200,600',
    'rectangle began 200,600 220,600',
    'cancelled 200,600',
    'rectangle moved 200,600 240,620',
    'rectangle ended 200,600 240,620',
  ]);
  assert.equal(scroller.offset.y, 0);
  assert.equal(taps.length, 1);
});

test('Escape and the loss of the pointer take a rectangle and a touch back', () => {
  const { told, canvas, pointer } = makeStage();
  pointer('down', 100, 300, { shiftKey: true });
  pointer('move', 150, 350);
  told.length = 0;
  canvas.fire('keydown', { key: 'Escape' });
  pointer('up', 150, 350);
  assert.deepEqual(told.splice(0), ['rectangle cancelled 200,600 300,700']);
  pointer('down', 100, 300);
  pointer('cancel', 100, 300);
  assert.deepEqual(told, ['began 200,600', 'cancelled 200,600']);
});

test('a second finger cancels the touch, and both together span a rectangle', () => {
  const { told, pointer, clock } = makeStage();
  pointer('down', 100, 100, touch(1));
  clock.advance(100);
  pointer('down', 200, 100, touch(2));
  assert.deepEqual(told.splice(0), ['began 200,200', 'cancelled 200,200']);
  pointer('move', 100, 120, touch(1));
  pointer('move', 200, 120, touch(2));
  pointer('up', 200, 120, touch(2));
  pointer('up', 100, 120, touch(1));
  // The middle came down at 300, 200 and is 20 pt lower when the one finger has moved by 40.
  assert.deepEqual(told, [
    'rectangle began 300,200 300,220',
    'rectangle moved 300,200 300,240',
    'rectangle ended 300,200 300,240',
  ]);
});

/** The touches that gesture recognisers get: phase, finger and place. */
function makeGestures(wants, options = {}) {
  const told = [];
  const made = makeInput({
    touch: {
      wants: () => wants,
      tell: (phase, { x, y }, { finger }) => told.push(`${phase} ${finger} ${x} ${y}`),
    },
    ...options,
  });
  return { ...made, told };
}

test('two fingers go to recognisers that want them, a third to nobody', () => {
  const { told, pointer, pinches } = makeGestures({ fingers: 2, drag: 'scroll' });
  pointer('down', 100, 100, touch(1));
  pointer('down', 150, 100, touch(2));
  pointer('down', 10, 10, touch(3));
  pointer('move', 160, 100, touch(2));
  pointer('move', 10, 20, touch(3));
  pointer('up', 100, 100, touch(1));
  pointer('up', 160, 100, touch(2));
  pointer('up', 10, 20, touch(3));
  assert.deepEqual(told, [
    'began 0 200 200', 'began 1 300 200', 'moved 1 320 200', 'ended 0 200 200', 'ended 1 320 200',
  ]);
  assert.deepEqual(pinches, []);
});

test('a drag scrolls and takes the finger away, or does both, or is the gesture alone', () => {
  const outcomes = ['scroll', 'both', 'gesture'].map((drag) => {
    const { told, pointer, scroller } = makeGestures({ fingers: 1, drag });
    pointer('down', 100, 300);
    pointer('move', 100, 280);
    pointer('up', 100, 280);
    return [scroller.offset.y > 0, told.map((line) => line.split(' ')[0]).join(' ')];
  });
  assert.deepEqual(outcomes, [
    [true, 'began cancelled'],
    [true, 'began moved ended'],
    [false, 'began moved ended'],
  ]);
});

test('a finger that rests belongs to a long press, and asks for no menu', () => {
  const presses = [];
  const { clock, told, pointer, scroller } = makeGestures(
    { fingers: 1, drag: 'scroll', press: 0.3 },
    { menu: { ask: (point) => presses.push(point) } },
  );
  pointer('down', 100, 300);
  clock.advance(300);
  pointer('move', 100, 200);
  pointer('up', 100, 200);
  assert.equal(scroller.offset.y, 0);
  assert.deepEqual(told, ['began 0 200 600', 'moved 0 200 400', 'ended 0 200 400']);
  assert.deepEqual(presses, []);
});

test('a trackpad pinch and the Option key are two fingers too', () => {
  const { canvas, clock, told, pointer, pinches } = makeGestures({ fingers: 2, drag: 'scroll' });
  canvas.fire('wheel', wheelEvent(-50, { ctrlKey: true }));
  clock.advance(1000);
  assert.deepEqual(told.map((line) => line.slice(0, 7)), [
    'began 0', 'began 1', 'moved 0', 'moved 1', 'ended 0', 'ended 1',
  ]);
  told.length = 0;
  // The viewport's middle is at (200, 350) pt.
  pointer('down', 110, 175, { altKey: true });
  pointer('up', 110, 175, { altKey: true });
  assert.deepEqual(told, ['began 0 220 350', 'began 1 180 350', 'ended 0 220 350', 'ended 1 180 350']);
  assert.deepEqual(pinches, []);
});
