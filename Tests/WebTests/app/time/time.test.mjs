// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { looksSame } from '../../../../web/app/time/onionSkin.js';
import { timeCommand } from '../../../../web/app/time/timeKeys.js';
import {
  durationText, momentBeside, momentText, rateText, spokenMoment, stateWords,
} from '../../../../web/app/time/timeWords.js';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ask = (key, focus, isReplaying = false, held = {}) =>
  timeCommand({ ...plain, ...held, key }, focus, isReplaying);

test('the space bar replays and holds, unless a control or the stage takes it', () => {
  assert.deepEqual(ask(' ', 'page'), { does: 'toggle' });
  assert.deepEqual(ask(' ', 'scrubber'), { does: 'toggle' });
  assert.equal(ask(' ', 'control'), null);
  assert.equal(ask(' ', 'stage'), null);
  assert.deepEqual(ask(' ', 'stage', true), { does: 'toggle' });
});

test('comma and full stop step anywhere, arrows where they do nothing else', () => {
  assert.deepEqual(ask(',', 'stage'), { does: 'step', count: -1 });
  assert.deepEqual(ask('.', 'control'), { does: 'step', count: 1 });
  assert.deepEqual(ask('ArrowLeft', 'scrubber'), { does: 'step', count: -1 });
  assert.deepEqual(ask('ArrowUp', 'scrubber', false, { shiftKey: true }), { does: 'step', count: 6 });
  assert.equal(ask('ArrowRight', 'page'), null);
  assert.deepEqual(ask('ArrowRight', 'page', true), { does: 'step', count: 1 });
  assert.equal(ask('ArrowRight', 'stage', true), null);
  assert.equal(ask('ArrowRight', 'control', true), null);
});

test('letters switch loop and marks, the ends are the scrubber’s', () => {
  assert.deepEqual(['l', 'L', 'o', 'p'].map((key) => ask(key, 'page').does), ['loop', 'loop', 'onion', 'paths']);
  assert.deepEqual([ask('Home', 'scrubber').does, ask('End', 'scrubber').does], ['toStart', 'toEnd']);
  assert.equal(ask('Home', 'page', true), null);
  assert.equal(ask('l', 'page', true, { ctrlKey: true }), null);
  assert.equal(ask('p', 'page', true, { metaKey: true }), null);
  assert.equal(ask('toString', 'scrubber'), null);
});

test('moments are told to the millisecond, durations to the hundredth', () => {
  assert.equal(momentText(1000 / 60), '0.017 s');
  assert.equal(momentText(0), '0.000 s');
  // The duration stands beside it.
  assert.equal(momentBeside(900, 900, false), '');
  assert.equal(momentBeside(900, 900, true), '0.900 s');
  assert.equal(momentBeside(450, 900, false), '0.450 s');
  assert.equal(durationText(1250), '1.25 s');
  assert.equal(rateText(0.25), '25 %');
  assert.equal(spokenMoment(116.67, 300), '117 of 300 milliseconds');
});

test('what is said tells whether the present or a replay is shown', () => {
  const live = { isReplaying: false, isPlaying: false, isLooping: false, rate: 1 };
  assert.equal(stateWords(live), 'Live');
  assert.equal(stateWords({ ...live, rate: 0.1 }), 'Live at 10 %');
  assert.equal(stateWords({ ...live, isReplaying: true }), 'Paused');
  assert.equal(stateWords({ ...live, isReplaying: true, isPlaying: true }), 'Replaying');
  const loop = { ...live, isReplaying: true, isPlaying: true, isLooping: true, rate: 0.25 };
  assert.equal(stateWords(loop), 'Looping at 25 %');
  const late = { ...live, isReplaying: true, hasNews: true };
  assert.equal(stateWords(late), 'Paused; the stage has changed in the meantime');
});

test('elements look the same within a hundredth of a point', () => {
  const shown = { x: 1, y: 2, width: 3, height: 4, alpha: 1, transform: null };
  assert.equal(looksSame(shown, { ...shown, x: 1.005 }), true);
  assert.equal(looksSame(shown, { ...shown, y: 2.1 }), false);
  assert.equal(looksSame(shown, { ...shown, alpha: 0.5 }), false);
  const turned = { ...shown, transform: { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 } };
  assert.equal(looksSame(shown, turned), false);
});
