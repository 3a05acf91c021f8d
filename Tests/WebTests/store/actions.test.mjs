// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Actions, errorText } from '../../../web/store/actions.js';

/** A session with a stage; the test gives the answers. */
function makeActions({ random } = {}) {
  const asked = [];
  const told = [];
  const listeners = [];
  const session = {
    connection: { state: 'open' },
    stage: { items: 3, parameters: [{ key: 'columns', label: 'Columns' }, { key: 'spacing', label: 'Spacing' }] },
    history: { undo: null, redo: null, steps: 0 },
    on: (_, listener) => listeners.push(listener),
    setParameter: (key, value) => asked.push({ kind: 'set', key, value }),
    tellHistory: (history) => {
      session.history = history;
      for (const listener of listeners) listener('history');
    },
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

test('steps back that are pressed quickly are all taken, one after the other, as far as there are any', async () => {
  const { session, actions, asked } = makeActions();
  session.history = { undo: 'Insert', redo: null };
  const steps = [actions.undo(), actions.undo(), actions.redo(), actions.undo()];
  assert.equal(asked.length, 1);
  asked[0].answer(null);
  await steps[0];
  await Promise.resolve();
  assert.deepEqual(asked.map(({ kind }) => kind), ['undo', 'undo']);
  session.history = { undo: null, redo: 'Insert' };
  asked[1].answer(null);
  await steps[1];
  await Promise.resolve();
  assert.deepEqual(asked.map(({ kind }) => kind), ['undo', 'undo', 'redo']);
  asked[2].answer(null);
  assert.deepEqual(await Promise.all(steps), [{ reply: null }, { reply: null }, { reply: null }, null]);
  actions.undo();
  assert.equal(asked.length, 4, 'a step after all are answered goes out at once');
});

test('parameters that are set together are one step back', async () => {
  const { session, actions, asked } = makeActions();
  actions.setTogether('Design tokens', { columns: 3, spacing: null });
  assert.deepEqual(asked.splice(0), [{ kind: 'set', key: 'columns', value: 3 }, { kind: 'set', key: 'spacing', value: null }]);
  session.tellHistory({ undo: 'Columns', redo: null, steps: 1 });
  assert.equal(actions.label('undo'), 'Columns');
  session.tellHistory({ undo: 'Spacing', redo: null, steps: 2 });
  assert.equal(actions.label('undo'), 'Design tokens');
  const done = actions.undo();
  session.tellHistory({ undo: 'Columns', redo: 'Spacing', steps: 1 });
  asked[0].answer(null);
  await new Promise(setImmediate);
  session.tellHistory({ undo: null, redo: 'Columns', steps: 0 });
  asked[1].answer(null);
  await done;
  assert.deepEqual(asked.map(({ kind }) => kind), ['undo', 'undo']);
  assert.equal(actions.label('redo'), 'Design tokens');
});

test('presses beyond a bound are ignored while the server is silent', async () => {
  const { actions, asked } = makeActions();
  const steps = Array.from({ length: 65 }, () => actions.undo());
  assert.equal(await steps[64], null);
  assert.equal(asked.length, 1);
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

test('an offer to undo fits while its step is the last one of its stage', () => {
  const { actions, session } = makeActions();
  const fits = [];
  session.tellHistory({ undo: 'Revert', redo: null, steps: 0, edits: 0 });
  actions.undoOffer().watch((now) => fits.push(now));
  session.tellHistory({ undo: 'Revert', redo: null, steps: 0, edits: 0 });
  session.tellHistory({ undo: 'Columns', redo: null, steps: 1, edits: 1 });
  session.tellHistory({ undo: 'Revert', redo: 'Columns', steps: 0, edits: 0 });
  session.stageId = 'another';
  session.tellHistory({ undo: 'Revert', redo: null, steps: 0, edits: 0 });
  assert.deepEqual(fits, [true, false, true, false]);
});

test('an offer to undo what is set together waits until the stage has told of it', () => {
  const { actions, session } = makeActions();
  const fits = [];
  actions.setTogether('Tokens', { columns: 4, spacing: 8 });
  actions.undoOffer('Tokens').watch((now) => fits.push(now));
  session.tellHistory({ undo: 'Columns', redo: null, steps: 1 });
  assert.deepEqual(fits, []);
  session.tellHistory({ undo: 'Spacing', redo: null, steps: 2 });
  session.tellHistory({ undo: 'Columns', redo: null, steps: 3 });
  assert.deepEqual(fits, [true, false]);
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
