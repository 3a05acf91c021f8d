// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { Answers, Readings } from '../../../../web/app/instruments/readings.js';
import { PerformanceMeter } from '../../../../web/app/instruments/performanceMeter.js';
import { barHeights } from '../../../../web/app/instruments/performanceStrip.js';
import { Emitter } from '../../../../web/base/emitter.js';

test('ten seconds in ten parts, the present at the end; what is older is gone', () => {
  const readings = new Readings();
  for (const [atMs, value] of [[1000, 5], [2500, 7], [2900, 3], [11_900, 1]]) readings.add('bytes', atMs, value);
  // At 12 s the parts begin at 2 s: 2.5 and 2.9 in the first, 11.9 in the last.
  const none = new Array(8).fill(null);
  assert.deepEqual(readings.bars('bytes', 12_000, 10, 'sum'), [10, ...none, 1]);
  assert.deepEqual(readings.bars('bytes', 12_000, 10, 'most'), [7, ...none, 1]);
  assert.equal(readings.hasAny(21_899), true);
  assert.equal(readings.hasAny(21_900), false);
  assert.equal(readings.last('bytes'), 1);
  assert.deepEqual(readings.bars('bytes', 30_000, 2, 'sum'), [null, null]);
  assert.equal(readings.last('bytes'), 1);
  readings.clear();
  assert.equal(readings.last('bytes'), null);
});

test('what is no number is left out, and a reading of this very moment counts', () => {
  const readings = new Readings();
  readings.add('trip', 500, NaN);
  assert.equal(readings.last('trip'), null);
  readings.add('trip', 500, 4);
  assert.deepEqual(readings.bars('trip', 500, 2, 'most'), [null, 4]);
});

test('an acknowledgement answers all commands up to its number', () => {
  const answers = new Answers();
  for (const [seq, atMs] of [[1, 10], [2, 20], [3, 40]]) answers.sent(seq, atMs);
  assert.equal(answers.done(2, 50), 30);
  assert.equal(answers.done(2, 60), null);
  assert.equal(answers.done(9, 60), 20);
});

test('the highest bar fills the graph, but small numbers stay small', () => {
  assert.deepEqual(barHeights([2, null, 8], 4), [0.25, null, 1]);
  assert.deepEqual(barHeights([1, 0], 4), [0.25, 0]);
});

test('the meter reads deltas, frames, layout passes and answers, and stops', () => {
  const clock = { ms: 0, now: () => clock.ms };
  const connection = Object.assign(new Emitter(), { lastSeq: 0, rttMs: 2 });
  const session = Object.assign(new Emitter(), { connection, counters: {} });
  const area = new Emitter();
  const wants = [];
  const meter = new PerformanceMeter({
    session, area, clock, watch: { want: (_, isOn) => wants.push(isOn) },
  });
  let told = 0;
  meter.start(() => { told += 1; });
  const { readings } = meter;
  session.emit('delta', { bytes: 300, inserted: 1, updated: 20, removed: 3 });
  area.emit('frame', { frameMs: 5 });
  session.counters = { prepares: 7, layoutMicroseconds: 500 };
  session.emit('change', 'events');
  assert.equal(readings.last('passes'), null, 'the first count says nothing of the last seconds');
  session.counters = { prepares: 9, layoutMicroseconds: 1750 };
  session.emit('change', 'events');
  connection.lastSeq = 4;
  connection.emit('command', 'set');
  clock.ms = 10;
  connection.emit('message', { kind: 'ack', seq: 4 });
  const all = ['bytes', 'touched', 'paint', 'passes', 'layout', 'answer', 'trip', 'server'].map((kind) => readings.last(kind));
  assert.deepEqual(all, [300, 24, 5, 2, 1.25, 10, 2, 8]);
  assert.equal(told, 8);
  meter.stop();
  area.emit('frame', { frameMs: 9 });
  assert.equal(readings.last('paint'), null);
  assert.deepEqual(wants, [true, false]);
});
