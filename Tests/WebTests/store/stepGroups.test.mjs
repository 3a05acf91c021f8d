// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepGroups } from '../../../web/store/stepGroups.js';

const at = (steps, undo, redo = null) => ({ steps, undo, redo });

/** Groups with one of two steps, from 3 to 5. */
function swapped() {
  const groups = new StepGroups();
  groups.begin(at(3, 'Insert'), 'Swap', ['Columns', 'Spacing']);
  groups.take(at(4, 'Columns'));
  groups.take(at(5, 'Spacing'));
  return groups;
}

test('steps that were taken together are the next step back, and the next one forward after it', () => {
  const groups = swapped();
  assert.equal(groups.next('undo', at(5, 'Spacing'))?.label, 'Swap');
  assert.equal(groups.next('redo', at(3, 'Insert', 'Columns'))?.label, 'Swap');
  assert.equal(groups.next('undo', at(3, 'Insert')), null);
  assert.equal(groups.next('undo', at(6, 'Shuffle')), null);
});

test('all of them are taken, one after the other, and they stay together', async () => {
  const groups = swapped();
  let steps = 5;
  const back = async () => {
    steps -= 1;
    groups.take(at(steps, steps === 4 ? 'Columns' : 'Insert', 'Spacing'));
    return steps;
  };
  assert.equal(await groups.all(groups.next('undo', at(5, 'Spacing')), back), 3);
  assert.equal(groups.next('redo', at(3, 'Insert', 'Columns'))?.label, 'Swap');
});

test('a refused step ends it, and what is left is taken one by one', async () => {
  const groups = swapped();
  let asked = 0;
  const taken = await groups.all(groups.next('undo', at(5, 'Spacing')), async () => {
    asked += 1;
    if (asked > 1) return null;
    groups.take(at(4, 'Columns', 'Spacing'));
    return asked;
  });
  assert.deepEqual([taken, asked], [null, 2]);
  groups.take(at(4, 'Columns', 'Spacing'));
  groups.take(at(5, 'Spacing'));
  assert.equal(groups.next('undo', at(5, 'Spacing')), null);
});

test('a group is forgotten when somebody else takes one of its steps back', () => {
  const groups = swapped();
  groups.take(at(4, 'Columns', 'Spacing'));
  groups.take(at(5, 'Spacing'));
  assert.equal(groups.next('undo', at(5, 'Spacing')), null);
});

test('steps before and after a group do not change it', () => {
  const groups = swapped();
  groups.take(at(6, 'Shuffle'));
  groups.take(at(5, 'Spacing', 'Shuffle'));
  assert.equal(groups.next('undo', at(5, 'Spacing', 'Shuffle'))?.label, 'Swap');
});

test('a step of somebody else between them, or one that did nothing, makes no group', () => {
  const groups = new StepGroups();
  groups.begin(at(0, null), 'Swap', ['Columns', 'Spacing']);
  groups.take(at(1, 'Columns'));
  groups.take(at(2, 'Shuffle'));
  groups.take(at(3, 'Spacing'));
  assert.equal(groups.next('undo', at(3, 'Spacing')), null);
  groups.begin(at(3, 'Spacing'), 'Tokens', ['Columns', 'Spacing']);
  groups.take(at(4, 'Columns'));
  groups.begin(at(4, 'Columns'), 'Swap', ['Spacing', null]);
  groups.take(at(5, 'Layout: List'));
  groups.take(at(6, 'Spacing'));
  assert.equal(groups.next('undo', at(6, 'Spacing'))?.from, 4);
});

test('one step alone is no group, and nothing is left after everything is forgotten', () => {
  const groups = swapped();
  groups.begin(at(5, 'Spacing'), 'Swap', ['Columns']);
  groups.take(at(6, 'Columns'));
  assert.equal(groups.next('undo', at(6, 'Columns')), null);
  groups.forget();
  assert.equal(groups.next('undo', at(5, 'Spacing')), null);
});
