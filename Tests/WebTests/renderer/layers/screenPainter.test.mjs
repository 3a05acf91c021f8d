// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ScreenPainter, inReach, layerState, moveContent } from '../../../../web/renderer/layers/screenPainter.js';
import { recorder } from '../recorder.mjs';

// A bar of 44 pt below a status bar of 47, with a large title of 52: it ends at 143, and at 91 when it is low.
const title = { follows: { from: 91, to: 1000 } };
const ground = { follows: { from: 91, to: 1000 }, appears: { from: 91, to: 83 } };
const small = { appears: { from: 99, to: 91 } };

test('a layer that stands still is seen at every offset', () => {
  assert.deepEqual(layerState({}, 143), { down: 0, opacity: 1 });
});

test('a large title follows the content until the bar is low, and down when the content is pulled', () => {
  assert.equal(layerState(title, 143).down, 143);
  assert.equal(layerState(title, 110).down, 110);
  assert.equal(layerState(title, 20).down, 91);
  assert.equal(layerState(title, 200).down, 200);
});

test('the ground of a bar appears while content comes under it', () => {
  assert.equal(layerState(ground, 143).opacity, 0);
  assert.equal(layerState(ground, 91).opacity, 0);
  assert.equal(layerState(ground, 87).opacity, 0.5);
  assert.equal(layerState(ground, 10).opacity, 1);
});

test('the small title appears when the large one is gone', () => {
  assert.equal(layerState(small, 143).opacity, 0);
  assert.equal(layerState(small, 95).opacity, 0.5);
  assert.equal(layerState(small, 91).opacity, 1);
  // Without a way, it appears at once.
  assert.equal(layerState({ appears: { from: 9, to: 9 } }, 9).opacity, 1);
  assert.equal(layerState({ appears: { from: 9, to: 9 } }, 10).opacity, 0);
});

test('a picture behind the elements goes on fading in, although nothing over them does', () => {
  const { context } = recorder();
  const images = { get: (name) => ({ state: 'there', image: { width: 4, height: 4 }, readyAtMs: name === 'new' ? 990 : 0 }) };
  const picture = (name) => [{ kind: 'image', name, x: 0, y: 0, width: 4, height: 4, radius: 0 }];
  const layers = (behind) => [{ light: picture(behind) }, { isOver: true, light: picture('old') }];
  const painter = new ScreenPainter(context, images);
  const paint = (behind) => {
    const scene = { screen: { layers: layers(behind) }, offset: { x: 0, y: 0 }, theme: { isDark: false }, nowMs: 1000 };
    painter.paint(scene, false);
    painter.paint(scene, true);
    return painter.isFading;
  };
  assert.equal(paint('new'), true);
  assert.equal(paint('old'), false);
});

test('content on its way is painted by its transform, at rest without one', () => {
  const calls = [];
  const context = { transform: (...numbers) => calls.push(numbers) };
  moveContent(context, undefined);
  moveContent(context, { place: [1, 0, 0, 1, 120, 0] });
  assert.deepEqual(calls, [[1, 0, 0, 1, 120, 0]]);
});

test('a list that does not clip shows whole what begins in its place, and nothing beside it', () => {
  const element = (x) => ({ shown: { x, y: 0, width: 200, height: 160 } });
  // The place is 270 pt wide and begins at 60, so that the first item of the content is seen there at offset -60.
  const screen = { place: { x: 60, y: 100, width: 270, height: 160, radius: 0 }, reach: { x: 0, y: 0, width: 390, height: 844, radius: 0 } };
  const elements = [0, 210, 420].map(element);
  const seen = (offset) => inReach({ elements, offset, screen }).map(({ shown }) => shown.x);
  assert.deepEqual(seen({ x: -60, y: -100 }), [0, 210]);
  // Scrolled by 200, the first one has just left; by 199, a point of it is there.
  assert.deepEqual(seen({ x: 140, y: -100 }), [210, 420]);
  assert.deepEqual(seen({ x: 139, y: -100 }), [0, 210, 420]);
  // Turned content is not compared with the place.
  assert.equal(inReach({ elements, offset: { x: 900, y: 0 }, screen: { ...screen, mirror: {} } }).length, 3);
});
