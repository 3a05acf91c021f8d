// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { TintedPictures } from '../../../../web/renderer/pictures/tintedPictures.js';

/** Makes sheets that tell what is painted on them. */
function sheets() {
  const made = [];
  const make = () => {
    const calls = [];
    const context = {
      drawImage: (image, ...place) => calls.push(['draw', image.src, ...place]),
      fillRect: (...place) => calls.push(['fill', context.fillStyle, context.globalCompositeOperation, ...place]),
    };
    const sheet = { calls, getContext: () => context };
    made.push(sheet);
    return sheet;
  };
  return { made, make };
}

test('a picture is painted in a colour where it is opaque, once for each colour', () => {
  const { made, make } = sheets();
  const pictures = new TintedPictures(make);
  const image = { image: { src: '/a.png', naturalWidth: 20, naturalHeight: 10 }, address: '/a.png' };
  const red = pictures.of(image, '#f00');
  assert.deepEqual(red.calls, [['draw', '/a.png', 0, 0, 20, 10], ['fill', '#f00', 'source-in', 0, 0, 20, 10]]);
  assert.equal(pictures.of(image, '#f00'), red);
  assert.notEqual(pictures.of(image, '#00f'), red);
  assert.equal(made.length, 2);
});

test('decoded pictures, which have no address of their own, are told apart', () => {
  const { made, make } = sheets();
  const pictures = new TintedPictures(make);
  const one = pictures.of({ image: { width: 20, height: 10 }, address: '/a.png' }, '#f00');
  assert.notEqual(pictures.of({ image: { width: 8, height: 8 }, address: '/b.png' }, '#f00'), one);
  assert.deepEqual([made[0].width, made[0].height, made[1].width], [20, 10, 8]);
});

test('without canvases, and without a size, a picture keeps its colours', () => {
  const image = { src: '/a.png', naturalWidth: 20, naturalHeight: 10 };
  assert.equal(new TintedPictures(null).of({ image, address: '/a.png' }, '#f00'), image);
  const empty = { src: '/b.svg', naturalWidth: 0, naturalHeight: 0 };
  assert.equal(new TintedPictures(sheets().make).of({ image: empty, address: '/b.svg' }, '#f00'), empty);
});

test('a drawing in a colour has four pixels for each of its points, since it is painted at any size', () => {
  const { made, make } = sheets();
  const drawing = { src: '/beside/a.svg', naturalWidth: 24, naturalHeight: 10 };
  new TintedPictures(make).of({ image: drawing, address: '/beside/a.svg' }, '#f00');
  assert.deepEqual([made[0].width, made[0].height], [96, 40]);
  assert.deepEqual(made[0].calls[0], ['draw', '/beside/a.svg', 0, 0, 96, 40]);
});
