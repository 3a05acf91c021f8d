// SPDX-License-Identifier: Apache-2.0
import { ROW_CHANGE_MS } from '../../../../web/base/feel.js';
import assert from 'node:assert/strict';
import test from 'node:test';
import { listPlaces } from '../../../../web/renderer/cells/listLayout.js';
import { ListMotion } from '../../../../web/renderer/cells/listMotion.js';
import { row } from './listRows.mjs';

const pose = (parts) => {
  const list = row({ text: { string: 'A', size: 17 }, ...parts });
  return { list, places: listPlaces(list, 300) };
};
const button = { kind: 3, width: 22, height: 22, slotWidth: 28 };
const chevron = { kind: 7, width: 14, height: 14, slotWidth: 14 };

test('is at rest until a row shows something else', () => {
  const motion = new ListMotion();
  const element = {};
  const plain = pose({});
  assert.equal(motion.of(element, plain, 0, false).progress, 1);
  assert.equal(motion.of(element, plain, 500, false).progress, 1);
});

test('moves the text aside and slides a button in', () => {
  const motion = new ListMotion();
  const element = {};
  motion.of(element, pose({}), 0, false);
  const edited = pose({ leading: [button] });
  const start = motion.of(element, edited, 1000, false);
  // The text goes 28 and 12 to the right.
  assert.equal(start.textShift, -40);
  const half = motion.of(element, edited, 1000 + ROW_CHANGE_MS / 2, false);
  assert.equal(half.textShift, -20);
  const [shown] = motion.accessories(half, edited);
  assert.equal(shown.alpha, 0.5);
  assert.equal(shown.box.x, 19 - 12);
  const end = motion.of(element, edited, 1000 + ROW_CHANGE_MS, false);
  assert.equal(end.progress, 1);
  assert.equal(motion.accessories(end, edited)[0].box.x, 19);
});

test('slides a button out that is gone', () => {
  const motion = new ListMotion();
  const element = {};
  motion.of(element, pose({ leading: [button] }), 0, false);
  const plain = pose({});
  motion.of(element, plain, 1000, false);
  const half = motion.of(element, plain, 1000 + ROW_CHANGE_MS / 2, false);
  const shown = motion.accessories(half, plain);
  assert.deepEqual(shown.map(({ alpha }) => alpha), [0.5]);
  assert.equal(shown[0].box.x, 19 - 12);
});

test('turns a chevron instead of changing it', () => {
  const motion = new ListMotion();
  const element = {};
  motion.of(element, pose({ trailing: [chevron] }), 0, false);
  const open = pose({ trailing: [{ ...chevron, isOn: true }] });
  motion.of(element, open, 1000, false);
  const half = motion.of(element, open, 1000 + ROW_CHANGE_MS / 2, false);
  const shown = motion.accessories(half, open);
  assert.deepEqual(shown.map(({ on, alpha }) => [on, alpha]), [[0.5, 1]]);
});

test('is there at once where motion is not wanted', () => {
  const motion = new ListMotion();
  const element = {};
  motion.of(element, pose({}), 0, true);
  assert.equal(motion.of(element, pose({ leading: [button] }), 10, true).progress, 1);
});
