// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ProminentNumbers,
  codeLines,
  filesText,
  namesOf,
  screensFirst,
  isProminent,
  isTunable,
  nameOf,
  ruleOf,
  typedNumber,
} from '../../../web/inspector/sourceModel.js';

/** @returns {any} */
const number = (more = {}) => ({
  index: 0,
  file: 'A.swift',
  line: 3,
  column: 13,
  length: 2,
  value: 12,
  integer: true,
  label: 'gap',
  code: '  let gap = 12 + offset',
  ...more,
});

test('cuts a line at its numbers and leaves the indentation out', () => {
  const [line] = codeLines([number()]);
  assert.equal(line.line, 3);
  assert.deepEqual(
    line.parts.map((part) => ('text' in part ? part.text : part.number.value)),
    ['let gap = ', 12, ' + offset'],
  );
});

test('puts the numbers of one line side by side, in their order', () => {
  const code = 'CGSize(width: 40, height: 6.5)';
  const lines = codeLines([
    number({ index: 1, column: 27, length: 3, value: 6.5, code }),
    number({ index: 0, column: 15, length: 2, value: 40, code }),
    number({ index: 2, line: 9, column: 1, length: 1, value: 7, code: '7' }),
  ]);
  assert.equal(lines.length, 2);
  assert.deepEqual(
    lines[0].parts.map((part) => ('text' in part ? part.text : part.number.value)),
    ['CGSize(width: ', 40, ', height: ', 6.5, ')'],
  );
});

test('counts columns in bytes, as compilers do', () => {
  const code = 'let é = "ü"; let n = 5';
  const column = new TextEncoder().encode('let é = "ü"; let n = ').length + 1;
  const [line] = codeLines([number({ column, length: 1, value: 5, code })]);
  assert.deepEqual(line.parts[0], { text: 'let é = "ü"; let n = ' });
  assert.equal(line.parts.length, 2);
});

test('steps are as fine as the number is written', () => {
  assert.equal(ruleOf(number()).step, 1);
  assert.equal(ruleOf(number({ integer: false, value: 0.5 })).step, 0.1);
  assert.equal(ruleOf(number({ integer: false, value: 0.125 })).step, 0.01);
  assert.equal(ruleOf(number({ integer: false, value: 1 })).step, 0.01);
  assert.equal(ruleOf(number({ integer: false, value: 40 })).step, 0.1);
  assert.equal(ruleOf(number()).minimum, 0);
});

test('nothing and one stand out only where something is declared', () => {
  assert.equal(isProminent(number()), true);
  assert.equal(isProminent(number({ value: 0 })), false);
  assert.equal(isProminent(number({ value: 1, code: 'x + 1', label: '' })), false);
  assert.equal(isProminent(number({ value: 1, code: 'var gap = 1' })), true);
});

test('numbers wait while the file says something else than is shown', () => {
  assert.equal(isTunable({ phase: 'current' }), true);
  assert.equal(isTunable({ phase: 'rehearsing' }), true);
  for (const phase of ['compiling', 'failed', 'nothing', 'missing']) {
    assert.equal(isTunable({ phase }), false);
  }
  assert.equal(isTunable(null), false);
});

test('names files and numbers in words', () => {
  assert.equal(filesText(['A.swift']), 'A.swift');
  assert.equal(filesText(['A.swift', 'B.swift', 'C.swift']), 'A.swift and 2 more');
  assert.equal(nameOf(number()), 'gap, line 3 of A.swift');
  assert.equal(nameOf(number({ label: '' })), 'Number, line 3 of A.swift');
});

test('a number that is dragged to 0 keeps its control, also where its line moves; one that was 0 before gets none', () => {
  const size = (line, width, height) => [width, height].map((value, index) => number({
    line, index, value, label: '', code: `  let card = CGSize(width: ${width}, height: ${height})`,
  }));
  const prominent = new ProminentNumbers();
  const shown = (numbers) => prominent.among(numbers).map(({ value }) => value);
  assert.deepEqual(shown(size(5, 40, 0)), [40]);
  assert.deepEqual(shown(size(5, 0, 0)), [0]);
  assert.deepEqual(shown(size(9, 0, 84)), [0, 84]);
  assert.deepEqual(shown(size(9, 0, 1)), [0, 1]);
  assert.deepEqual(shown([number({ value: 0, label: '', code: 'origin = 0' })]), []);
  assert.deepEqual(shown(size(9, 0, 1)), [], 'a line that was gone is a new one');
});

test('what the source has no place for is refused: fractions where it has whole numbers, and signs', () => {
  const whole = ruleOf(number());
  assert.deepEqual(typedNumber('13 pt', whole), { value: 13 });
  assert.match(typedNumber('90,5 pt', whole).refusal, /whole number here;.*such as 90\.5\.$/);
  assert.match(typedNumber('9/2', whole).refusal, /such as 4\.5\.$/);
  assert.deepEqual(typedNumber('9/3', whole), { value: 3 });
  assert.deepEqual(typedNumber('8 * 1.5', ruleOf(number({ integer: false, value: 2.5 }))), { value: 12 });
  assert.equal(typedNumber('wide', whole), null);
  assert.match(typedNumber('-5', whole).refusal, /^A minus sign/);
  assert.match(typedNumber('4 − 6', whole).refusal, /^A minus sign/);
});

test('the numbers of screens come before those of the other files, in the order of the screens', () => {
  const number = (file, index) => ({ file, index });
  const numbers = [number('Data.swift', 0), number('Detail.swift', 1), number('List.swift', 2), number('List.swift', 3)];
  const entries = [{ file: 'List.swift' }, { file: 'Detail.swift' }, { file: 'List.swift' }];
  assert.deepEqual(screensFirst(numbers, entries).map(({ index }) => index), [2, 3, 1, 0]);
  assert.deepEqual(screensFirst(numbers, []).map(({ index }) => index), [0, 1, 2, 3]);
});

test('problems name their files without folders, and say whether it is one', () => {
  const files = ['App/A.swift', 'App/B.swift'];
  assert.deepEqual(namesOf([{ file: 'App/B.swift' }, { file: 'App/B.swift' }], files), { names: 'B.swift', isOne: true });
  assert.deepEqual(namesOf([], files), { names: 'A.swift and 1 more', isOne: false });
});
