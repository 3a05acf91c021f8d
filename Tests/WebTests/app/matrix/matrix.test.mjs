// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  FIRST_AXES, MOST_TILES, axesOf, fittingScale, leastHeight, tileWords, tilesOf, tilesWords, toggled, wholeTurns,
} from '../../../../web/app/matrix/matrixAxes.js';
import { neighbourOf } from '../../../../web/app/matrix/tileKeys.js';
import { mostZoom, presetOf, resized, rotated } from '../../../../web/app/stage/devices.js';
import { keyboardHeight } from '../../../../web/app/stage/keyboardPolicy.js';
import { TEXT_SIZES, traitWords, traitsOnWire } from '../../../../web/app/stage/viewTraits.js';
import { contentInsets } from '../../../../web/store/contentInsets.js';

const own = presetOf('iphone-16');
const deviceOf = (id) => (id === 'own' ? own : presetOf(id));

test('a tile stands for one value of each axis, and tiles are ordered by the axes', () => {
  const { tiles, wanted } = tilesOf(FIRST_AXES, deviceOf);
  assert.equal(wanted, 8);
  assert.deepEqual(tiles.map((tile) => tileWords(tile, FIRST_AXES)), [
    'L · LTR · Light', 'L · LTR · Dark', 'L · RTL · Light', 'L · RTL · Dark',
    'AX2 · LTR · Light', 'AX2 · LTR · Dark', 'AX2 · RTL · Light', 'AX2 · RTL · Dark',
  ]);
  assert.equal(new Set(tiles.map(({ key }) => key)).size, 8);
  assert.deepEqual(tiles[7].traits, { textSize: 'accessibilityLarge', direction: 'rightToLeft', hasKeyboard: false });
  assert.equal(tilesOf({ ...FIRST_AXES, devices: ['own', 'iphone-16'] }, deviceOf).wanted, 8);
  const none = tilesOf({ ...FIRST_AXES, themes: [] }, deviceOf);
  assert.deepEqual([none.tiles.length, tilesWords(0, none.wanted)], [0, 'Choose at least one value in each row.']);
});

test('more tiles than a page can have are told', () => {
  // 4 devices × 12 sizes × 2 directions × 2 themes and keyboards hidden: 192.
  const axes = { ...FIRST_AXES, devices: ['own', 'ipad', 'iphone-se', 'pixel-9'], textSizes: TEXT_SIZES.map(({ id }) => id) };
  const { tiles, wanted } = tilesOf(axes, deviceOf);
  assert.deepEqual([tiles.length, wanted], [MOST_TILES, 192]);
  assert.equal(tilesWords(24, 192), '24 live views. A page can have no more; 168 of 192 combinations are not shown.');
  assert.equal(tilesWords(1, 1), 'One live view of this stage');
});

test('axes are changed in their order, and wrong memories are left out', () => {
  assert.deepEqual(toggled(['dark'], 'light', ['light', 'dark']), ['light', 'dark']);
  assert.deepEqual(toggled(['light', 'dark'], 'light', ['light', 'dark']), ['dark']);
  assert.deepEqual(axesOf('{', ['own']), FIRST_AXES);
  assert.deepEqual(axesOf('{"devices": ["own", "watch"], "themes": 3, "textSizes": ["large", "huge"]}', ['own']), {
    devices: ['own'], textSizes: ['large'], directions: [], themes: [], keyboards: [],
  });
});

test('all tiles have one scale, at which they are seen at once if that is large enough', () => {
  const px = { gap: 10, label: 20, heading: 30, least: 100, most: 600 };
  // One tile of 400 × 800: 30 + 800 s + 20 + 10 fit on 500 at 0.55.
  const one = fittingScale([{ width: 400, height: 800, count: 1 }], { width: 1000, height: 500 }, px);
  assert.ok(one <= 0.55 && one > 0.55 * 0.95, String(one));
  // A hundred do not fit: the least height counts, and they scroll.
  assert.equal(fittingScale([{ width: 400, height: 800, count: 100 }], { width: 1000, height: 500 }, px), 100 / 800);
  // A narrow room makes them narrower than the least height.
  assert.equal(fittingScale([{ width: 400, height: 400, count: 1 }], { width: 50, height: 900 }, px), 50 / 400);
});

test('lines of tiles end after whole turns, and a narrow room has two tiles in a line', () => {
  // Two themes and two directions: four of six columns; with three columns, two; one column is one.
  assert.deepEqual([6, 3, 1, 9].map((most) => wholeTurns(most, [1, 2, 2])), [4, 2, 1, 8]);
  assert.equal(leastHeight([{ width: 400, height: 800 }], 1000), 200);
  assert.equal(leastHeight([{ width: 400, height: 800 }], 318), 300);
});

test('arrow keys go to the tiles beside, above and below', () => {
  // Two rows of three and two.
  const boxes = [[0, 0], [10, 0], [20, 0], [0, 30], [10, 30]].map(([left, top]) => ({ left, top, width: 8, height: 20 }));
  const go = (at, key) => neighbourOf(boxes, at, key);
  assert.deepEqual([go(0, 'ArrowRight'), go(0, 'ArrowLeft'), go(4, 'ArrowRight')], [1, 0, 4]);
  assert.deepEqual([go(2, 'ArrowDown'), go(1, 'ArrowDown'), go(3, 'ArrowUp'), go(4, 'ArrowDown')], [4, 4, 0, 4]);
  assert.deepEqual([go(3, 'Home'), go(0, 'End'), go(0, 'x')], [0, 4, null]);
});

test('each device has a keyboard of its size, which is told to the stage', () => {
  const heights = ['iphone-16', 'iphone-16-pro-max', 'iphone-se', 'ipad', 'split-third', 'window-laptop'];
  assert.deepEqual(heights.map((id) => keyboardHeight(presetOf(id))), [336, 346, 260, 320, 408, 0]);
  assert.deepEqual([own, presetOf('ipad')].map((device) => keyboardHeight(rotated(device))), [209, 408]);
  // A free device of 200 pt keeps three tenths of its height.
  assert.equal(keyboardHeight(resized(presetOf('free'), 300, 200)), 140);
  const traits = { textSize: 'small', direction: null, hasKeyboard: true };
  assert.deepEqual(traitsOnWire(traits, own), { textSize: 'small', keyboard: 336 });
  assert.deepEqual(traitsOnWire({ ...traits, textSize: null }, presetOf('window-laptop')), {});
  assert.deepEqual(traitWords({ ...traits, direction: 'rightToLeft' }), ['S', 'RTL', 'Keyboard']);
});

test('a keyboard is the lower inset of the content where it covers more than the safe area', () => {
  const viewport = { width: 390, insets: { top: 59, left: 0, bottom: 34, right: 0 } };
  assert.equal(contentInsets({ ...viewport, keyboard: 336 }, null, 390).bottom, 336);
  assert.equal(contentInsets({ ...viewport, keyboard: 20 }, null, 390).bottom, 34);
  const inset = { 'cv.contentInset': { top: 0, left: 0, bottom: 6, right: 0 } };
  assert.equal(contentInsets({ ...viewport, keyboard: 336 }, inset, 390).bottom, 342);
});

test('devices are painted larger than they are only where there is ample room', () => {
  assert.deepEqual([[1400, 860], [900, 2000], [2800, 1720], [9000, 9000]].map(([width, height]) => mostZoom({ width, height })), [1, 1, 2, 2]);
  assert.equal(mostZoom({ width: 2800, height: 1290 }), 1.5);
});
