// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillReadable, mirrorContext, mirrored, mirroredKey, mirroredRect } from '../../../web/base/mirror.js';

test('a point is seen on the other side of the line, and back', () => {
  const mirror = { y: 400 };
  assert.deepEqual(mirrored(mirror, { x: 10, y: 100 }), { x: 10, y: 700 });
  assert.deepEqual(mirrored(mirror, { x: 10, y: 700 }), { x: 10, y: 100 });
  assert.deepEqual(mirrored({ x: 200, y: 0 }, { x: 10, y: 5 }), { x: 390, y: -5 });
  assert.deepEqual(mirrored(null, { x: 10, y: 100 }), { x: 10, y: 100 });
});

test('a rectangle keeps its size; its far edge comes first', () => {
  const rect = { x: 12, y: 100, width: 50, height: 30 };
  assert.deepEqual(mirroredRect({ y: 400 }, rect), { x: 12, y: 670, width: 50, height: 30 });
  assert.deepEqual(mirroredRect({ x: 100 }, rect), { x: 138, y: 100, width: 50, height: 30 });
  assert.deepEqual(mirroredRect(null, rect), rect);
});

test('keys that lead up lead down, along the mirrored axis only', () => {
  const upright = { x: false, y: true };
  assert.deepEqual(
    ['ArrowUp', 'PageDown', 'Home', 'End', 'ArrowLeft', 'a'].map((key) => mirroredKey(key, upright)),
    ['ArrowDown', 'PageUp', 'End', 'Home', 'ArrowLeft', 'a'],
  );
  assert.equal(mirroredKey('ArrowLeft', { x: true, y: false }), 'ArrowRight');
  assert.equal(mirroredKey('ArrowUp', { x: true, y: false }), 'ArrowUp');
});

/** A context that keeps its scale and place, and notes where texts come to. */
function paper() {
  const states = [];
  let now = { a: 1, d: 1, e: 0, f: 0 };
  const texts = [];
  return {
    texts,
    save: () => states.push({ ...now }),
    restore: () => { now = states.pop(); },
    translate: (x, y) => { now = { ...now, e: now.e + now.a * x, f: now.f + now.d * y }; },
    scale: (x, y) => { now = { ...now, a: now.a * x, d: now.d * y }; },
    getTransform: () => ({ ...now, b: 0, c: 0 }),
    fillText: (text, x, y) => texts.push([text, now.a * x + now.e, now.d * y + now.f, now.a, now.d]),
  };
}

test('a text in a mirrored context stands upright at the mirrored place', () => {
  const context = paper();
  fillReadable(context, 'as it is', { x: 10, y: 100 });
  mirrorContext(context, { y: 400 });
  fillReadable(context, 'centred', { x: 10, y: 100 });
  // Its box from 90 to 120 is seen from 680 to 710; its line, 20 under the top, is 20 under the top there, too.
  fillReadable(context, 'in a box', { x: 10, y: 110 }, { x: 30, y: 105 });
  assert.deepEqual(context.texts, [
    ['as it is', 10, 100, 1, 1],
    ['centred', 10, 700, 1, 1],
    ['in a box', 10, 700, 1, 1],
  ]);
});
