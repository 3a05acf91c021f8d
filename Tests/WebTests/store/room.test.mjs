// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Emitter } from '../../../web/base/emitter.js';
import { Room, merged } from '../../../web/store/room.js';

const pin = { subject: 'item', id: 'a', title: 'Alder' };
const comment = (id, more = {}) => ({ id, pin, text: `c${id}`, name: 'Ada', at: 7, resolved: false, ...more });

function makeRoom() {
  const session = Object.assign(new Emitter(), {
    connection: new Emitter(), stageId: 's', presence: [{ client: 1, hand: true }, { client: 2 }], client: 1,
  });
  const room = new Room(session);
  const topics = [];
  room.on('change', (topic) => topics.push(topic));
  const hear = (message) => session.connection.emit('message', message);
  return { session, room, topics, hear };
}

test('takes comments in order, changed ones in their place, and forgets removed ones', () => {
  const before = [comment(1), comment(2)];
  const change = { comments: [comment(3), comment(1, { resolved: true })], gone: [2] };
  assert.deepEqual(merged(before, change), [comment(1, { resolved: true }), comment(3)]);
});

test('knows the room of its stage only, and begins anew with each opening', () => {
  const { session, room, hear } = makeRoom();
  hear({ kind: 'opened', stage: 's' });
  hear({ kind: 'comments', stage: 's', comments: [comment(1), comment(2, { answers: 1 }), comment(3, { resolved: true })] });
  hear({ kind: 'comments', stage: 'other', comments: [] });
  hear({ kind: 'versions', stage: 's', versions: [{ id: 1, name: 'Monday' }] });
  assert.deepEqual(room.openComments.map(({ id }) => id), [1]);
  assert.deepEqual(room.answersTo(1).map(({ id }) => id), [2]);
  assert.deepEqual(room.commentsOn('item', 'a').map(({ id }) => id), [1, 3]);
  hear({ kind: 'opened', stage: 's' });
  assert.deepEqual([room.comments, room.versions], [[], []]);
  hear({ kind: 'comments', stage: 's', comments: [comment(1)] });
  session.stageId = 'other';
  session.emit('change', 'stage');
  assert.deepEqual(room.comments, []);
});

test('forgets the cursors of those who have left or point nowhere', () => {
  const { session, room, hear } = makeRoom();
  hear({ kind: 'cursor', stage: 's', client: 2, item: 'a', point: { x: 0.5, y: 1 } });
  assert.deepEqual([...room.cursors], [[2, { item: 'a', point: { x: 0.5, y: 1 } }]]);
  hear({ kind: 'cursor', stage: 's', client: 2 });
  assert.equal(room.cursors.size, 0);
  hear({ kind: 'cursor', stage: 's', client: 2, point: { x: 5, y: 1 } });
  session.presence = [{ client: 1 }];
  session.emit('change', 'presence');
  assert.equal(room.cursors.size, 0);
});

test('may do what the welcome says; without a word everything', () => {
  const { room, hear, topics } = makeRoom();
  assert.deepEqual([room.mayComment, room.mayEdit, room.hasHandUp], [true, true, true]);
  hear({ kind: 'welcome', role: 'comment' });
  assert.deepEqual([room.mayComment, room.mayEdit], [true, false]);
  hear({ kind: 'welcome', role: 'look' });
  assert.deepEqual([room.mayComment, room.mayEdit], [false, false]);
  hear({ kind: 'welcome' });
  assert.equal(room.mayEdit, true);
  assert.deepEqual(topics, ['role', 'role', 'role']);
});
