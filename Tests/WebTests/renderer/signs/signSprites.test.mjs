// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LATER, MADE_PER_FRAME, MADE_TOGETHER, MOST_AHEAD_PX, MOST_PX, MOST_WAITING, SignSprites } from '../../../../web/renderer/signs/signSprites.js';

/** Sheets on which each sign is a square of its size; `made` counts the pictures. */
function sprites(made = { count: 0 }, scale = 1, thread = () => null) {
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
  return new SignSprites(makeSheet, thread);
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
  assert.equal(signs.of(sign('b')), LATER, 'it was not measured yet');
  signs.flush();
  signs.begin(true);
  assert.equal(signs.of(sign('b')), null);
  assert.equal(signs.wantsMore, false);
});

/** Signs that a thread paints, whose answers wait in `asked`; each sign is 10 × 10 px in a picture with a number. */
function threaded() {
  const asked = [];
  const made = { count: 0 };
  const thread = { paint: (all, done) => asked.push({ all, done }) };
  const signs = sprites(made, 1, () => thread);
  signs.begin();
  signs.of(sign('first'));
  signs.begin(true);
  const answer = () => {
    const { all, done } = asked.shift();
    done({ picture: 'beside', boxes: all.map((_, at) => ({ left: 5, top: 9, width: 10, height: 10, at: at * 10 })) });
  };
  return { signs, asked, answer, made };
}

test('a thread paints the signs that a scroll brings, and the page waits for none of them', () => {
  const { signs, asked, answer, made } = threaded();
  assert.equal(signs.of(sign('a')), LATER);
  assert.equal(signs.of(sign('b')), LATER);
  signs.flush();
  assert.deepEqual(asked.map(({ all }) => all.map(({ text }) => text)), [['a', 'b']]);
  signs.begin(true);
  assert.equal(signs.of(sign('a')), LATER);
  assert.equal(signs.wantsMore, true, 'the next frame asks again');
  signs.flush();
  assert.equal(asked.length, 1, 'but the thread is not asked twice');
  answer();
  signs.begin(true);
  assert.deepEqual(signs.of(sign('b')), { left: 5, top: 9, width: 10, height: 10, at: 10, picture: 'beside' });
  assert.equal(signs.wantsMore, false);
  assert.equal(made.count, 0);
});

test('only so many signs wait for the thread', () => {
  const { signs, asked, answer } = threaded();
  const newOnes = (from) => Array.from({ length: MADE_TOGETHER }, (_, at) => signs.lookAt(sign(`${from + at}`)));
  let known = 0;
  for (; known < MOST_WAITING; known += MADE_TOGETHER) {
    assert.ok(newOnes(known).every(Boolean));
    signs.flush();
  }
  assert.equal(signs.isQueueFull, true);
  assert.equal(signs.lookAt(sign('more')), false);
  // 96 wait, 32 in each of three pictures.
  assert.equal(asked.length, 3);
  answer();
  assert.equal(signs.isQueueFull, false);
  assert.equal(signs.lookAt(sign('more')), true);
});

test('what was forgotten is not taken from the thread later', () => {
  const { signs, answer } = threaded();
  signs.lookAt(sign('a'));
  signs.flush();
  signs.forget();
  answer();
  signs.begin(true);
  assert.equal(signs.of(sign('a')), LATER);
});

test('the page paints the signs itself when the thread has ended', () => {
  const { signs, asked, made } = threaded();
  signs.lookAt(sign('a'));
  signs.flush();
  asked.shift().done(null);
  signs.begin(true);
  assert.equal(signs.of(sign('a')).picture.number, 1);
  signs.lookAt(sign('b'));
  signs.flush();
  assert.equal(asked.length, 0, 'it is not asked again');
  assert.equal(made.count, 2);
});
