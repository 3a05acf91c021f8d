// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cornerRadius, hasCaption, hasLabel, isRounded } from '../../../../web/renderer/look/detail.js';
import { coverRect, isOwnPath } from '../../../../web/renderer/pictures/imageStore.js';
import { devicePixelsOf } from '../../../../web/renderer/look/pixelSize.js';
import { neighbour } from '../../../../web/renderer/scene/neighbour.js';
import {
  indicatorAlpha,
  indicatorSpan,
  indicatorsFor,
} from '../../../../web/renderer/scene/scrollIndicator.js';

test('corners are square below 14 device pixels', () => {
  assert.equal(isRounded(100, 6.9, 2), false);
  assert.equal(isRounded(100, 7, 2), true);
});

test('labels need 20 by 14 CSS pixels, whatever the zoom', () => {
  assert.equal(hasLabel(20, 14, 2, 2), true);
  assert.equal(hasLabel(19, 14, 2, 2), false);
  assert.equal(hasLabel(20, 13, 2, 2), false);
  // Zoomed out to a half, 20 pt are 10 CSS pixels.
  assert.equal(hasLabel(20, 14, 1, 2), false);
  assert.equal(hasLabel(40, 28, 1, 2), true);
  // A header of 40 pt on a device that is shown at a fifth of its size is 8 px high.
  assert.equal(hasLabel(393, 40, 0.2, 1), true);
  assert.equal(hasLabel(393, 40, 0.1, 1), false);
  // A sign needs a tile of 6 px: 41 pt at 0.15 are 6.15 px, and 39 pt 5.85.
  assert.equal(hasLabel(41, 54, 0.15, 1), false);
  assert.equal(hasLabel(41, 54, 0.15, 1, true), true);
  assert.equal(hasLabel(39, 54, 0.15, 1, true), false);
});

test('small pictures have no texts on them', () => {
  assert.equal(hasCaption(140, 110), true);
  assert.equal(hasCaption(139, 300), false);
  assert.equal(hasCaption(300, 109), false);
});

test('corners take at most 22 % of the short side and 10 pt', () => {
  assert.equal(cornerRadius(200, 100), 10);
  assert.equal(cornerRadius(200, 20), 4.4);
  assert.equal(cornerRadius(0, 20), 0);
});

test('a wide picture in a square loses its sides, a tall one its ends', () => {
  assert.deepEqual(coverRect(400, 200, 100, 100), { x: 100, y: 0, width: 200, height: 200 });
  assert.deepEqual(coverRect(200, 400, 100, 50), { x: 0, y: 150, width: 200, height: 100 });
});

test('pictures come from this server only', () => {
  for (const path of ['pictures/a.png', '/files/a.png', 'a b'.replace(' ', '%20')]) {
    assert.equal(isOwnPath(path), true, path);
  }
  const others = ['data:x', 'java\tscript:x', '\\\\h\\a'];
  const foreign = ['https://example.org/a.png', '//example.org/a', ...others];
  for (const path of foreign) assert.equal(isOwnPath(path), false, path);
});

test("the observer's pixels count when they are within one of the computed ones", () => {
  const box = { width: 100.4, height: 50 };
  assert.deepEqual(devicePixelsOf(box, { inlineSize: 201, blockSize: 100 }, 2), {
    widthPx: 201,
    heightPx: 100,
  });
  // The observer does not know an emulated pixel ratio.
  assert.deepEqual(devicePixelsOf(box, { inlineSize: 100, blockSize: 50 }, 3), {
    widthPx: 301,
    heightPx: 150,
  });
  const nothing = devicePixelsOf({ width: 0, height: 0 }, undefined, 2);
  assert.deepEqual(nothing, { widthPx: 1, heightPx: 1 });
});

test('an indicator is as long as the visible share and moves with the content', () => {
  const half = { track: 100, visible: 100, content: 200, position: 0 };
  assert.deepEqual(indicatorSpan(half), { start: 0, length: 50 });
  assert.deepEqual(indicatorSpan({ ...half, position: 50 }), { start: 25, length: 50 });
  assert.deepEqual(indicatorSpan({ ...half, position: 100 }), { start: 50, length: 50 });
});

test('an indicator keeps 36 pt and shrinks only beyond an edge, to 8 at least', () => {
  const long = { track: 100, visible: 100, content: 100_000, position: 0 };
  assert.deepEqual(indicatorSpan(long), { start: 0, length: 36 });
  assert.deepEqual(indicatorSpan({ ...long, position: -20 }), { start: 0, length: 16 });
  assert.deepEqual(indicatorSpan({ ...long, position: -400 }), { start: 0, length: 8 });
});

test('content that fits has no indicator', () => {
  assert.equal(indicatorSpan({ track: 100, visible: 100, content: 100, position: 0 }), null);
});

test('indicators stay half a second and fade in a quarter', () => {
  assert.equal(indicatorAlpha(500), 1);
  assert.equal(indicatorAlpha(625), 0.5);
  assert.equal(indicatorAlpha(750), 0);
});

test('the vertical indicator stays inside the safe area', () => {
  const state = {
    viewport: { width: 100, height: 240 },
    content: { width: 100, height: 400 },
    offset: { x: 0, y: -20 },
    insets: { top: 20, left: 0, bottom: 20, right: 0 },
    axes: { vertical: true, horizontal: false },
    alpha: 1,
  };
  // 200 visible of 400, on a track of 194.
  assert.deepEqual(indicatorsFor(state), [{ x: 94, y: 23, width: 3, height: 97, alpha: 1 }]);
  assert.deepEqual(indicatorsFor({ ...state, alpha: 0 }), []);
});

test('the element beside is the nearest along, with twice the weight across', () => {
  const at = (id, x, y) => {
    const shown = { x, y, width: 10, height: 10 };
    return { id, category: 0, isHidden: false, shown };
  };
  const from = at(1, 0, 0);
  const right = at(2, 30, 0);
  const below = at(3, 0, 20);
  const slanted = at(4, 20, 20);
  const all = [from, right, below, slanted];
  assert.equal(neighbour(all, from, 'right'), right);
  assert.equal(neighbour(all, from, 'down'), below);
  assert.equal(neighbour(all, from, 'up'), null);
  assert.equal(neighbour([from, slanted], from, 'right'), slanted);
});
