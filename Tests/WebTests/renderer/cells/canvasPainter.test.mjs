// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CanvasPainter } from '../../../../web/renderer/cells/canvasPainter.js';
import { loadSymbols } from '../../../../web/renderer/cells/symbols.js';

await loadSymbols();

const file = new URL('../../../Vectors/painting.json', import.meta.url);
const { paintings } = JSON.parse(readFileSync(file, 'utf8'));

/** A way that a canvas would read for itself. */
class Way {
  constructor(lines) {
    this.lines = lines;
  }

  toString() {
    return this.lines;
  }
}
globalThis.Path2D ??= Way;

const noImages = { get: () => ({ state: 'loading', readyAtMs: 0 }) };

/** What each call is told by: the arguments, and what the context is set to at that moment. */
const told = {
  fill: ({ fillStyle }) => [fillStyle],
  fillRect: ({ fillStyle }) => [fillStyle],
  fillText: ({ fillStyle, font, textAlign, letterSpacing = '', shadowBlur, shadowColor, shadowOffsetX }) => {
    const shadow = shadowBlur ? [shadowColor, shadowBlur, shadowOffsetX] : [];
    return [fillStyle, font.split(' "')[0], textAlign, letterSpacing, ...shadow].filter((look) => look !== '');
  },
  strokeText: ({ strokeStyle, lineWidth, letterSpacing }) => [strokeStyle, lineWidth, letterSpacing],
  stroke: ({ strokeStyle, lineWidth, lineCap, lineJoin }) => [strokeStyle, lineWidth, lineCap, lineJoin],
};

/** A context whose calls are words, and which saves and restores its opacity. */
function wordy() {
  const calls = [];
  const saved = [];
  const state = { globalAlpha: 1 };
  const context = new Proxy(state, {
    get: (target, name) => {
      if (name in target) return target[name];
      return (...args) => {
        if (name === 'save') saved.push(target.globalAlpha);
        if (name === 'restore') target.globalAlpha = saved.pop();
        if (name === 'beginPath') return;
        if (name === 'getTransform') return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
        const looks = told[name]?.(target) ?? [];
        const opacity = told[name] && target.globalAlpha !== 1 ? [target.globalAlpha] : [];
        calls.push([name, ...args, ...looks, ...opacity].join(' '));
        if (!String(name).startsWith('create')) return;
        const addColorStop = (...stop) => void calls.push(['addColorStop', ...stop].join(' '));
        return { addColorStop, toString: () => 'gradient' };
      };
    },
  });
  return { context, calls };
}

for (const { name, operations, canvas } of paintings) {
  test(`paints ${name}`, () => {
    const { context, calls } = wordy();
    const painter = new CanvasPainter(context, noImages);
    painter.begin(0);
    painter.paintAll(operations);
    assert.deepEqual(calls, canvas);
  });
}

test('a picture fades in, is clipped to its box and covers it, with a shade below its title', () => {
  const { context, calls } = wordy();
  const image = { naturalWidth: 200, naturalHeight: 100 };
  context.createLinearGradient = () => ({ addColorStop() {}, toString: () => 'shade' });
  const images = { get: () => ({ state: 'there', readyAtMs: 1000, image }) };
  const painter = new CanvasPainter(context, images);
  const box = { x: 0, y: 0, width: 100, height: 100, radius: 8 };
  painter.begin(1000 + 1e6);
  painter.paint({ kind: 'image', name: '/a.png', ...box, isShaded: true });
  assert.equal(painter.isFading, false);
  // A square in the middle of a picture that is twice as wide as it is high.
  assert.deepEqual(calls, [
    'save', 'roundRect 0 0 100 100 8', 'clip', `drawImage ${image} 50 0 100 100 0 0 100 100`,
    'fillRect 0 16 100 84 shade', 'restore',
  ]);
  painter.begin(1001);
  painter.paint({ kind: 'image', name: '/a.png', ...box, isWhole: true });
  assert.equal(painter.isFading, true);
  assert.equal(calls.at(-2), `drawImage ${image} 0 25 100 50`);
});

test('sets only text in a font of the app without kerning, and rounds no advance', () => {
  const found = [];
  const context = new Proxy({}, {
    get: (target, name) => (name === 'fillText' ? () => found.push([target.fontKerning, target.textRendering]) : target[name] ?? (() => {})),
  });
  const painter = new CanvasPainter(context, noImages);
  const text = { kind: 'text', text: 'a', x: 0, y: 0, size: 10, weight: 400, anchor: 'start', ink: '#000000' };
  painter.begin(0);
  painter.paintAll([text, { ...text, face: '/beside/1.ttf' }, { ...text, face: '/beside/2.ttf' }, text]);
  assert.deepEqual(found, ['auto', 'none', 'none', 'auto'].map((kerning) => [kerning, 'geometricPrecision']));
});
