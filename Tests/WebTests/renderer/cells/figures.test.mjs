// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topmostAt } from '../../../../web/store/elements/paintOrder.js';
import { CellPainter } from '../../../../web/renderer/cells/cellPainter.js';
import { splitPlain } from '../../../../web/renderer/layers/contentLayer.js';
import { recorder, tile } from '../recorder.mjs';
import { darkTheme } from '../../../../web/renderer/look/theme.js';

const SCALE = { scaleDpr: 2, devicePixelRatio: 2 };
const LEVELS = { selected: 0, highlighted: 0, editing: 0 };
const scene = /** @type {any} */ ({ theme: darkTheme, nowMs: 1000 });
const white = { light: 0xffffffff, dark: 0x112233ff };

function part(more = {}) {
  return {
    ...{ x: 0, y: 0, width: 0, height: 0, cornerRadius: 0, opacity: 1, ground: null },
    ...{ stroke: null, strokeWidth: 0, text: null, image: null, hasPlainInk: false },
    ...{ isAtRight: false, showsWholeImage: false, ...more },
  };
}

/** @param {any} figure @param {any} [images] */
function painted(figure, images = { get: () => ({ state: 'loading', readyAtMs: 0 }) }) {
  const { context, calls, named } = recorder();
  const painter = new CellPainter(/** @type {any} */ (context), images);
  painter.begin(null);
  const element = tile({ content: { title: 'Title', figure } });
  painter.draw(element, element.content, LEVELS, scene, SCALE);
  return { calls, named };
}

const text = (string, more = {}) => ({
  ...{ string, size: 17, weight: 400, colour: white, alignment: 0, lineLimit: 1, ...more },
});

test('parts are painted in their places, stretched from the size they were told for', () => {
  const figure = {
    ...{ width: 50, height: 200, outline: null },
    parts: [part({ x: 5, y: 20, width: 10, height: 40, ground: white, opacity: 0.5 })],
  };
  const { named } = painted(figure);
  const ground = named('fillRect').at(-1);
  // The tile is 100 × 100: twice as wide and half as high.
  assert.deepEqual(ground?.args, [10, 10, 20, 20]);
  assert.equal(ground?.fill, '#112233ff');
  assert.equal(ground?.alpha, 0.5);
});

test('a row of a list has its own views above its ground', () => {
  const { context, named } = recorder();
  const painter = new CellPainter(/** @type {any} */ (context), { get: () => ({ state: 'loading', readyAtMs: 0 }) });
  painter.begin(null);
  const figure = { width: 100, height: 100, outline: null, parts: [part({ x: 5, y: 20, width: 10, height: 40, ground: white })] };
  const element = tile({ content: { style: 5, list: null, figure } });
  painter.draw(element, element.content, LEVELS, scene, SCALE);
  assert.deepEqual(named('fillRect').at(-1)?.args, [5, 20, 10, 40]);
});

test('a text stands in the middle of its part, at the side that it says, and takes the title\'s place', () => {
  const place = { x: 10, y: 20, width: 60, height: 41 };
  const figure = (/** @type {any} */ own) => ({
    ...{ width: 100, height: 100, outline: null, parts: [part({ ...place, ...own })] },
  });
  const left = painted(figure({ text: text('Ab') })).named('fillText');
  assert.equal(left.length, 1);
  // A line of 17 pt is 21 high: 10 above and below.
  assert.deepEqual([left[0].args[0], left[0].args[1]], ['Ab', 10]);
  const centred = painted(figure({ text: text('Ab', { alignment: 1 }) })).named('fillText')[0];
  assert.equal(centred.args[1], 40);
  const right = painted(figure({ text: text('Ab'), isAtRight: true })).named('fillText')[0];
  assert.equal(right.args[1], 70);
  assert.equal(centred.args[2], left[0].args[2]);
  assert.ok(left[0].args[2] > 30 && left[0].args[2] < 51);
  assert.equal(left[0].fill, '#112233ff');
  const plain = painted(figure({ text: text('Ab'), hasPlainInk: true })).named('fillText')[0];
  assert.notEqual(plain.fill, '#112233ff');
});

test('a picture without a name is not requested', () => {
  const asked = /** @type {string[]} */ ([]);
  const images = {
    get: (/** @type {string} */ name) => {
      asked.push(name);
      return { state: 'loading', readyAtMs: 0 };
    },
  };
  const image = (/** @type {string} */ name) => ({ isSymbol: false, name, tint: white });
  const place = { x: 0, y: 0, width: 10, height: 10 };
  const parts = [part({ ...place, image: image('') }), part({ ...place, image: image('/a.png') })];
  painted({ width: 100, height: 100, outline: null, parts }, images);
  assert.deepEqual(asked, ['/a.png']);
});

const triangle = {
  ...{ width: 10, height: 10, parts: [] },
  outline: { isEvenOdd: false, steps: [[0, 0, 0], [1, 10, 0], [1, 0, 10], [4]] },
};

test('a cell with an outline is clipped to it and keeps its own title', () => {
  const { calls, named } = painted(triangle);
  const names = calls.map((call) => call.name);
  assert.equal(names[0], 'save');
  assert.ok(names.indexOf('clip') < names.indexOf('fillRect'));
  assert.equal(names.at(-1), 'restore');
  assert.deepEqual(named('clip')[0].args, ['nonzero']);
  assert.deepEqual(named('lineTo').map(({ args }) => args), [[100, 0], [0, 100]]);
  assert.equal(named('fillText')[0]?.args[0], 'Title');
});

test('a cell with a figure is never one of the plain ones that are painted together', () => {
  const plain = tile({ content: {} });
  const shaped = tile({ content: { figure: triangle } });
  const { others } = splitPlain(/** @type {any} */ ({ elements: [plain, shaped], theme: darkTheme }));
  assert.deepEqual(others, [shaped]);
});

test('what is outside of an outline is hit no more than what is beside the cell', () => {
  const element = (/** @type {any} */ more) => ({
    ...{ leaving: null, isHidden: false, alpha: 1, x: 0, y: 0, width: 100, height: 100 },
    ...{ transform: null, isAnchored: false, content: { figure: triangle }, ...more },
  });
  const behind = element({ content: {} });
  const front = element({});
  const order = /** @type {any} */ ([behind, front]);
  const camera = /** @type {any} */ ({});
  assert.equal(topmostAt(order, camera, 20, 20), front);
  assert.equal(topmostAt(order, camera, 80, 80), behind);
  // After half a turn the other corner is the visible one.
  const turned = element({ transform: { a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0 } });
  const other = /** @type {any} */ ([behind, turned]);
  assert.equal(topmostAt(other, camera, 80, 80), turned);
  assert.equal(topmostAt(other, camera, 20, 20), behind);
});
