// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ChangeNames } from '../../../../web/app/time/changeNames.js';
import { Emitter } from '../../../../web/base/emitter.js';

function make() {
  const session = Object.assign(new Emitter(), { stageId: 'a', history: {} });
  const names = new ChangeNames(session);
  const tell = (undo, redo, edits) => {
    session.history = { undo, redo, edits };
    session.emit('change', 'history');
  };
  tell(null, null, 0);
  return { session, names, tell };
}

test('a change has the name of what was done before it', () => {
  const { names, tell } = make();
  tell('Shuffle', null, 1);
  const first = {};
  assert.equal(names.of(first), 'Shuffle');
  tell(null, 'Shuffle', 0);
  assert.equal(names.of({}), 'Undone: Shuffle');
  assert.equal(names.of(first), 'Shuffle', 'it keeps its name');
});

test('a change without an action has no name', () => {
  const { names, tell } = make();
  assert.equal(names.of({}), null);
  tell('Shuffle', null, 1);
  assert.equal(names.of({}), 'Shuffle');
  assert.equal(names.of({}), null);
});

test('an action on another stage gives no name', () => {
  const { session, names, tell } = make();
  tell('Shuffle', null, 1);
  session.stageId = 'b';
  tell('Line spacing', null, 4);
  assert.equal(names.of({}), null);
  tell('Line spacing', null, 5);
  assert.equal(names.of({}), 'Line spacing');
});
