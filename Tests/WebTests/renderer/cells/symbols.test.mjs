// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadSymbols, paintSymbol, symbolLayers } from '../../../../web/renderer/cells/symbols.js';

const file = new URL('../../../Vectors/symbols.json', import.meta.url);
const { symbols } = JSON.parse(readFileSync(file, 'utf8'));

globalThis.Path2D ??= class {
  constructor(lines) {
    this.lines = lines;
  }
};

test('is empty until the drawings are loaded', async () => {
  // A module of its own: other files' tests have loaded theirs.
  const untouched = await import('../../../../web/renderer/cells/symbols.js?untouched');
  assert.deepEqual(untouched.symbolLayers('star'), []);
  await loadSymbols();
  assert.equal(symbolLayers('star').length, 1);
});

for (const { name, layers } of symbols) {
  test(`makes “${name}” of its paths`, () => {
    const plain = { isFilled: false, isOnInk: false, scale: 1, dy: 0, isHalf: false };
    assert.deepEqual(symbolLayers(name), layers.map((layer) => ({ ...plain, ...layer })));
  });
}

/** The colours that a symbol is painted in. */
function inks(name, ink) {
  const used = [];
  const nothing = () => {};
  const context = {
    save: nothing, restore: nothing, translate: nothing, scale: nothing, beginPath: nothing, rect: nothing, clip: nothing,
    fill: () => used.push(context.fillStyle),
    stroke: () => used.push(context.strokeStyle),
  };
  paintSymbol(context, name, { x: 0, y: 0, width: 24, height: 24 }, ink);
  return used;
}

test('what stands out on a light ink is dark, and white otherwise', () => {
  assert.deepEqual(inks('minus.circle.fill', '#ffffff'), ['#ffffff', '#ffffff', '#1c1c1e']);
  assert.deepEqual(inks('minus.circle.fill', 'rgba(0, 122, 255, 0.5)'), ['rgba(0, 122, 255, 0.5)', 'rgba(0, 122, 255, 0.5)', '#ffffff']);
});

test('any number of names is read', () => {
  for (let index = 0; index < 3000; index += 1) assert.equal(symbolLayers(`star.${index}`).length, 1);
});
