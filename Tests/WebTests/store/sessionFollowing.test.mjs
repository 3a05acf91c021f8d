// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Session } from '../../../web/store/session.js';
import { Connection } from '../../../web/transport/connection.js';
import { ManualClock } from '../base/manualClock.mjs';
import { makeFakeSockets, passThrough, welcome } from '../transport/fakeSocket.mjs';
import { delta, insertion } from './deltas.mjs';

const viewport = { width: 393, height: 852, scale: 3, insets: { top: 59, left: 0, bottom: 34, right: 0 } };

/** A session with stage `a` open as view 3, which it drives. */
function makeOpened() {
  const fake = makeFakeSockets();
  const connection = new Connection({
    url: 'ws://here/ws', clock: new ManualClock(1000), WebSocketClass: fake.FakeSocket, random: () => 1, decode: passThrough,
  });
  const session = new Session(connection);
  const made = { session, sent: (kind) => fake.last().of(kind), say: (...said) => fake.last().say(...said) };
  connection.start();
  fake.last().open();
  made.say('welcome', welcome);
  session.setViewport(viewport);
  session.openStage('a');
  answerOpen(made);
  fake.last().deliver({ ...delta(null, { inserted: [insertion(1, {})] }), view: 3 });
  const again = (session = welcome.session) => {
    fake.last().end();
    connection.retryNow();
    fake.last().open();
    made.say('welcome', { ...welcome, session });
  };
  return { ...made, end: () => fake.last().end(), again };
}

function answerOpen({ sent, say }, members = {}) {
  const { seq } = sent('open').at(-1);
  const offset = { x: 0, y: 0 };
  say('opened', { seq, view: 3, stage: 'a', drives: true, viewport, offset, resumed: false, ...members });
}

test('a view that was driven is closed when the next one is open, which those who follow are told', () => {
  const made = makeOpened();
  made.session.openStage('b');
  assert.equal(made.session.stage, null);
  assert.deepEqual(made.sent('close'), []);
  answerOpen(made, { view: 8, stage: 'b' });
  assert.deepEqual(made.sent('close'), [{ kind: 'close', seq: 3, view: 3, next: { stage: 'b', view: 8 } }]);
});

test('when the connection is lost between two stages, those who follow are told afterwards', () => {
  const made = makeOpened();
  made.session.openStage('b');
  made.again();
  assert.deepEqual(made.sent('close'), []);
  answerOpen(made, { view: 8, stage: 'b' });
  assert.deepEqual(made.sent('close').map(({ view, next }) => [view, next]), [[3, { stage: 'b', view: 8 }]]);
  // The answer to that is lost, too. That the view was closed before is no trouble for anybody.
  made.again();
  answerOpen(made, { view: 8, stage: 'b', resumed: true });
  const [{ seq, view, next }] = made.sent('close');
  assert.deepEqual([view, next], [3, { stage: 'b', view: 8 }]);
  made.say('error', { seq, code: 'not-found', field: 'view', message: 'there is no view 3' });
  assert.equal(made.session.lastError, null);
  made.again();
  answerOpen(made, { view: 8, stage: 'b', resumed: true });
  assert.deepEqual(made.sent('close'), []);
});

test('a stage that is chosen without a connection is where those who follow go', () => {
  const made = makeOpened();
  made.end();
  made.session.openStage('b');
  made.again();
  answerOpen(made, { view: 8, stage: 'b' });
  assert.deepEqual(made.sent('close').map(({ view, next }) => [view, next]), [[3, { stage: 'b', view: 8 }]]);
});

test('another run of the server has no views that were left before', () => {
  const made = makeOpened();
  made.session.openStage('b');
  made.again('another');
  answerOpen(made, { view: 8, stage: 'b' });
  assert.deepEqual(made.sent('close'), []);
});

test('a stage that is left before it is open is closed, and the view before leads to the last one', () => {
  const made = makeOpened();
  made.session.openStage('b');
  made.session.openStage('c');
  const [, second, third] = made.sent('open');
  answerOpen(made, { seq: second.seq, view: 8, stage: 'b' });
  assert.deepEqual(made.sent('close').map(({ view, next }) => [view, next]), [[8, undefined]]);
  assert.equal(made.session.view, null);
  answerOpen(made, { seq: third.seq, view: 9, stage: 'c' });
  assert.deepEqual(made.sent('close').at(-1).next, { stage: 'c', view: 9 });
  assert.equal(made.session.view.view, 9);
});

test('who follows somebody takes those along who follow', () => {
  const made = makeOpened();
  made.session.follow(7);
  answerOpen(made, { view: 7, drives: false });
  assert.deepEqual(made.sent('close').at(-1).next, { stage: 'a', view: 7 });
  made.session.stopFollowing();
  answerOpen(made, { view: 10 });
  assert.deepEqual(made.sent('close').at(-1).next, undefined, 'it was not driven');
});

test('without room for another view, the one before is closed first', () => {
  const made = makeOpened();
  made.session.openStage('b');
  const [, { seq }] = made.sent('open');
  made.say('error', { seq, code: 'too-many', field: 'view', message: 'at most 26' });
  assert.deepEqual(made.sent('close').map(({ view, next }) => [view, next]), [[3, undefined]]);
  assert.equal(made.sent('open').length, 3);
  assert.equal(made.sent('open').at(-1).stage, 'b');
  assert.equal(made.session.lastError, null);
});

test('a session that ends closes all its views', () => {
  const made = makeOpened();
  made.session.openStage('b');
  made.session.dispose();
  assert.deepEqual(made.sent('close').map(({ view }) => view), [3]);
});

test('a session that ends before its view is open closes it once it is', () => {
  const made = makeOpened();
  made.session.openStage('b');
  const { seq } = made.sent('open').at(-1);
  made.session.dispose();
  answerOpen(made, { seq: seq - 1, view: 8 });
  assert.deepEqual(made.sent('close').map(({ view }) => view), [3], 'that is the view of another session');
  answerOpen(made, { seq, view: 9, stage: 'b' });
  answerOpen(made, { seq, view: 9, stage: 'b' });
  assert.deepEqual(made.sent('close').map(({ view }) => view), [3, 9]);
});

test('the own view comes back when the followed view is gone', () => {
  const made = makeOpened();
  made.session.follow(7);
  const { seq } = made.sent('open').at(-1);
  made.say('error', { seq, code: 'not-found', field: 'follow', message: 'no view 7' });
  assert.equal(made.session.follows, null);
  assert.equal(made.sent('open').at(-1).follow, undefined);
});

test('when the driver closes what is followed the own view comes back', () => {
  const made = makeOpened();
  made.session.follow(7);
  answerOpen(made, { view: 7, drives: false });
  made.say('error', { code: 'view-closed', field: 'view', message: 'view 7 was closed' });
  assert.equal(made.session.follows, null);
  assert.equal(made.sent('open').at(-1).follow, undefined);
  assert.deepEqual(made.sent('close').map(({ view }) => view), [3], 'only the own one, before');
});

test('who follows goes along to another stage', () => {
  const made = makeOpened();
  made.session.follow(7);
  answerOpen(made, { view: 7, drives: false });
  const topics = [];
  made.session.on('change', (topic) => topics.push(topic));
  made.say('moved', { view: 6, next: { stage: 'c', view: 9 } });
  assert.equal(made.session.follows, 7, 'another view is none of ours');
  made.say('moved', { view: 7, next: { stage: 'b', view: 9 } });
  assert.deepEqual([made.session.stageId, made.session.follows, made.session.view], ['b', 9, null]);
  assert.ok(topics.includes('stage'));
  const open = made.sent('open').at(-1);
  assert.deepEqual([open.stage, open.follow], ['b', 9]);
  answerOpen(made, { view: 9, stage: 'b', drives: false });
  assert.equal(made.session.view.view, 9);
  assert.deepEqual(made.sent('close').map(({ view }) => view), [3], 'the server has closed what was followed');
});

test('who follows goes along to a new view of the same stage', () => {
  const made = makeOpened();
  made.session.follow(7);
  answerOpen(made, { view: 7, drives: false });
  made.say('stage', {
    stage: 'a', title: 'A', layout: 'Flow', layoutSource: '', dataSource: '', dataCredit: '', sections: 1, items: 1,
    parameters: [], values: {}, scrolls: 'vertical',
  });
  made.say('moved', { view: 7, next: { stage: 'a', view: 9 } });
  assert.deepEqual([made.session.stageId, made.session.follows], ['a', 9]);
  assert.notEqual(made.session.stage, null);
});
