// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { backoffMs } from '../../../web/transport/backoff.js';
import { ClockOffset } from '../../../web/transport/clockOffset.js';
import { Connection, REFUSALS } from '../../../web/transport/connection.js';
import { inHeader } from '../../../web/transport/earlySocket.js';
import { assertNear } from '../base/approximately.mjs';
import { ManualClock } from '../base/manualClock.mjs';
import { makeFakeSockets, passThrough, welcome } from './fakeSocket.mjs';

function makeConnection(options = {}) {
  const clock = new ManualClock(1000);
  const fake = makeFakeSockets();
  const connection = new Connection({
    url: 'ws://here/ws',
    token: 'secret',
    name: 'Ada',
    clock,
    WebSocketClass: fake.FakeSocket,
    random: () => 1,
    decode: passThrough,
    ...options,
  });
  const states = [];
  connection.on('state', (state) => states.push(state));
  return { clock, connection, states, ...fake };
}

function makeOpen(options) {
  const made = makeConnection(options);
  made.connection.start();
  made.last().open();
  made.last().say('welcome', welcome);
  return made;
}

test('greets first and is open when it has been welcomed', () => {
  const { connection, states, last } = makeConnection();
  connection.start();
  assert.equal(last().url, 'ws://here/ws');
  last().open();
  assert.deepEqual(last().sent, [{ kind: 'hello', protocol: 7, token: 'secret', name: 'Ada' }]);
  assert.equal(connection.send('bye'), false, 'nothing goes out before the welcome');
  last().say('welcome', welcome);
  assert.deepEqual(states, ['connecting', 'open']);
});

test('a command may follow the greeting at once, and nothing else before the welcome', () => {
  const { connection, last } = makeConnection();
  connection.on('greeted', () => {
    assert.equal(connection.sendCommand('open', { stage: 'a' }), 1);
    assert.equal(connection.send('bye'), false);
  });
  connection.start();
  last().open();
  assert.deepEqual(last().sent.map(({ kind }) => kind), ['hello', 'open']);
  assert.equal(connection.sendCommand('set', { key: 'k' }), 0, 'the moment is over');
  last().say('welcome', welcome);
  assert.equal(connection.sendCommand('set', { key: 'k' }), 2);
});

test('numbers commands from 1, over connections too', () => {
  const { connection, clock, last } = makeOpen();
  assert.equal(connection.sendCommand('set', { key: 'k' }), 1);
  assert.deepEqual(last().of('set'), [{ kind: 'set', seq: 1, key: 'k' }]);
  last().end();
  assert.equal(connection.sendCommand('set'), 0);
  clock.advance(250);
  last().open();
  last().say('welcome', welcome);
  assert.equal(connection.sendCommand('set'), 2);
});

test('comes back with its session after 250 ms, 500 ms … 8 s', () => {
  const { connection, clock, states, sockets, last } = makeOpen();
  const delaysMs = [];
  for (let at = 0; at < 8; at += 1) {
    last().end();
    assert.equal(connection.state, 'reconnecting');
    delaysMs.push(connection.retryAtMs - clock.now());
    clock.advance(connection.retryAtMs - clock.now());
    assert.equal(sockets.length, at + 2);
  }
  assert.deepEqual(delaysMs, [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  assert.equal(connection.attempt, 8);
  last().open();
  assert.equal(last().sent[0].session, 's1');
  last().say('welcome', welcome);
  assert.equal(states.at(-1), 'open');
});

test('a connection that held for 2 s starts the delays over', () => {
  const { connection, clock, last } = makeOpen();
  last().end();
  clock.advance(250);
  last().open();
  last().say('welcome', welcome);
  clock.advance(2000);
  last().end();
  assert.equal(connection.retryAtMs - clock.now(), 250);
});

test('the delay is between half and all of its step', () => {
  assert.equal(backoffMs(0, () => 0), 125);
  assert.equal(backoffMs(0, () => 1), 250);
  assert.equal(backoffMs(3, () => 0.5), 1500);
  assert.equal(backoffMs(5000, () => 1), 8000);
});

test('a refusal is not tried again and says why', () => {
  for (const code of REFUSALS.keys()) {
    const { connection, clock, sockets, last } = makeConnection();
    connection.start();
    last().open();
    last().end(code, code === 4001 ? 'no token' : '');
    assert.equal(connection.state, 'refused');
    assert.equal(connection.refusal.code, code);
    assert.ok(connection.refusal.reason.length > 5);
    clock.advance(60_000);
    assert.equal(sockets.length, 1);
    assert.equal(clock.timerCount, 0);
    connection.start();
    assert.equal(sockets.length, 2, 'but people may ask for it');
  }
});

test('stop says goodbye and stays away', () => {
  const { connection, clock, sockets, last } = makeOpen();
  connection.stop();
  assert.equal(last().of('bye').length, 1);
  assert.deepEqual(last().closedWith, [1000]);
  last().end(1000);
  clock.advance(60_000);
  assert.equal(sockets.length, 1);
  assert.equal(connection.state, 'stopped');
});

test('a retry can be made at once', () => {
  const { connection, sockets, last } = makeOpen();
  connection.retryNow();
  assert.equal(sockets.length, 1, 'an open connection is left alone');
  last().end();
  connection.retryNow();
  assert.equal(sockets.length, 2);
});

test('pings 8 times in a row and then every 5 s', () => {
  const { clock, last } = makeOpen();
  const pings = () => last().of('ping').length;
  const answer = () => last().say('pong', { c: clock.now(), s: clock.now() + 49_000 });
  assert.equal(pings(), 1);
  clock.advance(7 * 60);
  assert.equal(pings(), 8);
  answer();
  clock.advance(4999);
  assert.equal(pings(), 8);
  clock.advance(1);
  assert.equal(pings(), 9);
});

test('a peer that leaves pings unanswered for 10 s is given up', () => {
  const { connection, clock, last } = makeOpen();
  clock.advance(9999);
  assert.equal(connection.state, 'open');
  clock.advance(5500);
  assert.equal(connection.state, 'reconnecting');
  assert.deepEqual(last().closedWith ?? [], []);
});

test('a socket that does not open within 10 s is given up', () => {
  const { connection, clock, sockets } = makeConnection();
  connection.start();
  clock.advance(10_000);
  assert.equal(connection.state, 'reconnecting');
  assert.equal(sockets[0].readyState, 3);
});

test('messages of an abandoned socket are ignored', () => {
  const { connection, clock, sockets } = makeConnection();
  const heard = [];
  connection.on('message', (message) => heard.push(message.kind));
  connection.start();
  clock.advance(10_000);
  sockets[0].say('welcome', welcome);
  assert.deepEqual(heard, []);
});

test('the fastest of the last 20 answers tells the clock, which slews by a quarter', () => {
  const clock = new ClockOffset();
  clock.reset(5000, 1000);
  assert.equal(clock.offsetMs, 4000);
  // Sent at 1000, back at 1100: 5070 − 1050 = 4020 with 100 ms; the first answer is taken as it is.
  clock.add(1000, 5070, 1100);
  assert.equal(clock.offsetMs, 4020);
  // 20 ms: 6040 − 2010 = 4030; a quarter of 10.
  clock.add(2000, 6040, 2020);
  assert.equal(clock.offsetMs, 4022.5);
  assert.equal(clock.rttMs, 20);
  // A slow answer does not count: the goal stays 4030.
  clock.add(3000, 9000, 3500);
  assertNear(clock.offsetMs, 4024.375, 1e-9);
  // After 20 more answers of 50 ms the fast one is forgotten.
  for (let at = 0; at < 20; at += 1) clock.add(4000, 8125, 4050);
  assert.equal(clock.rttMs, 50);
});

test('tells the server’s time and turns it into its own', () => {
  const { connection, clock, last } = makeOpen();
  assert.equal(connection.serverNow(), 50_000);
  clock.advance(40);
  last().say('pong', { c: 1000, s: 50_010 });
  // 50010 − (1000 + 1040) / 2 = 48990.
  assert.equal(connection.serverNow(), 1040 + 48_990);
  assert.equal(connection.toLocalMs(50_000), 1010);
  assert.equal(connection.rttMs, 40);
});

test('deltas come decoded with their length, messages as objects', () => {
  const { connection, last } = makeOpen();
  const heard = [];
  connection.on('delta', (delta, bytes) => heard.push([delta, bytes]));
  connection.on('message', (message) => heard.push(message));
  last().deliver({ view: 1 });
  last().say('ack', { seq: 4 });
  assert.deepEqual(heard, [[{ view: 1 }, 10], { kind: 'ack', seq: 4 }]);
});

test('what cannot be read is a fault and nothing else', () => {
  const { connection, last } = makeOpen();
  const faults = [];
  connection.on('fault', (error) => faults.push(error));
  last().onmessage({ data: '{"kind":' });
  last().onmessage({ data: new Uint8Array([1, 2]).buffer });
  assert.equal(faults.length, 2);
  assert.equal(connection.state, 'open');
});

test('is congested when much waits in the socket', () => {
  const { connection, last } = makeOpen();
  assert.equal(connection.isCongested, false);
  last().bufferedAmount = 65_537;
  assert.equal(connection.isCongested, true);
});

const earlySocket = (socket, start = null) => ({ socket, start, place: () => '' });

test('takes over a socket that was opened before the modules came, once', () => {
  const { FakeSocket } = makeFakeSockets();
  for (const isOpen of [true, false]) {
    const socket = new FakeSocket('ws://here/ws');
    if (isOpen) socket.readyState = 1;
    const { connection, sockets, clock } = makeConnection({ earlySocket: earlySocket(socket) });
    connection.start();
    if (!isOpen) socket.open();
    assert.equal(socket.sent.length, 1, 'it greets when the socket is open');
    socket.say('welcome', welcome);
    assert.equal(connection.state, 'open');
    assert.equal(sockets.length, 0, 'it needed no other socket');
    socket.end();
    clock.advance(250);
    assert.equal(sockets.length, 1, 'the next attempt opens one of its own');
  }
});

test('opens a socket of its own if the one that was opened before has closed', () => {
  const socket = new (makeFakeSockets().FakeSocket)('ws://here/ws');
  socket.readyState = 3;
  const { connection, sockets } = makeConnection({ earlySocket: earlySocket(socket) });
  connection.start();
  assert.equal(sockets.length, 1);
});

const HELLO = '{"kind":"hello","protocol":7,"token":"secret","name":"Ada"}';
const OPEN_A = '{"kind":"open","seq":1,"stage":"a"}';
const WELCOME = JSON.stringify({ kind: 'welcome', ...welcome });

/** A server's frames: one byte of the kind, one of the length up to 125, or 126 and two bytes of the length. */
function inFrames(...messages) {
  const parts = messages.map((message) => {
    const isText = typeof message === 'string';
    const payload = isText ? [...new TextEncoder().encode(message)] : message;
    const { length } = payload;
    const told = length < 126 ? [length] : [126, length >> 8, length & 255];
    return [isText ? 0x81 : 0x82, ...told, ...payload];
  });
  return new Uint8Array(parts.flat()).buffer;
}

/** A connection whose socket opens while a request is answered; it opens stage `a` when it greets. */
function makeStarted({ said = [HELLO, OPEN_A], isOpen = false } = {}) {
  const socket = new (makeFakeSockets().FakeSocket)('ws://here/ws');
  if (isOpen) socket.readyState = 1;
  let answer;
  const start = { said, answer: new Promise((resolve) => (answer = resolve)) };
  const made = makeConnection({ earlySocket: earlySocket(socket, start) });
  const { connection } = made;
  const opens = [];
  connection.on('greeted', () => opens.push(connection.sendCommand('open', { stage: 'a' })));
  const heard = [];
  connection.on('message', ({ kind }) => heard.push(kind));
  connection.on('delta', (delta) => heard.push(delta));
  connection.start();
  const takeAnswer = async (bytes) => {
    answer(bytes);
    await start.answer;
  };
  return { ...made, socket, opens, heard, takeAnswer };
}

test('shows what a request brought before the socket is open, which then continues that session', async () => {
  const { connection, states, socket, opens, heard, takeAnswer } = makeStarted();
  await takeAnswer(inFrames(WELCOME, [...new TextEncoder().encode('{"revision":1}')], '{"kind":"ack","seq":1}'));
  assert.deepEqual(opens, [1]);
  assert.deepEqual(heard, ['welcome', { revision: 1 }, 'ack']);
  assert.equal(connection.session, welcome.session);
  assert.equal(connection.serverNow(), welcome.clock);
  assert.deepEqual(states, ['connecting'], 'nothing can be sent yet');
  assert.equal(connection.sendCommand('set', { key: 'k' }), 0);
  assert.equal(connection.send('ping', { c: 1 }), false);
  socket.open();
  assert.deepEqual(socket.sent, [
    { kind: 'hello', protocol: 7, token: 'secret', name: 'Ada', session: welcome.session },
    { kind: 'open', seq: 2, stage: 'a' },
  ]);
  socket.say('welcome', welcome);
  assert.equal(connection.state, 'open');
});

test('a socket that is open first waits for the request', async () => {
  const { socket, takeAnswer } = makeStarted({ isOpen: true });
  assert.deepEqual(socket.sent, []);
  await takeAnswer(inFrames(WELCOME));
  assert.deepEqual(socket.sent.map(({ kind, session }) => [kind, session]), [['hello', welcome.session], ['open', undefined]]);
});

test('what a request said otherwise than the page would now is not heard', async () => {
  const { socket, opens, heard, takeAnswer } = makeStarted({ said: [HELLO, '{"kind":"open","seq":1,"stage":"b"}'], isOpen: true });
  await takeAnswer(inFrames(WELCOME, '{"kind":"ack","seq":1}'));
  assert.deepEqual(heard, []);
  assert.deepEqual(opens, [0, 1]);
  assert.deepEqual(socket.sent.map(({ kind, session }) => [kind, session]), [['hello', undefined], ['open', undefined]]);
});

test('a greeting by another name waits for no request', () => {
  const { socket } = makeStarted({ said: ['{"kind":"hello","protocol":7,"name":"Bea"}', OPEN_A], isOpen: true });
  assert.deepEqual(socket.sent.map(({ kind }) => kind), ['hello', 'open']);
});

test('without a welcome in the answer, the socket begins from the start', async () => {
  const refusal = '{"kind":"error","code":"token","field":"token","message":"no"}';
  const cut = inFrames(WELCOME).slice(0, 20);
  for (const bytes of [null, new ArrayBuffer(0), new ArrayBuffer(1), inFrames(refusal), inFrames([1, 2, 3]), cut]) {
    const { socket, heard, takeAnswer } = makeStarted({ isOpen: true });
    await takeAnswer(bytes);
    assert.deepEqual(socket.sent.map(({ kind, session }) => [kind, session]), [['hello', undefined], ['open', undefined]]);
    assert.deepEqual(heard, []);
  }
});

test('an answer that comes after its socket has closed is not used', async () => {
  const { connection, sockets, socket, heard, clock, takeAnswer } = makeStarted();
  socket.end();
  clock.advance(250);
  await takeAnswer(inFrames(WELCOME));
  assert.deepEqual(heard, []);
  sockets[0].open();
  sockets[0].say('welcome', welcome);
  assert.equal(connection.state, 'open');
});

test('messages stand in a header as base64url of their lines', () => {
  // "a?\n>é" is 61 3f 0a 3e c3 a9; with one byte less, padding would follow.
  assert.equal(inHeader(['a?', '>é']), 'YT8KPsOp');
  assert.equal(inHeader(['>>', '>?']), 'Pj4KPj8');
  assert.equal(inHeader(['ü?>~']), 'w7w_Pn4');
});
