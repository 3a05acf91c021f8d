// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContentLayer, Style, splitPlain } from '../../../../web/renderer/layers/contentLayer.js';
import { OverlayLayer } from '../../../../web/renderer/layers/overlayLayer.js';
import { darkTheme } from '../../../../web/renderer/look/theme.js';

/** A context that records its calls, with the colour and the opacity at that moment. */
function recorder() {
  const calls = [];
  const state = { fillStyle: '', globalAlpha: 1, font: '' };
  const context = new Proxy(state, {
    get: (target, name) => {
      if (name in target) return target[name];
      if (name === 'createLinearGradient') return () => ({ addColorStop() {} });
      if (name === 'measureText') return (text) => ({ width: text.length * 7 });
      const { fillStyle: fill, globalAlpha: alpha } = target;
      return (...args) => calls.push({ name, args, fill, alpha });
    },
  });
  const named = (name) => calls.filter((call) => call.name === name);
  return { context, calls, named };
}

const noImages = { get: () => ({ state: 'loading', readyAtMs: 0 }) };
const SCALE = { scaleDpr: 2, devicePixelRatio: 2 };

function element(id, more = {}) {
  const look = { style: Style.tile, colour: 0x30a040, hue: 0, image: '' };
  const content = { ...look, title: `T${id}`, subtitle: '' };
  return {
    id,
    category: 0,
    kind: '',
    key: `k${id}`,
    section: 0,
    item: id,
    zIndex: 0,
    isHidden: false,
    pin: null,
    shown: { x: 0, y: id * 100, width: 90, height: 90, alpha: 1, transform: null },
    ...more,
    content: { ...content, ...more.content },
  };
}

function scene(elements, more = {}) {
  return {
    elements,
    offset: { x: 0, y: 40 },
    viewport: { width: 300, height: 600 },
    insets: { top: 0, left: 0, bottom: 0, right: 0 },
    theme: darkTheme,
    focusedId: null,
    hasFocus: false,
    hoveredId: null,
    diagnosticsByKey: new Map(),
    indicators: [],
    nowMs: 0,
    ...more,
  };
}

function draw(elements) {
  const record = recorder();
  const isFading = new ContentLayer(record.context, noImages).draw(scene(elements), SCALE);
  return { ...record, isFading };
}

test('the ground is painted first and the content moved by the offset', () => {
  const { calls } = draw([]);
  const ground = { name: 'fillRect', args: [0, 0, 300, 600], fill: '#101114', alpha: 1 };
  assert.deepEqual(calls[0], ground);
  assert.deepEqual(calls.find((call) => call.name === 'translate').args, [-0, -40]);
});

test('a tile is a rounded rectangle in its colour with its title on top', () => {
  const { named } = draw([element(1)]);
  assert.deepEqual(named('roundRect').map((call) => call.args), [[0, 100, 90, 90, 10]]);
  assert.equal(named('fill')[0].fill, '#30a040');
  assert.equal(named('fillText')[0].args[0], 'T1');
});

test('hidden, invisible and empty elements are not painted', () => {
  const { named } = draw([
    element(1, { isHidden: true }),
    element(2, { shown: { x: 0, y: 0, width: 90, height: 90, alpha: 0, transform: null } }),
    element(3, { shown: { x: 0, y: 0, width: 0, height: 90, alpha: 1, transform: null } }),
  ]);
  assert.equal(named('fill').length, 0);
});

test('an element is painted with its opacity', () => {
  const shown = { x: 0, y: 0, width: 90, height: 90, alpha: 0.25, transform: null };
  assert.equal(draw([element(1, { shown })]).named('fill')[0].alpha, 0.25);
});

test('a content with a ground is covered by the one that takes its place', () => {
  const look = { style: Style.tile, colour: 0xff0000, hue: 0, image: '', title: '', subtitle: '' };
  const place = { x: 0, y: 0, width: 90, height: 90, alpha: 0.5, transform: null };
  const { named } = draw([element(1, { shown: { ...place, was: look, wasLevel: 0.25 } })]);
  const fills = named('fill').map(({ fill, alpha }) => [fill, alpha]);
  assert.deepEqual(fills, [['#ff0000', 0.5], ['#30a040', 0.375]]);
  const gone = draw([element(1, { shown: { ...place, was: look, wasLevel: 0 } })]);
  assert.equal(gone.named('fill').length, 1);
});

test('a content with a ground fades above one that has none', () => {
  const was = { style: Style.tile, colour: 0xff0000, hue: 0, image: '', title: 'old', subtitle: '' };
  const place = { x: 0, y: 0, width: 90, height: 90, alpha: 1, transform: null };
  const header = { shown: { ...place, was, wasLevel: 0.25 }, content: { style: Style.header } };
  const { calls } = draw([element(1, header)]);
  const painted = calls.filter(({ name }) => name === 'fillText' || name === 'fill');
  assert.deepEqual(painted.map(({ alpha }) => alpha), [1, 0.25, 0.25]);
  assert.equal(painted[0].args[0], 'T1');
});

test('of two contents without a ground each is seen with its share', () => {
  const was = { style: Style.header, colour: null, hue: 0, image: '', title: 'old', subtitle: '' };
  const place = { x: 0, y: 0, width: 90, height: 90, alpha: 1, transform: null };
  const footer = { shown: { ...place, was, wasLevel: 0.25 }, content: { style: Style.footer } };
  const texts = draw([element(1, footer)]).named('fillText');
  assert.deepEqual(texts.map(({ args, alpha }) => [args[0], alpha]), [['old', 0.25], ['T1', 0.75]]);
});

test('a transform applies about the centre', () => {
  const transform = { a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6 };
  const shown = { x: 10, y: 20, width: 90, height: 40, alpha: 1, transform };
  const { named } = draw([element(1, { shown })]);
  assert.deepEqual(named('transform')[0].args, [0, 1, -1, 0, 5, 6]);
  assert.deepEqual(named('translate').slice(1).map((call) => call.args), [[55, 40], [-55, -40]]);
});

test('a header has text and no ground, unless it sticks to an edge', () => {
  const content = { style: Style.header };
  assert.equal(draw([element(1, { content })]).named('fillRect').length, 1);
  assert.equal(draw([element(1, { content, pin: { edge: 1 } })]).named('fillRect').length, 2);
});

test('a small element has neither round corners nor a label', () => {
  const shown = { x: 0, y: 0, width: 6, height: 6, alpha: 1, transform: null };
  const { named } = draw([element(1, { shown })]);
  assert.equal(named('roundRect').length, 0);
  assert.equal(named('fillText').length, 0);
  assert.equal(named('fillRect').length, 2);
});

test('up to 600 elements keep their order, more are painted colour by colour', () => {
  const colours = [0xff0000, 0x00ff00];
  const many = (count) =>
    Array.from({ length: count }, (_, id) => element(id, { content: { colour: colours[id % 2] } }));
  const changes = (count) => {
    const fills = draw(many(count)).named('fill').map((call) => call.fill);
    return fills.filter((fill, index) => index > 0 && fill !== fills[index - 1]).length;
  };
  assert.equal(changes(600), 599);
  assert.equal(changes(602), 1);
});

test('only opaque, untransformed cells on the ground level are grouped', () => {
  const shown = { x: 0, y: 0, width: 9, height: 9, alpha: 0.5, transform: null };
  const elements = [
    element(1),
    element(2, { zIndex: 1 }),
    element(3, { category: 1 }),
    element(4, { shown }),
    element(5, { content: { image: 'a.png' } }),
  ];
  const { plain, others } = splitPlain(scene(elements));
  assert.deepEqual([...plain.values()].flat().map((each) => each.id), [1]);
  assert.deepEqual(others.map((each) => each.id), [2, 3, 4, 5]);
});

test('a picture that fades in asks for another frame until it is there', () => {
  const image = { naturalWidth: 100, naturalHeight: 100 };
  const images = { get: () => ({ state: 'there', readyAtMs: 0, image }) };
  const layer = new ContentLayer(recorder().context, images);
  const elements = [element(1, { content: { image: 'a.png' } })];
  assert.equal(layer.draw(scene(elements, { nowMs: 90 }), SCALE), true);
  assert.equal(layer.draw(scene(elements, { nowMs: 180 }), SCALE), false);
});

test('the overlay outlines what is selected and what is hovered, and nothing else', () => {
  const outlines = (more) => {
    const record = recorder();
    new OverlayLayer(record.context).draw(scene([element(1), element(2), element(3)], more));
    return record.named('roundRect').length;
  };
  assert.equal(outlines({}), 0);
  assert.equal(outlines({ focusedId: 1 }), 1);
  assert.equal(outlines({ focusedId: 1, hoveredId: 2 }), 2);
  assert.equal(outlines({ focusedId: 1, hoveredId: 1 }), 1);
});

test('the overlay marks elements that diagnostics name', () => {
  const record = recorder();
  const diagnosticsByKey = new Map([['k2', 'warning']]);
  new OverlayLayer(record.context).draw(scene([element(1), element(2)], { diagnosticsByKey }));
  assert.equal(record.named('arc').length, 1);
  assert.equal(record.named('fill')[0].fill, darkTheme.warning);
});
