// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indicatedAxes } from '../../../../web/app/stage/sceneParts.js';

test('indicators show where the content scrolls, unless the app wants none there', () => {
  const both = { x: true, y: true };
  assert.deepEqual(indicatedAxes(both, null), { vertical: true, horizontal: true });
  const wanted = (/** @type {string | undefined} */ indicators) =>
    indicatedAxes(both, /** @type {any} */ ({ indicators }));
  assert.deepEqual(wanted(undefined), { vertical: true, horizontal: true });
  assert.deepEqual(wanted('vertical'), { vertical: true, horizontal: false });
  assert.deepEqual(wanted('horizontal'), { vertical: false, horizontal: true });
  assert.deepEqual(wanted('none'), { vertical: false, horizontal: false });
  assert.deepEqual(indicatedAxes({ x: false, y: true }, null), { vertical: true, horizontal: false });
});
