// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { coversCell, figureOperations } from '../../../../web/renderer/cells/figureLook.js';
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

test('a ground below is left out only under an opaque first part that covers the cell', () => {
  const ground = { light: 0xffffffff, dark: 0x000000ff };
  const whole = { x: 0, y: 0, width: 40, height: 30, opacity: 1, cornerRadius: 0, ground };
  const covers = (...parts) => coversCell({ width: 40, height: 30, parts });
  assert.equal(covers(whole, { ...whole, ground: null }), true);
  assert.equal(covers({ ...whole, ground: null }, whole), false, 'the first part is at the back');
  assert.equal(covers({ ...whole, x: 1 }), false);
  assert.equal(covers({ ...whole, height: 29.5 }), false);
  assert.equal(covers({ ...whole, opacity: 0.9 }), false);
  assert.equal(covers({ ...whole, cornerRadius: 4 }), false);
  assert.equal(covers({ ...whole, ground: { ...ground, dark: 0x00000080 } }), false);
  assert.equal(covers(), false);
});
