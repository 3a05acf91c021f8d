// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { shownLines } from '../../../../web/app/saving/lineParts.js';

test('marks what differs between a line and the one that takes its place', () => {
  const lines = [
    { line: 3, new: false, text: '  "a": 10,' }, { line: 4, new: false, text: '  "b": 1' },
    { line: 3, new: true, text: '  "a": 12,' }, { line: 4, new: true, text: '  "b": 1,' }, { line: 5, new: true, text: '  "c": 2' },
  ];
  assert.deepEqual(shownLines(lines).map(({ line, isNew, before, changed, after }) => [line, isNew, before, changed, after]), [
    [3, false, '  "a": 1', '0', ','], [4, false, '  "b": 1', '', ''],
    [3, true, '  "a": 1', '2', ','], [4, true, '  "b": 1', ',', ''], [5, true, '', '  "c": 2', ''],
  ]);
});

test('shortens what stays the same around a change in a long line', () => {
  const text = (value) => `${'x'.repeat(100)}${value}${'y'.repeat(100)}`;
  const [, line] = shownLines([{ line: 1, new: false, text: text('1') }, { line: 1, new: true, text: text('22') }]);
  assert.deepEqual([line.before, line.changed, line.after], [`…${'x'.repeat(40)}`, '22', `${'y'.repeat(40)}…`]);
  assert.deepEqual(shownLines([]), []);
});
