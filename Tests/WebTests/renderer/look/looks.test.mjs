// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cornerRadius } from '../../../../web/renderer/look/detail.js';
import { darkTheme, inksOf, lightTheme, ownGround } from '../../../../web/renderer/look/theme.js';

const file = new URL('../../../Vectors/looks.json', import.meta.url);
const looks = JSON.parse(readFileSync(file, 'utf8'));

test('grounds and inks of the themes are those of the vectors', () => {
  for (const [name, theme] of [['light', lightTheme], ['dark', darkTheme]]) {
    const { paper, text, dim, empty, tiles, softTiles } = theme;
    assert.deepEqual({ paper, text, dim, empty, tiles, softTiles }, looks[name]);
  }
});

test('what can be read on a ground is written as the vectors say', () => {
  for (const { ground, ...wanted } of looks.inks) {
    const { darkInk } = ownGround(Number.parseInt(ground.slice(1), 16));
    const { onLight, onDark } = inksOf(lightTheme);
    assert.deepEqual(darkInk ? onLight : onDark, wanted);
  }
});

test('corners of tiles are as round as the vectors say', () => {
  for (const { width, height, radius } of looks.corners) {
    assert.ok(Math.abs(cornerRadius(width, height) - radius) < 1e-9, `${width} by ${height}`);
  }
});
