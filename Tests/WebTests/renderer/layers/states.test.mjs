// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContentLayer, splitPlain } from '../../../../web/renderer/layers/contentLayer.js';
import { OverlayLayer } from '../../../../web/renderer/layers/overlayLayer.js';
import { slotColour } from '../../../../web/renderer/layers/reuseOverlay.js';
import { StateLevels } from '../../../../web/renderer/cells/stateLevels.js';
import { darkTheme } from '../../../../web/renderer/look/theme.js';
import { recorder, scene, tile } from '../recorder.mjs';

const noImages = { get: () => ({ state: 'loading', readyAtMs: 0 }) };
const SCALE = { scaleDpr: 2, devicePixelRatio: 2 };

/** The calls by which one frame paints an element that is seen for the first time. */
function paint(element, { isStill = true, nowMs = 0 } = {}) {
  const record = recorder();
  const layer = new ContentLayer(record.context, noImages);
  const isMoving = layer.draw(scene([element], { nowMs }), { ...SCALE, isStill });
  return { ...record, isMoving, layer };
}

test('an element that is seen for the first time has its states at once', () => {
  const levels = new StateLevels();
  assert.equal(levels.of(tile({ state: 1 }), 0).selected, 1);
  assert.equal(levels.isMoving, false);
});

test('a state comes within 120 ms and goes within 120 ms', () => {
  const levels = new StateLevels();
  const element = tile();
  levels.of(element, 1000);
  element.state = 2;
  const at = (nowMs) => {
    levels.begin();
    const { highlighted } = levels.of(element, nowMs);
    return [highlighted, levels.isMoving];
  };
  // 30 ms are a quarter of the way.
  assert.deepEqual(at(1030), [0.25, true]);
  assert.deepEqual(at(1060), [0.5, true]);
  assert.deepEqual(at(1090), [0.75, true]);
  assert.deepEqual(at(1120), [1, false]);
  element.state = 0;
  assert.deepEqual(at(1150), [0.75, true]);
});

test('a change after a long rest begins with its first frame', () => {
  const levels = new StateLevels();
  const element = tile();
  levels.of(element, 0);
  element.state = 1;
  assert.ok(levels.of(element, 60_000).selected < 0.3);
});

test('where motion is not wanted, states jump', () => {
  const levels = new StateLevels();
  const element = tile();
  levels.of(element, 0);
  element.state = 1;
  levels.isStill = true;
  assert.equal(levels.of(element, 0).selected, 1);
});

test('a selected tile draws back by 4 pt and has a ring of 2 pt inside its frame', () => {
  const { named } = paint(tile({ state: 1 }));
  assert.deepEqual(named('roundRect').map(({ args }) => args), [
    [4, 4, 92, 92, 10],
    [1, 1, 98, 98, 10],
  ]);
  assert.deepEqual(named('stroke').map(({ stroke, lineWidth }) => [stroke, lineWidth]), [
    [darkTheme.accent, 2],
  ]);
});

test('with a selected colour the ground changes and there is no ring', () => {
  const content = { selectedColour: 0x2040c0 };
  for (const state of [1, 2, 3]) {
    const { named } = paint(tile({ state, content }));
    assert.deepEqual(named('fill').map(({ fill }) => fill), ['#2040c0']);
    assert.equal(named('stroke').length, 0);
  }
  assert.equal(paint(tile({ content })).named('fill')[0].fill, '#30a040');
});

test('a highlighted tile is dimmed', () => {
  const { named } = paint(tile({ state: 2 }));
  assert.deepEqual(named('fill').map(({ fill }) => fill), ['#30a040', darkTheme.pressed]);
});

test('a tile has a badge while cells can be picked, with a check only when it is', () => {
  const checks = (state) => paint(tile({ state })).named('lineTo').length;
  assert.deepEqual([0, 1, 4, 5].map(checks), [0, 0, 0, 2]);
  assert.equal(paint(tile({ state: 4 })).named('arc').length, 2);
});

test('a placeholder shows bones instead of text and shimmers', () => {
  const placeholder = tile({ content: { title: 'T', isPlaceholder: true } });
  const moving = paint(placeholder, { isStill: false });
  assert.equal(moving.named('fillText').length, 0);
  assert.equal(moving.layer.hasSkeletons, true);
  assert.equal(moving.named('fill').filter(({ fill }) => fill.gradient).length, 1);
  const still = paint(placeholder);
  assert.deepEqual(still.named('fill').map(({ fill }) => fill), [darkTheme.empty, darkTheme.bone]);
  assert.equal(paint(tile()).layer.hasSkeletons, false);
});

test('what is on its way says its name and how much of it is there', () => {
  const content = { title: 'a.txt', isPlaceholder: true, progress: 25 };
  const record = paint(tile({ shown: { x: 0, y: 0, width: 100, height: 100, alpha: 1, transform: null }, content }));
  assert.deepEqual(record.named('fillText').map(({ args }) => args[0]), ['a.txt']);
  // A ring of 11 pt, 10 pt inward, and a quarter of it from the top, clockwise.
  const top = -Math.PI / 2;
  assert.deepEqual(
    record.named('arc').map(({ args }) => args),
    [[21, 21, 11, 0, 2 * Math.PI], [21, 21, 11, top, top + Math.PI / 2]],
  );
  const waiting = paint(tile({ content: { ...content, progress: 0 } }));
  assert.equal(waiting.named('arc').length, 1);
});

test('the shine has moved on in the next frame', () => {
  const at = (nowMs) => {
    const record = paint(tile({ content: { isPlaceholder: true } }), { isStill: false, nowMs });
    return record.named('fill').find(({ fill }) => fill.gradient).fill.gradient[0];
  };
  assert.ok(at(100) > at(0));
  assert.equal(at(1400), at(0));
});

test('a row has a chip, its texts and a hairline from the text to the edge', () => {
  const shown = { x: 0, y: 0, width: 300, height: 46, alpha: 1, transform: null };
  const content = { style: 4, title: 'Kyoto', colour: null };
  const { named } = paint(tile({ shown, content }));
  assert.deepEqual(named('fillText').map(({ args }) => args[0]), ['K', 'Kyoto']);
  assert.deepEqual(named('roundRect')[0].args, [16, 8, 30, 30, 8]);
  // One device pixel; a point has two.
  assert.deepEqual(named('fillRect').at(-1).args, [58, 45.5, 242, 0.5]);
});

test('tiles with a state or without data are not painted colour by colour', () => {
  const elements = [
    tile(), tile({ state: 0 }), tile({ state: 1 }), tile({ content: { isPlaceholder: true } }),
  ];
  const { plain, others } = splitPlain(scene(elements));
  assert.deepEqual([...plain.values()].flat(), elements.slice(0, 2));
  assert.deepEqual(others, elements.slice(2));
});

test('the reuse overlay tells the view of each element by colour and number', () => {
  const record = recorder();
  const elements = [tile({ slot: 7 }), tile({ slot: 8 }), tile()];
  new OverlayLayer(record.context).draw(scene(elements, { overlayMode: 'reuse' }));
  assert.deepEqual(record.named('fillText').map(({ args }) => args[0]), ['7', '8']);
  const outlines = record.named('stroke').map(({ stroke }) => stroke);
  assert.deepEqual(outlines, [slotColour(7), slotColour(8)]);
});

test('without the mode the overlay tells nothing of views', () => {
  const record = recorder();
  new OverlayLayer(record.context).draw(scene([tile({ slot: 7 })]));
  assert.equal(record.named('fillText').length, 0);
});

test('the first 64 views have colours of their own', () => {
  const colours = Array.from({ length: 64 }, (_, slot) => slotColour(slot));
  assert.equal(new Set(colours).size, 64);
  assert.equal(slotColour(64), slotColour(0));
});
