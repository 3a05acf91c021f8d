// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadSymbols, needsLayer, paintSymbol, symbolLayers, symbolStroke } from '../../../../web/renderer/cells/symbols.js';

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
    const plain = { isFilled: false, isHole: false, scale: 1, dy: 0, isHalf: false };
    assert.deepEqual(symbolLayers(name), layers.map((layer) => ({ ...plain, ...layer })));
  });
}

test('has thicker or thinner lines by the weight at the end of its name', () => {
  assert.equal(symbolStroke('star.fill'), 1.7);
  assert.equal(symbolStroke('star.fill.weight7'), 1.7 * 1.5);
  assert.equal(symbolStroke('unheard.of.weight9'), 1.7 * 1.9);
  assert.equal(symbolStroke('star.weight0'), 1.7);
  assert.deepEqual(symbolLayers('star.fill.weight7'), symbolLayers('star.fill'));
});

/** How the paths of a symbol are painted: their colours, or `hole`. */
function painted(name, ink) {
  const used = [];
  const nothing = () => {};
  const saved = [];
  const context = {
    globalCompositeOperation: 'source-over',
    save: () => saved.push(context.globalCompositeOperation),
    restore: () => { context.globalCompositeOperation = saved.pop(); },
    translate: nothing, scale: nothing, beginPath: nothing, rect: nothing, clip: nothing,
    fill: () => used.push(context.globalCompositeOperation === 'destination-out' ? 'hole' : context.fillStyle),
    stroke: () => used.push(context.globalCompositeOperation === 'destination-out' ? 'hole' : context.strokeStyle),
  };
  paintSymbol(context, name, { x: 0, y: 0, width: 24, height: 24 }, ink);
  return used;
}

test('the mark on a filled symbol is a hole, and a slash is not', () => {
  assert.deepEqual(painted('minus.circle.fill', '#ffffff'), ['#ffffff', '#ffffff', 'hole']);
  assert.deepEqual(painted('person.circle.fill', '#0000ff'), ['#0000ff', '#0000ff', 'hole', 'hole']);
  assert.deepEqual(painted('play.slash.fill', '#0000ff'), ['#0000ff', '#0000ff', '#0000ff']);
});

test('a symbol needs a layer if it has holes, or parts that are seen through one another', () => {
  assert.equal(needsLayer('minus.circle.fill', true), true);
  assert.equal(needsLayer('play.fill', true), false);
  assert.equal(needsLayer('play.fill', false), true);
  assert.equal(needsLayer('plus', false), false);
});

test('any number of names is read', () => {
  for (let index = 0; index < 3000; index += 1) assert.equal(symbolLayers(`star.${index}`).length, 1);
});
