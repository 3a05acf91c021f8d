// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsSegments } from '../../../web/widgets/choiceControls.js';
import { byElement, placeOf, worst } from '../../../web/inspector/diagnosticsPanel.js';
import { elementFacts, length } from '../../../web/widgets/facts.js';
import { grouped, isOfSource, sameValue } from '../../../web/inspector/parameterList.js';

test('values of each kind are compared by what they say', () => {
  assert.equal(sameValue(8, 8), true);
  assert.equal(sameValue(8, 9), false);
  assert.equal(sameValue(true, true), true);
  assert.equal(sameValue('a', 'b'), false);
  assert.equal(sameValue({ width: 1, height: 2 }, { height: 2, width: 1 }), true);
  assert.equal(sameValue({ width: 1, height: 2 }, { width: 1, height: 3 }), false);
  assert.equal(sameValue(null, { width: 1 }), false);
});

test('parameters stand under their headings in the order of the schema', () => {
  const parameters = [
    { key: 'a', group: 'One' },
    { key: 'b', group: 'Two' },
    { key: 'c', group: 'One' },
  ];
  const keys = (list) => list.map(({ key }) => key);
  const groups = [...grouped(parameters)].map(([group, list]) => [group, keys(list)]);
  assert.deepEqual(groups, [['One', ['a', 'c']], ['Two', ['b']]]);
});

test('up to three short options stand side by side', () => {
  const options = (...labels) => labels.map((label) => ({ label }));
  assert.equal(fitsSegments(options('Vertical', 'Horizontal')), true);
  assert.equal(fitsSegments(options('A', 'B', 'C', 'D')), false);
  assert.equal(fitsSegments(options('Content inset', 'Safe area inset')), false);
  assert.equal(fitsSegments(options('List', 'Circle', 'Stack')), true);
  assert.equal(fitsSegments(options('Diffable', 'Classic', 'Minimal')), false);
});

test('a place is file, line and column, and the path of the field', () => {
  assert.equal(placeOf({ file: 'a.json', line: 3, column: 9 }), 'a.json:3:9');
  assert.equal(placeOf({ file: 'a.json' }), 'a.json');
  assert.equal(placeOf({ path: 'items[3]' }), 'items[3]');
  const place = placeOf({ file: 'a.json', line: 3, column: null, path: 'items[3]' });
  assert.equal(place, 'a.json:3  items[3]');
  assert.equal(placeOf({}), '');
});

test('the worst severity gives the badge and the mark their colour', () => {
  const list = [
    { severity: 'note', element: 'a' },
    { severity: 'error', element: 'a' },
    { severity: 'warning', element: 'b' },
  ];
  assert.equal(worst(list), 'error');
  assert.equal(worst([]), 'note');
  assert.deepEqual([...byElement(list, false)].sort(), [['a', 'error'], ['b', 'warning']]);
  assert.deepEqual([...byElement(list, true)], [['a', 'error']]);
});

test('an element is told by identifier, place, frame, opacity and level', () => {
  const who = { key: 'kyoto', section: 0, item: 7, kind: '', category: 0 };
  const frame = { x: 137.5, y: 210, width: 118, height: 160.333 };
  const rest = { alpha: 1, zIndex: -2, transform: null, pin: null, isHidden: false };
  const element = { ...who, ...frame, ...rest };
  assert.deepEqual(elementFacts(element).map(([name, value]) => `${name}: ${value}`), [
    'Identifier: kyoto',
    'Index path: 0 – 7',
    'Kind: Cell',
    'Origin: 137.5, 210',
    'Size: 118 × 160.33',
    'Alpha · z: 1.00 · -2',
  ]);
});

test('lengths have two decimals at most', () => {
  assert.equal(length(12.346), '12.35');
  assert.equal(length(-3), '−3');
});

test('parameters of a class of the source stand before its numbers, and what it inherits after them', () => {
  const source = { entries: [{ id: 'WideRows' }, { id: 'Row_2Base' }] };
  for (const group of ['Wide rows', 'Row 2 base']) assert.equal(isOfSource(group, source), true, group);
  for (const group of ['Items', 'Spacing', 'Wide', '']) assert.equal(isOfSource(group, source), false, group);
  assert.equal(isOfSource('Wide rows', null), false);
});
