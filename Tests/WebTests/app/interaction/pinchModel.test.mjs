// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { pinched } from '../../../../web/app/interaction/pinchModel.js';

const number = (minimum, maximum, step, unit = 'pt') => ({ type: 'number', minimum, maximum, step, unit });
const size = { type: 'size', minimum: 8, maximum: 600, step: 1 };

test('a length grows with the fingers, within its bounds', () => {
  const rule = { parameter: 'p' };
  assert.equal(pinched(rule, number(10, 200, 1), 40, 1.5).value, 60);
  assert.equal(pinched(rule, number(10, 200, 1), 40, 10).value, 200);
  assert.equal(pinched(rule, number(10, 200, 1), 40, 0.01).value, 10);
});

test('what can be 0 grows by the half of its range for fingers twice as far apart', () => {
  assert.equal(pinched({ parameter: 'p' }, number(0, 1, 0.01, ''), 0, 2).value, 0.5);
  assert.equal(pinched({ parameter: 'p' }, number(0, 1, 0.01, ''), 0.5, 0.5).value, 0);
});

test('columns become fewer as the fingers part, one at a time', () => {
  const rule = { parameter: 'columns', inverted: true };
  const { value, detent } = pinched(rule, number(1, 12, 1, ''), 4, 2);
  assert.equal(value, 2);
  assert.equal(detent, 2);
});

test('a whole number stays whole between its detents, and at one with a fraction', () => {
  const rule = { parameter: 'columns', detents: [2.5, 12] };
  const whole = { ...number(1, 12, 1, ''), isWhole: true };
  assert.equal(pinched(rule, whole, 2, 1.25).value, 3);
  assert.equal(pinched(rule, whole, 4, 1.3).value, 5);
});

test('near a detent the value is held', () => {
  const rule = { parameter: 'p', detents: [20, 60, 120] };
  // The outer detents are 100 pt apart, so each holds values within 3.5 pt.
  assert.deepEqual(pinched(rule, number(10, 200, 1), 40, 1.42), { value: 60, number: 60, detent: 60 });
  assert.deepEqual(pinched(rule, number(10, 200, 1), 40, 1.3), { value: 52, number: 52, detent: null });
});

test('a size keeps its proportions', () => {
  const { value } = pinched({ parameter: 'p' }, size, { width: 100, height: 150 }, 1.2);
  assert.deepEqual(value, { width: 120, height: 180 });
});
