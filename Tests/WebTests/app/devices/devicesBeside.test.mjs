// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  MOST_BESIDE, SETS, devicesOfSet, inBothThemes, packedText, sweepWidths, tooManyWords, unpacked, within,
} from '../../../../web/app/devices/deviceSets.js';
import { samePlace } from '../../../../web/app/devices/samePlace.js';
import { CAPTION_PX, GAP_PX, packed } from '../../../../web/app/devices/packing.js';
import { ALL_PRESETS, presetOf, resized, rotated } from '../../../../web/app/stage/devices.js';

const body = (width, height) => ({ width, height, bezel: 0 });
const room = (width, height) => ({ x: 0, y: 0, width, height });
const free = (width, height) => resized(presetOf('free'), width, height);

test('one device is in the middle, as large as it can be, and never enlarged', () => {
  const one = packed([{ width: 380, height: 780, bezel: 10 }], room(1000, 400 + CAPTION_PX));
  assert.deepEqual(one, { scale: 0.5, boxes: [{ x: 400, y: CAPTION_PX, width: 200, height: 400 }] });
  assert.equal(packed([body(100, 100)], room(1000, 1000)).scale, 1);
  assert.deepEqual(packed([], room(10, 10)), { scale: 1, boxes: [] });
});

test('all devices have the same scale and stand in rows without touching', () => {
  // In one row: (1000 − 28) / 800 gives 1.2, 326 − 26 gives 0.75 for the higher one.
  const wide = packed([body(400, 400), body(400, 200)], room(1000, 300 + CAPTION_PX));
  assert.equal(wide.scale, 0.75);
  assert.deepEqual(wide.boxes.map(({ width, height }) => [width, height]), [[300, 300], [300, 150]]);
  assert.equal(wide.boxes[1].x - wide.boxes[0].x, 300 + GAP_PX);
  assert.equal(wide.boxes[0].y, wide.boxes[1].y);
  // In a high room two rows are larger.
  const high = packed([body(400, 400), body(400, 400)], room(400, 800 + 2 * CAPTION_PX + GAP_PX));
  assert.equal(high.scale, 1);
  assert.deepEqual(high.boxes.map(({ x }) => x), [0, 0]);
  assert.equal(high.boxes[1].y - high.boxes[0].y, 400 + GAP_PX + CAPTION_PX);
});

test('eight devices fit into any usual room and keep their order', () => {
  const devices = ALL_PRESETS.slice(0, MOST_BESIDE + 1);
  for (const [width, height] of [[560, 700], [1200, 600], [1900, 1000]]) {
    const { boxes, scale } = packed(devices, room(width, height));
    assert.equal(boxes.length, 8);
    for (const [at, box] of boxes.entries()) {
      assert.ok(box.x >= -1e-6 && box.x + box.width <= width + 1e-6, `${at} across ${width}`);
      assert.ok(box.y >= 0 && box.y + box.height <= height + 1e-6, `${at} down ${height}`);
      const next = boxes[at + 1];
      assert.ok(!next || next.y > box.y || next.x >= box.x + box.width, `${at} before the next`);
    }
    assert.ok(scale > 0.15, `${width} × ${height}`);
  }
});

test('sets name devices that there are, and fit beside the first one', () => {
  for (const { id, devices } of SETS) {
    assert.equal(devicesOfSet(id).length, devices.length, id);
    assert.ok(devices.length <= MOST_BESIDE, id);
  }
  assert.deepEqual(devicesOfSet('watches'), []);
  assert.equal(new Set(ALL_PRESETS.map(({ id }) => id)).size, ALL_PRESETS.length);
});

test('both themes make two of each, once', () => {
  const one = { device: presetOf('iphone-se'), theme: 'page' };
  const both = inBothThemes([one, { ...one, theme: 'dark' }]);
  assert.deepEqual(both.map(({ device, theme }) => `${device.id} ${theme}`), ['iphone-se light', 'iphone-se dark']);
});

test('two hundred devices are refused with a word', () => {
  const many = Array.from({ length: 200 }, () => ({ device: presetOf('iphone-se'), theme: 'page' }));
  const { shown, leftOut } = within(many);
  assert.deepEqual([shown.length, leftOut], [7, 193]);
  assert.equal(tooManyWords(leftOut), 'A page can have 8 live devices. 193 devices are not shown.');
  assert.equal(tooManyWords(1), 'A page can have 8 live devices. One device is not shown.');
});

test('widths of a sweep go in equal steps, each once', () => {
  assert.deepEqual(sweepWidths(320, 1024, 5), [320, 496, 672, 848, 1024]);
  assert.deepEqual(sweepWidths(320, 322, 9), [320, 321, 322]);
  assert.deepEqual(sweepWidths(400, 400, 5), [400]);
});

test('devices are remembered, and wrong memories are left out', () => {
  const all = [
    { device: presetOf('ipad-mini'), theme: 'dark' },
    { device: rotated(presetOf('iphone-17')), theme: 'page' },
    { device: free(500, 700), theme: 'light' },
  ];
  assert.deepEqual(unpacked(packedText(all), free), all);
  for (const text of [null, '', '{}', 'null', '[null]', '[{"id":"walkman"}]', '[{"id":"free","width":"a"}]', '[1']) {
    assert.deepEqual(unpacked(text, free), [], String(text));
  }
  assert.equal(unpacked(JSON.stringify(new Array(200).fill({ id: 'iphone-se' })), free).length, MOST_BESIDE);
});

test('content that scrolls together stands at the same part of its way', () => {
  const of = (y, least, most) => ({ offset: { x: 0, y }, range: { min: { x: 0, y: least }, max: { x: 0, y: most } } });
  // Half of the way from −50 to 150 is 50; half of that from −20 to 1980 is 980.
  assert.deepEqual(samePlace(of(50, -50, 150), of(0, -20, 1980)), { x: 0, y: 980 });
  assert.deepEqual(samePlace(of(-90, -50, 150), of(0, -20, 1980)), { x: 0, y: -20 });
  assert.deepEqual(samePlace(of(200, -50, 150), of(0, -20, 1980)), { x: 0, y: 1980 });
  assert.deepEqual(samePlace(of(10, 0, 0), of(0, -20, 1980)), { x: 0, y: -20 });
  assert.deepEqual(samePlace(of(50, -50, 150), of(0, -20, -40)), { x: 0, y: -20 });
});
