// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FrameLoop } from '../../../web/renderer/frameLoop.js';

/** Frames that the test requests. */
function setup(frame = () => false) {
  const works = [];
  const pending = new Map();
  let handles = 0;
  const loop = new FrameLoop(
    (work) => {
      works.push(work);
      return frame(works.length, loop);
    },
    {
      request: (fn) => {
        handles += 1;
        pending.set(handles, fn);
        return handles;
      },
      cancel: (handle) => pending.delete(handle),
    },
  );
  const run = (nowMs) => {
    const fns = [...pending.values()];
    pending.clear();
    for (const fn of fns) fn(nowMs);
  };
  return { loop, works, pending, run };
}

test('no frame is requested before something is dirty', () => {
  const { loop, pending } = setup();
  assert.equal(pending.size, 0);
  assert.equal(loop.isIdle, true);
});

test('many changes before a frame make one frame', () => {
  const { loop, works, pending, run } = setup();
  loop.invalidate('content');
  loop.invalidate('overlay');
  loop.invalidate('content');
  assert.equal(pending.size, 1);
  run(16);
  assert.deepEqual(works, [{ nowMs: 16, content: true, overlay: true }]);
  assert.equal(loop.isIdle, true);
});

test('a dirty overlay does not repaint the content', () => {
  const { loop, works, run } = setup();
  loop.invalidate('overlay');
  assert.equal(loop.isContentDirty, false);
  run(16);
  assert.deepEqual(works, [{ nowMs: 16, content: false, overlay: true }]);
});

test('frames go on while something moves and stop after', () => {
  const { loop, works, pending, run } = setup((count) => count < 3);
  loop.invalidate('all');
  for (let ms = 0; ms < 100; ms += 16) run(ms);
  assert.equal(works.length, 3);
  assert.deepEqual(works[1], { nowMs: 16, content: false, overlay: false });
  assert.equal(pending.size, 0);
});

test('changes during a frame are painted in the next frame', () => {
  const { loop, works, run } = setup((count, self) => {
    if (count === 1) self.invalidate('content');
    return false;
  });
  loop.invalidate('all');
  run(0);
  assert.equal(loop.isContentDirty, true);
  run(16);
  assert.equal(works.length, 2);
  assert.equal(works[1].content, true);
});

test('painting now takes the place of the frame that was asked for', () => {
  const { loop, works, pending, run } = setup();
  loop.invalidate('all');
  loop.paintNow(5);
  assert.equal(pending.size, 0);
  run(16);
  assert.equal(works.length, 1);
  loop.paintNow(20);
  assert.equal(works.length, 1);
});

test('nothing happens after disposal', () => {
  const { loop, works, pending } = setup();
  loop.invalidate('all');
  loop.dispose();
  loop.invalidate('all');
  assert.equal(pending.size, 0);
  assert.equal(works.length, 0);
});
