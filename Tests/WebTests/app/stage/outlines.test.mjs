// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Outlines } from '../../../../web/app/stage/outlines.js';

test('on an app’s screen, pointers and taps leave no outline until somebody measures', () => {
  const outlines = new Outlines();
  outlines.hoveredId = 4;
  outlines.select(7, true);
  const ids = (isScreen, hasFocus) => {
    const { focusedId, hoveredId } = outlines.shown(isScreen, hasFocus, new Map());
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

test('on an app’s screen, only what is wrong is marked until somebody measures', () => {
  const outlines = new Outlines();
  const marks = new Map([['0 group 0', 'warning'], ['0 item 1', 'error'], ['0 item 2', 'note']]);
  const marked = (isScreen) => [...outlines.shown(isScreen, false, marks).diagnosticsByKey.keys()];
  assert.deepEqual(marked(false), [...marks.keys()]);
  assert.deepEqual(marked(true), ['0 item 1']);
  outlines.isMeasuring = true;
  assert.deepEqual(marked(true), [...marks.keys()]);
});
