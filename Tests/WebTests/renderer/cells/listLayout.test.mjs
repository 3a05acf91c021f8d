// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { listPlaces, separatorLine } from '../../../../web/renderer/cells/listLayout.js';
import { colour, row } from './listRows.mjs';

const file = new URL('../../../Vectors/lists.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8'));

const list = (box) => box && [box.x, box.y, box.width, box.height];

for (const { name, width, height, row: parts, places } of vectors.rows) {
  test(`places ${name}`, () => {
    const found = listPlaces(row(parts), width, height);
    assert.deepEqual(
      {
        height: found.height,
        image: list(found.image),
        text: list(found.text),
        secondaryText: list(found.secondaryText),
        textStart: found.textStart,
        contentEnd: found.contentEnd,
        leading: found.leading.map(list),
        trailing: found.trailing.map(list),
      },
      { image: null, text: null, secondaryText: null, leading: [], trailing: [], ...places },
    );
  });
}

test('puts a value at the end of the line as long as both fit', () => {
  const parts = {
    prefersSideBySide: true,
    text: { string: 'A', size: 17 },
    secondaryText: { string: 'B', size: 17 },
  };
  const places = listPlaces(row(parts), 300);
  assert.equal(places.isSideBySide, true);
  assert.equal(places.height, 44);
  assert.equal(places.secondaryText.x + places.secondaryText.width, 284);
});

for (const { name, width, row: parts, separator, line } of vectors.lines) {
  test(`draws a separator ${name}`, () => {
    const own = { leading: null, colour, ...separator };
    const list = row(parts);
    const found = separatorLine(listPlaces(list, width), own, width, list.isRightToLeft);
    assert.deepEqual([found.x, found.width], line);
  });
}
