// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { matched, readTokens, valueFor } from '../../../../web/app/data/designTokens.js';

const read = (value) => readTokens(JSON.stringify(value));
const number = (key, label, unit = 'pt') => ({
  key, label, group: '', help: '', defaultValue: 0, kind: { type: 'number', minimum: 0, maximum: 100, step: 1, unit },
});

test('colours, dimensions, numbers and sizes of type are read, with types of groups and references', () => {
  const { tokens, troubles } = read({
    brand: { $type: 'color', blue: { $value: '#3A7BD5' }, old: { $value: { colorSpace: 'srgb', components: [1, 0.5, 0] } }, hex: { $value: { colorSpace: 'oklch', components: [1, 0, 0], hex: '#010203' } } },
    space: { gap: { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } }, row: { $type: 'dimension', $value: '{space.gap}' }, old: { $type: 'dimension', $value: '8px' } },
    body: { $type: 'typography', $value: { fontSize: '20px', fontFamily: 'x', lineHeight: 1.5, letterSpacing: { value: 2, unit: 'px' } } },
    ratio: { $type: 'number', $value: 2, $description: 'x' },
    fade: { $type: 'duration', $value: { value: 1, unit: 's' } },
  });
  assert.deepEqual(troubles, ['Tokens of kinds that no parameter takes: duration (1)']);
  assert.deepEqual(tokens.map(({ path, kind, value }) => [path, kind, value]), [
    ['brand.blue', 'colour', '#3a7bd5'], ['brand.old', 'colour', '#ff8000'], ['brand.hex', 'colour', '#010203'],
    ['space.gap', 'length', 24], ['space.row', 'length', 24], ['space.old', 'length', 8], ['body.fontSize', 'length', 20],
    ['body.lineHeight', 'length', 30], ['body.letterSpacing', 'length', 2], ['ratio', 'number', 2],
  ]);
});

test('references reach into the parts of a value, and a token without a type has that of its reference', () => {
  const { tokens, troubles } = read({
    size: { body: { $type: 'dimension', $value: '17px' }, card: { $value: '{size.body}' } },
    text: { $type: 'typography', $value: { fontSize: '{size.card}', fontFamily: '{nowhere}' } },
    note: { $type: 'typography', $value: { fontSize: '{size.body}' } },
  });
  assert.deepEqual(tokens.map(({ path, kind, value }) => [path, kind, value]), [
    ['size.body', 'length', 17], ['size.card', 'length', 17], ['note.fontSize', 'length', 17],
  ]);
  assert.deepEqual(troubles, ['text: there is no token nowhere']);
});

test('what cannot be used is told with its place, and other files with the reason', () => {
  const { tokens, troubles } = read({
    a: { $type: 'dimension', $value: '8em' }, b: { $value: 1 }, c: { $type: 'color', $value: '{c2}' },
    d: { $type: 'color', $value: '{e}' }, e: { $type: 'color', $value: '{d}' }, f: { $type: 'color', $value: 'red' },
  });
  assert.deepEqual(tokens, []);
  assert.deepEqual(troubles, [
    'a: "8em" is no dimension such as 16px', 'b: it has no $type', 'c: there is no token c2', 'd: it refers to itself by d',
    'e: it refers to itself by e', 'f: "red" is no colour of the sRGB space',
  ]);
  assert.throws(() => readTokens('['), /not JSON/);
  assert.throws(() => read([]), /must be an object/);
  assert.throws(() => read({ a: { b: 1 } }), /nothing in it has a \$value/);
  let deep = { $value: 1 };
  for (let level = 0; level < 30; level += 1) deep = { deep };
  assert.throws(() => read(deep), /nested more than 20 times/);
});

test('parameters get the tokens whose words and kinds fit', () => {
  const { tokens } = read({
    space: { line: { $type: 'dimension', $value: '12px' }, huge: { $type: 'dimension', $value: '900px' } },
    card: { padding: { $type: 'dimension', $value: '20px' } }, count: { $type: 'number', $value: 3 },
  });
  const inset = { key: 'sectionInset', label: 'Section inset', group: '', help: '', defaultValue: 0, kind: { type: 'insets', minimum: 0, maximum: 100, step: 1 } };
  const all = matched(tokens, [number('minimumLineSpacing', 'Line spacing'), inset, number('columns', 'Columns', ''), { ...inset, kind: { type: 'flag' } }]);
  assert.deepEqual(all.map(({ parameter, chosen }) => [parameter.key, chosen?.path ?? null]), [
    ['minimumLineSpacing', 'space.line'], ['sectionInset', 'card.padding'], ['columns', null],
  ]);
  assert.deepEqual(valueFor(inset, tokens[2]), { top: 20, left: 20, bottom: 20, right: 20 });
  assert.equal(valueFor(number('x', 'x'), tokens[1]), null);
  const count = { kind: { type: 'number', minimum: 1, maximum: 12, step: 1, unit: '', isWhole: true } };
  assert.equal(valueFor(count, { path: 'n', kind: 'number', value: 3 }), 3);
  assert.equal(valueFor(count, { path: 'n', kind: 'number', value: 3.5 }), null, 'no fraction for a whole number');
});

test('a token is for the parameter of which it says most, and for several of which it says the same', () => {
  const chosen = (tokens) => matched(read({ space: tokens }).tokens, [
    number('minimumLineSpacing', 'Line spacing'), number('minimumInteritemSpacing', 'Interitem spacing'),
  ]).map(({ chosen: token }) => token?.path ?? null);
  const size = { $type: 'dimension', $value: '12px' };
  // Both words of the first are Line spacing's; one of three is of each, and nothing else fits the second parameter.
  assert.deepEqual(chosen({ line: size, 'inter item': size }), ['space.line', 'space.inter item']);
  assert.deepEqual(chosen({ line: size }), ['space.line', null]);
  assert.deepEqual(chosen({ medium: size }), ['space.medium', 'space.medium']);
});

test('of two tokens, the one that says more of a parameter is its own, even if it says other things, too', () => {
  const size = (value) => ({ $type: 'dimension', $value: value });
  const { tokens } = read({ space: { gap: size('16px') }, layout: { lineSpacing: size('8px') } });
  const rows = matched(tokens, [number('minimumLineSpacing', 'Line spacing'), number('minimumInteritemSpacing', 'Interitem spacing')]);
  // Two of three words against the only one; nothing but the gap is left for the spaces between items.
  assert.deepEqual(rows.map(({ chosen }) => chosen.path), ['layout.lineSpacing', 'space.gap']);
});

test('groups have a token of their own, take over others, and pointers lead into values', () => {
  const { tokens, troubles } = read({
    base: { $type: 'dimension', small: { $value: { value: 4, unit: 'px' } }, large: { $value: '20px' } },
    card: {
      $extends: '{base}', large: { $value: '24px' }, same: { $value: { $ref: '#/base/small/$value' } },
      part: { $value: { value: { $ref: '#/base/small/$value/value' }, unit: 'rem' } },
    },
    tone: { $type: 'color', $root: { $value: { colorSpace: 'srgb', components: [0, 0, 1] } }, dim: { $value: '{tone.$root}' } },
    mix: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, { $ref: '#/tone/$root/$value/components/2' }, 0] } },
    lost: { $type: 'color', $value: { $ref: '#/tone/$root/$value/hex' } },
  });
  assert.deepEqual(tokens.map(({ path, value }) => [path, value]), [
    ['base.small', 4], ['base.large', 20], ['card.small', 4], ['card.large', 24], ['card.same', 4], ['card.part', 64],
    ['tone.$root', '#0000ff'], ['tone.dim', '#0000ff'], ['mix', '#ffff00'],
  ]);
  assert.deepEqual(troubles, ['lost: there is no hex in the value']);
  assert.throws(() => read({ a: { $extends: '{b}' }, b: { $extends: '{a}' } }), /a: the group extends itself by b/);
  assert.throws(() => read({ a: { b: { $extends: '{a}' } } }), /a\.b: the group extends itself by a/);
  assert.throws(() => read({ a: { $extends: '{nowhere}' } }), /there is no group nowhere/);
  assert.throws(() => read({ a: { $extends: 7 } }), /7 names no group/);
});
