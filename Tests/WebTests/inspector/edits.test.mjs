// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { droppedIndex, insertionPoint, plural, quickLabel } from '../../../web/inspector/editOps.js';
import { counterText, logText, shownEvents } from '../../../web/inspector/eventLog.js';
import { viewFacts } from '../../../web/widgets/facts.js';
import { ofPanel } from '../../../web/inspector/parameterList.js';
import { gapAt } from '../../../web/widgets/rowDrag.js';
import { sectionMetrics } from '../../../web/inspector/sectionMetrics.js';
import { tabAfter } from '../../../web/widgets/tabs.js';
import { rowWindow } from '../../../web/widgets/virtualList.js';

const sections = [
  { id: 'a', title: 'A', items: 3 },
  { id: 'b', title: 'B', items: 0 },
  { id: 'c', title: 'C', items: 5 },
];
const nothing = { sections, chosen: null, selection: 0, selected: [] };
const some = {
  ...nothing,
  selection: 2,
  selected: [{ section: 2, item: 4 }, { section: 2, item: 1 }],
};

test('after the selection is the rule of the stage itself', () => {
  assert.deepEqual(insertionPoint('after', some), {});
  assert.deepEqual(insertionPoint('after', { ...some, selected: [] }), {});
});

test('before the selection is before its first item in the order of the data', () => {
  assert.deepEqual(insertionPoint('before', some), { at: { section: 'c', index: 1 } });
  const over = { ...some, selected: [{ section: 2, item: 0 }, { section: 0, item: 2 }] };
  assert.deepEqual(insertionPoint('before', over), { at: { section: 'a', index: 2 } });
});

test('before a selection that the page does not hold is no place', () => {
  assert.equal(insertionPoint('before', { ...some, selected: [] }), null);
});

test('start and end are those of the chosen section, else of the selection’s', () => {
  const chosen = { ...some, chosen: 'b' };
  assert.deepEqual(insertionPoint('end', chosen), { at: { section: 'b', index: 0 } });
  assert.deepEqual(insertionPoint('end', some), { at: { section: 'c', index: 5 } });
  assert.deepEqual(insertionPoint('start', some), { at: { section: 'c', index: 0 } });
});

test('without anything chosen it is the start or the end of everything', () => {
  assert.deepEqual(insertionPoint('before', nothing), { at: { section: 'a', index: 0 } });
  assert.deepEqual(insertionPoint('start', nothing), { at: { section: 'a', index: 0 } });
  assert.deepEqual(insertionPoint('after', nothing), { at: { section: 'c', index: 5 } });
  assert.deepEqual(insertionPoint('end', nothing), { at: { section: 'c', index: 5 } });
  assert.deepEqual(insertionPoint('end', { ...nothing, sections: [] }), {});
});

test('a row that is dropped counts itself away', () => {
  assert.equal(droppedIndex(1, 3), 2);
  assert.equal(droppedIndex(1, 1), 1);
  assert.equal(droppedIndex(1, 2), 1);
  assert.equal(droppedIndex(2, 0), 0);
});

test('a drop goes into the nearest gap between rows', () => {
  assert.equal(gapAt(13, 28, 4), 0);
  assert.equal(gapAt(15, 28, 4), 1);
  assert.equal(gapAt(500, 28, 4), 4);
  assert.equal(gapAt(-40, 28, 4), 0);
});

test('numbers of things have their noun', () => {
  assert.equal(plural(1, 'item'), '1 item');
  assert.equal(plural(0, 'item'), '0 items');
  assert.equal(plural(12_345, 'item'), '12,345 items');
  assert.equal(quickLabel(100), '100');
  assert.equal(quickLabel(100_000), '100k');
});

test('only rows in sight and a few beyond exist', () => {
  const at = { scrollTop: 200, height: 100, rowHeight: 20, total: 1000 };
  assert.deepEqual(rowWindow(at), { first: 6, end: 19 });
  assert.deepEqual(rowWindow({ ...at, scrollTop: 0, total: 3 }), { first: 0, end: 3 });
  assert.deepEqual(rowWindow({ ...at, total: 0 }), { first: 0, end: 0 });
  assert.deepEqual(rowWindow({ ...at, scrollTop: 900, total: 12 }), { first: 12, end: 12 });
});

test('keys go round the tabs', () => {
  assert.equal(tabAfter('ArrowRight', 4, 5), 0);
  assert.equal(tabAfter('ArrowLeft', 0, 5), 4);
  assert.equal(tabAfter('End', 0, 5), 4);
  assert.equal(tabAfter('x', 0, 5), null);
});

test('parameters without a panel are the layout’s', () => {
  const list = [{ key: 'a' }, { key: 'cv.b', panel: 'collection' }, { key: 'c', panel: 'layout' }];
  assert.deepEqual(ofPanel(list, 'layout').map(({ key }) => key), ['a', 'c']);
  assert.deepEqual(ofPanel(list, 'collection').map(({ key }) => key), ['cv.b']);
});

test('a section’s own metrics stand before the layout’s', () => {
  const values = { minimumLineSpacing: 10, minimumInteritemSpacing: 6 };
  const own = { lineSpacing: 0, inset: null };
  const metrics = sectionMetrics(own, values);
  assert.deepEqual([metrics.lineSpacing, metrics.interitemSpacing], [0, 6]);
  assert.deepEqual(metrics.inset, { top: 0, left: 0, bottom: 0, right: 0 });
  assert.equal(sectionMetrics(null, {}).lineSpacing, 0);
});

const events = [
  { n: 1, kind: 'layout', text: 'prepare()' },
  { n: 2, kind: 'data', text: 'numberOfSections' },
  { n: 3, kind: 'layout', text: 'collectionViewContentSize' },
];

test('the log leaves out kinds that are off and what was cleared', () => {
  assert.deepEqual(shownEvents(events, new Set(['data']), 0).map(({ n }) => n), [1, 3]);
  assert.deepEqual(shownEvents(events, new Set(), 2).map(({ n }) => n), [3]);
});

test('a copied log has an event a line', () => {
  assert.equal(logText(events.slice(0, 2)), '1\tlayout\tprepare()\n2\tdata\tnumberOfSections');
  assert.equal(counterText(undefined), '–');
  assert.equal(counterText(1833), '1,833');
});

test('what the stage says of a view leaves out what is empty', () => {
  const info = { category: 'cell', indexPath: [0, 3], viewClass: 'Tile', slot: 7, selected: true };
  assert.deepEqual(viewFacts({ ...info, measured: false }).map(([name, value]) => [name, value]), [
    ['Class', 'Tile'],
    ['View', 'no. 7 of its queue'],
    ['Size from', 'the layout'],
    ['State', 'selected'],
  ]);
  const badge = viewFacts({ category: 'supplementary', indexPath: [1, 4, 2], measured: true });
  assert.deepEqual(badge.map(([, value]) => value), ['[1, 4, 2]', 'measured from the content']);
});
