// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  MOST_PLANES, STEEPEST, elementUnder, fitOf, heightOf, mapOf, planesOf, turnedBy, unmapped,
} from '../../../../web/app/instruments/tiltModel.js';

const element = (key, zIndex, category = 0, x = 0, y = 0) => ({
  id: 1, key, zIndex, category, isHidden: false, content: null,
  shown: { x, y, width: 100, height: 50, alpha: 1, transform: null },
});
const near = (one, other) => assert.ok(Math.abs(one - other) < 1e-9, `${one} is not ${other}`);
const quarter = Math.PI / 4;

test('each z-index and category has its plane, in paint order', () => {
  const all = [element('ground', -1, 2), element('a', 0), element('b', 0), element('head', 0, 1), element('top', 1024, 1)];
  assert.deepEqual(planesOf(all).map(({ name }) => name), [
    'z −1 · 1 decoration', 'z 0 · 2 cells', 'z 0 · 1 supplementary', 'z 1024 · 1 supplementary',
  ]);
  assert.deepEqual(planesOf([{ ...all[1], isHidden: true }]), []);
});

test('what an app’s screen has behind its elements and over them lies on planes of its own', () => {
  const [bar, ground] = [{ isOver: true, light: [] }, { light: [] }];
  const planes = planesOf([element('a', 0), element('head', 1, 1)], { layers: [bar, ground] });
  assert.deepEqual(planes.map(({ name }) => name), [
    'screen, behind the content', 'z 0 · 1 cell', 'z 1 · 1 supplementary', 'screen, over the content',
  ]);
  assert.deepEqual(planes.map(({ layers }) => layers), [[ground], [], [], [bar]]);
  assert.deepEqual(planesOf([], { layers: [ground] }).map(({ elements }) => elements), [[]]);
});

test('in an inverted list, the element is found where it is seen', () => {
  const planes = planesOf([element('first', 0), element('second', 0, 0, 0, 50)]);
  const stack = {
    planes, gap: 60, fit: { scale: 1, x: 50, y: 50 }, turn: { yaw: 0, pitch: 0 },
    viewport: { width: 100, height: 100 }, offset: { x: 0, y: 0 },
  };
  assert.equal(elementUnder({ x: 50, y: 10 }, stack).key, 'first');
  assert.equal(elementUnder({ x: 50, y: 10 }, { ...stack, mirror: { x: null, y: 50 } }).key, 'second');
});

test('a thousand z-indexes share few planes and lose no element', () => {
  const all = Array.from({ length: 1000 }, (_, at) => element(`${at}`, at));
  const planes = planesOf(all);
  assert.ok(planes.length <= MOST_PLANES);
  assert.equal(planes.flatMap(({ elements }) => elements).length, 1000);
  assert.equal(planes[0].name, 'z 0 to 41 · 42 cells');
});

test('planes lie equally high and low around the middle', () => {
  assert.deepEqual([0, 1, 2].map((at) => heightOf(at, 3, 40)), [-40, 0, 40]);
  assert.deepEqual([0, 1].map((at) => heightOf(at, 2, 40)), [-20, 20]);
  near(heightOf(0, 1, 40), 0);
});

test('a stack that is not turned is seen as it is, and one turned by 45° is narrower', () => {
  const flat = mapOf({ yaw: 0, pitch: 0 }, 80);
  assert.deepEqual([flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty].map((value) => value + 0), [1, 0, 0, 1, 0, 0]);
  const aside = mapOf({ yaw: quarter, pitch: 0 }, 80);
  near(aside.a, Math.SQRT1_2);
  near(aside.tx, 80 * Math.SQRT1_2);
  near(aside.d, 1);
  // From above, a higher plane is seen further up.
  near(mapOf({ yaw: 0, pitch: quarter }, 80).ty, -80 * Math.SQRT1_2);
});

test('a point goes back to where it came from', () => {
  for (const [yaw, pitch, height, x, y] of [[0.4, 0.3, 50, 10, -7], [-1, 1.1, -20, 0, 3], [1.2, -0.9, 5, -80, 44]]) {
    const map = mapOf({ yaw, pitch }, height);
    const seen = { x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty };
    const back = unmapped(map, seen);
    near(back.x, x);
    near(back.y, y);
  }
});

test('nothing is turned further than to a steep view', () => {
  assert.deepEqual(turnedBy({ yaw: 0, pitch: 0 }, 9, -9), { yaw: STEEPEST, pitch: -STEEPEST });
});

test('the whole stack fits its room and is never enlarged', () => {
  const room = { x: 10, y: 20, width: 200, height: 400 };
  const fit = fitOf({ width: 400, height: 800 }, { yaw: 0, pitch: 0 }, 100, room);
  assert.deepEqual(fit, { scale: 0.5, x: 110, y: 220 });
  near(fitOf({ width: 50, height: 50 }, { yaw: 0, pitch: 0 }, 0, room).scale, 1);
  // At 45° the width is (400 + 2 · 100) / √2, as each end of the height goes aside, too.
  near(fitOf({ width: 400, height: 10 }, { yaw: quarter, pitch: 0 }, 100, room).scale, 200 / (600 * Math.SQRT1_2));
});

test('the topmost plane is met first', () => {
  const planes = planesOf([element('below', 0), element('above', 1)]);
  const stack = {
    planes, gap: 60, fit: { scale: 0.5, x: 300, y: 200 }, turn: { yaw: 0, pitch: 0 },
    viewport: { width: 100, height: 50 }, offset: { x: 0, y: 0 },
  };
  assert.equal(elementUnder({ x: 300, y: 200 }, stack).key, 'above');
  assert.equal(elementUnder({ x: 324, y: 211 }, stack).key, 'above');
  assert.equal(elementUnder({ x: 326, y: 200 }, stack), null);
  // Seen from the right, the upper plane (30 pt high) goes right by 30 · sin, and the lower one stays visible left.
  const turn = { yaw: quarter, pitch: 0 };
  const at = (x) => elementUnder({ x: 300 + x / 2, y: 200 }, { ...stack, turn })?.key;
  assert.equal(at(-40 * Math.SQRT1_2), 'below');
  assert.equal(at(40 * Math.SQRT1_2), 'above');
});
