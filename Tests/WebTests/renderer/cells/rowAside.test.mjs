// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { CanvasPainter } from '../../../../web/renderer/cells/canvasPainter.js';
import { ListPainter } from '../../../../web/renderer/cells/listPainter.js';
import { recorder, scene, tile } from '../recorder.mjs';
import { row } from './listRows.mjs';

/** The calls of a painted row, among which `views` stands for the views in front of it. */
function painted(aside) {
  const { context, calls } = recorder();
  const lists = new ListPainter(context, new CanvasPainter(context));
  const element = tile({ aside, content: { style: 4 } });
  lists.draw(element, row(), scene([element]), { scaleDpr: 1 }, () => calls.push({ name: 'views' }));
  return calls.map(({ name, args }) => (name === 'translate' ? `${name} ${args}` : name));
}

test('views in front of a row move aside with it', () => {
  const names = painted({ shift: -74, armed: 0, buttons: [], pressed: null });
  const views = names.indexOf('views');
  assert.ok(names.lastIndexOf('translate -74,0') < views);
  assert.ok(names.includes('translate -74,0'));
  assert.ok(names.lastIndexOf('restore') > views);
});

test('views in front of a row in its place are painted where they are', () => {
  const names = painted(null);
  assert.equal(names.filter((name) => name === 'views').length, 1);
  assert.ok(!names.some((name) => name.startsWith('translate')));
});
