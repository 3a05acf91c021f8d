// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { textsOf } from '../../../../web/store/elements/elementTexts.js';

const line = (text, y, more) => ({ kind: 'text', text, x: 16, y, size: 17, weight: 400, anchor: 'start', ...more });
const part = (string) => ({ text: string === null ? null : { string } });

test('what a file says of an element goes before what it shows', () => {
  assert.deepEqual(textsOf(null), []);
  assert.deepEqual(textsOf({ title: 'Frog', subtitle: '', figure: { parts: [part('🐸')] } }), ['Frog']);
  assert.deepEqual(textsOf({ title: 'Frog', subtitle: '200 × 136' }), ['Frog', '200 × 136']);
});

test('rows and custom views are read in their order, without those that have no text', () => {
  const list = { text: { string: 'Alarms' }, secondaryText: null };
  const figure = { parts: [part(null), part(' On '), part('')] };
  assert.deepEqual(textsOf({ title: '', subtitle: '', list, figure }), ['Alarms', 'On']);
});

test('the lines of a painted text are one text', () => {
  const steps = [
    { kind: 'fill' }, line('A long', 20), line('title', 42), line('12,50 €', 64, { size: 13 }), line('far below', 130, { size: 13 }),
  ];
  assert.deepEqual(textsOf({ title: '', subtitle: '', figure: { parts: [], steps } }), ['A long title', '12,50 €', 'far below']);
});
