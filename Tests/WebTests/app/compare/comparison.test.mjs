// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { elementChanges, summaryOf, valueChanges, valueText, wayOf } from '../../../../web/app/compare/comparison.js';
import { MOST_NAME_LETTERS, MOST_PINS, Pins } from '../../../../web/app/compare/pins.js';

const element = (key, x, y, more = {}) => ({
  category: 0, kind: '', key, section: 0, item: Number(key), frame: { x, y }, width: 80, height: 60, alpha: 1, zIndex: 0,
  leaving: false, content: { title: `Item ${key}` }, ...more,
});

/** A state with one section of so many items. */
const state = (elements, items = elements.length, id = 'only') => ({ elements, sections: [{ id, items }] });

test('numbers that differ are told, in reading order, with what came and went', () => {
  const before = [element('0', 10, 10), element('1', 100, 10), element('2', 190, 10)];
  const after = [
    element('3', 10, 80, { section: 1, item: 0 }),
    element('1', 100, 40, { height: 30, alpha: 0.5, zIndex: 2 }),
    element('0', 10, 10 + 1 / 128),
    element('4', 0, 0, { leaving: true }),
  ];
  // Of three items, one was deleted and another inserted into a section of its own.
  const sections = [{ id: 'only', items: 2 }, { id: 'fresh', items: 1 }];
  const told = elementChanges(state(before), { elements: after, sections }).map(({ kind, name, place, numbers }) => [
    kind, name, place, numbers.map(({ label, from, to }) => `${label} ${from} ${to}`),
  ]);
  assert.deepEqual(told, [
    ['changed', 'Item 1', '0 – 1', ['y 10 40', 'height 60 30', 'alpha 1 0.5', 'z 0 2']],
    ['gone', 'Item 2', '0 – 2', []],
    ['added', 'Item 3', '1 – 0', []],
  ]);
  assert.deepEqual(elementChanges(state(before), state(before)), []);
});

test('what moved out of the part that the page holds is not gone', () => {
  const kinds = (before, after) => elementChanges(before, after).map(({ kind, before: was, after: is }) =>
    `${kind} ${(was ?? is).key}`);
  const row = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => element(String(first + at), 0, 0));
  const header = element('h', 0, 0, { category: 1, item: 0 });
  const ten = (elements) => state(elements, 10);
  // The gaps have grown, so that the last two are too far down now; after scrolling, others are there instead.
  assert.deepEqual(kinds(ten(row(0, 3)), ten(row(0, 1))), ['away 2', 'away 3']);
  assert.deepEqual(kinds(ten(row(0, 1)), ten(row(1, 2))), ['away 0', 'away 2']);
  // Of ten items, the first was deleted: it is gone, and the fifth is nearer now.
  const later = row(1, 4).map((one) => ({ ...one, item: one.item - 1 }));
  assert.deepEqual(kinds(ten(row(0, 3)), state(later, 9)), ['gone 0', 'away 4']);
  // Another one before all: it is new, and the last one is further away.
  const after = [element('n', 0, 0, { item: 0 }), ...row(0, 2).map((one) => ({ ...one, item: one.item + 1 }))];
  assert.deepEqual(kinds(ten(row(0, 3)), state(after, 11)), ['added n', 'away 3']);
  // Other data have other sections.
  assert.deepEqual(kinds(state(row(0, 1)), state(row(7, 7), 1, 'other')), ['gone 0', 'gone 1', 'added 7']);
  // A header is gone if all of its section is here, or if its section is.
  assert.deepEqual(kinds(state([header, ...row(0, 1)], 2), state(row(0, 1), 2)), ['gone h']);
  assert.deepEqual(kinds(ten([header, ...row(0, 1)]), ten(row(1, 2))), ['away h', 'away 0', 'away 2']);
  // Where the app's own code has the items, those between the held ones are gone.
  const own = (elements) => ({ elements, sections: null });
  assert.deepEqual(kinds(own(row(0, 3)), own([...row(0, 0), ...row(2, 2)])), ['gone 1', 'away 3']);
});

test('the way of a middle', () => {
  const [moved] = elementChanges(state([element('1', 0, 0)]), state([element('1', 30, 40)]));
  assert.deepEqual(wayOf(moved), { from: { x: 40, y: 30 }, to: { x: 70, y: 70 } });
  const [added] = elementChanges(state([]), state([element('1', 0, 0)]));
  assert.equal(wayOf(added), null);
  // It grows around its middle.
  const [grown] = elementChanges(state([element('1', 10, 10)]), state([element('1', 0, 0, { width: 100, height: 80 })]));
  assert.equal(wayOf(grown), null);
});

test('parameters differ by value, and a missing one has its default', () => {
  const parameters = [
    { key: 'columns', label: 'Columns', defaultValue: 3 },
    { key: 'inset', label: 'Inset', defaultValue: { top: 0, left: 0 } },
    { key: 'sticky', label: 'Sticky', defaultValue: false },
  ];
  const before = { inset: { top: 8, left: 0 }, sticky: false };
  const after = { columns: 4, inset: { left: 0, top: 8 } };
  assert.deepEqual(valueChanges(before, after, parameters), [{ key: 'columns', label: 'Columns', from: 3, to: 4, kind: undefined }]);
  const inset = valueChanges(before, { inset: { top: 9, left: 0 } }, parameters);
  assert.deepEqual(inset.map(({ key }) => key), ['inset']);
});

test('the difference in a sentence', () => {
  assert.equal(summaryOf([], []), 'Nothing differs.');
  const changes = [{ kind: 'changed' }, { kind: 'changed' }, { kind: 'gone' }];
  assert.equal(summaryOf(changes, [{}]), '1 parameter, 2 changed, 1 gone');
  assert.equal(summaryOf([{ kind: 'added' }], [{}, {}]), '2 parameters, 1 new');
  assert.equal(
    summaryOf([{ kind: 'changed' }, { kind: 'away' }, { kind: 'away' }], []),
    '1 changed; 2 are too far from view in one of the states to be compared.',
  );
  const away = 'Nothing differs; 1 is too far from view in one of the states to be compared.';
  assert.equal(summaryOf([{ kind: 'away' }], []), away);
});

test('pins have names, belong to a stage, and are bounded', () => {
  const pins = new Pins();
  const state = (stage) => ({ stage, elements: [], values: {}, layout: '' });
  const first = pins.add(state('a'));
  pins.add(state('b'), '  Wide \n gaps ');
  assert.deepEqual(pins.of('a').map(({ name }) => name), ['State 1']);
  assert.deepEqual(pins.of('b').map(({ name }) => name), ['Wide gaps']);
  pins.rename(first.id, '   ');
  assert.equal(pins.of('a')[0].name, 'State 1');
  pins.rename(first.id, 'x'.repeat(200));
  assert.equal(pins.of('a')[0].name.length, MOST_NAME_LETTERS);
  pins.replace(first.id, { ...state('a'), layout: 'list' });
  assert.deepEqual([pins.of('a')[0].id, pins.of('a')[0].layout], [first.id, 'list']);
  for (let count = 0; count < MOST_PINS; count += 1) pins.add(state('a'));
  assert.equal(pins.of('a').length, MOST_PINS);
  assert.ok(!pins.of('a').some(({ id }) => id === first.id), 'the oldest went');
  assert.deepEqual(pins.of(null), []);
});

test('pinned elements are kept in the order in which they are painted', () => {
  const pins = new Pins();
  const ground = element('0', 0, 0, { category: 2, kind: 'ground', zIndex: -1 });
  const header = element('0', 0, 0, { category: 1, kind: 'header', zIndex: 2 });
  const state = { stage: 'a', elements: [header, element('1', 0, 0), ground], values: {}, layout: '', device: '' };
  const pin = pins.add(state);
  assert.deepEqual(pins.of('a')[0].elements.map(({ category }) => category), [2, 0, 1]);
  pins.replace(pin.id, { ...state, elements: [header, ground] });
  assert.deepEqual(pins.of('a')[0].elements.map(({ category }) => category), [2, 1]);
});

test('values are told in the words of their controls', () => {
  const choice = { type: 'choice', options: [{ value: 'insetGrouped', label: 'Inset grouped' }] };
  assert.equal(valueText('insetGrouped', choice), 'Inset grouped');
  assert.equal(valueText('unknown', choice), 'unknown');
  assert.deepEqual([true, 2.5, { top: 1, left: 2 }, undefined].map((value) => valueText(value)), ['on', '2.5', '1, 2', '–']);
});
