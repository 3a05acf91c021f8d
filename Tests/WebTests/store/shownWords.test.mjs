// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWordsOfCode, showWords } from '../../../web/store/shownWords.js';

/** @param {string[]} keys of the stage's parameters */
function stage(keys) {
  const calls = [];
  return {
    calls,
    session: {
      stage: { parameters: keys.map((key) => ({ key })) },
      setParameter: (...call) => calls.push(['parameter', ...call]),
    },
    actions: { edit: (...call) => calls.push(['edit', ...call]) },
  };
}

test('the words of the data are changed as data', () => {
  const { calls, session, actions } = stage(['cv.textSize']);
  assert.equal(hasWordsOfCode(session), false);
  showWords(session, actions, 'long', 'long');
  showWords(session, actions, 'file');
  assert.deepEqual(calls, [
    ['edit', 'long', { type: 'words', style: 'long' }],
    ['edit', 'words', { type: 'words', style: 'file' }],
  ]);
});

test('the words of code are changed where they are shown', () => {
  const { calls, session, actions } = stage(['cv.words']);
  assert.equal(hasWordsOfCode(session), true);
  showWords(session, actions, 'accented');
  showWords(session, actions, 'file');
  assert.deepEqual(calls, [['parameter', 'cv.words', 'accented'], ['parameter', 'cv.words', null]]);
});

test('without a stage there are no words', () => {
  assert.equal(hasWordsOfCode({ stage: null }), false);
});
