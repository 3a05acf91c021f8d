// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContentLayer } from '../../../../web/renderer/layers/contentLayer.js';
import { outlinePolygon } from '../../../../web/renderer/look/outline.js';
import { assertNear } from '../../base/approximately.mjs';
import { recorder, scene, tile } from '../recorder.mjs';

const SCALE = { scaleDpr: 1, devicePixelRatio: 1, isStill: true };
const noImages = { get: () => ({ state: 'missing' }) };
const turned = { a: 0.6, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.0016, h: 0, w: 1 };

/** Paints a tile in perspective and returns what happened on the stage and on each sheet. */
function draw(alpha = 1, transform = turned) {
  const stage = recorder();
  const sheets = [];
  const makeSheet = () => {
    const sheet = { ...recorder(), canvas: { width: 0, height: 0 } };
    sheets.push(sheet);
    return sheet;
  };
  const shown = { x: 20, y: 30, width: 100, height: 100, alpha, transform };
  const element = tile({ shown, content: { title: 'Sleeve' } });
  new ContentLayer(stage.context, noImages, makeSheet).draw(scene([element]), SCALE);
  return { stage, sheets };
}

test('an element is painted flat, put into its picture strip by strip, and shown as one', () => {
  const { stage, sheets } = draw();
  assert.equal(sheets.length, 2);
  const [flat, picture] = sheets;
  assert.equal(flat.named('fillText')[0].args[0], 'Sleeve');
  assert.equal(flat.named('fill')[0].fill, '#30a040');
  const strips = picture.named('drawImage');
  assert.ok(strips.length > 5);
  assert.ok(strips.every(({ args }) => args[0] === flat.canvas));
  assert.equal(stage.named('fillText').length, 0);
  assert.deepEqual(stage.named('drawImage').map(({ args }) => args[0]), [picture.canvas]);
});

test('a picture lies where the element is seen, with a px to spare', () => {
  // The centre is (70, 80), the depth 1 ± 0.08. x reaches from −30/0.92 = −32.6 to 30/1.08 = 27.8, y from ∓50/0.92 = 54.3.
  const [{ args }] = draw().stage.named('drawImage');
  const [width, height] = [29 + 34, 56 + 56];
  assert.deepEqual(args.slice(1), [0, 0, width, height, 70 - 34, 80 - 56, width, height]);
});

test('overlapping strips of a translucent element are not seen: it fades as one', () => {
  const { stage, sheets } = draw(0.5);
  assert.ok(sheets[1].named('drawImage').every(({ alpha }) => alpha === 1));
  assert.deepEqual(stage.named('drawImage').map(({ alpha }) => alpha), [0.5]);
});

test('an element behind the eye is not painted', () => {
  const { stage, sheets } = draw(1, { ...turned, g: 0, w: -1 });
  assert.ok(sheets.every(({ calls }) => calls.length === 0));
  assert.equal(stage.named('drawImage').length, 0);
});

test('an outline in perspective has its corners where they are seen', () => {
  const polygon = outlinePolygon({ x: 300, y: 400, width: 200, height: 100 }, turned, 0);
  const expected = [[60 / 1.16, 50 / 1.16], [-60 / 0.84, 50 / 0.84], [-60 / 0.84, -50 / 0.84]];
  expected.forEach(([x, y], at) => {
    assertNear(polygon[at].x, 400 + x, 1e-9);
    assertNear(polygon[at].y, 450 + y, 1e-9);
  });
  assert.equal(polygon.length, 4);
  // Four corners of eight pieces.
  assert.equal(outlinePolygon({ x: 0, y: 0, width: 200, height: 100 }, turned, 10).length, 36);
});

test('a cover that only moves is not painted again; what it shows anew is', () => {
  const stage = recorder();
  const sheets = [];
  const makeSheet = () => {
    const sheet = { ...recorder(), canvas: { width: 0, height: 0 } };
    sheets.push(sheet);
    return sheet;
  };
  const layer = new ContentLayer(stage.context, noImages, makeSheet);
  const element = tile({ content: { title: 'One' } });
  const painted = () => sheets[0].named('fillText').map(({ args }) => args[0]);
  const show = (x, more = {}) => {
    const shown = { x, y: 30, width: 100, height: 100, alpha: 1, transform: turned };
    layer.draw(scene([{ ...element, ...more, shown }]), SCALE);
  };
  show(0);
  show(40);
  assert.deepEqual(painted(), ['One']);
  show(40, { content: { ...element.content, title: 'Two' } });
  assert.deepEqual(painted(), ['One', 'Two']);
  layer.forget();
  show(40);
  assert.deepEqual(painted(), ['One', 'Two', 'One'], 'all is forgotten with another font');
});

test('no more than 48 pictures are kept', () => {
  let made = 0;
  const makeSheet = () => {
    made += 1;
    return { ...recorder(), canvas: { width: 0, height: 0 } };
  };
  const layer = new ContentLayer(recorder().context, noImages, makeSheet);
  for (let id = 1; id <= 100; id += 1) {
    const shown = { x: 0, y: 30, width: 100, height: 100, alpha: 1, transform: turned };
    layer.draw(scene([tile({ id, shown })]), SCALE);
  }
  assert.equal(made, 48 + 1, 'and one to paint flat on');
});

test('great pictures are kept up to 64 MiB', () => {
  const stage = recorder();
  const sheets = [];
  const makeSheet = () => {
    const sheet = { ...recorder(), canvas: { width: 0, height: 0 } };
    sheets.push(sheet);
    return sheet;
  };
  const layer = new ContentLayer(stage.context, noImages, makeSheet);
  // Each is seen 2000/0.9 = 2222 px high and 1333 px wide: five are less than 2²⁴ px, six are more.
  const element = tile();
  const flat = { ...turned, g: 0, w: 0.9 };
  const show = (id) => {
    const shown = { x: 0, y: 0, width: 2000, height: 2000, alpha: 1, transform: flat };
    layer.draw(scene([{ ...element, id, shown }]), SCALE);
  };
  for (let id = 1; id <= 6; id += 1) show(id);
  const painted = () => sheets[0].named('clearRect').length;
  assert.equal(painted(), 6);
  show(1);
  assert.equal(painted(), 7, 'the first one had gone');
  show(6);
  assert.equal(painted(), 7, 'the last one was still there');
});
