// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HeldValues } from '../../../web/store/heldValues.js';

test('a value in hand is shown until the hand lets go, whatever others set', () => {
  const values = new HeldValues();
  values.replace({ gap: 8 });
  values.grip('gap', true);
  values.hold('gap', 12);
  values.sent('gap', 1);
  values.acknowledge(1);
  values.learn({ gap: 30 });
  assert.equal(values.effective.gap, 12, 'the hand on the control wins on its own screen');
  values.grip('gap', false);
  values.hold('gap', 14);
  values.sent('gap', 2);
  assert.equal(values.effective.gap, 14);
  values.acknowledge(2);
  assert.equal(values.effective.gap, 30, 'from now on it is what the server says');
  values.learn({ gap: 14 });
  assert.equal(values.effective.gap, 14, 'the last to let go decides');
});

test('a control that disappears under the hand keeps nothing back', () => {
  const values = new HeldValues();
  values.replace({ gap: 8, width: 3 });
  for (const [seq, key] of [[1, 'gap'], [2, 'width']]) {
    values.grip(key, true);
    values.hold(key, 12);
    values.sent(key, seq);
  }
  values.acknowledge(1);
  values.learn({ gap: 30, width: 31 });
  values.grip('gap', false);
  values.grip('width', false);
  assert.deepEqual(values.effective, { gap: 30, width: 12 }, 'the second is not acknowledged yet');
  values.acknowledge(2);
  assert.deepEqual(values.effective, { gap: 30, width: 31 });
});

test('a refused value in hand gives way', () => {
  const values = new HeldValues();
  values.replace({ gap: 8 });
  values.grip('gap', true);
  values.hold('gap', -1);
  values.sent('gap', 4);
  values.refuse(4);
  assert.equal(values.effective.gap, 8);
});
