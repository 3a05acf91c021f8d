// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Once } from '../../../web/base/once.js';

test('a part is made when it is first asked for, and stays the same', () => {
  let count = 0;
  const once = new Once(() => ({ number: (count += 1) }));
  assert.equal(once.made, null);
  assert.equal(count, 0);
  const { part } = once;
  assert.equal(part.number, 1);
  assert.equal(once.part, part);
  assert.equal(once.made, part);
  assert.equal(count, 1);
});
