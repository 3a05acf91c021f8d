// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_PRESETS } from '../../../../web/app/stage/devices.js';
import { isUnderBezel } from '../../../../web/app/stage/screenCorners.js';

test('a bezel covers the corners of a screen where the square corner does not stand out of its outer curve', () => {
  // From the curve's centre, the corner of a square of 10 is 14.14 away.
  assert.equal(isUnderBezel(10, 4.15), true);
  assert.equal(isUnderBezel(10, 4.14), false);
  assert.equal(isUnderBezel(0, 0), true);
});

test('tablets, windows and the phone with a button have such bezels, phones with round screens do not', () => {
  const covered = ALL_PRESETS.filter(({ radius, bezel }) => isUnderBezel(radius, bezel)).map(({ id }) => id);
  assert.deepEqual(covered, [
    'iphone-se', 'ipad-mini', 'ipad', 'ipad-pro-11', 'ipad-air-13', 'ipad-pro-13', 'split-third', 'split-half',
    'split-two-thirds', 'window-small', 'window-laptop', 'window-desktop', 'free',
  ]);
});
