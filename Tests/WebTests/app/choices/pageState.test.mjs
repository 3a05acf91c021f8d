// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { MOST_SELECTED, difference, parseState, stateMembers, taken } from '../../../../web/app/choices/pageState.js';

const empty = { values: {}, data: [], layout: null, device: null, traits: [], offset: null, selection: [], element: null, panel: null, version: null, troubles: [] };
const hashOf = (state) => `#${new URLSearchParams({ stage: 's', ...stateMembers(state) })}`;

test('tells the whole state and reads it back', () => {
  const state = {
    values: { columns: 4, tall: true, mode: 'fit', inset: { top: 1, left: 2, bottom: 3, right: 4 } },
    data: [{ type: 'shuffle', seed: 2 ** 32 - 1 }, { type: 'insert', count: 1, at: { section: 'a', index: 0 }, seed: 1 }],
    layout: 'List', device: 'tablet', traits: ['extraLarge', 'rightToLeft', 'keyboard', 'dark'], offset: { x: 0, y: 1234 }, selection: ['a&b', 'ü'], element: { category: 1, kind: 'badge', key: 'a&b' }, panel: 'data', version: 3, troubles: [],
  };
  assert.deepEqual(parseState(hashOf(state)), state);
  assert.deepEqual(stateMembers({ values: {}, offset: { x: 0, y: 0 }, selection: [] }), {});
  assert.deepEqual(parseState('#stage=s'), empty);
  const many = Array.from({ length: 30 }, (_, at) => String(at));
  assert.equal(parseState(hashOf({ selection: many })).selection.length, MOST_SELECTED);
});

test('leaves out what it cannot read, with a word for each', () => {
  /** @type {[string, string[]][]} */
  const cases = [
    ['#set=%7B', ['The parameters in the link cannot be read.']],
    ['#set=[1]', ['The parameters in the link cannot be read.']],
    ['#set={"a":null}', ['The parameters in the link cannot be read.']],
    ['#set={"a":{"x":"1"}}', ['The parameters in the link cannot be read.']],
    ['#set={"a":1e999}', ['The parameters in the link cannot be read.']],
    ['#pick={"a":1}', ['The selection in the link cannot be read.']],
    ...['{', '{}', '[1]', '[{"type":"delete"}]', '[{"type":"shuffle","seed":-1}]', '[{"type":"shuffle","seed":4294967296}]',
      '[{"type":"count","items":[1]}]', '[{"type":"insert","at":{"section":{}}}]', JSON.stringify(Array(9).fill({ type: 'sort' })),
    ].map((text) => [`#data=${encodeURIComponent(text)}`, ['The data in the link cannot be read.']]),
    ['#version=0', ['The version in the link cannot be read.']],
    ...['a-b', ',', 'a,b,c,d,e', '<b>'].map((text) => [`#traits=${text}`, ['The traits of the device in the link cannot be read.']]),
    ...['{', '[3,"","a"]', '[0,""]', '[0,1,"a"]'].map((text) => [`#element=${text}`, ['The element in the link cannot be read.']]),
    ['#pick=[1]', ['The selection in the link cannot be read.']],
    ['#form=2&set={"a":1}', ['The link was made by another version of Tessera; only its stage is shown.']],
    ['#form=old', ['The link was made by another version of Tessera; only its stage is shown.']],
    ['#at=1,x&device=<b>&panel=Layout', [
      'The place in the link cannot be read.', 'The device in the link cannot be read; a link shows one.',
      'The panel in the link cannot be read.',
    ]],
    [`#device=${Array(200).fill('phone').join(',')}`, ['The device in the link cannot be read; a link shows one.']],
    ['#canvas-content', []],
    ['#stage=s&item=a&token=t&role=edit&devices=a&devices=b', ['This page does not know what “role”, “devices” in the link means.']],
    [`#${'x'.repeat(30)}=1&b=2&c=3&d=4`, [`This page does not know what “${'x'.repeat(20)}”, “b”, “c” in the link means.`]],
  ];
  for (const [hash, troubles] of cases) assert.deepEqual(parseState(hash), { ...empty, troubles }, hash);
});

test('finds what differs now, and what is not there any more', () => {
  const inset = { top: 1, left: 2 };
  const present = { columns: 3, gap: 8, inset: { left: 2, top: 1 } };
  assert.deepEqual(difference({ columns: 4, gap: 8, inset, gone: 1 }, present), {
    unknown: ['gone'], differing: { columns: 4 },
  });
});

test('fractions of a link are rounded where a parameter has whole numbers, and stay elsewhere', () => {
  const parameters = [
    { key: 'columns', kind: { type: 'number', minimum: 1, maximum: 12, step: 1, unit: '', isWhole: true } },
    { key: 'gap', kind: { type: 'number', minimum: 0, maximum: 99, step: 1, unit: 'pt' } },
  ];
  assert.deepEqual(taken({ columns: 5.5, gap: 5.5, gone: 2.5 }, parameters), { columns: 6, gap: 5.5, gone: 2.5 });
});
