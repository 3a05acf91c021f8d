// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MADE_PER_FRAME, MOST_PX, SignSprites } from '../../../../web/renderer/cells/signSprites.js';

/** Sheets on which each sign is a square of its size; `made` counts the pictures. */
function sprites(made = { count: 0 }) {
  const makeSheet = () => {
    const context = {
      font: '',
      measureText: () => {
        const size = parseFloat(context.font);
        const [half, full] = [size / 2, size];
        return {
          actualBoundingBoxLeft: half, actualBoundingBoxRight: half,
          actualBoundingBoxAscent: full, actualBoundingBoxDescent: 0,
        };
      },
      fillText: () => {},
    };
    const transferToImageBitmap = () => ({ number: (made.count += 1) });
    return { width: 1, height: 1, getContext: () => context, transferToImageBitmap };
  };
  return new SignSprites(makeSheet);
}

const sign = (text, size = 20) => ({ text, size, align: 'center', ink: '#000' });

test('a sign is a picture from its second frame on, made once', () => {
  const made = { count: 0 };
  const signs = sprites(made);
  signs.begin();
  assert.equal(signs.of(sign('a')), null, 'its size may change in each frame');
  signs.begin();
  const sprite = signs.of(sign('a'));
  // Half of 20 px and a margin of 1 px at each side; the height is that above the line.
  assert.deepEqual([sprite.left, sprite.top, sprite.width, sprite.height], [11, 21, 22, 22]);
  signs.begin();
  assert.equal(signs.of(sign('a')), sprite);
  assert.equal(made.count, 1);
  signs.forget();
  assert.notEqual(signs.of(sign('a')), sprite);
});

test('a size that changes in each frame makes no pictures', () => {
  const made = { count: 0 };
  const signs = sprites(made);
  for (let size = 20; size < 40; size += 1) {
    signs.begin();
    assert.equal(signs.of(sign('a', size)), null);
  }
  assert.equal(made.count, 0);
});

test('a frame makes a limited number of pictures, and the rest in later frames', () => {
  const signs = sprites();
  const all = Array.from({ length: MADE_PER_FRAME + 5 }, (_, at) => sign(`${at}`));
  const missing = () => {
    signs.begin();
    return all.filter((one) => signs.of(one) === null).length;
  };
  assert.deepEqual([missing(), missing(), missing()], [all.length, 5, 0]);
});

test('pictures need a limited number of pixels', () => {
  const signs = sprites();
  const [first, size] = [sign('first', 150), 150];
  signs.begin();
  signs.of(first);
  signs.begin();
  const kept = signs.of(first);
  const most = Math.ceil(MOST_PX / (kept.width * kept.height));
  for (let at = 0; at < most; at += 1) {
    if (at % MADE_PER_FRAME === 0) signs.begin();
    signs.of(sign(`${at}`, size));
  }
  signs.begin();
  assert.notEqual(signs.of(first), kept, 'the oldest were forgotten');
});

test('without sheets all signs are written as text', () => {
  const signs = new SignSprites(null);
  signs.begin();
  signs.begin();
  assert.equal(signs.of(sign('a')), null);
});
