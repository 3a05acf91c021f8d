// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { baseline, lineHeight, textLines, textWidth } from '../../../web/base/text.js';

const vectors = JSON.parse(readFileSync(new URL('../../Vectors/text.json', import.meta.url), 'utf8'));

for (const { name, text, width, limit, lines } of vectors.lines) {
  test(`lines as in the engine: ${name}`, () => {
    const font = { size: vectors.size, weight: 400 };
    const found = textLines(font, text, width ?? Infinity, limit);
    assert.deepEqual(found.map((line) => line.text), lines.map(([line]) => line));
    found.forEach((line, index) => {
      assert.ok(Math.abs(line.width - lines[index][1]) < 0.01, `${line.width}`);
    });
  });
}

test('lines are as high as ascender and descender, in whole points', () => {
  assert.deepEqual([11, 12, 13, 17].map((size) => lineHeight({ size, weight: 400 })), [14, 15, 16, 21]);
});

test('the baseline leaves the same room above and below the font', () => {
  // 17 pt are 16.469 up and 4.105 down, of 21: 0.213 to spare on each side.
  assert.ok(Math.abs(baseline({ size: 17, weight: 400 }) - 16.682) < 0.001);
});

test('bolder text is wider', () => {
  assert.ok(Math.abs(textWidth({ size: 28.16, weight: 400 }, 'AV') - 38.08) < 0.01);
  assert.ok(Math.abs(textWidth({ size: 28.16, weight: 600 }, 'AV') - 40.76) < 0.01);
});
