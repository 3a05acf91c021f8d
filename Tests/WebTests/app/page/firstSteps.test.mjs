// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepList, firstSteps } from '../../../../web/app/page/firstSteps.js';
import { isStageKey } from '../../../../web/app/page/freeKeys.js';

test('three gestures are told, in the words of the pointer at hand', () => {
  assert.deepEqual(firstSteps(false, 'beside').map(([step]) => step), ['scroll', 'menu', 'number']);
  assert.match(firstSteps(false, 'beside')[1][2], /Right-click/);
  assert.match(firstSteps(true, 'word')[1][2], /Hold/);
  // The inspector of a tablet is behind a button without a word.
  const places = [firstSteps(false, 'beside'), firstSteps(true, 'button'), firstSteps(true, 'word')];
  assert.deepEqual(places.map((steps) => steps[2][2].split(' ').at(-1)), ['right', 'right', 'Inspect']);
  assert.match(places[1][2][2], /inspector/);
});

test('a step is done once, and the list when all are', () => {
  const list = new StepList(['scroll', 'menu']);
  assert.deepEqual([list.did('scroll'), list.did('scroll'), list.isDone], [true, false, false]);
  assert.deepEqual([list.did('number'), list.did('menu'), list.isDone], [false, true, true]);
});

test('the stage takes keys that move, without keys of the system', () => {
  const key = (name, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
  assert.equal(isStageKey(key('ArrowDown')), true);
  assert.equal(isStageKey(key('End')), true);
  assert.equal(isStageKey(key('ArrowLeft', { altKey: true })), false);
  assert.equal(isStageKey(key(' ')), false);
});
