// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Labels, NARROW_TITLE_FONT, SUBTITLE_FONT, TITLE_FONT } from '../../../web/renderer/labels.js';
import { TextFit } from '../../../web/renderer/textFit.js';

const INKS = { ink: 'ink', dimInk: 'dim' };

/** Texts that were painted: letters are as wide as half their font's size. */
function painted(paint) {
  const texts = [];
  const context = {
    font: '',
    fillStyle: '',
    textAlign: 'left',
    textBaseline: '',
    fillText: (text, x, y) => texts.push({ text, x, y, font: context.font, ink: context.fillStyle }),
  };
  const fit = new TextFit((font, text) => {
    const [, size] = /(\d+)px/.exec(font);
    return (Array.from(text).length * Number(size)) / 2;
  });
  const labels = new Labels(context, fit);
  labels.begin();
  paint(labels);
  return texts;
}

test('a tile has its title at the lower left', () => {
  const box = { x: 100, y: 200, width: 120, height: 60 };
  const texts = painted((labels) => labels.tile(box, { title: 'Kyoto', subtitle: '' }, INKS));
  assert.deepEqual(texts, [{ text: 'Kyoto', x: 110, y: 249, font: TITLE_FONT, ink: 'ink' }]);
});

test('the subtitle takes the last line when the tile is high enough', () => {
  const content = { title: 'Kyoto', subtitle: '4 × 3' };
  const at = (height) =>
    painted((labels) => labels.tile({ x: 0, y: 0, width: 120, height }, content, INKS));
  assert.deepEqual(at(51).map(({ text }) => text), ['Kyoto']);
  assert.deepEqual(at(52).map(({ text, font }) => [text, font]), [
    ['4 × 3', SUBTITLE_FONT],
    ['Kyoto', TITLE_FONT],
  ]);
});

test('a narrow tile leaves the subtitle out rather than cutting it off', () => {
  const content = { title: 'Frog', subtitle: '1711 × 2000' };
  const at = (width) =>
    painted((labels) => labels.tile({ x: 0, y: 0, width, height: 60 }, content, INKS));
  // 11 letters of 5.5 pt are 60.5 pt wide.
  assert.equal(at(80).length, 1);
  assert.equal(at(81).length, 2);
});

test('titles are of one size in tiles of one width, and cut off where they do not fit', () => {
  const at = (width, title) =>
    painted((labels) =>
      labels.tile({ x: 0, y: 0, width, height: 60 }, { title, subtitle: '' }, INKS),
    )[0];
  assert.equal(at(120, 'Yak').font, TITLE_FONT);
  assert.equal(at(119, 'Yak').font, NARROW_TITLE_FONT);
  // 10 letters of 5.5 pt are 55 pt wide, beside 20 pt of padding.
  assert.deepEqual([at(75, 'Butterfly1').text, at(75, 'Yak').font], ['Butterfly1', NARROW_TITLE_FONT]);
  assert.deepEqual([at(74, 'Butterfly1').text, at(74, 'Yak').font], ['Butterfl…', NARROW_TITLE_FONT]);
});

test('a low tile is a tag: its title stands in the middle of the line', () => {
  const box = { x: 0, y: 0, width: 120, height: 34 };
  const [text] = painted((labels) => labels.tile(box, { title: 'Thai', subtitle: 'x' }, INKS));
  assert.deepEqual([text.x, text.y], [8, 21.5]);
});

test('a glyph stands in the middle, with a caption only where there is room', () => {
  const content = { title: '😀', subtitle: 'grinning' };
  const at = (size) =>
    painted((labels) => labels.glyph({ x: 0, y: 0, width: size, height: size }, content, INKS));
  assert.deepEqual(at(64).map(({ text, x }) => [text, x]), [['😀', 32]]);
  assert.deepEqual(at(80).map(({ text, ink }) => [text, ink]), [
    ['😀', 'ink'],
    ['grinning', 'dim'],
  ]);
});

test('a header has its subtitle at the other end of the line', () => {
  const box = { x: 0, y: 0, width: 300, height: 40 };
  const texts = painted((labels) => labels.header(box, { title: 'Food', subtitle: '24' }, INKS));
  // Two letters of 5.5 pt end 16 pt before the edge.
  assert.deepEqual(texts.map(({ text, x }) => [text, x]), [['Food', 16], ['24', 273]]);
});

test('a footer is one dim line', () => {
  const box = { x: 0, y: 0, width: 300, height: 40 };
  const texts = painted((labels) => labels.footer(box, { title: '24 items', subtitle: '' }, INKS));
  assert.deepEqual(texts.map(({ text, ink, font }) => [text, ink, font]), [
    ['24 items', 'dim', SUBTITLE_FONT],
  ]);
});
