// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignThread, sharedSignThread } from '../../../../web/renderer/signs/signThread.js';

/** A worker that keeps what it gets, and says what the test has it say. */
function worker() {
  const heard = { message: [], error: [], messageerror: [] };
  const told = { sent: [], isEnded: false };
  told.thread = {
    addEventListener: (kind, listener) => heard[kind].push(listener),
    postMessage: (message) => told.sent.push(message),
    terminate: () => (told.isEnded = true),
  };
  told.say = (kind, data) => heard[kind].forEach((listener) => listener({ data }));
  return told;
}

const signs = [{ text: 'a', size: 20, align: 'center', ink: '#000' }];

test('each answer of the thread reaches who asked for it, in any order', () => {
  const told = worker();
  const thread = new SignThread(told.thread);
  const answers = [];
  thread.paint(signs, (painted) => answers.push(['first', painted.picture]));
  thread.paint(signs, (painted) => answers.push(['second', painted.picture]));
  const [first, second] = told.sent.map(({ number }) => number);
  told.say('message', { number: second, picture: 'two', boxes: [] });
  told.say('message', { number: first, picture: 'one', boxes: [] });
  told.say('message', { number: first, picture: 'again', boxes: [] });
  assert.deepEqual(answers, [['second', 'two'], ['first', 'one']]);
});

test('a thread that fails is ended, and everybody who waits or asks later is told', () => {
  for (const kind of ['error', 'messageerror']) {
    const told = worker();
    const thread = new SignThread(told.thread);
    const answers = [];
    thread.paint(signs, (painted) => answers.push(painted));
    told.say(kind);
    thread.paint(signs, (painted) => answers.push(painted));
    assert.deepEqual(answers, [null, null]);
    assert.equal(told.isEnded, true);
    assert.equal(told.sent.length, 1);
  }
});

test('there is no thread where there is no page', () => {
  assert.equal(sharedSignThread(), null);
});
