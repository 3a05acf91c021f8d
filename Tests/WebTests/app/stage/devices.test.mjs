// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import {
  deviceLike,
  PRESETS,
  deviceOfSize,
  draggedSize,
  fitZoom,
  islandOf,
  presetBeside,
  presetOf,
  resized,
  rotated,
} from '../../../../web/app/stage/devices.js';
import { WantedSize } from '../../../../web/app/stage/wantedSize.js';
import { tipPlace } from '../../../../web/app/tools/elementTip.js';

test('the presets have the sizes of the devices', () => {
  const sizes = PRESETS.map(({ name, width, height }) => `${name} ${width}×${height}`);
  assert.deepEqual(sizes, [
    'iPhone SE 375×667',
    'iPhone 16 393×852',
    'iPhone 16 Pro Max 440×956',
    'iPad mini 744×1133',
    'Free 600×720',
  ]);
  assert.deepEqual(presetOf('iphone-16').insets, { top: 59, left: 0, bottom: 34, right: 0 });
});

test('files name the devices that there are, or two lengths', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../../../Schemas/tessera.schema.json', import.meta.url), 'utf8'),
  );
  const named = schema.properties.size.anyOf[0].enum;
  assert.deepEqual(named, PRESETS.map(({ id }) => id).filter((id) => id !== 'free'));
  assert.equal(deviceOfSize('ipad-mini')?.width, 744);
  const { id, width, height } = deviceOfSize('390x844') ?? PRESETS[0];
  assert.deepEqual({ id, width, height }, { id: 'free', width: 390, height: 844 });
  for (const text of ['119x400', '400x4097', '390', 'walkman', '']) {
    assert.equal(deviceOfSize(text), null);
  }
});

test('a size that a file wants is shown once, and again when the file changes it', () => {
  /** @type {any} */
  let look;
  const session = {
    stageId: 'a',
    source: /** @type {any} */ (null),
    on: (/** @type {string} */ _, /** @type {any} */ listener) => (look = listener),
  };
  /** @type {string[]} */
  const shown = [];
  new WantedSize(session, ({ width }) => shown.push(String(width)));
  const tell = (/** @type {any} */ source) => {
    session.source = source;
    look('source');
  };
  tell(null);
  tell({ size: '390x844' });
  tell({ size: '390x844' });
  tell({ size: '500x400' });
  tell({});
  tell({ size: '500x400' });
  assert.deepEqual(shown, ['390', '500']);
  session.stageId = 'b';
  tell({ size: '500x400' });
  tell({ size: 'iphone-3' });
  assert.deepEqual(shown, ['390', '500', '500']);
});

test('an unknown device is the phone', () => {
  assert.equal(presetOf('walkman').id, 'iphone-16');
  assert.equal(presetOf(null).id, 'iphone-16');
});

test('turning a phone moves its safe area to the sides and back', () => {
  const lying = rotated(presetOf('iphone-16'));
  assert.deepEqual([lying.width, lying.height], [852, 393]);
  assert.deepEqual(lying.insets, { top: 0, left: 59, bottom: 21, right: 59 });
  assert.deepEqual(rotated(lying), presetOf('iphone-16'));
});

test('a viewport is that of the device that has its size and safe area, upright or turned', () => {
  const insets = { top: 59, left: 0, bottom: 34, right: 0 };
  assert.equal(deviceLike({ width: 393, height: 852, insets })?.id, 'iphone-16');
  const lying = deviceLike({ width: 852, height: 393, insets: { top: 0, left: 59, bottom: 21, right: 59 } });
  assert.deepEqual([lying?.id, lying?.isRotated], ['iphone-16', true]);
  assert.equal(deviceLike({ width: 393, height: 852, insets: { ...insets, bottom: 0 } }), null);
  assert.equal(deviceLike({ width: 394, height: 852, insets }), null);
});

test('the presets go round', () => {
  assert.equal(presetBeside('iphone-se', -1).id, 'free');
  assert.equal(presetBeside('free', 1).id, 'iphone-se');
});

test('another size makes a free device that keeps its safe area', () => {
  const device = resized(presetOf('iphone-16'), 500.4, 852);
  assert.deepEqual([device.id, device.width, device.height], ['free', 500, 852]);
  assert.equal(device.insets.top, 59);
  assert.equal(islandOf(device), null);
});

test('sizes stay inside the bounds and the same size changes nothing', () => {
  const phone = presetOf('iphone-16');
  assert.equal(resized(phone, 393, 852), phone);
  assert.equal(resized(phone, 1, 852).width, 120);
  assert.equal(resized(phone, 393, 1e6).height, 4096);
});

test('a device is scaled down to fit, never up', () => {
  const device = { width: 380, height: 780, bezel: 10 };
  assert.equal(fitZoom(device, { width: 1000, height: 400 }), 0.5);
  assert.equal(fitZoom(device, { width: 200, height: 4000 }), 0.5);
  assert.equal(fitZoom(device, { width: 1000, height: 4000 }), 1);
  assert.equal(fitZoom(device, { width: -10, height: 10 }), 0.05);
});

test('a dragged edge stays under the pointer, since the device is centred', () => {
  const start = { width: 400, height: 800 };
  const by = { x: 10, y: -20 };
  assert.deepEqual(draggedSize(start, by, 'right', 0.5), { width: 440, height: 800 });
  assert.deepEqual(draggedSize(start, by, 'bottom', 0.5), { width: 400, height: 720 });
  assert.deepEqual(draggedSize(start, by, 'corner', 1), { width: 420, height: 760 });
});

test('the island lies in the middle of the short upper edge', () => {
  const phone = presetOf('iphone-16');
  assert.deepEqual(islandOf(phone), { x: 134.5, y: 12, width: 124, height: 36 });
  assert.deepEqual(islandOf(rotated(phone)), { x: 12, y: 134.5, width: 36, height: 124 });
  assert.equal(islandOf(presetOf('ipad-mini')), null);
});

test('a tip goes below its element, above where there is no room, and stays on the stage', () => {
  const tip = { width: 60, height: 20 };
  const room = { width: 300, height: 200 };
  const place = (x, y, width) => tipPlace({ x, y, width, height: 30 }, tip, room);
  assert.deepEqual(place(100, 50, 40), { left: 90, top: 88 });
  assert.deepEqual(place(100, 150, 40), { left: 90, top: 122 });
  assert.deepEqual(place(0, 50, 10), { left: 6, top: 88 });
  assert.deepEqual(place(290, 50, 10), { left: 234, top: 88 });
});
