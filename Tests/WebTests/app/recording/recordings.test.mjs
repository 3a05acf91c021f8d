// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { PROTOCOL_VERSION } from '../../../../web/transport/messages.js';
import { playable, told } from '../../../../web/transport/recordedMessages.js';
import { RecordingError, RecordingWriter, readRecording, recordingBounds } from '../../../../web/transport/recordingFile.js';
import { WireError } from '../../../../web/transport/varint.js';
import { recordedFonts } from '../../../../web/app/recording/recordedFiles.js';
import { RecordingPlayer } from '../../../../web/app/recording/player.js';
import { ManualClock } from '../../base/manualClock.mjs';
import { seededRandom } from '../../base/random.mjs';
import { change, delta, insertion } from '../../store/deltas.mjs';
import { encodeDelta } from '../../transport/encoding/deltaEncoder.mjs';

const text = (value) => new TextEncoder().encode(JSON.stringify(value));
const insets = { top: 0, left: 0, bottom: 0, right: 0 };
const viewport = { width: 400, height: 800, scale: 2, insets };
const point = { x: 0, y: 0 };
const opened = { kind: 'opened', seq: 1, view: 1, stage: 'board', drives: false, viewport, offset: point, resumed: false };
const stage = {
  kind: 'stage', stage: 'board', title: 'Board', layout: 'Flow', layoutSource: '', dataSource: '', dataCredit: '',
  sections: 1, items: 1, parameters: [], values: { spacing: 4 }, scrolls: 'vertical',
};
const offset = (y) => ({ kind: 'offset', view: 1, offset: { x: 0, y }, velocity: point, phase: 'drag' });
const comment = {
  id: 1, pin: { subject: 'item', id: 'a', title: 'A' }, text: '<b>Tall?</b>', name: 'Ada', at: 1_700_000_000, resolved: false,
};
const cell = (x) => insertion(1, { x, tracks: [] });
const facts = { title: 'Board', madeAt: '2026-01-02T03:04:05Z', clock: 5000 };

/** A recording in which one cell stands at 10, then at 30 after one second, then scrolls after two. */
function board() {
  const writer = new RecordingWriter(facts);
  writer.add('text', 2, text(opened));
  writer.add('text', 3, text(stage));
  writer.add('delta', 5, encodeDelta(delta(null, { revision: 1, inserted: [cell(10)] })));
  writer.add('delta', 1000, encodeDelta(delta(1, { revision: 2, updated: [{ id: 1, change: change({ dx: 20 }) }] })));
  writer.add('text', 2000, text(offset(70)));
  return writer;
}

test('a recording is read as it was written', () => {
  const writer = board();
  writer.addFile('picture', 'photos/a.png', Uint8Array.of(1, 2, 3));
  writer.addFile('font', '/beside/a1.ttf', Uint8Array.of(0, 1, 0, 0));
  const { header, messages, durationMs, damage } = readRecording(writer.finish(2500));
  assert.deepEqual(header, { format: 3, protocol: PROTOCOL_VERSION, ...facts });
  assert.deepEqual(messages.map(({ kind, atMs }) => [kind, atMs]), [
    ['text', 2], ['text', 3], ['delta', 5], ['delta', 1000], ['text', 2000], ['picture', 2000], ['font', 2000],
  ]);
  assert.deepEqual([durationMs, damage], [2500, null]);
  const { pictures, fonts, view, stage: name, messages: played } = playable(readRecording(writer.finish()));
  assert.deepEqual([...pictures], [['photos/a.png', Uint8Array.of(1, 2, 3)]]);
  assert.deepEqual([...fonts], [['/beside/a1.ttf', Uint8Array.of(0, 1, 0, 0)]]);
  assert.deepEqual([view, name, played.length], [1, 'board', 5]);
});

test('only what begins as a font, at the place of one, is taken as a font', () => {
  const font = Uint8Array.of(0, 1, 0, 0, 9);
  const files = new Map([
    ['/beside/a1.ttf', font],
    ['/beside/b2.otf', new TextEncoder().encode('OTTO')],
    ['/beside/c3.ttf', new TextEncoder().encode('<svg>')],
    ['/fonts/inter.ttf', font],
    ['https://elsewhere/beside/d4.ttf', font],
    ['/beside/e5.ttf', Uint8Array.of(0, 1)],
  ]);
  assert.deepEqual([...recordedFonts(files).keys()], ['/beside/a1.ttf', '/beside/b2.otf']);
  const many = new Map(Array.from({ length: 40 }, (_, at) => [`/beside/${at}.ttf`, font]));
  assert.equal(recordedFonts(many).size, 32);
});

test('the file begins with its name and has its numbers byte by byte', () => {
  const writer = new RecordingWriter({ title: '', madeAt: '', clock: 0 });
  const head = writer.bytes;
  writer.add('text', 300, Uint8Array.of(0x7b, 0x7d));
  const bytes = writer.finish(300);
  assert.equal(Buffer.from(bytes.subarray(0, 8)).toString(), 'TESSERA\n');
  // Text, 300 ms as a varint, two bytes; then the end, no time, one message.
  assert.deepEqual([...bytes.subarray(head)], [1, 0xac, 2, 2, 0x7b, 0x7d, 0, 0, 1]);
});

test('a file that is cut anywhere plays as far as it goes, or says why not', () => {
  const bytes = board().finish();
  const head = new RecordingWriter(facts).bytes;
  for (let end = 0; end < bytes.length; end += 1) {
    const cut = bytes.slice(0, end);
    if (end < head) assert.throws(() => readRecording(cut), RecordingError);
    else {
      const { damage, messages } = readRecording(cut);
      assert.equal(damage, 'The recording is cut short');
      assert.ok(messages.length <= 5);
    }
  }
});

test('other files, other versions and too much are told in words', () => {
  const named = (value) => {
    const json = text(value);
    return Uint8Array.from([...Buffer.from('TESSERA\n'), json.length, ...json, 0, 0, 0]);
  };
  const whole = { format: 1, protocol: PROTOCOL_VERSION, ...facts };
  const cases = [
    [text({ hello: 1 }), /not a recording/],
    [named({ ...whole, format: 4 }), /form 4; this page reads 1 to 3/],
    [named({ ...whole, format: 0 }), /damaged/],
    [named({ ...whole, protocol: 3 }), /version 3 of the protocol; this page plays/],
    [named({ ...whole, clock: 'x' }), /beginning of the recording is damaged/],
    [named([]), /damaged/],
    [named(null), /damaged/],
  ];
  for (const [bytes, words] of cases) assert.throws(() => readRecording(bytes), words);
  const writer = new RecordingWriter(facts);
  assert.equal(writer.add('text', recordingBounds.durationMs + 1, text({})), false);
  assert.equal(writer.add('text', 0, new Uint8Array(recordingBounds.messageBytes + 1)), false);
  assert.equal(writer.count, 0);
});

test('messages that are not of the protocol end what is played, and are named', () => {
  const wrong = [
    ['text', text({ ...opened, viewport: { ...viewport, width: 1e9 } })],
    ['text', text({ ...opened, viewport: { ...viewport, insets: null } })],
    ['text', text({ ...stage, values: { spacing: null } })],
    ['text', text({ ...stage, scrolls: 'up' })],
    ['text', text({ ...offset(1), offset: { x: 'a', y: 0 } })],
    ['text', Buffer.from(JSON.stringify(offset(1)).replace('"y":1', '"y":1e999'))],
    ['text', text({ kind: 'bye', code: 1, reason: '' })],
    ['text', text({ kind: 'screen', view: 1, rev: 1, insets, scrolls: 'vertical', layers: [null], controls: [] })],
    ['text', Uint8Array.of(0xff)],
    ...[{ at: 1e300 }, { pin: null }, { pin: { ...comment.pin, subject: 'page' } }, { text: 'x'.repeat(5000) }, { text: 7 }, { resolved: 1 }, { id: -0.5 }]
      .map((wrong) => ['text', text({ kind: 'comments', stage: 'board', comments: [{ ...comment, ...wrong }] })]),
    ['text', text({ kind: 'comments', stage: 'board', comments: Array(201).fill(comment) })],
    ['text', text({ kind: 'commented', stage: 'board', comments: [], gone: ['a'] })],
    ['delta', Uint8Array.of(9, 9)],
  ];
  for (const [kind, bytes] of wrong) {
    assert.throws(() => told({ kind, bytes, atMs: 0 }), WireError, Buffer.from(bytes).toString());
    const writer = board();
    writer.add(kind, 2500, bytes);
    writer.add('text', 3000, text(offset(9)));
    const parts = playable(readRecording(writer.finish()));
    assert.equal(parts.messages.length, 5);
    assert.match(parts.damage, /^The recording is damaged at 2\.5 s: /);
    assert.equal(parts.durationMs, 2000);
  }
});

const shownX = ({ session }, clock) => session.view.present(clock.now(), point).map(({ shown }) => shown.x);

test('a player shows each moment, forwards and backwards, and pauses', () => {
  const clock = new ManualClock(100);
  const player = new RecordingPlayer(readRecording(board().finish(3000)), clock);
  const jumps = [];
  player.on('jump', ({ y }) => jumps.push(y));
  player.start();
  player.play();
  clock.advance(10);
  assert.deepEqual(shownX(player, clock), [10]);
  assert.equal(player.session.viewport.width, 400);
  assert.equal(player.session.stage.title, 'Board');
  clock.advance(1000);
  assert.deepEqual(shownX(player, clock), [30]);
  player.pause();
  clock.advance(5000);
  assert.equal(player.atMs, 1010);
  player.seek(500);
  assert.deepEqual([shownX(player, clock), player.atMs], [[10], 500]);
  player.seek(2999);
  assert.deepEqual(shownX(player, clock), [30]);
  assert.deepEqual(jumps, [0, 70]);
  player.setRate(2);
  player.seek(0);
  player.play();
  clock.advance(502);
  assert.deepEqual(shownX(player, clock), [30], 'at twice the speed the second message comes after half a second');
  clock.advance(2000);
  assert.deepEqual([player.isPlaying, player.atMs], [false, 3000]);
  player.play();
  assert.equal(player.atMs, 0, 'at its end it begins again');
  player.dispose();
  assert.equal(clock.timerCount, 0);
});

test('comments come when they were written, and are gone before', () => {
  const writer = board();
  writer.add('text', 2100, text({ kind: 'comments', stage: 'board', comments: [comment] }));
  const answer = { ...comment, id: 2, text: 'Yes', answers: 1 };
  writer.add('text', 2200, text({ kind: 'commented', stage: 'board', comments: [answer], gone: [] }));
  writer.add('text', 2300, text({ kind: 'commented', stage: 'board', comments: [], gone: [1, 2] }));
  const clock = new ManualClock();
  const player = new RecordingPlayer(readRecording(writer.finish(3000)), clock);
  player.start();
  const at = (ms) => {
    player.seek(ms);
    return player.room.comments.map(({ id }) => id);
  };
  assert.deepEqual([2000, 2150, 2250, 2350, 2250, 100, 2250, 0].map(at), [[], [1], [1, 2], [], [1, 2], [], [1, 2], []]);
  player.dispose();
});

test('a recording without a view has nothing to play', () => {
  const writer = new RecordingWriter(facts);
  writer.add('text', 0, text(stage));
  assert.throws(() => new RecordingPlayer(readRecording(writer.finish()), new ManualClock()), /shows nothing/);
});

test('whatever is changed in a file, it is refused in words or played without an exception', () => {
  const good = board().finish();
  const head = new RecordingWriter(facts).bytes;
  let played = 0;
  for (let seed = 1; seed <= 3000; seed += 1) {
    const random = seededRandom(seed);
    const bytes = good.slice();
    const count = 1 + Math.floor(random() * 4);
    for (let at = 0; at < count; at += 1) {
      // Half of the changes are behind the header, where the messages are.
      const from = random() < 0.5 ? 0 : head;
      bytes[from + Math.floor(random() * (good.length - from))] = Math.floor(random() * 256);
    }
    const clock = new ManualClock();
    try {
      const player = new RecordingPlayer(readRecording(bytes), clock);
      player.start();
      player.play();
      clock.advance(1500);
      player.seek(player.durationMs);
      player.seek(0);
      player.session.view?.present(clock.now(), point);
      player.dispose();
      played += 1;
    } catch (error) {
      assert.ok(error instanceof RecordingError, `seed ${seed}: ${error.stack}`);
    }
  }
  assert.ok(played > 500, `${played} of them could be played`);
});
