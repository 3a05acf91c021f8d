// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { containsTransformed, transformedBounds } from '../../../web/base/geometry.js';
import { projected, projectedPolygon, tangent, unprojected } from '../../../web/base/projection.js';
import { assertNear } from './approximately.mjs';

/** Turned about the upward axis by an angle of cosine 0.6 and sine 0.8, the eye 500 pt away. */
const turned = { a: 0.6, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.0016, h: 0, w: 1 };
/** 200 × 100 about (400, 450). */
const rect = { x: 300, y: 400, width: 200, height: 100 };

test('a corner is seen where the depth puts it', () => {
  // The depth is 1 + 0.0016 · 100 = 1.16 at the right and 0.84 at the left.
  const right = projected(turned, 100, 50);
  assertNear(right.x, 60 / 1.16, 1e-12);
  assertNear(right.y, 50 / 1.16, 1e-12);
  assertNear(projected(turned, -100, 50).y, 50 / 0.84, 1e-12);
});

test('the box reaches around all four corners', () => {
  const box = transformedBounds(rect, turned);
  assertNear(box.x, 400 - 60 / 0.84, 1e-9);
  assertNear(box.width, 60 / 0.84 + 60 / 1.16, 1e-9);
  assertNear(box.y, 450 - 50 / 0.84, 1e-9);
  assertNear(box.height, 100 / 0.84, 1e-9);
});

test('a point is hit inside the projected outline and not in the rest of its box', () => {
  // At the right edge, 1.16 deep, the upper corner is seen at 450 − 43.1 = 406.9.
  assert.equal(containsTransformed(rect, turned, 451, 410), true);
  assert.equal(containsTransformed(rect, turned, 451, 404), false);
  // At the left edge, 0.84 deep, it is seen at 450 − 59.5 = 390.5.
  assert.equal(containsTransformed(rect, turned, 330, 395), true);
  assert.equal(containsTransformed(rect, turned, 453, 450), false, 'beyond 451.7');
});

test('both sides of an element can be hit', () => {
  // Turned by 180°: the right edge is seen at the left.
  const back = { a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 1e-9, h: 0, w: 1 };
  assert.equal(containsTransformed(rect, back, 310, 450), true);
  assertNear(unprojected(back, -90, 0).x, 90, 1e-4);
});

test('going back undoes the projection wherever a point is in front of the eye', () => {
  const map = { a: 0.7, b: 0.2, c: -0.3, d: 0.9, tx: 12, ty: -5, g: 0.001, h: -0.002, w: 1 };
  for (const [x, y] of [[0, 0], [100, 50], [-100, 50], [37, -49], [-100, -50]]) {
    const seen = projected(map, x, y);
    const back = unprojected(map, seen.x, seen.y);
    assertNear(back.x, x, 1e-9);
    assertNear(back.y, y, 1e-9);
  }
});

test('what is edge on or behind the eye is not hit', () => {
  const flat = { ...turned, a: 0 };
  assert.equal(containsTransformed(rect, flat, 400, 450), false);
  assert.equal(containsTransformed(rect, { ...turned, w: -1 }, 400, 450), false);
  // x = −700 has the depth −0.12 and would be seen at −420/−0.12 = 3500.
  assert.equal(unprojected(turned, 3500, 0), null);
});

test('what reaches behind the eye is cut off at the least depth', () => {
  // The depth is 1 + x/50: 1/64 at x = −49.21875, which is seen at −49.21875 · 64 = −3150.
  const near = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.02, h: 0, w: 1 };
  const box = transformedBounds({ x: -100, y: -50, width: 200, height: 100 }, near);
  assertNear(box.x, -3150, 1e-9);
  assertNear(box.x + box.width, 100 / 3, 1e-9);
  assertNear(box.y, -3200, 1e-9);
  assert.deepEqual(projectedPolygon({ ...near, g: 0, w: -1 }, [{ x: 0, y: 0 }]), []);
  const gone = transformedBounds(rect, { ...near, g: 0, w: -1 });
  assert.deepEqual(gone, { x: 400, y: 450, width: 0, height: 0 });
});

test('the tangent agrees at its point and in its slope', () => {
  const near = tangent(turned, -100, -50);
  const at = (map, x, y) => projected(map, x, y);
  assertNear(at(near, -100, -50).x, -60 / 0.84, 1e-9);
  assertNear(at(near, -100, -50).y, -50 / 0.84, 1e-9);
  const step = 1e-4;
  for (const [x, y] of [[step, 0], [0, step]]) {
    const one = at(near, -100 + x, -50 + y);
    const other = at(turned, -100 + x, -50 + y);
    assertNear(one.x, other.x, 1e-9);
    assertNear(one.y, other.y, 1e-9);
  }
});
