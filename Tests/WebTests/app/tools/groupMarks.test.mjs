// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  badgePlace, concernsGroups, markedBoxes, spread,
} from '../../../../web/app/tools/groupMarkModel.js';

test('groups are asked about where a finding is about a description', () => {
  const warning = (path) => [{ severity: 'warning', path }];
  assert.equal(concernsGroups(warning('sections[0].group.subitems[1]')), true);
  assert.equal(concernsGroups(warning('parts.items.cell')), true);
  assert.equal(concernsGroups(warning('variants[1].sections[0].group')), true);
  assert.equal(concernsGroups(warning('sections[2]')), true);
  assert.equal(concernsGroups(warning('sections[2].items[14]')), false);
  assert.equal(concernsGroups(warning('title')), false);
  assert.equal(concernsGroups([{ severity: 'error' }]), false);
});

test('a box has one mark, with the worst of what is said about it', () => {
  const frame = { x: 0, y: 10, width: 100, height: 40 };
  const other = { ...frame, y: 60 };
  const mark = (rect, severity, message) => ({ section: 0, frame: rect, severity, message });
  const boxes = markedBoxes([
    mark(frame, 'note', 'one'),
    mark(other, 'warning', 'two'),
    mark({ ...frame }, 'error', 'three'),
  ]);
  assert.deepEqual(boxes, [
    { frame, severity: 'error', messages: ['one', 'three'] },
    { frame: other, severity: 'warning', messages: ['two'] },
  ]);
});

test('a badge stands on the corner of its box, as far as the screen goes', () => {
  const screen = { width: 300, height: 600 };
  const badge = { side: 20, overlap: 6, margin: 4 };
  const at = (x, y) => badgePlace({ x, y, width: 50, height: 50 }, screen, badge);
  assert.deepEqual(at(30, 40), { x: 24, y: 34 });
  assert.deepEqual(at(-80, -20), { x: 4, y: 4 });
  // 300 − 20 − 4, and 600 − 20 − 4.
  assert.deepEqual(at(290, 700), { x: 276, y: 576 });
});

test('badges that would hide one another stand side by side', () => {
  const place = { x: 4, y: 4 };
  const apart = spread([place, place, { x: 10, y: 100 }, place], 25);
  assert.deepEqual(apart, [place, { x: 29, y: 4 }, { x: 10, y: 100 }, { x: 54, y: 4 }]);
});
