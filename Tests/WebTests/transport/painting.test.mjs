// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOperations } from '../../../web/renderer/cells/figureLook.js';
import { lightTheme } from '../../../web/renderer/look/theme.js';
import { readFigure } from '../../../web/transport/figureDecoder.js';
import { WireReader } from '../../../web/transport/varint.js';

/** A length of whole points as the wire has it: 64 steps a point, small magnitudes first. */
function points(length) {
  const zigzag = length * 64 * 2;
  const bytes = [];
  for (let left = zigzag; ; left = Math.floor(left / 128)) {
    bytes.push(left < 128 ? left : (left % 128) + 128);
    if (left < 128) return bytes;
  }
}

const RED = [0xff, 0, 0, 0xff];
/** A figure of 10 × 20 pt with steps and no parts; the steps' bytes follow. */
const HEAD = [4, ...points(10), ...points(20), 0];
const read = (steps) => readFigure(new WireReader(new Uint8Array([...HEAD, ...steps])), { textBytes: 100 });
const fill = [0, 0, ...points(1), ...points(2), ...points(3), ...points(4), 0, ...RED, ...RED];

test('steps of a cell are read, and stretched with the cell', () => {
  const figure = read([3, 7, 0, 255, ...fill, 8]);
  const shape = { kind: 'box', x: 1, y: 2, width: 3, height: 4, radius: 0 };
  assert.deepEqual(figure.steps[1], { kind: 'fill', shape, colour: { light: 0xff0000ff, dark: 0xff0000ff } });
  const operations = figureOperations(figure, { x: 5, y: 6, width: 20, height: 20 }, '#000', lightTheme);
  assert.deepEqual(operations[0], { kind: 'group', place: [2, 0, 0, 1, 5, 6], opacity: 1 });
  assert.deepEqual(operations.map(({ kind }) => kind), ['group', 'group', 'fill', 'end', 'end']);
});

test('the outline of a picture is painted in its colour, without a ground below', () => {
  const name = [6, ...new TextEncoder().encode('/a.png')];
  const box = [...points(1), ...points(2), ...points(3), ...points(4), ...points(5), 1];
  const { steps } = read([2, 10, ...name, ...box, ...RED, 0, 0, 0xff, 0xff, 6, ...name, ...box]);
  const place = { kind: 'image', name: '/a.png', x: 1, y: 2, width: 3, height: 4, radius: 5, isWhole: true };
  assert.deepEqual(steps, [{ ...place, tint: { light: 0xff0000ff, dark: 0x0000ffff } }, place]);
  const [, tinted, plain] = figureOperations({ width: 10, height: 20, parts: [], steps }, { x: 0, y: 0, width: 10, height: 20 }, '#000', lightTheme);
  assert.equal(tinted.tint, '#ff0000ff');
  assert.equal(tinted.ground, undefined);
  assert.deepEqual([plain.tint, plain.ground], [undefined, lightTheme.empty]);
});

test('steps that no cell has are refused', () => {
  const bad = { kind: [1, 9], 'no group': [1, 8], 'open group': [1, 7, 0, 255], bits: [1, 7, 4, 255], shape: [1, 0, 3] };
  for (const steps of Object.values(bad)) assert.throws(() => read(steps), /figure\.steps/);
});
