// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { answerText, sendAnswers } from '../../../../web/app/answers/answerSet.js';
import { matches, requestsOf, undecoded } from '../../../../web/app/answers/matching.js';
import { AnswerError, MOST_ANSWER_BYTES, answersOf } from '../../../../web/app/answers/recordedFiles.js';

const entry = (url, text, { status = 200, method = 'get', mimeType = 'application/json', encoding } = {}) =>
  ({ request: { method, url }, response: { status, content: { mimeType, text, encoding } } });
const har = (...entries) => JSON.stringify({ log: { entries } });
const asked = (request, type = '') => ({ code: 'invented-answer', path: request, message: `A.swift:1 asks ${request} for ${type}: nothing leaves the machine.` });

test('a file is one answer, and a recording has one for each request that has text', () => {
  const { answers: [body] } = answersOf('photos.json', '[1, 2]');
  assert.deepEqual([body.request, body.shape, body.status, body.body], [null, 'list', 200, '[1, 2]']);
  const { answers, troubles } = answersOf('a.har', har(
    entry('https://a.b/x?q=1', '{}', { status: 500 }), entry('https://a.b/x?q=1', '{"a": 1}'), entry('https://a.b/x?q=1', '[]'),
    entry('https://a.b/p.png', 'x', { mimeType: 'image/png' }), entry('https://a.b/never', '', { status: 0 }),
    entry('https://a.b/é', btoa('[3]'), { method: 'POST', encoding: 'base64' }),
  ));
  assert.deepEqual(answers.map(({ request, body, shape }) => [request, body, shape]), [
    ['GET https://a.b/x?q=1', '{"a": 1}', 'object'], ['POST https://a.b/é', '[3]', 'list'],
  ]);
  assert.deepEqual(troubles, ['2 entries of a.har without text, such as pictures, are left out.']);
  assert.equal(answersOf('export.json', har(entry('https://a.b/', '1'))).answers[0].request, 'GET https://a.b/');
});

test('what is wrong with a file is told with its member, and does not stop the other entries', () => {
  const refused = [
    ['a.har', '{"log": {"entries": [{"requ', /no JSON.*seems to be cut short/], ['a.har', '[]', /^log must be an object/],
    ['a.har', '{"log": {}}', /^log.entries must be a list/], ['a.json', '<b>x</b>', /no JSON/],
    ['a.json', `"${'é'.repeat(MOST_ANSWER_BYTES / 2)}"`, new RegExp(`^a.json has ${MOST_ANSWER_BYTES + 2} bytes, but an answer may have at most`)],
  ];
  for (const [name, text, words] of refused) assert.throws(() => answersOf(name, text), (error) => error instanceof AnswerError && words.test(error.message), text.slice(0, 40));
  const { answers, troubles } = answersOf('a.har', JSON.stringify({ log: { entries: [
    null, { request: { method: 'G 1', url: 'https://a.b' }, response: {} }, { request: { method: 'GET', url: '/x' }, response: {} },
    { request: { method: 'GET', url: 'https://a.b' }, response: { status: 200 } }, entry('https://a.b/', '{}', { status: 99 }),
    entry('https://a.b/', '!', { encoding: 'base64' }), entry('https://a.b/', '{}'),
  ] } }));
  assert.equal(answers.length, 1);
  assert.deepEqual(troubles.map((words) => words.split(' ')[0]), [
    'log.entries[0]', 'log.entries[1].request.method', 'log.entries[2].request.url', 'log.entries[3].response.content',
    'log.entries[4].response.status', 'log.entries[5].response.content.text',
  ]);
  const many = answersOf('a.har', har(...Array.from({ length: 10_000 }, (_, at) => entry(`https://a.b/${at}`, '{}'))));
  assert.equal(many.answers.length, 5000);
  assert.deepEqual(many.troubles, ['a.har has 10000 entries; the first 5000 are read.']);
});

test('requests come from the notes, with what they decode and what did not fit', () => {
  const requests = requestsOf([
    { code: 'stand-in', message: 'x' }, asked('GET https://a.b/p', 'Array<Photo>'), asked('GET https://a.b/q', 'Page'),
    { code: 'response-misfit', path: 'GET https://a.b/p', message: 'p.json does not fit' }, { code: 'recorded-answer', path: 'GET https://a.b/r', message: 'A.swift:2 asks GET https://a.b/r: r.json answers.' },
  ]);
  assert.deepEqual(requests.map(({ request, type, shape, trouble }) => [request, type, shape, trouble]), [
    ['GET https://a.b/p', 'Array<Photo>', 'list', 'p.json does not fit'], ['GET https://a.b/q', 'Page', 'object', ''], ['GET https://a.b/r', '', '', ''],
  ]);
});

test('an answer that the app gets but does not decode is known', () => {
  const note = (code, path) => ({ severity: 'note', code, path, message: '' });
  const told = [
    note('recorded-answer', 'GET https://a.b/p'), note('decoded-answer', 'GET https://a.b/p'), note('recorded-answer', 'GET https://a.b/q'),
    note('recorded-answer', 'GET https://a.b/q'), note('recorded-answer', 'GET https://a.b/r'), note('response-misfit', 'GET https://a.b/r'),
    note('recorded-answer', 'GET https://a.b/other'),
  ];
  assert.deepEqual(undecoded(told, new Set(['p', 'q', 'r', 'never'].map((name) => `GET https://a.b/${name}`))), ['GET https://a.b/q']);
});

test('answers are matched by address, then by name, type and form', () => {
  const plain = (name, text) => answersOf(name, text).answers;
  const recorded = (url, method = 'GET') => answersOf('a.har', har(entry(url, '[]', { method }))).answers;
  const cases = [
    ['GET https://a.b/photos?page=1', '', [recorded('https://a.b/photos?page=2'), recorded('https://a.b/photos?page=1')], 1],
    ['GET https://a.b/photos?page=1', '', [recorded('https://a.b/other'), recorded('https://a.b/photos?key=x')], 1],
    ['GET https://stage.b/v1/photos', '', [recorded('https://live.b/v1/photos')], 0],
    ['POST https://a.b/photos', '', [recorded('https://a.b/photos')], -1],
    ['GET https://a.b/v1/photos', '', [plain('users.json', '[]'), plain('photo-list.json', '[]')], 1],
    ['GET https://a.b/rest?m=1', 'Array<Story>', [plain('users.json', '[]'), plain('stories.json', '[]')], 1],
    ['GET https://a.b/photos', 'Array<Photo>', [plain('photos.json', '{}'), plain('photos-2.json', '[]')], 1],
    ['GET https://a.b/x', 'Thing', [plain('whatever.json', '{}')], 0],
    ['GET https://a.b/x', 'Thing', [plain('whatever.json', '[]')], -1],
  ];
  for (const [request, type, answers, expected] of cases) {
    assert.deepEqual(matches(requestsOf([asked(request, type)]), answers.flat()), [expected], request + type);
  }
  const two = requestsOf([asked('GET https://a.b/users'), asked('GET https://a.b/photos')]);
  assert.deepEqual(matches(two, [...plain('photos.json', '[]'), ...plain('users.json', '[]')]), [1, 0]);
});

test('the text has what people chose, and of the rest as much as there is room for', async () => {
  const [answer] = answersOf('a.json', JSON.stringify('x'.repeat(MOST_ANSWER_BYTES / 2))).answers;
  const given = [{ request: 'GET https://a.b/1', answer }];
  const others = [{ request: 'GET https://a.b/2', answer }, { request: 'GET https://a.b/3', answer: answersOf('b.json', '"é"').answers[0] }];
  const { text, count, left } = answerText(given, others);
  assert.deepEqual([count, left, JSON.parse(text).name], [2, 1, 'a.json and 1 more']);
  assert.throws(() => answerText([...given, others[0]], []), /no room for a.json, the answer to GET https:\/\/a.b\/2/);
  const sent = [];
  await sendAnswers({ act: async (_, step) => sent.push(step) }, text);
  assert.deepEqual([sent.length, sent[0].pieces, sent.at(-1).piece], [32, 32, 31]);
  assert.equal(Buffer.concat(sent.map((step) => Buffer.from(step.text, 'base64'))).toString(), text);
  const refusal = { code: 'answers', message: 'the app stops' };
  await assert.rejects(sendAnswers({ act: (_, { piece }) => (piece === 1 ? Promise.reject(refusal) : Promise.resolve()) }, text), (error) => error === refusal);
});
