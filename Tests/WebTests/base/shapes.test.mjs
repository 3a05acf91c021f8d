// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { shapeContains, traceShape } from '../../../web/base/shapes.js';

const box = { x: 100, y: 50, width: 20, height: 40 };
/** A triangle with its corner at the upper left, for a size of 10 × 10. */
const triangle = {
  width: 10,
  height: 10,
  outline: { isEvenOdd: false, steps: [[0, 0, 0], [1, 10, 0], [1, 0, 10], [4]] },
};

test('an outline is stretched from its size to the box', () => {
  // The slanted side goes from (120, 50) to (100, 90).
  assert.equal(shapeContains(triangle, box, 101, 51), true);
  assert.equal(shapeContains(triangle, box, 109, 69), true);
  assert.equal(shapeContains(triangle, box, 111, 71), false);
  assert.equal(shapeContains(triangle, box, 119, 89), false);
});

test('what has no outline is all of the box', () => {
  assert.equal(shapeContains({ width: 10, height: 10, outline: null }, box, 119, 89), true);
  assert.equal(shapeContains(null, box, 119, 89), true);
  assert.equal(shapeContains(undefined, box, 119, 89), true);
});

test('curves count as they go', () => {
  // A quarter of a circle about the origin, but for a thousandth.
  const control = 10 * 0.5523;
  const quarter = {
    width: 10,
    height: 10,
    outline: {
      isEvenOdd: false,
      steps: [[0, 0, 0], [1, 10, 0], [3, 10, control, control, 10, 0, 10], [4]],
    },
  };
  const square = { x: 0, y: 0, width: 10, height: 10 };
  for (let angle = 5; angle < 90; angle += 10) {
    const [across, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    assert.equal(shapeContains(quarter, square, 9.9 * across, 9.9 * down), true, `${angle}° within`);
    assert.equal(shapeContains(quarter, square, 10.1 * across, 10.1 * down), false, `${angle}° out`);
  }
});

test('a hole is one by the even-odd rule alone when both lines go the same way', () => {
  const steps = [
    ...[[0, 0, 0], [1, 10, 0], [1, 10, 10], [1, 0, 10], [4]],
    ...[[0, 4, 4], [1, 6, 4], [1, 6, 6], [1, 4, 6], [4]],
  ];
  const square = { x: 0, y: 0, width: 10, height: 10 };
  const ring = { width: 10, height: 10, outline: { isEvenOdd: true, steps } };
  const full = { width: 10, height: 10, outline: { isEvenOdd: false, steps } };
  assert.equal(shapeContains(ring, square, 5, 5), false);
  assert.equal(shapeContains(full, square, 5, 5), true);
  assert.equal(shapeContains(ring, square, 2, 5), true);
});

test('a path is traced in the box', () => {
  /** @type {unknown[][]} */
  const calls = [];
  const path = /** @type {any} */ (
    new Proxy({}, { get: (_, name) => (/** @type {unknown[]} */ ...to) => calls.push([name, ...to]) })
  );
  traceShape(path, triangle, box);
  assert.deepEqual(calls, [
    ['moveTo', 100, 50], ['lineTo', 120, 50], ['lineTo', 100, 90], ['closePath'],
  ]);
});
