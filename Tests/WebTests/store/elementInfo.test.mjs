// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ElementInfo } from '../../../web/store/elementInfo.js';

/** A session that answers when the test tells it to. */
function makeSession() {
  const asked = [];
  return {
    asked,
    stageId: 'a',
    view: { view: 3, revision: 7 },
    act(kind, { element }) {
      return new Promise((resolve, reject) => {
        const answer = (info) => resolve({ view: 3, info });
        asked.push({ kind, element, answer, reject });
      });
    },
  };
}

test('an element is asked for once a revision', async () => {
  const session = makeSession();
  const infos = new ElementInfo(session);
  assert.equal(infos.peek(5), undefined);
  const [one, other] = [infos.ask(5), infos.ask(5)];
  assert.equal(session.asked.length, 1);
  assert.deepEqual([session.asked[0].kind, session.asked[0].element], ['inspect', 5]);
  session.asked[0].answer({ indexPath: [0, 5] });
  assert.deepEqual(await one, { indexPath: [0, 5] });
  assert.equal(await other, await one);
  assert.deepEqual(infos.peek(5), { indexPath: [0, 5] });
});

test('another revision and another view are asked anew', async () => {
  const session = makeSession();
  const infos = new ElementInfo(session);
  const first = infos.ask(5);
  session.asked[0].answer({ slot: 1 });
  await first;
  session.view = { view: 3, revision: 8 };
  assert.equal(infos.peek(5), undefined);
  infos.ask(5);
  session.view = { view: 4, revision: 8 };
  infos.ask(5);
  assert.equal(session.asked.length, 3);
});

test('an edit that moves nothing is asked about anew, and nothing else is', async () => {
  const session = makeSession();
  session.history = { edits: 2 };
  const infos = new ElementInfo(session);
  const before = infos.state;
  infos.ask(5);
  session.history = { edits: 2, undo: 'other words' };
  infos.ask(5);
  assert.equal(session.asked.length, 1);
  session.history = { edits: 3 };
  assert.notEqual(infos.state, before);
  infos.ask(5);
  assert.equal(session.asked.length, 2);
});

test('an answer that comes after the next revision is not kept for it', async () => {
  const session = makeSession();
  const infos = new ElementInfo(session);
  const late = infos.ask(5);
  session.view = { view: 3, revision: 8 };
  assert.equal(infos.peek(5), undefined);
  session.asked[0].answer({ slot: 1 });
  assert.deepEqual(await late, { slot: 1 });
  assert.equal(infos.peek(5), undefined);
});

test('an element that went is known to be gone', async () => {
  const session = makeSession();
  const infos = new ElementInfo(session);
  const answer = infos.ask(9);
  session.asked[0].answer(null);
  assert.equal(await answer, null);
  assert.equal(infos.peek(9), null);
});

test('a refusal is not remembered, so that the next one to ask gets an answer', async () => {
  const session = makeSession();
  const infos = new ElementInfo(session);
  const refused = infos.ask(9);
  session.asked[0].reject(new Error('no such element'));
  assert.equal(await refused, null);
  infos.ask(9);
  assert.equal(session.asked.length, 2);
});

test('without a view nothing is known and nothing is asked', async () => {
  const session = makeSession();
  session.view = null;
  assert.equal(await new ElementInfo(session).ask(1), null);
  assert.equal(session.asked.length, 0);
});
