// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rehearse } from '../../../web/app/rehearsal.js';

test('a rehearsal goes through its frames in small steps and ends', () => {
  const waiting = [];
  rehearse((work) => waiting.push(work));
  let steps = 0;
  while (waiting.length > 0) {
    assert.equal(waiting.length, 1, 'one step waits at a time');
    waiting.shift()();
    steps += 1;
  }
  // 40 frames, four in each step.
  assert.equal(steps, 10);
});
