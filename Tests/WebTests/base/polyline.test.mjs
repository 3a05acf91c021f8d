// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { cornersOf, lengthOf } from '../../../web/base/polyline.js';

test('a line is as long as its pieces', () => {
  assert.equal(lengthOf([{ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 3, y: 10 }]), 11);
  assert.equal(lengthOf([{ x: 5, y: 5 }]), 0);
});

test('a straight line needs its ends only, one that turns also where it turns', () => {
  const at = (x, y) => ({ x, y });
  assert.deepEqual(cornersOf([at(0, 0), at(1, 1), at(5, 5), at(9, 9)]), [at(0, 0), at(9, 9)]);
  const bend = [at(0, 0), at(5, 0), at(10, 0), at(10, 5), at(10, 10)];
  assert.deepEqual(cornersOf(bend), [at(0, 0), at(10, 0), at(10, 10)]);
  // A spring that goes beyond its end and comes back turns there.
  const beyond = [at(0, 0), at(8, 0), at(12, 0), at(10, 0)];
  assert.deepEqual(cornersOf(beyond), [at(0, 0), at(12, 0), at(10, 0)]);
  assert.deepEqual(cornersOf([at(2, 2), at(3, 3)]), [at(2, 2), at(3, 3)]);
  assert.deepEqual(cornersOf([at(2, 2)]), [at(2, 2)]);
});

test('a line that turns slowly is nowhere off by more than is seen', () => {
  // A half circle of radius 100 in steps of 1°: a chord over 8° lies 0.24 pt inside, over 7° 0.19.
  const circle = Array.from({ length: 181 }, (_, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) };
  });
  const corners = cornersOf(circle);
  const places = corners.map((corner) => circle.indexOf(corner));
  const steps = places.slice(1).map((place, at) => place - places[at]);
  assert.ok(steps.every((step) => step > 0 && step <= 7), String(steps));
  assert.ok(corners.length < 60);
});
