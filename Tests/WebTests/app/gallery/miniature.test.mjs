// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import test from 'node:test';

import { Miniatures, captureRects, capturedTop, packRects, paintMiniature, showMiniature, unpackRects } from '../../../../web/app/gallery/miniature.js';
import { MINIATURE_CSS_PX, sheetPlace, sheetSize, sheetStyle } from '../../../../web/app/gallery/pictureSheet.js';
import { darkTheme, lightTheme } from '../../../../web/renderer/look/theme.js';

const CELL = 0;
const HEADER = 1;
const VIEWPORT = { width: 400, height: 800 };

/** @param {Partial<{x: number, y: number, category: number, isHidden: boolean, content: any}>} [facts] */
function element({ x = 0, y = 0, category = CELL, isHidden = false, content = { hue: 3, style: 1 } } = {}) {
  return {
    category,
    isHidden,
    shown: { x, y, width: 100, height: 50 },
    content,
  };
}

test('cells are captured as shares of the width, below what bars cover', () => {
  const elements = [
    element({ x: 20, y: 70 }),
    element({ category: HEADER }),
    element({ isHidden: true }),
  ];
  const rects = captureRects(elements, { x: 0, y: -60 }, VIEWPORT, { top: 50 });
  assert.deepEqual(rects, [
    { x: 0.05, y: 0.2, width: 0.25, height: 0.125, content: { hue: 3, style: 1 } },
  ]);
});

test('a picture is captured with the colours of its halves, and a cell of parts with the ground of the first', () => {
  const plain = { hue: 3, style: 0, colour: null };
  const contents = [
    { ...plain, image: '/a.jpg', title: 'a' },
    { ...plain, image: '/not-there.jpg' },
    { ...plain, figure: { parts: [{ ground: { light: 0x336699ff, dark: 0x000000ff } }] } },
    { ...plain, figure: { parts: [{ ground: null }] } },
    { ...plain, style: 4, image: '/a.jpg' },
  ];
  const elements = contents.map((content) => element({ content }));
  const coloursOf = (path) => (path === '/a.jpg' ? [0x102030, 0x405060] : null);
  const rects = captureRects(elements, { x: 0, y: 0 }, VIEWPORT, { top: 0 }, coloursOf);
  assert.deepEqual(rects.map(({ content }) => content), [
    { ...plain, colour: 0x102030, lower: 0x405060 }, contents[1], { ...plain, colour: 0x336699 }, contents[3],
    { ...plain, style: 4, colour: 0x102030, lower: 0x405060 },
  ]);
  const [halves] = packRects(rects);
  assert.deepEqual(unpackRects([halves])[0].content, { ...plain, colour: 0x102030, lower: 0x405060 });
});

test('a cell with the ground of the paper is a text on it, in a dark theme, too', () => {
  const figure = { parts: [{ ground: { light: 0xffffffff, dark: 0x101114ff } }] };
  const content = { hue: 3, style: 0, colour: null, image: '', figure };
  const [rect] = captureRects([element({ content })], { x: 0, y: 0 }, VIEWPORT, { top: 0 });
  assert.deepEqual(rect.content, { hue: 3, style: 5, colour: null });
});

test('a row is a bar above a line, behind a chip where it has one; a tile is filled', () => {
  /** @type {any[]} */
  const filled = [];
  let path = [0, 0, 0, 0];
  const context = {
    canvas: { width: 100, height: 100 }, fillStyle: '', globalAlpha: 1,
    fillRect: (/** @type {number[]} */ ...box) => filled.push([context.fillStyle, ...box.map(Math.round)]),
    beginPath: () => {},
    roundRect: (/** @type {number[]} */ ...box) => { path = box.slice(0, 4); },
    fill: () => filled.push([context.fillStyle, ...path.map(Math.round)]),
  };
  const rows = [0, 4, 5].map((style, at) => ({
    x: 0, y: at / 4, width: 1, height: 0.25, content: { hue: 1, style, colour: null },
  }));
  paintMiniature(/** @type {any} */ (context), rows, lightTheme, 1);
  const [, tile, chip, chipBar, chipLine, bar, line] = filled;
  const { tiles, dim, line: hairline } = lightTheme;
  // 2 px are left around the picture, so a row is 96 px long and 24 px high; a chip is 0.56 of that.
  assert.deepEqual(tile, [tiles[1], 2, 2, 96, 24]);
  assert.deepEqual(chip, [tiles[1], 9, 31, 13, 13]);
  assert.equal(filled.length, 7);
  assert.deepEqual([chipBar[0], chipLine[0], bar[0], line[0]], [dim, hairline, dim, hairline]);
  assert.equal(bar[1], 9, 'without a chip, the text begins where chips do');
  assert.ok(chipBar[1] > chip[1] + chip[3]);
});

test('a picture is painted once for what it shows: cells, theme and size', () => {
  let count = 0;
  const canvas = {
    width: 0, height: 0,
    toDataURL: () => `data:${(count += 1)},${canvas.width}x${canvas.height}`,
    getContext: () => ({ canvas, fillRect() {}, beginPath() {}, roundRect() {}, fill() {} }),
  };
  const page = /** @type {any} */ (globalThis);
  page.document = { createElement: () => canvas };
  try {
    const picture = /** @type {any} */ ({ src: '' });
    const rects = [{ x: 0, y: 0, width: 1, height: 1, content: null }];
    const size = { width: 42, height: 36 };
    const show = (/** @type {any[]} */ ...facts) => {
      showMiniature(picture, facts[0] ?? rects, facts[1] ?? lightTheme, facts[2] ?? size);
      return picture.src;
    };
    assert.equal(show(), 'data:1,42x36');
    assert.equal(show(), 'data:1,42x36');
    assert.equal(show(null, darkTheme), 'data:2,42x36');
    assert.equal(show([...rects], darkTheme), 'data:3,42x36');
    assert.equal(show(null, darkTheme, { width: 0, height: 0 }), 'data:4,1x1');
    picture.src = 'meadow-light.png';
    assert.equal(show(null, darkTheme, { width: 0, height: 0 }), 'data:5,1x1', 'another picture was shown in between');
  } finally {
    delete page.document;
  }
});

test('what stands low on the screen is captured in the middle', () => {
  const pile = [element({ x: 150, y: 300 }), element({ x: 150, y: 350 })];
  const rects = captureRects(pile, { x: 0, y: 0 }, VIEWPORT, { top: 0 });
  // Together 0.25 high, so 0.375 are left above and below.
  assert.deepEqual(rects.map(({ y }) => y), [0.375, 0.5]);
  // The pile begins at 0.75 of the width, so what is seen of it begins 0.375 above that; a bar of 40 moves nothing.
  assert.equal(capturedTop(pile, { x: 0, y: 0 }, VIEWPORT, { top: 0 }), 0.375);
  assert.equal(capturedTop([element()], { x: 0, y: -40 }, VIEWPORT, { top: 40 }), 0.1);
});

test('painted pictures are in rows of eight, and a part of a background is said in shares of the room beside it', () => {
  assert.deepEqual(sheetSize(9), { width: 8 * 126, height: 2 * 108 });
  assert.deepEqual(sheetPlace(0), { x: 0, y: 0 });
  assert.deepEqual(sheetPlace(11), { x: 3 * 126, y: 108 });
  assert.deepEqual(sheetStyle(15, 17), { size: '800% 300%', position: '100% 50%' });
  assert.deepEqual(sheetStyle(0, 8), { size: '800% 100%', position: '0% 0%' }, 'a sheet of one row');
});

test('a stage’s part of the sheet goes by the order of what is shipped', () => {
  const miniatures = new Miniatures();
  const rects = [[0, 0, 500, 500, 1, 0]];
  miniatures.ship(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`stage-${at}`, rects])));
  assert.deepEqual(miniatures.onSheet('stage-8'), { size: '800% 200%', position: '0% 100%' });
  assert.equal(miniatures.onSheet('another'), null);
});

test('more than there is room for begins at the top, however low it stands', () => {
  const column = Array.from({ length: 10 }, (_, index) => element({ y: 200 + index * 60 }));
  const rects = captureRects(column, { x: 0, y: 0 }, VIEWPORT, { top: 0 });
  assert.equal(rects[0].y, 0);
});

test('a shipped rectangle comes back, to a thousandth of the width', () => {
  const rect = { x: 0.05, y: 0.25, width: 1 / 3, height: 0.125, content: { hue: 3, style: 1 } };
  const packed = packRects([rect]);
  assert.deepEqual(packed, [[50, 250, 333, 125, 3, 1]]);
  assert.deepEqual(unpackRects(packed), [
    { ...rect, width: 0.333, content: { hue: 3, style: 1, colour: undefined } },
  ]);
});

test('a colour of its own is shipped, and what is above or below the miniature is not', () => {
  const content = { hue: 0, style: 0, colour: 0x336699 };
  const rect = { x: 0, y: 0, width: 1, height: 0.2, content };
  const packed = packRects([rect, { ...rect, y: -0.2 }, { ...rect, y: 1 }]);
  assert.deepEqual(packed, [[0, 0, 1000, 200, 0, 0, 0x336699]]);
});

test('what is shipped comes before what was seen, and one’s own files have nothing shipped', () => {
  const miniatures = new Miniatures();
  miniatures.ship({ grid: [[0, 0, 500, 500, 1, 0]] });
  assert.equal(miniatures.of('grid')?.[0].width, 0.5);
  assert.equal(miniatures.of('grid', true), undefined);
  assert.equal(miniatures.of('other'), undefined);
  assert.equal(miniatures.ships('grid'), true);
  assert.equal(miniatures.ships('other'), false);
  const seen = [{ x: 0, y: 0, width: 1, height: 1, content: {} }];
  assert.equal(miniatures.has('grid'), false);
  assert.equal(miniatures.keep('grid', seen), true);
  assert.equal(miniatures.has('grid'), true);
  assert.equal(miniatures.of('grid', true), seen);
  assert.equal(miniatures.of('grid')?.[0].width, 0.5, 'not an edited one');
  assert.equal(miniatures.keep('grid', []), false);
  assert.equal(miniatures.keep('grid', structuredClone(seen)), false, 'an equal picture is not painted again');
  assert.equal(miniatures.of('grid', true), seen);
});

test('every stage of the gallery has a miniature, and nothing else has', async () => {
  const read = (/** @type {string} */ path) => new URL(`../../../../${path}`, import.meta.url);
  const shipped = JSON.parse(await readFile(read('web/miniatures.json'), 'utf8'));
  const files = await readdir(read('Examples/Gallery'));
  const names = files
    .filter((name) => name.endsWith('.layout.json'))
    .map((name) => name.replace('.layout.json', ''));
  const advice = 'run .venv/bin/python Scripts/miniatures.py';
  assert.deepEqual(Object.keys(shipped).sort(), names.sort(), advice);
  for (const [name, rects] of Object.entries(shipped)) {
    assert.ok(rects.length > 0, `${name} has an empty miniature; ${advice}`);
    for (const rect of rects) assert.ok(rect.length >= 6 && rect.every(Number.isInteger), name);
  }
});

test('the sheets of painted pictures have room for every stage, and are small', async () => {
  const read = (/** @type {string} */ name) => readFile(new URL(`../../../../web/${name}`, import.meta.url));
  const { width, height } = sheetSize(Object.keys(JSON.parse(String(await read('miniatures.json')))).length);
  let bytes = 0;
  for (const theme of ['light', 'dark']) {
    const sheet = await read(`miniatures/${theme}.webp`);
    bytes += sheet.length;
    // Its lengths less one are in three bytes each.
    assert.equal(sheet.toString('latin1', 8, 16), 'WEBPVP8X');
    assert.deepEqual([sheet.readUIntLE(24, 3) + 1, sheet.readUIntLE(27, 3) + 1], [width, height], theme);
  }
  assert.ok(bytes <= 300 * 1024, `${bytes} bytes`);
});

test('miniatures are painted in the size that the styles give them, of which the page does not ask the browser', async () => {
  const styles = await readFile(new URL('../../../../web/styles/gallery.css', import.meta.url), 'utf8');
  const rule = /^\.miniature \{[^}]*width: (\d+)px;\s*height: (\d+)px;[^}]*border: (\d+)px/mu.exec(styles);
  const [width, height, border] = rule.slice(1).map(Number);
  assert.deepEqual({ ...MINIATURE_CSS_PX }, { width: width - 2 * border, height: height - 2 * border });
  assert.deepEqual(sheetSize(1), { width: 8 * 126, height: 108 });
});
