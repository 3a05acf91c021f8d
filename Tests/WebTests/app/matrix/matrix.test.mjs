// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  FIRST_AXES, MOST_TILES, axesOf, leastHeight, tileWords, tilesOf, tilesWords, toggled, wholeTurns,
} from '../../../../web/app/matrix/matrixAxes.js';
import { blocksOf, commonWords, tablesFor } from '../../../../web/app/matrix/matrixTable.js';
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

const px = { gap: 10, head: 20, side: 50, heading: 30, most: 600 };
const two = { ...FIRST_AXES, textSizes: ['large'], directions: ['leftToRight'] };

test('all tiles have one scale, at which they are seen at once if that is large enough', () => {
  const one = { ...two, themes: ['light'] };
  const scaleOf = (group, axes, room) => tablesFor([group], axes, room, px).scale;
  // One tile of 400 × 800, without words: 30 + 800 s + 10 fit on 500 at 0.575.
  const single = scaleOf({ width: 400, height: 800, count: 1 }, one, { width: 1000, height: 500 });
  assert.ok(single <= 0.575 && single > 0.575 * 0.95, String(single));
  // Two side by side have a line of words above: 30 + 20 + 800 s + 10 fit at 0.55.
  const pair = scaleOf({ width: 400, height: 800, count: 2 }, two, { width: 1000, height: 500 });
  assert.ok(pair <= 0.55 && pair > 0.55 * 0.95, String(pair));
  // Twelve sizes do not fit: the least height of 200 counts, and they scroll.
  const many = { ...FIRST_AXES, textSizes: TEXT_SIZES.map(({ id }) => id) };
  assert.equal(scaleOf({ width: 400, height: 800, count: 48 }, many, { width: 700, height: 300 }), 200 / 800);
});

test('text sizes stand below each other, or side by side where tiles are larger then', () => {
  const group = { width: 400, height: 800, count: 8 };
  const [square] = tablesFor([group], FIRST_AXES, { width: 1100, height: 800 }, px).tables;
  assert.deepEqual([square.rows, square.perBlock], [['textSizes'], 4]);
  // Twelve sizes in two themes: two lines of twelve are larger than twelve lines of two.
  const many = { ...FIRST_AXES, directions: ['leftToRight'], textSizes: TEXT_SIZES.map(({ id }) => id) };
  const [turned] = tablesFor([{ ...group, count: 24 }], many, { width: 1700, height: 800 }, px).tables;
  assert.deepEqual([turned.rows, turned.columns, turned.perBlock], [['directions', 'themes', 'keyboards'], ['textSizes'], 12]);
  const [block] = blocksOf(turned, many, 24);
  assert.deepEqual(block.lines.map(({ words, tiles }) => [words, tiles.slice(0, 3)]), [['Light', [0, 2, 4]], ['Dark', [1, 3, 5]]]);
  assert.deepEqual(block.heads[0][3], { words: 'L', from: 3, span: 1 });
});

test('a table has words above columns and beside lines, once for equal neighbours', () => {
  const table = { rows: ['textSizes'], columns: ['directions', 'themes', 'keyboards'], perBlock: 4 };
  const [block, ...more] = blocksOf(table, FIRST_AXES, 8);
  assert.equal(more.length, 0);
  assert.deepEqual(block.heads, [
    [{ words: 'LTR', from: 0, span: 2 }, { words: 'RTL', from: 2, span: 2 }],
    [{ words: 'Light', from: 0, span: 1 }, { words: 'Dark', from: 1, span: 1 }, { words: 'Light', from: 2, span: 1 }, { words: 'Dark', from: 3, span: 1 }],
  ]);
  assert.deepEqual(block.lines, [{ words: 'L', tiles: [0, 1, 2, 3] }, { words: 'AX2', tiles: [4, 5, 6, 7] }]);
  // Where two columns have room, the table goes on below.
  const narrow = blocksOf({ ...table, perBlock: 2 }, FIRST_AXES, 8);
  assert.deepEqual(narrow.map(({ heads }) => heads[0]), [[{ words: 'LTR', from: 0, span: 2 }], [{ words: 'RTL', from: 0, span: 2 }]]);
  assert.deepEqual(narrow[1].lines.map(({ tiles }) => tiles), [[2, 3], [6, 7]]);
  // The last device may have fewer tiles than its table has places.
  assert.deepEqual(blocksOf(table, FIRST_AXES, 3)[0].lines.map(({ tiles }) => tiles), [[0, 1, 2]]);
  assert.equal(commonWords({ ...two, themes: ['dark'], directions: ['rightToLeft'] }), 'RTL · Dark');
  assert.equal(commonWords(FIRST_AXES), '');
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
