// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CanvasPainter } from '../../../../web/renderer/cells/canvasPainter.js';
import { Labels } from '../../../../web/renderer/cells/labels.js';

const INKS = { ink: 'ink', dimInk: 'dim' };
const CONTENT = { style: 0, title: 'Kyoto', subtitle: 'Japan', colour: null, hue: 0, image: '' };

function painter() {
  const texts = [];
  const fonts = [];
  const context = {
    fillStyle: '',
    textAlign: '',
    textBaseline: '',
    set font(font) {
      fonts.push(font);
    },
    fillText: (text, x, y) => texts.push({ text, x, y, ink: context.fillStyle }),
  };
  const canvas = new CanvasPainter(context, /** @type {any} */ (null));
  canvas.begin(0);
  return { canvas, labels: new Labels(canvas), texts, fonts };
}

test('runs are painted from the corner of their cell in their ink', () => {
  const { labels, texts } = painter();
  labels.draw({ x: 100, y: 200, width: 200, height: 100 }, CONTENT, INKS);
  assert.deepEqual(texts.map(({ text, x, ink }) => [text, x, ink]), [
    ['Japan', 110, 'dim'],
    ['Kyoto', 110, 'ink'],
  ]);
  assert.ok(Math.abs(texts[0].y - 287) < 0.01);
});

test('from right to left, a text ends where it began, measured from the other side', () => {
  const { labels, texts } = painter();
  const box = { x: 100, y: 200, width: 200, height: 100 };
  labels.draw(box, CONTENT, INKS);
  labels.isMirrored = true;
  labels.draw(box, CONTENT, INKS);
  // 10 pt from the left edge at 100, then 10 pt from the right edge at 300.
  assert.deepEqual(texts.map(({ x }) => x), [110, 110, 290, 290]);
  assert.equal(texts[3].y, texts[1].y);
});

test('a font is set only when it changes, and again after it may have been forgotten', () => {
  const { canvas, labels, fonts } = painter();
  const box = { x: 0, y: 0, width: 200, height: 30 };
  labels.draw(box, CONTENT, INKS);
  labels.draw(box, CONTENT, INKS);
  assert.equal(fonts.length, 1);
  canvas.forgetFont();
  labels.draw(box, CONTENT, INKS);
  assert.equal(fonts.length, 2);
});

test('equal contents of different sizes are broken for each size', () => {
  const { labels, texts } = painter();
  const content = { ...CONTENT, title: 'Kyoto garden', subtitle: '' };
  for (const width of [200, 60, 200]) labels.draw({ x: 0, y: 0, width, height: 30 }, content, INKS);
  assert.equal(texts[0].text, 'Kyoto garden');
  assert.notEqual(texts[1].text, 'Kyoto garden');
  assert.equal(texts[2].text, 'Kyoto garden');
});
