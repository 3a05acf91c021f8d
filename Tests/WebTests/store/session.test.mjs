// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { linkScroller } from '../../../web/gestures/scrolling/scrollLink.js';
import { Scroller } from '../../../web/gestures/scrolling/scroller.js';
import { FIRST_STAGE } from '../../../web/store/firstStage.js';
import { Session } from '../../../web/store/session.js';
import { Connection } from '../../../web/transport/connection.js';
import { ManualClock } from '../base/manualClock.mjs';
import { makeFakeSockets, passThrough, welcome } from '../transport/fakeSocket.mjs';
import { change, delta, eased, insertion } from './deltas.mjs';

const insets = { top: 59, left: 0, bottom: 34, right: 0 };
const viewport = { width: 393, height: 852, scale: 3, insets };
const stageState = {
  stage: 'a',
  title: 'A',
  layout: 'Flow',
  layoutSource: 'flow',
  dataSource: 'a.data.json',
  dataCredit: 'made up',
  sections: 1,
  items: 1,
  parameters: [],
  values: { gap: 10, tall: true },
  scrolls: 'vertical',
};
const still = { x: 0, y: 0 };

function makeSession() {
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
  const made = { clock, connection, session, topics, ...fake };
  connection.start();
  connect(made);
  return made;
}

function connect({ last }) {
  last().open();
  last().say('welcome', welcome);
}

/** A session with stage `a` open as view 3, revision 1 with one element. */
function makeOpened() {
  const made = makeSession();
  made.session.setViewport(viewport);
  made.session.openStage('a');
  answerOpen(made);
  made.last().say('stage', stageState);
  made.last().deliver({ ...delta(null, { inserted: [insertion(1, {})] }), view: 3 });
  return made;
}

function answerOpen({ last }, members = {}) {
  const { seq } = last().of('open').at(-1);
  const offset = { x: 0, y: -59 };
  const answer = { seq, view: 3, stage: 'a', drives: true, viewport, offset, resumed: false };
  last().say('opened', { ...answer, ...members });
}

function reconnect(made) {
  made.last().end();
  made.clock.advance(250);
  connect(made);
}

test('a welcome brings the client and the stages', () => {
  const { session, topics } = makeSession();
  assert.equal(session.client, 5);
  assert.equal(session.stages[0].title, 'A');
  assert.ok(topics.includes('connection') && topics.includes('stages'));
  assert.equal(session.idle(), true);
});

test('a stage is opened at its top with the own viewport', () => {
  const { session, last } = makeOpened();
  assert.deepEqual(last().of('open')[0], {
    kind: 'open', seq: 1, stage: 'a', viewport, offset: { x: 0, y: -59 },
  });
  assert.equal(session.drives, true);
  assert.equal(session.stage.title, 'A');
  assert.deepEqual(session.values, { gap: 10, tall: true });
  assert.equal(session.view.elements.size, 1);
  assert.deepEqual(last().of('seen'), [{ kind: 'seen', view: 3, rev: 1 }]);
  assert.equal(session.idle(), true);
});

test('a stage that is wanted before the connection is there is asked for with the greeting, once', () => {
  const made = makeSession();
  made.last().end();
  made.session.openStage('a');
  made.clock.advance(250);
  made.last().open();
  assert.deepEqual(made.last().sent.map(({ kind }) => kind), ['hello', 'open']);
  made.last().say('welcome', welcome);
  assert.equal(made.last().of('open').length, 1);
  assert.equal(made.session.idle(), false, 'until the view is there');
});

test('the first stage can be asked for before it is known, and a server without stages opens none', () => {
  for (const stages of [welcome.stages, []]) {
    const made = makeSession();
    made.last().end();
    made.session.openStage(FIRST_STAGE);
    made.clock.advance(250);
    made.last().open();
    assert.deepEqual(made.last().of('open').map(({ stage }) => stage), ['']);
    made.last().say('welcome', { ...welcome, stages });
    assert.equal(made.session.stageId, stages[0]?.id ?? null);
    if (stages.length > 0) continue;
    made.last().say('error', { seq: 1, code: 'not-found', field: 'stage', message: 'there is no stage ' });
    assert.equal(made.session.lastError, null);
    assert.equal(made.session.idle(), true);
  }
});

test('a stage that is opened as soon as the list is there is opened once', () => {
  const made = makeSession();
  made.last().end();
  made.session.on('change', (topic) => {
    if (topic === 'stages') made.session.openStage('a');
  });
  made.clock.advance(250);
  connect(made);
  assert.equal(made.last().of('open').length, 1);
});


test('messages about other stages and views are ignored', () => {
  const { session, last } = makeOpened();
  last().say('values', { stage: 'b', values: { gap: 99 } });
  last().say('presence', { stage: 'b', clients: [{}] });
  last().deliver({ ...delta(1), view: 4 });
  assert.equal(session.values.gap, 10);
  assert.equal(session.presence.length, 0);
  assert.equal(session.view.revision, 1);
});

test('a delta is applied, told and acknowledged', () => {
  const { session, last } = makeOpened();
  const told = [];
  session.on('delta', (info) => told.push(info));
  const updated = [{ id: 1, change: change({ dx: 5 }) }];
  last().deliver({ ...delta(1, { updated, animation: eased }), view: 3 });
  assert.equal(session.view.elements.get(1).x, 5);
  assert.equal(last().of('seen').at(-1).rev, 2);
  const [{ bytes, ...counts }] = told;
  assert.ok(bytes > 0);
  const nothing = { adjustment: null, movedSections: [], isWhole: false };
  assert.deepEqual(counts, { inserted: 0, updated: 1, removed: 0, animated: true, ...nothing });
});

test('a gap asks once for a snapshot and waits for it', () => {
  const { session, last } = makeOpened();
  last().deliver({ ...delta(2), view: 3 });
  last().deliver({ ...delta(3), view: 3 });
  assert.deepEqual(last().of('resync'), [{ kind: 'resync', view: 3 }]);
  assert.equal(session.idle(), false);
  assert.equal(session.view.revision, 1);
  last().deliver({ ...delta(null, { revision: 9, inserted: [insertion(2, {})] }), view: 3 });
  assert.equal(session.view.revision, 9);
  assert.deepEqual([...session.view.elements.keys()], [2]);
  assert.equal(last().of('seen').at(-1).rev, 9);
});

test('a delta that does not fit is an error and asks for a snapshot', () => {
  const { session, last } = makeOpened();
  last().deliver({ ...delta(1, { removed: [{ id: 77, final: null }] }), view: 3 });
  assert.match(session.lastError.message, /77/);
  assert.equal(last().of('resync').length, 1);
});

test('a value that was set shows at once and holds back what others say until its ack', () => {
  const { session, last } = makeOpened();
  session.setParameter('gap', 20);
  assert.equal(session.values.gap, 20);
  const [command] = last().of('set');
  assert.deepEqual(command, {
    kind: 'set', seq: 2, view: 3, key: 'gap', value: 20, phase: 'end', animated: true,
  });
  last().say('values', { stage: 'a', values: { gap: 15, tall: false }, by: 6 });
  assert.deepEqual(session.values, { gap: 20, tall: false }, 'only that key is held');
  assert.equal(session.idle(), false);
  last().say('values', { stage: 'a', values: { gap: 20 }, by: 5 });
  last().say('ack', { seq: 2, view: 3, rev: 2 });
  assert.equal(session.idle(), false, 'revision 2 is not here yet');
  last().deliver({ ...delta(1), view: 3 });
  assert.equal(session.idle(), true);
  last().say('values', { stage: 'a', values: { gap: 15 }, by: 6 });
  assert.equal(session.values.gap, 15);
});

test('a newer value of the same key stays held when an older one is acknowledged', () => {
  const { session, last } = makeOpened();
  session.setParameter('gap', 20);
  session.setParameter('gap', 30);
  last().say('ack', { seq: 2 });
  assert.equal(session.values.gap, 30);
});

test('a refused value goes back and says why', () => {
  const { session, last } = makeOpened();
  session.setParameter('gap', -5);
  last().say('error', { seq: 2, code: 'out-of-range', field: 'value', message: 'at least 0' });
  assert.equal(session.values.gap, 10);
  assert.equal(session.lastError.message, 'at least 0');
  assert.equal(session.idle(), true);
});

test('a scrub sends its begin and end at once and its steps at 30 Hz', () => {
  const { session, clock, last } = makeOpened();
  session.setParameter('gap', 11, 'begin', false);
  for (let step = 0; step < 9; step += 1) {
    clock.advance(10);
    session.setParameter('gap', 12 + step, 'change', false);
  }
  session.setParameter('gap', 50, 'end', false);
  clock.advance(500);
  const sent = last().of('set').map(({ value, phase }) => [value, phase]);
  // Steps come at 10 … 90 ms; the intervals end at 33.3 and 66.7 ms.
  assert.deepEqual(sent, [[11, 'begin'], [14, 'change'], [17, 'change'], [50, 'end']]);
  assert.equal(session.values.gap, 50);
});

test('unacknowledged commands are sent again after a reconnection', () => {
  const made = makeOpened();
  made.session.setParameter('gap', 20);
  reconnect(made);
  assert.equal(made.last().of('set').length, 0);
  answerOpen(made, { resumed: true });
  const [again] = made.last().of('set');
  assert.deepEqual([again.key, again.value, again.seq], ['gap', 20, 4]);
  assert.equal(made.session.values.gap, 20);
});

test('a reconnection resumes the view at its revision and place', () => {
  const made = makeOpened();
  made.session.reportScroll({ offset: { x: 0, y: 400 }, velocity: still, phase: 'idle' });
  const { view } = made.session;
  made.last().end();
  assert.equal(made.session.view, view, 'the picture stays');
  made.clock.advance(250);
  connect(made);
  const [open] = made.last().of('open');
  assert.deepEqual([open.resume, open.resumeRev, open.offset], [3, 1, { x: 0, y: 400 }]);
  answerOpen(made, { resumed: true });
  made.last().deliver({ ...delta(1), view: 3 });
  assert.equal(made.session.view, view);
  assert.equal(view.revision, 2);
  assert.equal(made.session.idle(), true);
});

test('a view that could not be resumed keeps its picture until the snapshot', () => {
  const made = makeOpened();
  const jumps = [];
  made.session.on('offset', (motion) => jumps.push(motion));
  reconnect(made);
  answerOpen(made, { view: 12 });
  const element = made.session.view.elements.get(1);
  assert.equal(made.session.idle(), false);
  const inserted = [insertion(50, { key: 'k1', x: 30 })];
  made.last().deliver({ ...delta(null, { inserted }), view: 12 });
  assert.equal(made.session.view.elements.get(50), element);
  assert.equal(element.shown.x, 0, 'it moves on from where it is shown');
  assert.deepEqual(jumps, [], 'the content stays where the page has it');
});

test('scrolling is reported at 30 Hz, its end and its rest at once', () => {
  const { session, clock, last } = makeOpened();
  const report = (y, phase, proposed) =>
    session.reportScroll({ offset: { x: 0, y }, velocity: still, phase, proposed });
  for (let y = 0; y < 10; y += 1) {
    report(y, 'drag');
    clock.advance(5);
  }
  report(10, 'end', { x: 0, y: 500 });
  report(11, 'decelerate');
  report(12, 'idle');
  clock.advance(200);
  const sent = last().of('scroll').map(({ offset, phase }) => [offset.y, phase]);
  assert.deepEqual(sent, [[0, 'drag'], [6, 'drag'], [10, 'end'], [12, 'idle']]);
  assert.deepEqual(last().of('scroll')[2].proposed, { x: 0, y: 500 });
});

test('reports that can be left out are left out while the socket is congested', () => {
  const { session, last } = makeOpened();
  last().bufferedAmount = 1e6;
  session.reportScroll({ offset: { x: 0, y: 1 }, velocity: still, phase: 'drag' });
  session.reportScroll({ offset: { x: 0, y: 2 }, velocity: still, phase: 'idle' });
  assert.deepEqual(last().of('scroll').map(({ phase }) => phase), ['idle']);
});

test('only a target for the last release is passed on', () => {
  const { session, last } = makeOpened();
  const targets = [];
  session.on('target', ({ offset }) => targets.push(offset.y));
  const release = (y) =>
    session.reportScroll({ offset: still, velocity: still, phase: 'end', proposed: { x: 0, y } });
  release(100);
  const first = last().of('scroll')[0].seq;
  release(200);
  last().say('target', { view: 3, seq: first, offset: { x: 0, y: 90 } });
  last().say('target', { view: 3, seq: first + 1, offset: { x: 0, y: 190 } });
  assert.deepEqual(targets, [190]);
});

test('a resized viewport is sent, the newest for each frame, and not when it is the same', () => {
  const { session, clock, last } = makeOpened();
  clock.advance(16);
  for (const width of [400, 410, 420]) session.setViewport({ ...viewport, width });
  session.setViewport({ ...viewport, width: 420 });
  clock.advance(100);
  assert.deepEqual(last().of('viewport').map((sent) => sent.viewport.width), [400, 420]);
  assert.equal(session.viewport.width, 420);
});

test('following shows the other’s viewport and offset and sends no scrolling', () => {
  const made = makeOpened();
  const motions = [];
  made.session.on('offset', (motion) => motions.push(motion));
  made.session.follow(7);
  const open = made.last().of('open').at(-1);
  assert.equal(open.follow, 7);
  assert.equal(open.resume, undefined);
  const theirs = { ...viewport, width: 1024 };
  answerOpen(made, { view: 7, drives: false, viewport: theirs, offset: { x: 0, y: 70 } });
  assert.equal(made.session.viewport.width, 1024);
  assert.equal(made.session.stage.title, 'A', 'the stage stays open');
  made.last().say('offset', { view: 7, offset: { x: 0, y: 80 }, velocity: still, phase: 'drag' });
  assert.deepEqual(motions.map(({ offset }) => offset.y), [70, 80]);
  made.last().say('viewport', { view: 7, viewport: { ...theirs, width: 800 } });
  assert.equal(made.session.viewport.width, 800);
  made.session.reportScroll({ offset: still, velocity: still, phase: 'idle' });
  assert.equal(made.last().of('scroll').length, 0);
  made.session.stopFollowing();
  answerOpen(made, { view: 9 });
  assert.equal(made.session.viewport.width, 393);
  assert.equal(made.session.drives, true);
});

test('a client that takes over goes on from the followed view', () => {
  const made = makeOpened();
  made.session.follow(7);
  answerOpen(made, { view: 7, drives: false, viewport, offset: { x: 0, y: 70 } });
  made.session.stopFollowing({ x: 0, y: 80 });
  const open = made.last().of('open').at(-1);
  assert.equal(open.follow, undefined);
  assert.deepEqual(open.offset, { x: 0, y: 80 });
  assert.equal(made.session.follows, null);
});

test('a followed view is resumed too', () => {
  const made = makeOpened();
  made.session.follow(7);
  answerOpen(made, { view: 7, drives: false });
  made.last().deliver({ ...delta(null, { revision: 4 }), view: 7 });
  reconnect(made);
  const { follow, resume, resumeRev } = made.last().of('open').at(-1);
  assert.deepEqual([follow, resume, resumeRev], [7, 7, 4]);
});

test('status, presence, diagnostics and goodbyes are kept', () => {
  const { session, topics, last } = makeOpened();
  topics.length = 0;
  last().say('status', { stage: 'a', state: 'restarting', message: 'it ended', attempt: 2 });
  last().say('presence', { stage: 'a', clients: [{ client: 5, name: 'Ada' }], count: 3 });
  last().say('diagnostics', { stage: 'a', items: [{ code: 'item-too-wide' }] });
  last().say('bye', { code: 1001, reason: 'the server stops' });
  assert.deepEqual(session.status, { state: 'restarting', message: 'it ended', attempt: 2 });
  assert.equal(session.presence[0].name, 'Ada');
  assert.equal(session.crowd, 3);
  assert.equal(session.diagnostics.length, 1);
  assert.equal(session.bye.reason, 'the server stops');
  assert.deepEqual(topics, ['status', 'presence', 'diagnostics', 'connection']);
});

test('a change of the people replaces, adds and removes those it names', () => {
  const { session, last } = makeOpened();
  const person = (client, name) => ({ client, name, hue: 0, drives: [] });
  const [ada, bob, cem] = [person(3, 'Ada'), person(4, 'Bob'), person(5, 'Cem')];
  last().say('presence', { stage: 'a', clients: [ada, bob], count: 2 });
  const renamed = { ...bob, follows: 7 };
  last().say('presenceChange', { stage: 'a', changed: [renamed, cem], gone: [3], count: 90 });
  assert.deepEqual(session.presence, [renamed, cem]);
  assert.equal(session.crowd, 90);
  last().say('presenceChange', { stage: 'b', changed: [ada], gone: [], count: 1 });
  assert.deepEqual(session.presence, [renamed, cem]);
});

test('a message that cannot be read is an error and leaves everything as it is', () => {
  const { session, last } = makeOpened();
  last().say('something-new', { stage: 'a' });
  assert.equal(session.lastError.code, 'unknown-kind');
  assert.equal(last().of('resync').length, 0);
  last().onmessage({ data: new Uint8Array([1, 2]).buffer });
  assert.equal(last().of('resync').length, 1, 'what a delta would have told is missing');
});

test('is not idle while an element still moves', () => {
  const { session, clock, last } = makeOpened();
  const updated = [{ id: 1, change: change({ dx: 5 }) }];
  last().deliver({ ...delta(1, { updated, animation: { ...eased, startMs: 50_000 } }), view: 3 });
  assert.equal(session.idle(), false);
  clock.advance(300);
  assert.equal(session.idle(), true);
});

test('each orthogonal section is reported by itself, and at most 30 times a second', () => {
  const { session, clock, last } = makeOpened();
  const report = (orthogonalSection, x, phase = 'drag') =>
    session.reportScroll({ orthogonalSection, offset: { x, y: 0 }, velocity: still, phase });
  const told = () => last().of('scroll').map(({ orthogonalSection, offset }) => [orthogonalSection, offset.x]);
  report(1, 10);
  report(1, 20);
  report(2, 30);
  assert.deepEqual(told(), [[1, 10], [2, 30]]);
  assert.equal(session.idle(), false);
  clock.advance(40);
  assert.deepEqual(told(), [[1, 10], [2, 30], [1, 20]]);
  report(1, 25, 'idle');
  assert.deepEqual(told().at(-1), [1, 25]);
});

test('where a followed driver has an orthogonal section is told apart from where it has the content', () => {
  const { session, last } = makeOpened();
  const told = [];
  for (const name of ['offset', 'orthogonalOffset']) {
    session.on(name, ({ id, offset }) => told.push([name, id, offset.x]));
  }
  const motion = { view: 3, velocity: still, phase: 'drag' };
  last().say('offset', { ...motion, orthogonalSection: 5, offset: { x: 7, y: 0 } });
  last().say('offset', { ...motion, offset: { x: 8, y: 0 } });
  assert.deepEqual(told, [['orthogonalOffset', 5, 7], ['offset', undefined, 8]]);
});

test('two sessions of one connection have a view each and leave the other’s alone', () => {
  const made = makeOpened();
  const { connection, session, last } = made;
  const beside = new Session(connection);
  const errors = [];
  for (const one of [session, beside]) one.on('change', (topic) => topic === 'error' && errors.push(one));
  beside.isBeside = true;
  beside.openStage('a');
  const { seq, beside: isBeside } = last().of('open').at(-1);
  assert.deepEqual([isBeside, last().of('open')[0].beside], [true, undefined]);
  const offset = { x: 0, y: 0 };
  last().say('opened', { seq, view: 4, stage: 'a', drives: true, viewport, offset, resumed: false });
  assert.deepEqual([session.view.view, beside.view.view], [3, 4]);
  assert.deepEqual(last().of('close'), [], 'the first does not close what it has not asked for');
  last().deliver({ ...delta(null, { inserted: [insertion(1, {}), insertion(2, {})] }), view: 4 });
  assert.deepEqual([session.view.elements.size, beside.view.elements.size], [1, 2]);
  beside.setViewport({ ...viewport, width: 700 });
  const refused = last().of('viewport').at(-1);
  assert.equal(refused.view, 4);
  last().say('error', { seq: refused.seq, code: 'bounds', field: 'viewport', message: 'too wide' });
  assert.deepEqual(errors, [beside]);
  beside.dispose();
  assert.deepEqual(last().of('close').map(({ view }) => view), [4]);
  assert.equal(beside.view, null);
  last().deliver({ ...delta(1, {}), view: 4 });
  assert.equal(session.view.view, 3);
});

test('content on a screen that moves stands where the host has it when a page that is behind gets several moves in one', () => {
  const made = makeOpened();
  const { session, clock, last } = made;
  const scroller = new Scroller({ clock });
  linkScroller(scroller, session);
  const tell = (rev, top) => {
    const around = { insets: { top, left: 0, bottom: 34, right: 0 }, scrolls: 'vertical', isStill: true };
    last().say('screen', { view: 3, rev, layers: [], controls: [], ...around });
  };
  const place = (y) => last().say('offset', { view: 3, offset: { x: 0, y }, velocity: still, phase: 'idle' });
  tell(1, 100);
  place(-100);
  assert.equal(scroller.offset.y, -100);
  // Down by 33 and by 7 points: the second move comes with the first one, after all places.
  tell(2, 67);
  place(-67);
  tell(3, 60);
  place(-60);
  const way = { dx: 0, dy: 40 * 64 };
  last().deliver({ ...delta(1, { offsetAdjustment: way }), revision: 3, view: 3 });
  assert.equal(session.screen.insets.top, 60);
  assert.equal(scroller.offset.y, -60);
});
