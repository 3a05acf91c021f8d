// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Outlines } from '../../../../web/app/stage/outlines.js';

test('on an app’s screen, pointers and taps leave no outline until somebody measures', () => {
  const outlines = new Outlines();
  outlines.hoveredId = 4;
  outlines.select(7, true);
  const ids = (isScreen, hasFocus) => {
    const { focusedId, hoveredId } = outlines.shown(isScreen, hasFocus);
    return [focusedId, hoveredId];
  };
  assert.deepEqual(ids(false, false), [7, 4]);
  assert.deepEqual(ids(true, false), [null, null]);
  assert.deepEqual(ids(true, true), [7, null], 'the keyboard needs to be seen');
  outlines.isMeasuring = true;
  assert.deepEqual(ids(true, false), [7, 4]);
  outlines.isMeasuring = false;
  outlines.select(7, false);
  assert.deepEqual(ids(true, false), [7, null], 'what was chosen in a panel is shown');
});
