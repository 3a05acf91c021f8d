// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { fitOf, found, hits, numberAtEnd, rowAfter } from '../../../../web/app/palette/paletteModel.js';

const entry = (title, group = 'Stages', words = '') => ({ id: title, group, title, words, run() {} });
const titles = (query, ...names) =>
  found(query, names.map((name) => entry(name)), 9).flatMap(({ entries }) => entries.map(({ title }) => title));

test('a better fit comes first: whole, start, start of a word, inside, other name, letters', () => {
  const names = ['Photo grid', 'Grid', 'Gridiron', 'Hybrgrid'];
  assert.deepEqual(titles('grid', ...names), ['Grid', 'Gridiron', 'Photo grid', 'Hybrgrid']);
  const fits = [
    fitOf('dark', { title: 'Dark' }),
    fitOf('dark', { title: 'Darkness' }),
    fitOf('dark', { title: 'Page dark' }),
    fitOf('dark', { title: 'Pagedark' }),
    fitOf('dark', { title: 'Night', words: 'dark black' }),
    fitOf('dark', { title: 'D-a-r-k' }),
  ];
  assert.deepEqual(fits, [...fits].sort((one, other) => other - one));
  assert.equal(new Set(fits).size, fits.length);
});

test('every word must be found, in any order, without accents and capitals', () => {
  assert.notEqual(fitOf('GRID photo', { title: 'Photo grid' }), null);
  assert.equal(fitOf('grid video', { title: 'Photo grid' }), null);
  assert.notEqual(fitOf('cafe', { title: 'Café' }), null);
  // Letters that are far apart, or only two of them, are no name.
  assert.equal(fitOf('pht', { title: 'Parallax with headers and tiles' }), null);
  assert.equal(fitOf('pr', { title: 'Papercut' }), null);
  assert.notEqual(fitOf('pgr', { title: 'Ping grid' }), null);
});

test('groups are ranked by their best entry, and tell how many are left out', () => {
  const all = [entry('Cell one', 'Elements'), entry('Cell two', 'Elements'), entry('One', 'Commands')];
  const told = found('one', all, 1);
  assert.deepEqual(told.map(({ group }) => group), ['Commands', 'Elements']);
  const cells = found('cell', all, 1);
  assert.deepEqual([cells.length, cells[0].entries.length, cells[0].more], [1, 1, 1]);
  assert.deepEqual(found('', all, 9).map(({ group }) => group), ['Elements', 'Commands']);
  assert.deepEqual(found('nothing like it', all, 9), []);
});

test('what was typed is marked in the title', () => {
  const marked = (query, title) =>
    hits(query, title).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');
  assert.equal(marked('gr pho', 'Photo grid'), '[Pho]to [gr]id');
  assert.equal(marked('id', 'Grid idea'), 'Grid [id]ea');
  assert.equal(marked('', 'Grid'), 'Grid');
  assert.equal(marked('cafe', 'Café'), '[Café]');
});

test('a number at the end is a value', () => {
  assert.deepEqual(numberAtEnd('columns 4'), { name: 'columns', value: 4 });
  assert.deepEqual(numberAtEnd('line spacing to 12.5'), { name: 'line spacing', value: 12.5 });
  assert.deepEqual(numberAtEnd('item offset = −3 '), { name: 'item offset', value: -3 });
  for (const text of ['4', 'columns', 'columns 4 pt', '']) assert.equal(numberAtEnd(text), null, text);
});

test('arrows go round, pages stop at the ends', () => {
  const moves = [
    ['ArrowDown', 0, 1], ['ArrowDown', 4, 0], ['ArrowUp', 0, 4], ['PageDown', 3, 4], ['PageUp', 2, 0],
  ];
  for (const [key, from, to] of moves) assert.equal(rowAfter(key, from, 5, () => 3), to, `${key} from ${from}`);
  const unasked = () => assert.fail('only page keys need to know what is seen');
  assert.equal(rowAfter('Home', 2, 5, unasked), null);
  assert.equal(rowAfter('ArrowDown', 0, 0, unasked), null);
  assert.equal(rowAfter('ArrowDown', 1, 5, unasked), 2);
  assert.equal(rowAfter('l', 1, 5, unasked), null);
});

test('a plural finds what is named in the singular, and marks it', () => {
  const title = 'Open a recording';
  assert.equal(fitOf('recordings', { title }), fitOf('recording', { title }));
  assert.deepEqual(hits('recordings', title), [{ text: 'Open a ', isHit: false }, { text: 'recording', isHit: true }]);
  assert.equal(fitOf('pins', { title: 'Marks', words: 'pin' }), fitOf('pin', { title: 'Marks', words: 'pin' }));
  // What is written so is better than what is only meant.
  assert.ok(Number(fitOf('versions', { title: 'Versions' })) > Number(fitOf('versions', { title: 'Keep a version' })));
  assert.equal(fitOf('ids', { title: 'id' }), null, 'too short to be a plural');
  assert.deepEqual(hits('boxes', 'Rects'), [{ text: 'Rects', isHit: false }]);
});
