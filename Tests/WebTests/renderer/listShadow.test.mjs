// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { throwShadow } from '../../../web/renderer/listPainter.js';

test('a shadow is told to the canvas in device pixels, with the opacity of colour and shadow', () => {
  /** @type {any} */
  const context = {};
  // White of half opacity in the light, black in the dark.
  const colour = { light: 0xffffff80, dark: 0x000000ff };
  const shadow = { x: 1, y: -2, radius: 4, opacity: 0.5, colour };
  throwShadow(context, shadow, false, 3);
  assert.equal(context.shadowOffsetX, 3);
  assert.equal(context.shadowOffsetY, -6);
  // The deviation is 4 pt, 12 pixels, and a canvas halves.
  assert.equal(context.shadowBlur, 24);
  assert.match(context.shadowColor, /^rgba\(255, 255, 255, 0\.25/);
  throwShadow(context, shadow, true, 1);
  assert.equal(context.shadowColor, 'rgba(0, 0, 0, 0.5)');
  assert.equal(context.shadowBlur, 8);
});
