// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groundedTheme } from '../../../../web/renderer/look/groundedTheme.js';
import { darkTheme, lightTheme } from '../../../../web/renderer/look/theme.js';

test('without a ground of the source the theme stays what it is', () => {
  assert.equal(groundedTheme(lightTheme, undefined), lightTheme);
});

test('a ground takes the place of the paper, one for each interface', () => {
  const ground = { light: 0xffee00ff, dark: 0x001122ff };
  assert.equal(groundedTheme(lightTheme, ground).paper, '#ffee00');
  assert.equal(groundedTheme(darkTheme, ground).paper, '#001122');
  assert.equal(groundedTheme(lightTheme, ground), groundedTheme(lightTheme, { ...ground }));
});

test('what has no ground of its own can be read on it', () => {
  const night = groundedTheme(lightTheme, { light: 0x101010ff, dark: 0 });
  assert.deepEqual([night.text, night.dim], [darkTheme.text, darkTheme.dim]);
  assert.deepEqual(night.tiles, lightTheme.tiles);
  assert.equal(night.isDark, false);
  const day = groundedTheme(darkTheme, { light: 0, dark: 0xf0f0f0ff });
  assert.deepEqual([day.text, day.dim], [lightTheme.text, lightTheme.dim]);
});

test('the page shows through a ground that does not cover it', () => {
  // Half of black over white: 255 · (1 − 128/255) = 127.
  assert.equal(groundedTheme(lightTheme, { light: 0x00000080, dark: 0 }).paper, '#7f7f7f');
  assert.equal(groundedTheme(darkTheme, { light: 0, dark: 0 }).paper, darkTheme.paper);
});
