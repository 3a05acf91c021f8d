// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStageKey } from '../../../../web/app/page/freeKeys.js';

test('the stage takes keys that move, without keys of the system', () => {
  const key = (name, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
  assert.equal(isStageKey(key('ArrowDown')), true);
  assert.equal(isStageKey(key('End')), true);
  assert.equal(isStageKey(key('ArrowLeft', { altKey: true })), false);
  assert.equal(isStageKey(key(' ')), false);
});
