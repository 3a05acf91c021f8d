// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import {
  nearestRest, nextRest, orthogonalTarget, restAt, restCount,
} from '../../../../web/gestures/scrolling/orthogonalRests.js';

const file = new URL('../../../Vectors/orthogonalSections.json', import.meta.url);
const { orthogonalSections: sections } = JSON.parse(readFileSync(file, 'utf8'));

for (const { name, releases, ...section } of sections) {
  test(`an orthogonal section comes to rest as the engine's: ${name}`, () => {
    for (const { target, ...release } of releases) {
      assert.equal(orthogonalTarget(section, release), target, JSON.stringify(release));
    }
  });
}

const uneven = {
  behaviour: 4,
  lower: 0,
  upper: 500,
  // Two groups of one width, then three of another: 0, 100, then 180, 240, 300.
  rests: [
    { count: 2, first: 0, last: 100 },
    { count: 3, first: 180, last: 300 },
  ],
};

test('progressions follow one another', () => {
  assert.equal(restCount(uneven), 5);
  assert.deepEqual([0, 1, 2, 3, 4].map((index) => restAt(uneven, index)), [0, 100, 180, 240, 300]);
});

test('finds the nearest place to rest, and the next in a direction', () => {
  assert.deepEqual([-50, 49, 51, 141, 270, 900].map((at) => nearestRest(uneven, at)), [0, 0, 1, 2, 4, 4]);
  assert.equal(nextRest(uneven, 100, 1), 2);
  assert.equal(nextRest(uneven, 100, -1), 0);
  assert.equal(nextRest(uneven, 300, 1), 4, 'there is none further on');
  assert.equal(nextRest(uneven, 0, -1), 0);
});

test('a section that is read from the right has its offsets below 0', () => {
  const section = { behaviour: 4, lower: -790, upper: 0, rests: [{ count: 10, first: -1080, last: 0 }] };
  assert.equal(orthogonalTarget(section, { proposed: -900, at: -150, velocity: -900 }), -240);
  assert.equal(orthogonalTarget(section, { proposed: 200, at: -100, velocity: 900 }), 0);
});
