// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { attachInput } from '../../../web/gestures/input.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { ManualClock } from '../base/manualClock.mjs';
import { FakeCanvas } from './fakeCanvas.mjs';

/** A list on a device of 400 × 700 pt whose rows can be moved to the left. */
function makeList({ down = null, wheel = false } = {}) {
  const clock = new ManualClock(1000);
  const canvas = new FakeCanvas();
  const scroller = new Scroller({ clock });
  const viewport = { width: 400, height: 700 };
  scroller.setExtent({ viewport, content: { width: 400, height: 10_000 } });
  const told = [];
  attachInput(canvas, scroller, {
    clock,
    toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    tap: () => told.push('tap'),
    touch: { tell: (phase) => told.push(`touch ${phase}`) },
    swipe: {
      down: () => down,
      mayMove: () => true,
      moves: (_, dx) => dx < 0,
      handle: (phase, { x }) => told.push(`swipe ${phase} ${x}`),
      close: () => told.push('swipe tap'),
      press: (phase) => told.push(`button ${phase}`),
    },
    wheel: () => wheel,
  });
  const pointer = (type, x, y) => {
    clock.advance(10);
    const event = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y };
    return canvas.fire(`pointer${type}`, event);
  };
  return { canvas, scroller, told, pointer };
}

test('a drag across moves the row, and neither taps nor scrolls', () => {
  const { scroller, told, pointer } = makeList();
  pointer('down', 300, 300);
  pointer('move', 280, 301);
  pointer('move', 200, 340);
  pointer('up', 200, 340);
  assert.deepEqual(told, [
    'touch began', 'touch cancelled', 'swipe began 280', 'swipe moved 200', 'swipe ended 200',
  ]);
  assert.equal(scroller.offset.y, 0);
});

test('a drag down, or to a side with nothing behind, scrolls', () => {
  for (const [x, y] of [[300, 260], [340, 290]]) {
    const { scroller, told, pointer } = makeList();
    pointer('down', 300, 300);
    pointer('move', x, y);
    pointer('move', x, 200);
    assert.ok(scroller.offset.y > 0);
    assert.ok(!told.some((word) => word.startsWith('swipe')));
  }
});

test('a pointer that moves less than 4 pt still taps', () => {
  const { told, pointer } = makeList();
  pointer('down', 300, 300);
  pointer('move', 298, 300);
  pointer('up', 298, 300);
  assert.deepEqual(told, ['touch began', 'touch ended', 'tap']);
});

test('a button behind a row is pressed, and the row itself taps or goes on', () => {
  const button = makeList({ down: 'button' });
  button.pointer('down', 380, 300);
  button.pointer('up', 380, 300);
  assert.deepEqual(button.told, ['button began', 'button ended']);
  const row = makeList({ down: 'row' });
  row.pointer('down', 100, 300);
  row.pointer('up', 100, 300);
  assert.deepEqual(row.told, ['swipe tap']);
  const away = makeList({ down: 'away' });
  away.pointer('down', 100, 500);
  away.pointer('up', 100, 500);
  assert.deepEqual(away.told, []);
});

test('Escape takes a row back that is held', () => {
  const { canvas, told, pointer } = makeList();
  pointer('down', 300, 300);
  pointer('move', 280, 300);
  canvas.fire('keydown', { key: 'Escape' });
  assert.equal(told.at(-1), 'swipe cancelled 280');
});

test('a wheel that a row takes does not scroll', () => {
  for (const wheel of [true, false]) {
    const { canvas, scroller } = makeList({ wheel });
    const place = { clientX: 50, clientY: 60 };
    canvas.fire('wheel', { deltaX: 20, deltaY: 40, deltaMode: 0, ...place });
    assert.equal(scroller.offset.y > 0, !wheel);
  }
});
