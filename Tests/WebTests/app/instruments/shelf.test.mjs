// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { BottomRoom } from '../../../../web/app/instruments/bottomRoom.js';
import { Shelf } from '../../../../web/app/instruments/shelf.js';

function makeShelf() {
  const shelf = new Shelf();
  const instrument = (id, members) => shelf.add({
    id, label: id, words: '', icon: '', hasCard: false, open: () => {}, close: () => {}, ...members,
  });
  instrument('tree', { hasCard: true });
  instrument('guides', { hasCard: true });
  instrument('record', { goesOn: true });
  return shelf;
}

test('one card takes the place of another', () => {
  const shelf = makeShelf();
  shelf.open('tree');
  shelf.open('guides');
  assert.deepEqual([shelf.isOpen('tree'), shelf.isOpen('guides')], [false, true]);
});

test('a recording goes on when what was opened last is closed', () => {
  const shelf = makeShelf();
  shelf.open('tree');
  shelf.open('record');
  assert.equal(shelf.closeLast(), true);
  assert.deepEqual([shelf.isOpen('tree'), shelf.isOpen('record')], [false, true]);
  assert.equal(shelf.closeLast(), false);
  shelf.toggle('record');
  assert.equal(shelf.isOpen('record'), false);
});

test('what lies at the lower edge of the stage has room together', () => {
  const kept = [];
  const set = [];
  const host = { style: { setProperty: (name, value) => set.push([name, value]) } };
  const room = new BottomRoom(host, { keepFree: ({ bottom }) => kept.push(bottom) });
  room.keep('strip', 70);
  room.keep('pill', 50);
  room.keep('strip', 0);
  assert.deepEqual(kept, [70, 120, 50]);
  assert.deepEqual(set.at(-1), ['--pill-room', '50px']);
});
