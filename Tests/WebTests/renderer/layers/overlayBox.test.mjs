// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlayBox, pixelsOf } from '../../../../web/renderer/layers/overlayBox.js';

const scene = (more = {}) => ({
  overlayMode: 'none', diagnosticsByKey: new Map(), focusedId: null, hoveredId: null, indicators: [], screen: null,
  viewport: { width: 300, height: 600 }, ...more,
});
const vertical = { x: 294, y: 40, width: 3, height: 90, alpha: 1 };
const horizontal = { x: 20, y: 594, width: 8, height: 3, alpha: 1 };
const whole = { x: 0, y: 0, width: 300, height: 600 };

test('a scroll needs the track of its indicator, and a stage at rest nothing', () => {
  assert.equal(overlayBox(scene()), null);
  assert.deepEqual(overlayBox(scene({ indicators: [vertical] })), { x: 294, y: 0, width: 3, height: 600 });
  assert.deepEqual(overlayBox(scene({ indicators: [horizontal] })), { x: 0, y: 594, width: 300, height: 3 });
});

test('outlines and marks may be anywhere, and so may what is mirrored', () => {
  const marks = [
    { focusedId: 0 }, { hoveredId: 7 }, { overlayMode: 'reuse' }, { diagnosticsByKey: new Map([['a', 'note']]) },
    { indicators: [vertical, horizontal] }, { indicators: [vertical], screen: { mirror: { x: null, y: 300 } } },
  ];
  for (const more of marks) assert.deepEqual(overlayBox(scene(more)), whole, JSON.stringify(Object.keys(more)));
});

test('pixels that are covered in part count, and one more for soft edges, within the canvas', () => {
  const canvas = { scaleX: 1.5, scaleY: 2, widthPx: 450, heightPx: 1200 };
  // 294 pt × 1.5 = 441 px and 297 × 1.5 = 445.5 px, with a pixel on either side.
  assert.deepEqual(pixelsOf({ x: 294, y: 0, width: 3, height: 600 }, canvas), { left: 440, top: 0, right: 447, bottom: 1200 });
  assert.deepEqual(pixelsOf(whole, canvas), { left: 0, top: 0, right: 450, bottom: 1200 });
  // Beyond every edge, one pixel remains, since a canvas without any cannot be painted.
  assert.deepEqual(pixelsOf({ x: 900, y: -90, width: 3, height: 9 }, canvas), { left: 449, top: 0, right: 450, bottom: 1 });
});
