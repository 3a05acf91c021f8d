// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Damage } from '../../../../web/renderer/layers/damage.js';
import { reachOf } from '../../../../web/renderer/layers/reach.js';
import { RetainedPicture } from '../../../../web/renderer/layers/retainedPicture.js';
import { darkTheme, lightTheme } from '../../../../web/renderer/look/theme.js';
import { scene, tile } from '../recorder.mjs';

const WIDTH = 60;
const HEIGHT = 80;
const PAPER = { widthPx: WIDTH, heightPx: HEIGHT, scaleX: 1, scaleY: 1, isStill: false };
/** What the elements of these tests paint beyond their frames; less than any element may, in pt. */
const OVERHANG = 3;

/** Numbers from 0 to 1 that are the same in each run. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Paints elements in order into a box of pixels: each pixel is the number of the look that is seen there. */
function paint(pixels, { left, top, right, bottom }, elements, offset, scale) {
  for (let y = top; y < bottom; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + right);
  for (const { shown, content, state = 0, isHidden } of elements) {
    if (isHidden || shown.alpha <= 0) continue;
    const look = content.colour * 100 + state * 10 + shown.alpha;
    const from = Math.max(top, Math.floor((shown.y - offset.y) * scale) - OVERHANG);
    const to = Math.min(bottom, Math.ceil((shown.y + shown.height - offset.y) * scale) + OVERHANG);
    const start = Math.max(left, Math.floor((shown.x - offset.x) * scale) - OVERHANG);
    const end = Math.min(right, Math.ceil((shown.x + shown.width - offset.x) * scale) + OVERHANG);
    if (start >= end) continue;
    for (let y = from; y < to; y += 1) pixels.fill(look, y * WIDTH + start, y * WIDTH + end);
  }
}

/** The pixels after a move; what comes from outside is no number of any look. */
function moved(pixels, dx, dy) {
  const result = new Float64Array(WIDTH * HEIGHT).fill(-1);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [fromX, fromY] = [x - dx, y - dy];
      if (fromX < 0 || fromY < 0 || fromX >= WIDTH || fromY >= HEIGHT) continue;
      result[y * WIDTH + x] = pixels[fromY * WIDTH + fromX];
    }
  }
  return result;
}

const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Changes some elements at random; returns them in their new order. */
function changed(elements, random, offset, nextId) {
  const any = (most) => Math.floor(random() * most);
  const shown = () => ({ x: any(200) - 40, y: any(400) - 40, width: 1 + any(30), height: 1 + any(30), alpha: 1, transform: null });
  const result = [...elements];
  const at = any(result.length);
  const one = result[at];
  switch (any(12)) {
    case 0: one.shown = shown(); break;
    case 1: one.content = { ...one.content, colour: any(50) + 1 }; break;
    case 2: one.state = any(3); break;
    case 3: one.isHidden = !one.isHidden; break;
    case 4: one.shown = { ...one.shown, alpha: any(3) / 2 }; break;
    case 5: result.splice(at, 1); break;
    case 6: result.push(...result.splice(at, 1)); break;
    case 7: result.splice(at, 0, tile({ id: nextId, shown: shown(), content: { colour: any(50) + 1 } })); break;
    case 8: one.shown = { ...one.shown, y: offset.y + any(4) }; break;
    default:
  }
  return result;
}

test('a picture that is moved and painted in parts has the pixels of one that is painted as a whole', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = seeded(seed);
    const retained = new RetainedPicture();
    let pixels = new Float64Array(WIDTH * HEIGHT);
    let elements = Array.from({ length: 40 }, (_, id) =>
      tile({ id, shown: { x: (id % 4) * 20, y: Math.floor(id / 4) * 30, width: 14, height: 20, alpha: 1, transform: null }, content: { colour: id + 1 } }));
    let kept = 0;
    for (let step = 0; step < 150; step += 1) {
      // On whole pixels of both scales.
      const offset = { x: 2 * Math.floor(random() * 4) - 4, y: step * 2 + 2 * Math.floor(random() * 5) };
      elements = changed(elements, random, offset, 1000 + step);
      const scale = 1 / (1 + (Math.floor(step / 25) % 2));
      const paper = { ...PAPER, scaleX: scale, scaleY: scale };
      // A canvas of another size is blank.
      if (step % 50 === 0) retained.forget();
      const way = retained.advance(scene(elements, { offset }), paper);
      if (way) {
        kept += 1;
        pixels = moved(pixels, way.dx, way.dy);
        for (const part of way.parts) paint(pixels, part, part.elements, offset, scale);
      } else paint(pixels, WHOLE, elements, offset, scale);
      const expected = new Float64Array(WIDTH * HEIGHT);
      paint(expected, WHOLE, elements, offset, scale);
      assert.deepEqual(pixels, expected, `seed ${seed}, step ${step}`);
    }
    assert.ok(kept > 30, `seed ${seed}: ${kept} pictures were kept`);
  }
});

test('scrolling paints what it uncovers, and nothing at rest', () => {
  const retained = new RetainedPicture();
  const elements = [0, 1, 2].map((id) => tile({ id, shown: { x: 0, y: id * 200, width: 10, height: 10, alpha: 1, transform: null } }));
  const paper = { ...PAPER, widthPx: 300, heightPx: 600 };
  const at = (y, more = {}) => retained.advance(scene(elements, { offset: { x: 0, y }, ...more }), paper);
  assert.equal(at(0), null);
  assert.deepEqual(at(0), { dx: 0, dy: 0, parts: [] });
  const { dx, dy, parts } = at(25);
  assert.deepEqual([dx, dy], [0, -25]);
  // The third element, from 400 to 410, is far from the 25 pixels at the lower edge.
  assert.deepEqual(parts, [{ left: 0, top: 575, right: 300, bottom: 600, elements: [] }]);
  // From 600 to 625 pt of the content there is still nothing; what fades in it is painted in the next picture too.
  retained.repeat(parts);
  assert.deepEqual(at(35).parts, [{ left: 0, top: 565, right: 300, bottom: 600, elements: [] }]);
});

test('after a change of the scale, elements are found where they are painted now', () => {
  const retained = new RetainedPicture();
  const far = tile({ shown: { x: 0, y: 400, width: 10, height: 10, alpha: 1, transform: null } });
  const at = (y, scale) => retained.advance(scene([far], { offset: { x: 0, y } }),
    { ...PAPER, widthPx: 300, heightPx: 600, scaleX: scale, scaleY: scale });
  at(0, 1);
  assert.equal(at(0, 2), null);
  // The lower 220 pixels show the content from 600 to 820 pixels; the element begins at 800.
  const { parts } = at(110, 2);
  assert.deepEqual(parts.map(({ top, elements }) => [top, elements]), [[380, [far]]]);
});

test('everything is painted when the ground differs, or something may look different by itself', () => {
  const still = { x: 0, y: 0, width: 10, height: 10, alpha: 1, transform: null };
  const turned = { ...still, transform: { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 } };
  const figure = { width: 10, height: 10, outline: null, parts: [], steps: [] };
  const screen = { layers: [], place: null };
  /** @type {[string, object, object, object][]} */
  const cases = [
    ['another theme', {}, { theme: lightTheme }, {}],
    ['another direction', {}, { isMirrored: true }, {}],
    ['another size', {}, {}, { widthPx: 61 }],
    ['another scale', {}, {}, { scaleX: 2 }],
    ['a screen around the elements', {}, { screen }, {}],
    ['a jump', {}, { offset: { x: 0, y: 90 } }, {}],
    ['a turned element', { shown: turned }, {}, {}],
    ['a lifted element', { shown: { ...still, lift: 0.5 } }, {}, {}],
    ['a content that fades out', { shown: { ...still, was: {} } }, {}, {}],
    ['a row that is moved aside', { aside: { shift: 4, buttons: [], armed: 0, pressed: null } }, {}, {}],
    ['a cell that paints anywhere', { content: { figure } }, {}, {}],
  ];
  for (const [name, element, more, paper] of cases) {
    const retained = new RetainedPicture();
    const base = scene([tile({ shown: still })], { theme: darkTheme });
    retained.advance(base, PAPER);
    const next = { ...base, elements: [tile({ shown: still, ...element })], ...more };
    assert.equal(retained.advance(next, { ...PAPER, ...paper }), null, name);
    // A picture before which something was unknown is not kept either.
    if (Object.keys(element).length > 0) assert.equal(retained.advance(base, PAPER), null, `after ${name}`);
  }
  const retained = new RetainedPicture();
  const base = scene([tile({ shown: still })]);
  retained.advance(base, PAPER);
  retained.forget();
  assert.equal(retained.advance(base, PAPER), null, 'after it was forgotten');
});

test('contents reach as far as their parts and grounds do', () => {
  const content = tile().content;
  const ground = (insets, shadow = null) => ({ list: { background: { insets: { top: 0, bottom: 0, leading: 0, trailing: 0, ...insets }, shadow } } });
  const figure = (part) => ({ figure: { width: 40, height: 30, outline: null, parts: [{ x: 0, y: 0, width: 40, height: 30, ...part }] } });
  const own = reachOf(content);
  assert.equal(reachOf({ ...content, ...ground({ top: 5 }) }), own);
  assert.equal(reachOf({ ...content, ...ground({ bottom: -8 }) }), own + 8);
  assert.equal(reachOf({ ...content, ...ground({}, {}) }), -1);
  assert.equal(reachOf({ ...content, ...ground({ top: -10_000 }) }), own + 10_000);
  assert.equal(reachOf({ ...content, ...figure({ x: -4 }) }), own + 4);
  assert.equal(reachOf({ ...content, ...figure({ y: 9, height: 30 }) }), own + 9);
});

test('damage is few boxes that cover everything added to them on the canvas', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = seeded(seed);
    const damage = new Damage(WIDTH, HEIGHT);
    const wanted = new Set();
    for (let count = 0; count < 30; count += 1) {
      const [left, top] = [Math.floor(random() * 80) - 10, Math.floor(random() * 100) - 10];
      const [right, bottom] = [left + Math.floor(random() * 12), top + Math.floor(random() * 12)];
      damage.add(left, top, right, bottom);
      for (let y = Math.max(0, top); y < Math.min(HEIGHT, bottom); y += 1) {
        for (let x = Math.max(0, left); x < Math.min(WIDTH, right); x += 1) wanted.add(y * WIDTH + x);
      }
    }
    const boxes = damage.boxes;
    assert.ok(boxes.length <= 6);
    for (const box of boxes) {
      assert.ok(box.left >= 0 && box.top >= 0 && box.right <= WIDTH && box.bottom <= HEIGHT);
      for (let y = box.top; y < box.bottom; y += 1) {
        for (let x = box.left; x < box.right; x += 1) wanted.delete(y * WIDTH + x);
      }
    }
    assert.equal(wanted.size, 0, `seed ${seed}`);
  }
});
