// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { chunksOf, itemsOf, rolesOf } from '../../../../web/app/data/columnRoles.js';
import { TableError, readRecords } from '../../../../web/app/data/delimitedText.js';
import { MOST_ROWS, lengthOf, tableOf } from '../../../../web/app/data/plainTable.js';

test('records follow the rules of RFC 4180', () => {
  const cases = [
    ['a,b\r\nc,d\r\n', [['a', 'b'], ['c', 'd']]],
    ['a,b\nc,d', [['a', 'b'], ['c', 'd']]],
    ['\ufeffa\rb\r', [['a'], ['b']]],
    ['"a,b","c ""d"""\r\n"x\r\ny",z', [['a,b', 'c "d"'], ['x\r\ny', 'z']]],
    [',\n\n,,', [['', ''], ['', '', '']]],
    ['"",""', [['', '']]],
    ['a;b,c;d\n1;2;3', [['a', 'b,c', 'd'], ['1', '2', '3']]],
    ['a\tb\n1\t2', [['a', 'b'], ['1', '2']]],
    ['é,😀 \n', [['é', '😀 ']]],
    ['', []], ['\n\r\n', []],
  ];
  for (const [text, expected] of cases) assert.deepEqual(readRecords(text, 9).records, expected, JSON.stringify(text));
  assert.deepEqual(readRecords('a\nb\nc', 2), { records: [['a'], ['b']], isCut: true });
});

test('wrong files are told with row and column', () => {
  const cases = [
    ['a,b\n1,"x\ny', 'a.csv', 'Row 2, column 2: the quote that opens in line 2 is never closed.'],
    ['a,b\n"x\ny",z\n"p"q,r', 'a.csv', 'Row 3, column 1: text follows after the closing quote; a quote within is doubled.'],
    ['a,b\nx,y,z', 'a.csv', 'Row 2 has 3 fields, but the first row has 2.'],
    ['a,b\n', 'a.csv', 'The file has no rows.'],
    ['[{"a": 1}, [2]]', 'a.json', 'Row 2 must be an object or a text, not an array.'],
    ['{"a": 1}', 'a.json', 'The file has no list of items: it must be an array, or an object around one.'],
    ['[', 'a.json', null],
  ];
  for (const [text, name, words] of cases) {
    assert.throws(() => tableOf(text, name), (error) => {
      assert.ok(error instanceof TableError);
      if (words) assert.equal(error.message, words);
      return true;
    });
  }
});

test('a million rows are cut to those that a page shows', () => {
  const table = tableOf(`title\n${'x\n'.repeat(1_000_000)}`, 'big.csv');
  assert.deepEqual([table.rows.length, table.isCut], [MOST_ROWS, true]);
});

test('columns find their roles, and cells that cannot be used are told', () => {
  const table = tableOf('Price,Full Name,Photo,W,height,Colour\n3,Ada,ada.jpg,40,tall,#F00\n4,Bob,https://x/y.png,,,red\n', 'people.csv');
  const roles = rolesOf(table);
  assert.deepEqual(roles, { title: 1, subtitle: 0, image: 2, width: 3, height: 4, colour: 5 });
  assert.deepEqual(itemsOf(table, roles), {
    items: [
      { title: 'Ada', subtitle: '3', width: 40, colour: '#ff0000', image: 'ada.jpg' },
      { title: 'Bob', subtitle: '4' },
    ],
    troubles: [
      'Row 1, column 5: “tall” is no length from 0 to 100000',
      'Row 2, column 6: “red” is no colour such as #3a7bd5',
      'Row 2, column 3: pictures of other hosts are not loaded',
    ],
  });
  const plain = tableOf('1,Ada,London\n2,Bob,Paris', 'x.csv');
  assert.deepEqual([rolesOf(plain).title, rolesOf(plain).subtitle], [1, 2]);
  const nested = tableOf('{"page": 1, "users": [{"name": {"first": "Ada"}, "photos": ["a.png"]}, {"name": null, "x": 2}]}', 'u.json');
  assert.deepEqual(nested.columns, ['name.first', 'photos', 'name', 'x']);
  assert.deepEqual(itemsOf(nested, { ...rolesOf(nested), title: 0, subtitle: -1 }).items[0], { title: 'Ada', image: 'a.png' });
});

test('a column of pictures or of colours is one, whatever its name', () => {
  const table = tableOf('[{"pic": "ann.png", "shade": "#F00", "who": "Ann"}, {"who": "Bob", "pic": "bob.JPG"}]', 'people.json');
  const { title, image, colour } = rolesOf(table);
  assert.deepEqual([title, image, colour].map((at) => table.columns[at]), ['who', 'pic', 'shade']);
  const files = tableOf('a.png\nb.png\n', 'files.csv');
  assert.deepEqual([rolesOf(files).title, rolesOf(files).image], [0, -1]);
  const mixed = tableOf('who,note\nAnn,a.png\nBob,a word\n', 'notes.csv');
  assert.equal(rolesOf(mixed).image, -1);
});

test('columns of German tables find their roles, and their numbers are read', () => {
  const table = tableOf('Preis;Titel;Untertitel;Bild;Breite;Höhe\n"12,50 €";Tasse;"Weiß, klein";tasse.jpg;1.200,5;80 px\n', 'x.csv');
  const roles = rolesOf(table);
  assert.deepEqual(roles, { title: 1, subtitle: 2, image: 3, width: 4, height: 5, colour: -1 });
  assert.deepEqual(itemsOf(table, roles), {
    items: [{ title: 'Tasse', subtitle: 'Weiß, klein', image: 'tasse.jpg', width: 1200.5, height: 80 }], troubles: [],
  });
  const plain = tableOf('Bezeichnung;Preis\nTasse;12,50 €\n', 'x.csv');
  assert.deepEqual(itemsOf(plain, rolesOf(plain)).items, [{ title: 'Tasse', subtitle: '12,50 €' }]);
});

test('lengths have a comma or a point, thousands and a unit', () => {
  const cases = [['12', 12], ['12.5', 12.5], ['12,5', 12.5], ['1.234.567,8', 1234567.8], ['1,234.5', 1234.5], [' 80 pt ', 80]];
  for (const [text, value] of cases) assert.equal(lengthOf(text), value, text);
  for (const text of ['', 'tall', '1,2,3', '12 €', '1.23,4']) assert.equal(lengthOf(text), null, text);
});

test('messages have at most so many items and bytes, and no letter is cut in half', () => {
  const items = Array.from({ length: 5 }, (_, at) => ({ title: 'é'.repeat(at) }));
  // {"title":""} and a comma have 13 bytes: 13 + 15 + 17 fit into 46, then 19 + 21 into 46.
  assert.deepEqual(chunksOf(items, 46, 9).map((chunk) => chunk.length), [3, 2]);
  assert.deepEqual(chunksOf(items, 1000, 2).map((chunk) => chunk.length), [2, 2, 1]);
  assert.deepEqual(chunksOf([], 10, 1), []);
  const long = itemsOf({ columns: ['title'], rows: [['é'.repeat(3000)]], isCut: false }, rolesOf({ columns: ['title'], rows: [], isCut: false }));
  assert.equal(long.items[0].title, 'é'.repeat(2048));
});

test('pictures are found by what people call them, also as addresses and in objects', () => {
  for (const name of ['Portrait', 'photo_url', 'avatarURL', 'thumb.url', 'image.src', 'Logo', 'artwork']) {
    const { image, title, subtitle } = rolesOf({ columns: ['Name', name, 'Job'], rows: [['Ada', 'a.png', 'Lead']], isCut: false });
    assert.deepEqual([title, image, subtitle], [0, 1, 2], name);
  }
  const { image, title } = rolesOf({ columns: ['url', 'name'], rows: [['x', 'y']], isCut: false });
  assert.deepEqual([image, title], [-1, 1], 'an address alone may be one of anything');
});
