// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { figureOperations } from '../../../../web/renderer/cells/figureLook.js';
import { darkTheme, lightTheme } from '../../../../web/renderer/look/theme.js';

const file = new URL('../../../Vectors/figures.json', import.meta.url);
const { figures } = JSON.parse(readFileSync(file, 'utf8'));

/** An operation as the vectors write it: opaque inks with six digits, places of texts to a hundredth. */
function written(operation) {
  const plain = JSON.parse(JSON.stringify(operation));
  if (plain.ink) plain.ink = plain.ink.replace(/^(#.{6})ff$/, '$1');
  if (plain.kind === 'text') plain.y = Math.round(plain.y * 100) / 100;
  return plain;
}

for (const { name, size, isDark, figure, operations } of figures) {
  test(`makes of a figure ${name}`, () => {
    const [width, height] = size;
    const parts = figure.parts.map((part) => ({ ground: null, stroke: null, text: null, image: null, ...part }));
    const box = { x: 0, y: 0, width, height };
    const theme = isDark ? darkTheme : lightTheme;
    const found = figureOperations({ ...figure, parts }, box, '#000000', theme);
    assert.deepEqual(found.map(written), operations);
  });
}
