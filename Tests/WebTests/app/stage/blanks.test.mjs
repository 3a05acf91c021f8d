// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Blanks } from '../../../../web/app/stage/blanks.js';

const viewport = { width: 100, height: 200 };
const content = { width: 100, height: 5000 };
const cell = (y) => ({ category: 0, isHidden: false, shown: { x: 10, y, width: 80, height: 50 } });
const scene = (elements, y, more) => (
  { elements, offset: { x: 0, y }, viewport, content, isVertical: true, isMoving: false, ...more }
);

test('where the page holds nothing yet, the cells seen last are repeated as skeletons', () => {
  const blanks = new Blanks();
  assert.deepEqual(blanks.of(scene([], 1000)), [], 'nothing was seen yet');
  const whole = [cell(0), cell(60), cell(120)];
  assert.deepEqual(blanks.of(scene(whole, 0)), []);
  const found = blanks.of(scene([], 1000, { isMoving: true }));
  assert.deepEqual(found.map(({ shown }) => shown.y), [1000, 1060, 1120]);
  assert.ok(found.every(({ content: shown }) => shown.isPlaceholder));
  // They scroll with the content.
  const later = blanks.of(scene([], 1030, { isMoving: true }));
  assert.deepEqual(later.map(({ shown }) => shown.y), [1060, 1120]);
});

test('cells that are there stay free of skeletons', () => {
  const blanks = new Blanks();
  blanks.of(scene([cell(0), cell(60), cell(120)], 0));
  const some = blanks.of(scene([cell(200)], 200, { isMoving: true }));
  assert.deepEqual(some.map(({ shown }) => shown.y), [260, 320]);
  assert.deepEqual(blanks.of(scene([cell(200), cell(260), cell(320)], 200)), []);
});

test('below the end of the content nothing is expected', () => {
  const blanks = new Blanks();
  const short = { content: { width: 100, height: 110 } };
  assert.deepEqual(blanks.of(scene([cell(0), cell(60)], 0, short)), []);
  assert.deepEqual(blanks.of(scene([cell(0), cell(60)], -30, short)), [], 'nor in a rubber band');
  blanks.forget();
  assert.deepEqual(blanks.of(scene([], 1000)), []);
});

test('once everything is answered, an empty part belongs to the layout and stays empty', () => {
  const blanks = new Blanks();
  blanks.of(scene([cell(0), cell(60), cell(120)], 0));
  assert.equal(blanks.of(scene([], 1000)).length, 3, 'the elements are still on their way');
  assert.equal(blanks.of(scene([], 1000, { isMoving: true, isAnswered: true })).length, 3);
  assert.deepEqual(blanks.of(scene([], 1000, { isAnswered: true })), []);
  assert.deepEqual(blanks.of(scene([], 1000)), [], 'also afterwards');
  blanks.of(scene([cell(0), cell(60), cell(120)], 0));
  assert.equal(blanks.of(scene([], 1000)).length, 3, 'until another picture is whole');
});
