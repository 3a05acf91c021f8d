// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LATER, MADE_PER_FRAME, MADE_TOGETHER, MOST_AHEAD_PX, MOST_PX, SignSprites } from '../../../../web/renderer/cells/signSprites.js';

/** Sheets on which each sign is a square of its size; `made` counts the pictures. */
function sprites(made = { count: 0 }, scale = 1) {
  const makeSheet = () => {
    const context = {
      font: '',
      measureText: () => {
        const size = parseFloat(context.font) * scale;
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
  assert.equal(signs.wantsMore, false, 'nothing is left for a further frame');
});

test('new signs of a scroll are made together after its frame, and are there in the next one', () => {
  const made = { count: 0 };
  const signs = sprites(made);
  const all = Array.from({ length: MADE_TOGETHER + 5 }, (_, at) => sign(`${at}`));
  signs.begin();
  signs.of(sign('first'));
  const later = () => {
    signs.begin(true);
    const count = all.filter((one) => signs.of(one) === LATER).length;
    signs.flush();
    return [count, signs.wantsMore];
  };
  assert.deepEqual([later(), later(), later()], [[all.length, true], [5, true], [0, false]]);
  assert.equal(made.count, 2, 'one picture for each frame');
  signs.begin(true);
  // Each sign is 22 px wide, with 1 px around it.
  assert.deepEqual([signs.of(all[0]).at, signs.of(all[2]).at, signs.of(all[2]).width], [0, 44, 22]);
});

test('another frame is wanted for signs without a picture, but not while there is no room for all', () => {
  const signs = sprites();
  signs.begin();
  signs.of(sign('a'));
  assert.equal(signs.wantsMore, true);
  signs.begin();
  assert.equal(signs.wantsMore, false);
  signs.of(sign('a'));
  assert.equal(signs.wantsMore, false);
  // A picture of this size has 152 × 152 px, so that 544 have more than 12 · 1024 · 1024.
  const large = Array.from({ length: 600 }, (_, at) => sign(`${at}`, 150));
  let frames = 0;
  do {
    signs.begin();
    for (const one of large) signs.of(one);
    frames += 1;
  } while (signs.wantsMore && frames < 100);
  // One without pictures, then 96 a frame: the sixth of these is full.
  assert.equal(frames, 7);
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

test('a sign is made ahead when one of its size is in view, once, and is a picture when it is shown', () => {
  const made = { count: 0 };
  const signs = sprites(made);
  assert.equal(signs.lookAt(sign('b')), false, 'nothing is known of its size');
  signs.begin();
  signs.of(sign('a'));
  assert.equal(signs.lookAt(sign('b')), true);
  assert.equal(signs.lookAt(sign('b')), false, 'it waits');
  assert.equal(signs.lookAt(sign('b', 21)), false, 'no sign of this size is shown');
  signs.flush();
  assert.equal(signs.lookAt(sign('b')), false, 'it is there');
  signs.begin();
  assert.equal(signs.of(sign('b')).width, 22);
  assert.equal(made.count, 1);
});

test('signs that are made ahead leave room for those in view', () => {
  const signs = sprites();
  signs.begin();
  signs.of(sign('a', 150));
  const found = Array.from({ length: 400 }, (_, at) => {
    const isNew = signs.lookAt(sign(`${at}`, 150));
    if (isNew) signs.flush();
    return isNew;
  });
  // A picture of this size has 152 × 152 px: 363 of them have less than 8 · 1024 · 1024, 364 more.
  assert.equal(Math.ceil(MOST_AHEAD_PX / (152 * 152)), 364);
  assert.equal(found.filter(Boolean).length, 364);
});

test('a sign that cannot be measured is written as text in a scroll, too', () => {
  const signs = sprites({ count: 0 }, NaN);
  signs.begin();
  signs.of(sign('a'));
  signs.begin(true);
  assert.equal(signs.of(sign('b')), null);
});
