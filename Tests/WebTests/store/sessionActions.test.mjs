// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Session } from '../../../web/store/session.js';
import { Connection } from '../../../web/transport/connection.js';
import { ManualClock } from '../base/manualClock.mjs';
import { makeFakeSockets, passThrough, welcome } from '../transport/fakeSocket.mjs';
import { change, delta, insertion } from './deltas.mjs';

const viewport = {
  width: 393,
  height: 852,
  scale: 3,
  insets: { top: 0, left: 0, bottom: 0, right: 0 },
};

/** A session with stage `a` open as view 3; the next command has `seq` 2. */
function makeOpened() {
  const clock = new ManualClock(1000);
  const fake = makeFakeSockets();
  const connection = new Connection({
    url: 'ws://here/ws',
    clock,
    WebSocketClass: fake.FakeSocket,
    random: () => 1,
    decode: passThrough,
  });
  const session = new Session(connection);
  const topics = [];
  session.on('change', (topic) => topics.push(topic));
  const made = { clock, session, topics, ...fake };
  session.setViewport(viewport);
  connection.start();
  connect(made);
  session.openStage('a');
  answerOpen(made);
  made.last().deliver({ ...delta(null, { inserted: [insertion(1, { slot: 4 })] }), view: 3 });
  topics.length = 0;
  return made;
}

function connect({ last }) {
  last().open();
  last().say('welcome', welcome);
}

function answerOpen({ last }, view = 3) {
  const { seq } = last().of('open').at(-1);
  const offset = { x: 0, y: 0 };
  const answer = { seq, view, stage: 'a', drives: true, viewport, offset, resumed: false };
  last().say('opened', answer);
  last().say('ack', { seq });
}

test('a viewport that changes while the view is being opened is sent once it is open', () => {
  const made = makeOpened();
  const { session, clock } = made;
  const told = () => made.last().of('viewport').map((sent) => sent.viewport.textSize);
  session.openStage('b');
  session.setViewport({ ...viewport, textSize: 'small' });
  clock.advance(100);
  assert.deepEqual(told(), []);
  answerOpen(made, 4);
  clock.advance(100);
  assert.deepEqual(told(), ['small']);
});

test('an action goes out about the view that is shown and ends with its acknowledgement', async () => {
  const { session, last } = makeOpened();
  const edited = session.act('edit', { op: { type: 'sort' }, animated: true });
  assert.deepEqual(last().of('edit'), [
    { kind: 'edit', seq: 2, view: 3, op: { type: 'sort' }, animated: true },
  ]);
  assert.equal(session.idle(), false);
  last().say('ack', { seq: 2, view: 3, rev: 1 });
  assert.equal(await edited, null);
});

test('an acknowledgement ends everything before it and nothing after it', async () => {
  const { session, last } = makeOpened();
  const settled = [];
  for (const kind of ['undo', 'redo', 'undo']) {
    session.act(kind).then(() => settled.push(kind));
  }
  last().say('ack', { seq: 3 });
  await Promise.resolve();
  assert.deepEqual(settled, ['undo', 'redo']);
});

test('only the acknowledgement after which nothing is under way is told as settled', () => {
  const { session, last } = makeOpened();
  last().say('stage', {
    stage: 'a', title: 'A', layout: 'Flow', layoutSource: 'flow', dataSource: 'a.data.json', dataCredit: '',
    sections: 1, items: 1, parameters: [], values: {}, scrolls: 'vertical',
  });
  const told = [];
  session.on('settled', () => told.push(session.isSettled));
  session.act('type', { text: 'b' });
  session.act('undo');
  last().say('ack', { seq: 2, view: 3, rev: 1 });
  assert.deepEqual(told, []);
  last().say('ack', { seq: 3, view: 3, rev: 1 });
  assert.deepEqual(told, [true]);
});

test('an answer comes to the action that asked, without its number', async () => {
  const { session, last } = makeOpened();
  const first = session.act('inspect', { element: 1 });
  const second = session.act('press', { point: { x: 1, y: 2 } });
  const menu = { view: 3, menu: 7, style: 'edit', title: '', items: [] };
  last().say('menu', { seq: 3, ...menu });
  last().say('inspected', { seq: 2, view: 3, info: null });
  last().say('ack', { seq: 3 });
  assert.deepEqual(await first, { view: 3, info: null });
  assert.deepEqual(await second, menu);
});

test('who asks for the focus and for the index is told of them', async () => {
  const { session, last } = makeOpened();
  const focus = session.act('focus', { item: 'a', heading: 'down' });
  const titles = session.act('titles');
  last().say('focused', { seq: 2, view: 3, item: 'b' });
  last().say('titled', { seq: 3, view: 3, titles: ['A', 'B'] });
  assert.deepEqual(await focus, { view: 3, item: 'b' });
  assert.deepEqual(await titles, { view: 3, titles: ['A', 'B'] });
});

test('a refused action rejects with what the server says, and the session tells it', async () => {
  const { session, last, topics } = makeOpened();
  const error = { seq: 2, code: 'not-found', field: 'op.items[0]', message: 'no item x' };
  const edited = session.act('edit', { op: { type: 'delete', items: ['x'] } });
  last().say('error', error);
  await assert.rejects(edited, (reason) => reason.code === 'not-found');
  assert.deepEqual(session.lastError, { ...error, isAnswer: true });
  assert.ok(topics.includes('error'));
});

test('what was under way when the connection broke is rejected', async () => {
  const { session, last } = makeOpened();
  const edited = session.act('undo');
  last().end();
  await assert.rejects(edited, { code: 'connection' });
});

test('without a view nothing goes out', async () => {
  const made = makeOpened();
  made.session.openStage('a');
  await assert.rejects(made.session.act('undo'), { code: 'not-found' });
  assert.deepEqual(made.last().of('undo'), []);
});

test('history, selection and outline are what the server last said of the stage', () => {
  const { session, last, topics } = makeOpened();
  assert.deepEqual(session.history, { undo: null, redo: null, edits: 0, steps: 0, seeded: null, isTold: false });
  last().say('history', { stage: 'a', undo: 'Insert 3 items', edits: 1, seeded: [{ type: 'sort' }] });
  last().say('selection', { stage: 'a', count: 2, items: ['x', 'y'] });
  last().say('outline', { stage: 'a', sections: 1, list: [{ id: 's', title: 'S', items: 2 }] });
  last().say('history', { stage: 'b', undo: 'Other', edits: 9 });
  assert.deepEqual(session.history, { undo: 'Insert 3 items', redo: null, edits: 1, steps: 1, seeded: [{ type: 'sort' }], isTold: true });
  assert.deepEqual(session.selection, { count: 2, items: new Set(['x', 'y']) });
  assert.deepEqual(session.outline, { sections: 1, list: [{ id: 's', title: 'S', items: 2 }] });
  assert.deepEqual(topics, ['history', 'selection', 'outline']);
  session.openStage('b');
  assert.equal(session.selection.count, 0);
  assert.deepEqual([session.history.undo, session.history.isTold], [null, false]);
  assert.deepEqual(session.outline.list, []);
});

test('events are kept to the last thousand, with a count of the others', () => {
  const { session, last } = makeOpened();
  const some = (from, count) =>
    Array.from({ length: count }, (_, index) => ({ n: from + index, kind: 'layout', text: 'p' }));
  for (let from = 1; from < 1000; from += 200) {
    last().say('events', { view: 3, dropped: 0, items: some(from, 200), counters: {} });
  }
  last().say('events', { view: 3, dropped: 5, items: some(1006, 3), counters: { prepares: 8 } });
  last().say('events', { view: 4, dropped: 0, items: some(1, 1), counters: { prepares: 1 } });
  assert.equal(session.events.length, 1000);
  assert.equal(session.events[0].n, 4);
  assert.equal(session.events.at(-1).n, 1008);
  assert.equal(session.eventsDropped, 8);
  assert.deepEqual(session.counters, { prepares: 8 });
});

test('a watch is said again after a reconnect and for the next view, until it is taken back', () => {
  const made = makeOpened();
  const { session } = made;
  session.act('watch', { events: true });
  made.last().end();
  made.clock.advance(250);
  connect(made);
  assert.deepEqual(made.last().of('watch'), []);
  answerOpen(made);
  assert.deepEqual(made.last().of('watch').map(({ view, events }) => [view, events]), [[3, true]]);
  session.openStage('b');
  const { seq } = made.last().of('open').at(-1);
  const offset = { x: 0, y: 0 };
  const answer = { seq, view: 9, stage: 'b', drives: true, viewport, offset, resumed: false };
  made.last().say('opened', answer);
  assert.equal(made.last().of('watch').at(-1).view, 9);
  session.act('watch', { events: false });
  session.openStage('a');
  answerOpen(made, 11);
  assert.equal(made.last().of('watch').at(-1).view, 9);
});

test('a watch that is wanted before there is a view waits for it', async () => {
  const made = makeOpened();
  made.session.openStage('a');
  assert.equal(await made.session.act('watch', { events: true }), null);
  answerOpen(made, 5);
  assert.equal(made.last().of('watch').at(-1).view, 5);
});

test('elements have the state and the slot that the server tells', () => {
  const { session, last } = makeOpened();
  const element = session.view.elements.get(1);
  assert.equal(element.state, 0);
  assert.equal(element.slot, 4);
  const updated = [{ id: 1, change: change({ state: 3, slot: 12 }) }];
  last().deliver({ ...delta(1, { updated }), view: 3 });
  assert.equal(element.state, 3);
  assert.equal(element.slot, 12);
});

test('printed lines stand after the event before them, and an event after them keeps its number', async () => {
  const { session, topics, last } = makeOpened();
  session.act('watch', { events: true });
  const event = (/** @type {number} */ n) => ({ n, kind: 'layout', text: 'prepare()' });
  const told = (/** @type {object[]} */ items) =>
    last().say('events', { view: 3, dropped: 0, items, counters: {} });
  told([event(1)]);
  last().say('printed', { stage: 'a', lines: ['one', 'two'], dropped: 7 });
  told([event(2)]);
  assert.deepEqual(
    session.events.map(({ kind, text }) => [kind, text]),
    [['layout', 'prepare()'], ['print', 'one'], ['print', 'two'], ['layout', 'prepare()']],
  );
  const numbers = session.events.map(({ n }) => n);
  assert.deepEqual([...numbers].sort((a, b) => a - b), numbers);
  assert.equal(session.eventsDropped, 7);
  assert.ok(topics.includes('events'));
});
