// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ListPainter } from '../../../../web/renderer/cells/listPainter.js';
import { drawShadowOf, throwShadow } from '../../../../web/renderer/cells/shadowPainter.js';
import { colour, row } from './listRows.mjs';
import { recorder, scene } from '../recorder.mjs';

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

test('a shadow of an outline is thrown by what is painted where nobody looks', () => {
  /** @type {any[]} */
  const calls = [];
  let shift = 0;
  /** @type {any} */
  const context = {
    save: () => calls.push('save'),
    restore: () => calls.push('restore'),
    getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: 100, f: 40 }),
    setTransform: (/** @type {number[]} */ ...map) => {
      shift = 100 - map[4];
      calls.push([map[0], map[3], map[5]]);
    },
    beginPath: () => {},
    moveTo: (/** @type {number} */ x, /** @type {number} */ y) => calls.push([x, y]),
    lineTo: (/** @type {number} */ x, /** @type {number} */ y) => calls.push([x, y]),
    closePath: () => calls.push('close'),
    fill: () => calls.push('fill'),
  };
  const colour = { light: 0x000000ff, dark: 0x000000ff };
  const shadow = { x: 3, y: 5, radius: 4, opacity: 1, colour };
  const outline = [[0, 0, 0], [1, 10, 20], [4]];
  const look = { isDark: false, scaleDpr: 2 };
  drawShadowOf(context, shadow, outline, { x: 7, y: 9 }, look);
  assert.deepEqual(calls, ['save', [2, 2, 40], [7, 9], [17, 29], 'close', 'fill', 'restore']);
  // The shadow is moved back by as much as the outline was moved away: 3 pt are 6 pixels.
  assert.ok(shift > 20000);
  assert.equal(context.shadowOffsetX - shift, 6);
  assert.equal(context.shadowOffsetY, 10);
});

test('a row whose item is not loaded yet throws its shadow too', () => {
  const { context } = recorder();
  /** @type {number[]} */
  const blurs = [];
  Object.defineProperty(context, 'shadowBlur', { set: (blur) => blurs.push(blur) });
  const list = row();
  list.background.colour = colour;
  list.background.shadow = { x: 0, y: 1, radius: 2, opacity: 0.5, colour };
  const painter = new ListPainter(context, /** @type {any} */ (null));
  const box = { x: 0, y: 0, width: 300, height: 44 };
  painter.drawBones(box, list, scene([]), { scaleDpr: 3 }, null);
  // The deviation is 2 pt, 6 pixels, and a canvas halves.
  assert.equal(blurs[0], 12);
});
