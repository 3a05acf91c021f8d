// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { projected } from '../../../../web/base/projection.js';
import { pictureMatrix, stripBox, stripPlan } from '../../../../web/renderer/layers/strips.js';
import { assertNear } from '../../base/approximately.mjs';

/** Turned about the upward axis by an angle of cosine 0.6 and sine 0.8, the eye 500 pt away. */
const turned = { a: 0.6, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.0016, h: 0, w: 1 };
const box = { x: 300, y: 400, width: 200, height: 100 };
const apply = ([a, b, c, d, e, f], { x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
const PLAIN = { scaleDpr: 1, devicePixelRatio: 1 };
const FINE = { scaleDpr: 2, devicePixelRatio: 2 };

/** The same place along the plan's axes. */
function alongPlan({ angle }, { x, y }) {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cosine + y * sine, y: y * cosine - x * sine };
}

/** The strip that shows a place on the plan's first axis. */
function stripAt(plan, x) {
  return plan.strips.findLast((strip) => stripBox(plan, strip).x <= x + 1e-9);
}

const maps = {
  'about the upward axis': turned,
  'the other way': { ...turned, g: -0.0016 },
  'about the axis to the right': { a: 1, b: 0, c: 0, d: 0.6, tx: 3, ty: 4, g: 0, h: 0.004, w: 1 },
  'about a slanting axis': { a: 0.8, b: 0.1, c: -0.2, d: 0.7, tx: 0, ty: 9, g: 0.002, h: -0.003, w: 1 },
  'seen from behind': { ...turned, a: -0.6 },
};

for (const [name, map] of Object.entries(maps)) {
  test(`turned ${name}, strips show every place within half a CSS px of where it belongs`, () => {
    // 2 device px per pt, and 2 per CSS px: 1 pt is 1 CSS px.
    const plan = stripPlan(box, map, FINE);
    for (let across = -10; across <= 10; across += 1) {
      for (let down = -10; down <= 10; down += 1) {
        const place = { x: across * 10, y: down * 5 };
        const seen = projected(map, place.x, place.y);
        const along = alongPlan(plan, place);
        const shown = apply(stripAt(plan, along.x).matrix, along);
        assertNear(shown.x, 400 + seen.x, 0.5, `${place.x} ${place.y}`);
        assertNear(shown.y, 450 + seen.y, 0.5, `${place.x} ${place.y}`);
      }
    }
  });
}

test('strips cover the whole picture and overlap by one column', () => {
  const plan = stripPlan(box, turned, FINE);
  assert.ok(plan.strips.length > 1);
  assert.equal(plan.strips[0].from, 0);
  plan.strips.forEach(({ from, columns }, at) => {
    const next = plan.strips[at + 1]?.from;
    assert.equal(from + columns, next === undefined ? plan.widthPx : next + 1);
  });
});

test('the picture is as fine as its biggest part on screen', () => {
  const plan = stripPlan(box, turned, FINE);
  // At the near edge, at a depth of 0.84, 1 pt downwards is 1/0.84 pt on screen.
  assertNear(plan.scaleY, 2 / 0.84, 1e-9);
  // The slope along x is (0.6 · 0.84 + 0.6 · 100 · 0.0016)/0.84² = 0.6/0.7056 to the right; the corner,
  // seen at y = 59.5…, moves by 0.0016 · 59.5…/0.84 towards the middle.
  const down = (0.0016 * (50 / 0.84)) / 0.84;
  assertNear(plan.scaleX, 2 * Math.hypot(0.6 / 0.7056, down), 1e-9);
  assert.equal(plan.heightPx, Math.ceil(200 / 0.84) + 2);
});

test('the picture is painted flat, with a clear px around it', () => {
  const plan = stripPlan(box, turned, PLAIN);
  const matrix = pictureMatrix(plan, box);
  const corner = apply(matrix, { x: 300, y: 400 });
  assertNear(corner.x, 1, 1e-9);
  assertNear(corner.y, 1, 1e-9);
  const other = apply(matrix, { x: 500, y: 500 });
  assertNear(other.x, 1 + 200 * plan.scaleX, 1e-9);
  assertNear(other.y, 1 + 100 * plan.scaleY, 1e-9);
});

test('a turned picture holds the whole element', () => {
  const plan = stripPlan(box, maps['about a slanting axis'], PLAIN);
  const matrix = pictureMatrix(plan, box);
  for (const [x, y] of [[300, 400], [500, 400], [500, 500], [300, 500]]) {
    const corner = apply(matrix, { x, y });
    assert.ok(corner.x >= 1 - 1e-9 && corner.x <= plan.widthPx - 1 + 1e-9);
    assert.ok(corner.y >= 1 - 1e-9 && corner.y <= plan.heightPx - 1 + 1e-9);
  }
});

test('an element that faces the eye needs one strip, a smaller one fewer', () => {
  assert.equal(stripPlan(box, { ...turned, g: 0, w: 2 }, FINE).strips.length, 1);
  const small = { x: 0, y: 0, width: 20, height: 10 };
  assert.ok(stripPlan(small, turned, FINE).strips.length < stripPlan(box, turned, FINE).strips.length);
});

test('what is edge on, behind the eye or flat has no plan', () => {
  assert.equal(stripPlan(box, { ...turned, a: 0 }, FINE), null);
  assert.equal(stripPlan(box, { ...turned, g: 0, w: -1 }, FINE), null);
  assert.equal(stripPlan(box, { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }, FINE), null);
});

test('what reaches behind the eye is painted up to the least depth', () => {
  const plan = stripPlan(box, { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.02, h: 0, w: 1 }, PLAIN);
  assertNear(plan.left, -49.21875, 1e-9);
  assert.ok(plan.widthPx <= 4096 && plan.heightPx <= 4096);
  for (const { matrix } of plan.strips) assert.ok(matrix.every(Number.isFinite));
});
