// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { RECORDER, afterChange, crowdOf } from '../../../web/store/crowd.js';

const person = (/** @type {number} */ client) => ({ client, name: `Person ${client}`, hue: 0, drives: [client * 2] });
const recorder = { client: 9, name: RECORDER, hue: 1, drives: [] };

test('what records a stage is nobody, and is not counted', () => {
  const { presence, recorders, crowd } = crowdOf([person(1), recorder, person(2)], 300);
  assert.deepEqual(presence.map(({ client }) => client), [1, 2]);
  assert.deepEqual(recorders, [recorder]);
  assert.equal(crowd, 299);
});

test('a person who has the recorder’s name has a view, and stays a person', () => {
  const namesake = { ...person(3), name: RECORDER };
  assert.deepEqual(crowdOf([namesake], 1), { presence: [namesake], recorders: [], crowd: 1 });
});

test('changes add and take away people and recorders, in the order of their numbers', () => {
  const moved = { ...person(2), hue: 7 };
  const after = afterChange([person(1), person(2), recorder], { changed: [moved, person(12)], gone: [1, 9], count: 2 });
  assert.deepEqual(after, { presence: [moved, person(12)], recorders: [], crowd: 2 });
});
