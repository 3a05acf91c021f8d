// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';

import {
  buttonAt, buttonParts, buttonSpans, buttonWidth, openWidth,
} from '../../../../web/renderer/scene/swipeLayout.js';

const button = (width) => ({
  title: '', symbol: 'flag', colour: { light: 0, dark: 0 }, destructive: false, width,
});
const aside = (shift, armed = 0) => ({
  shift, armed, pressed: null, buttons: [button(80), button(100)],
});

test('a low row shows the sign or the words, a high one both', () => {
  const both = { title: 'Flag', symbol: 'flag' };
  assert.deepEqual(buttonParts(both, 44), { symbol: true, title: false });
  assert.deepEqual(buttonParts(both, 64), { symbol: true, title: true });
  assert.deepEqual(buttonParts({ title: 'Flag', symbol: '' }, 44), { symbol: false, title: true });
});

test('a button is at least 74 pt wide and has 15 pt beside its words', () => {
  assert.equal(buttonWidth({ title: '', symbol: 'flag' }, 44), 74);
  assert.equal(buttonWidth({ title: 'I', symbol: '' }, 44), 74);
  const long = buttonWidth({ title: 'Move to the archive', symbol: '' }, 44);
  assert.ok(long > 74 && Number.isInteger(long));
});

test('buttons share what is uncovered by their widths, from the outer edge', () => {
  assert.equal(openWidth(aside(0).buttons), 180);
  assert.deepEqual(buttonSpans(aside(-90)), [{ start: 0, width: 40 }, { start: 40, width: 50 }]);
  assert.deepEqual(buttonSpans(aside(360)), [{ start: 0, width: 160 }, { start: 160, width: 200 }]);
});

test('the first takes all of it when the row goes all the way', () => {
  assert.deepEqual(buttonSpans(aside(-360, 1)), [
    { start: 0, width: 360 }, { start: 160, width: 200 },
  ]);
  assert.equal(buttonSpans(aside(-360, 0.5))[0].width, 260);
});

test('a point belongs to the button there', () => {
  assert.equal(buttonAt(aside(-180), 79), 0);
  assert.equal(buttonAt(aside(-180), 80), 1);
  assert.equal(buttonAt(aside(-180), 180), null);
  assert.equal(buttonAt(aside(-360, 1), 300), 0);
});
