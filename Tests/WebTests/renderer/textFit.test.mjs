// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextFit } from '../../../web/renderer/textFit.js';

/** Every letter is 10 wide. */
function fixedPitch() {
  const measured = [];
  const fit = new TextFit((font, text) => {
    measured.push(text);
    return Array.from(text).length * 10;
  });
  return { fit, measured };
}

test('a text that fits stays as it is', () => {
  assert.equal(fixedPitch().fit.fit('f', 'Kyoto', 50), 'Kyoto');
});

test('a text that is too long keeps its beginning before an ellipsis', () => {
  // 49 leave room for three letters and the ellipsis.
  assert.equal(fixedPitch().fit.fit('f', 'Kyoto garden', 49), 'Kyo…');
});

test('no space stands before the ellipsis', () => {
  assert.equal(fixedPitch().fit.fit('f', 'Old town', 50), 'Old…');
});

test('where not even one letter and the ellipsis fit there is nothing', () => {
  assert.equal(fixedPitch().fit.fit('f', 'Kyoto', 19), '');
});

test('letters made of two code units are not torn', () => {
  assert.equal(fixedPitch().fit.fit('f', '😀😃😄😁', 30), '😀😃…');
});

test('nothing is measured twice', () => {
  const { fit, measured } = fixedPitch();
  fit.fit('f', 'Kyoto garden', 49);
  const count = measured.length;
  fit.fit('f', 'Kyoto garden', 49.4);
  fit.width('f', 'Kyoto garden');
  assert.equal(measured.length, count);
});

test('fonts are told apart', () => {
  const fit = new TextFit((font, text) => text.length * (font === 'big' ? 20 : 10));
  assert.equal(fit.width('small', 'ab'), 20);
  assert.equal(fit.width('big', 'ab'), 40);
});
