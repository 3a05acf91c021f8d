// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentElement } from '../../../../web/store/elements/presentElement.js';

/** @returns {any} */
const element = (id, key, category = 0) => ({ id, key, kind: '', category });

test('an element is the same while the view has it, another object after it came back, and none while it is gone', () => {
  const peaks = element(1, 'peaks');
  const header = element(2, 'peaks', 1);
  assert.equal(presentElement(peaks, new Map([[1, peaks], [2, header]])), peaks);
  assert.equal(presentElement(peaks, new Map([[2, header]])), null);
  const again = element(3, 'peaks');
  assert.equal(presentElement(peaks, new Map([[2, header], [3, again]])), again);
  // Its number may be that of another one by then.
  const other = element(1, 'river');
  assert.equal(presentElement(peaks, new Map([[1, other]])), null);
});

test('nothing is there without an element or a view', () => {
  assert.equal(presentElement(null, new Map()), null);
  assert.equal(presentElement(element(1, 'peaks'), undefined), null);
});
