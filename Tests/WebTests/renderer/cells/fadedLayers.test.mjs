// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CanvasPainter } from '../../../../web/renderer/cells/canvasPainter.js';
import { FadedLayers } from '../../../../web/renderer/cells/fadedLayers.js';
import { paintReach } from '../../../../web/renderer/look/paintReach.js';

const noImages = { get: () => ({ state: 'loading', readyAtMs: 0 }) };
const box = (x, y, width, height) => ({ kind: 'box', x, y, width, height, radius: 0 });
const fill = (...place) => ({ kind: 'fill', shape: box(...place), ink: '#f00' });

/** A canvas whose context keeps its matrix and opacity, and tells what is painted with which opacity. */
function canvas(name, calls, width = 400, height = 400) {
  const saved = [];
  const state = { globalAlpha: 1, matrix: [1, 0, 0, 1, 0, 0] };
  const own = { name, width, height, getContext: () => context };
  const does = {
    save: () => saved.push({ ...state }),
    restore: () => Object.assign(state, saved.pop()),
    getTransform: () => {
      const [a, b, c, d, e, f] = state.matrix;
      return { a, b, c, d, e, f };
    },
    setTransform: (...matrix) => void (state.matrix = matrix),
    transform: (a, b, c, d, e, f) => {
      const [oa, , , od, oe, of] = state.matrix;
      state.matrix = [oa * a, b, c, od * d, oa * e + oe, od * f + of];
    },
    fillRect: (...place) => calls.push([name, 'fillRect', ...place, state.globalAlpha, ...state.matrix.slice(4)]),
    fillText: (text) => calls.push([name, text, state.globalAlpha]),
    drawImage: (sheet, ...place) => calls.push([name, 'draw', sheet.name, ...place, state.globalAlpha]),
  };
  const context = new Proxy(state, {
    get: (target, key) => (key === 'canvas' ? own : key in target ? target[key] : (does[key] ?? (() => {}))),
  });
  return own;
}

/** A painter with a matrix of two pixels a point, and what it does. */
function painting(alpha = 1) {
  const calls = [];
  const names = ['inner', 'outer'];
  const context = canvas('page', calls).getContext();
  context.setTransform(2, 0, 0, 2, 0, 0);
  context.globalAlpha = alpha;
  const painter = new CanvasPainter(context, noImages, new FadedLayers(() => canvas(names.pop(), calls, 1, 1)));
  painter.begin(0);
  return { painter, calls, context };
}

test('what is in a group is painted opaquely, and the group is seen through as a whole', () => {
  const { painter, calls, context } = painting();
  painter.paintAll([{ kind: 'group', opacity: 0.5 }, fill(10, 20, 30, 40), fill(15, 25, 5, 5), { kind: 'end' }, fill(0, 0, 1, 1)]);
  // 10 × 2 and 20 × 2 pixels, less 2 for smooth edges; 60 + 4 by 80 + 4 pixels.
  assert.deepEqual(calls, [
    ['outer', 'fillRect', 10, 20, 30, 40, 1, -18, -38],
    ['outer', 'fillRect', 15, 25, 5, 5, 1, -18, -38],
    ['page', 'draw', 'outer', 0, 0, 64, 84, 18, 38, 64, 84, 0.5],
    ['page', 'fillRect', 0, 0, 1, 1, 1, 0, 0],
  ]);
  assert.deepEqual(context.matrix, [2, 0, 0, 2, 0, 0]);
  assert.equal(context.globalAlpha, 1);
});

test('one thing, and lines of text, fade without a layer', () => {
  const { painter, calls } = painting();
  const text = (words) => ({ kind: 'text', text: words, x: 0, y: 10, size: 10, weight: 400, anchor: 'start', ink: '#000' });
  painter.paintAll([{ kind: 'group', opacity: 0.5 }, fill(0, 0, 2, 2), { kind: 'end' }]);
  painter.paintAll([{ kind: 'group', opacity: 0.25 }, text('one'), text('two'), { kind: 'end' }]);
  assert.deepEqual(calls, [
    ['page', 'fillRect', 0, 0, 2, 2, 0.5, 0, 0],
    ['page', 'one', 0.25],
    ['page', 'two', 0.25],
  ]);
});

test('a group in a group has a layer in the layer', () => {
  const { painter, calls } = painting();
  const two = [fill(10, 10, 10, 10), fill(10, 10, 5, 5)];
  painter.paintAll([
    { kind: 'group', opacity: 0.5 }, fill(10, 10, 20, 20),
    { kind: 'group', place: [1, 0, 0, 1, 5, 0], opacity: 0.25 }, ...two, { kind: 'end' }, { kind: 'end' },
  ]);
  // The outer layer begins at 18 pixels; the inner one at 30 − 18 − 2 of it across, and at 2 − 2 down.
  assert.deepEqual(calls.filter(([, name]) => name === 'draw'), [
    ['outer', 'draw', 'inner', 0, 0, 24, 24, 10, 0, 24, 24, 0.25],
    ['page', 'draw', 'outer', 0, 0, 44, 44, 18, 18, 44, 44, 0.5],
  ]);
});

test('all of a cell that fades is seen through as a whole', () => {
  const { painter, calls } = painting(0.5);
  painter.paintAll([fill(10, 10, 20, 20), fill(15, 15, 5, 5)]);
  assert.deepEqual(calls.map(([name, call]) => `${name} ${call}`), ['outer fillRect', 'outer fillRect', 'page draw']);
  assert.equal(calls[0][6], 1);
  assert.equal(calls[2].at(-1), 0.5);
});

test('the reach of operations is that of the outermost edges, in pixels', () => {
  const matrix = { a: 2, b: 0, c: 0, d: 2, e: 1, f: 0 };
  const reach = (...operations) => Object.values(paintReach(operations, matrix));
  assert.deepEqual(reach(fill(1, 2, 3, 4)), [3, 4, 9, 12]);
  assert.deepEqual(reach({ kind: 'stroke', shape: { kind: 'disc', x: 10, y: 10, radius: 5 }, width: 1, ink: '' }), [9, 8, 33, 32]);
  const steps = [[0, 1, 1], [1, 4, 5], [4]];
  assert.deepEqual(reach({ kind: 'fill', shape: { kind: 'way', steps, isEvenOdd: false }, ink: '' }), [3, 2, 9, 10]);
  // A shadow of 2 points is seen 6 points away, and this one is moved by 1.
  assert.deepEqual(reach({ kind: 'shadow', shape: box(10, 10, 4, 4), blur: 2, dx: 0, dy: 1, ink: '' }), [7, 6, 43, 42]);
  assert.deepEqual(reach({ kind: 'group', place: [1, 0, 0, 1, 5, 0] }, fill(1, 2, 3, 4), { kind: 'end' }), [13, 4, 19, 12]);
});
