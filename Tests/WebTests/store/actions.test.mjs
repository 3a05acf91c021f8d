// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Actions, errorText } from '../../../web/store/actions.js';

/** A session with a stage; the test gives the answers. */
function makeActions({ random } = {}) {
  const asked = [];
  const told = [];
  const session = {
    connection: { state: 'open' },
    stage: { items: 3 },
    view: {},
    act: (kind, members) =>
      new Promise((answer, refuse) => {
        asked.push({ kind, members, answer, refuse });
      }),
  };
  const actions = new Actions(session, { tell: (...words) => told.push(words), random });
  return { session, actions, asked, told };
}

test('an edit goes out once until it is answered', async () => {
  const { actions, asked } = makeActions();
  let changes = 0;
  actions.on('change', () => {
    changes += 1;
  });
  const first = actions.edit('insert', { type: 'insert', count: 1 });
  assert.equal(await actions.edit('insert', { type: 'insert', count: 1 }), null);
  assert.equal(asked.length, 1);
  assert.equal(actions.isPending('insert'), true);
  assert.deepEqual(asked[0].members, { op: { type: 'insert', count: 1 }, animated: true });
  asked[0].answer(null);
  assert.deepEqual(await first, { reply: null });
  assert.equal(actions.isPending('insert'), false);
  assert.equal(changes, 2);
});

test('different edits are sent without waiting for each other', () => {
  const { actions, asked } = makeActions();
  actions.edit('insert', { type: 'insert' });
  actions.edit('shuffle', { type: 'shuffle' });
  actions.undo();
  assert.deepEqual(asked.map(({ kind }) => kind), ['edit', 'edit', 'undo']);
});

test('a refusal is told with its field, and the way is free again', async () => {
  const { actions, asked, told } = makeActions();
  const done = actions.edit('count', { type: 'count', items: -1 });
  asked[0].refuse({ code: 'out-of-range', field: 'op.items', message: 'must be 0 or more' });
  assert.equal(await done, null);
  assert.deepEqual(told, [['op.items: must be 0 or more', 'trouble']]);
  assert.equal(actions.isPending('count'), false);
});

test('nothing goes out without a connection or a stage', async () => {
  const { actions, session, asked } = makeActions();
  session.connection.state = 'reconnecting';
  assert.equal(await actions.undo(), null);
  session.connection.state = 'open';
  session.stage = null;
  assert.equal(await actions.redo(), null);
  assert.equal(asked.length, 0);
});

test('reverting offers to be undone', async () => {
  const { actions, asked, told } = makeActions();
  const done = actions.revert();
  assert.deepEqual(asked[0].members.op, { type: 'revert' });
  asked[0].answer(null);
  await done;
  const [text, tone, action] = told[0];
  assert.equal(text, 'Data, parameters and layout are as in the files');
  assert.deepEqual([tone, action.label], ['good', 'Undo']);
  action.run();
  assert.equal(asked[1].kind, 'undo');
});

test('a seed is a whole number below 2^32', () => {
  assert.equal(makeActions({ random: () => 0 }).actions.seed(), 0);
  assert.equal(makeActions({ random: () => 0.5 }).actions.seed(), 2 ** 31);
  assert.equal(makeActions({ random: () => 1 - 2 ** -40 }).actions.seed(), 2 ** 32 - 1);
});

test('a message that names its field does not name it twice', () => {
  assert.equal(errorText({ field: 'op.count', message: 'op.count is 0' }), 'op.count is 0');
  assert.equal(errorText({ field: '', message: 'is closed' }), 'is closed');
  assert.equal(errorText({}), 'The action failed.');
});
