// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsBetween, longestOfSides, placesAround, spacesAround } from '../../../../web/app/tools/spacingModel.js';

const rect = (x, y, width, height) => ({ x, y, width, height });
const content = { width: 400, height: 600 };
const told = (spaces) => spaces.map(({ side, to, length }) => `${side} ${to} ${length}`);

test('room goes to the neighbour, and to the content’s edge where there is none', () => {
  const one = rect(20, 30, 100, 50);
  const beside = rect(128, 40, 100, 50);
  const below = rect(70, 92, 100, 50);
  const spaces = spacesAround(one, [one, beside, below], content);
  assert.deepEqual(told(spaces), [
    'left edge 20',
    'right neighbour 8',
    'top edge 30',
    'bottom neighbour 12',
  ]);
  // The part of the side that the two share: 40 to 80 across, 70 to 120 along.
  assert.deepEqual(spaces[1].rect, rect(120, 40, 8, 40));
  assert.deepEqual(spaces[3].rect, rect(70, 80, 50, 12));
  assert.deepEqual(spaces[0].rect, rect(0, 30, 20, 50));
});

test('the nearest of several counts, and what only touches leaves no room', () => {
  const one = rect(100, 0, 50, 50);
  const others = [rect(200, 0, 50, 50), rect(180, 0, 10, 50), rect(50, 0, 50, 50)];
  const spaces = spacesAround(one, [one, ...others], { width: 400, height: 50 });
  assert.deepEqual(told(spaces), ['right neighbour 30']);
  // The places of the spaces that there could be: at the touching neighbour, and at the edges above and below.
  const places = placesAround(one, [one, ...others], { width: 400, height: 50 });
  assert.deepEqual(told(places), ['left neighbour 0', 'right neighbour 30', 'top edge 0', 'bottom edge 0']);
  assert.deepEqual([places[0].rect, places[3].rect], [rect(100, 0, 0, 50), rect(100, 50, 50, 0)]);
});

test('all neighbours at the same distance are listed', () => {
  const tall = rect(0, 0, 50, 110);
  const beside = [rect(60, 0, 50, 50), rect(60, 60, 50, 50)];
  const spaces = spacesAround(tall, [tall, ...beside], { width: 110, height: 110 });
  assert.deepEqual(told(spaces), ['right neighbour 10', 'right neighbour 10']);
  assert.deepEqual(spaces.map(({ rect: { y, height } }) => [y, height]), [
    [0, 50],
    [60, 50],
  ]);
});

test('of several spaces at a side, the longest has the number and the handle', () => {
  const tall = rect(60, 10, 50, 110);
  const beside = [rect(0, 0, 50, 40), rect(0, 50, 50, 70)];
  const spaces = spacesAround(tall, [tall, ...beside], { width: 110, height: 130 }).map((space) => ({ space }));
  // 10 to 40 is shared with the first, 50 to 120 with the second; above and below are the edges.
  assert.deepEqual(
    longestOfSides(spaces).map(({ space: { side, rect: { y, height } } }) => [side, y, height]),
    [['left', 50, 70], ['top', 0, 10], ['bottom', 120, 10]],
  );
});

test('elements that overlap or stand diagonally are no neighbours', () => {
  const one = rect(0, 0, 100, 100);
  const others = [rect(50, 50, 100, 100), rect(110, 110, 50, 50)];
  assert.deepEqual(told(spacesAround(one, others, { width: 200, height: 100 })), ['right edge 100']);
});

test('each gap of a grid is listed once', () => {
  const grid = [rect(0, 0, 50, 50), rect(60, 0, 50, 50), rect(0, 70, 50, 50), rect(60, 70, 50, 50)];
  assert.deepEqual(told(gapsBetween(grid)), [
    'right neighbour 10',
    'bottom neighbour 20',
    'bottom neighbour 20',
    'right neighbour 10',
  ]);
});
