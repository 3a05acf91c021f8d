// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeFor } from '../../../../web/app/page/notices.js';
import { markedLine, sourceCardState } from '../../../../web/app/page/sourceCard.js';
import { pillState } from '../../../../web/app/page/statePill.js';

const error = { severity: 'error', code: 'swift', message: 'no', file: 'A.swift', line: 2 };
/** @returns {any} */
const session = (phase, more = {}) => ({
  source: { phase, files: ['A.swift'], entries: [] },
  diagnostics: [],
  view: { revision: 3, elements: new Map([[1, {}]]) },
  connection: { state: 'open' },
  status: { state: 'running', message: '', attempt: 0 },
  stages: [{}],
  stageId: 'a',
  ...more,
});

test('shows no message while all is well', () => {
  assert.equal(sourceCardState(session('current')), null);
  assert.equal(sourceCardState(session('compiling', { diagnostics: [error] })), null);
  assert.equal(sourceCardState({ ...session('current'), source: null }), null);
});

test('shows the first errors and counts the others', () => {
  const state = sourceCardState(session('failed', { diagnostics: Array(6).fill(error) }));
  assert.equal(state?.title, 'A.swift does not compile');
  assert.equal(state?.problems.length, 4);
  assert.equal(state?.more, 2);
  assert.match(state?.end ?? '', /last good version stays/);
});

test('does not promise a picture that is not there', () => {
  const state = sourceCardState(session('failed', { diagnostics: [error], view: null }));
  assert.match(state?.end ?? '', /when the file has no errors/);
});

test('tells a crash from an error of the compiler', () => {
  const crash = { ...error, code: 'host-ended' };
  const failed = sourceCardState(session('failed', { diagnostics: [crash] }));
  assert.equal(failed?.title, 'A.swift stopped while it was laid out');
  const later = sourceCardState(session('current', { diagnostics: [crash] }));
  assert.equal(later?.title, 'A.swift stopped');
});

test('an app that runs without what has a syntax error says so', () => {
  const broken = { ...error, code: 'syntax' };
  const state = sourceCardState(session('current', { diagnostics: [broken] }));
  assert.equal(state?.title, 'A.swift runs in part');
  assert.match(state?.end ?? '', /left out/);
  assert.equal(sourceCardState(session('rehearsing', { diagnostics: [broken] })), null);
});

test('the file with the error is named, not the first of the app', () => {
  const source = { phase: 'current', files: ['App/AppDelegate.swift', 'App/List.swift', 'App/Cell.swift'], entries: [] };
  const lost = (/** @type {string} */ file) => ({ ...error, code: 'left-out', file });
  const one = sourceCardState(session('', { source, diagnostics: [lost('App/List.swift')] }));
  assert.equal(one?.title, 'List.swift runs in part');
  const two = sourceCardState(session('', { source, diagnostics: [lost('App/List.swift'), lost('App/Cell.swift')] }));
  assert.equal(two?.title, 'List.swift and 1 more run in part');
  const note = { ...lost('App/List.swift'), severity: 'note' };
  assert.equal(sourceCardState(session('', { source, diagnostics: [note] })), null);
});

test('an empty screen of an app that runs in part has one card', () => {
  const empty = { revision: 3, elements: new Map() };
  const broken = session('current', { diagnostics: [{ ...error, code: 'syntax' }], view: empty });
  assert.equal(noticeFor(broken), 'none');
  assert.notEqual(sourceCardState(broken), null);
});

test('a file that is gone or has no layout is said, too', () => {
  assert.equal(sourceCardState(session('missing'))?.kind, 'missing');
  assert.equal(sourceCardState(session('nothing'))?.title, 'No layout in A.swift');
});

test('marks the place in the line without its indentation', () => {
  assert.deepEqual(markedLine({ source: '    let a = b', column: 13 }), {
    code: 'let a = b',
    caret: '        ^',
  });
  assert.deepEqual(markedLine({ source: '\t\tlet a', column: 3 }), { code: 'let a', caret: '^' });
  assert.deepEqual(markedLine({ source: 'x' }), { code: 'x', caret: '' });
  assert.equal(markedLine({}), null);
});

test('the notice on the stage leaves source to its card', () => {
  const broken = session('failed', { diagnostics: [error], view: { revision: 0, elements: new Map() } });
  assert.equal(noticeFor(broken), 'none');
  assert.equal(noticeFor({ ...broken, source: null }), 'invalid');
});

test('the pill speaks of compiling only after a while', () => {
  assert.equal(pillState(session('compiling'), 0, false).text, 'Live');
  assert.deepEqual(
    [pillState(session('compiling'), 0, true).text, pillState(session('compiling'), 0, true).tone],
    ['Compiling A.swift', 'busy'],
  );
});

test('the pill names an app that is compiled, not the first of its files', () => {
  const source = { phase: 'compiling', files: ['AppDelegate.swift', 'List.swift'], entries: [] };
  assert.equal(pillState(session('', { source, stage: { title: 'Larder' } }), 0, true).text, 'Compiling Larder');
  const step = { ...source, step: 'KitchenKit, 1 of 2' };
  assert.equal(pillState(session('', { source: step, stage: { title: 'Larder' } }), 0, true).text, 'Compiling KitchenKit, 1 of 2');
});

test('the pill counts the seconds of a long compile, and offers to stop it', () => {
  const { text, retry } = pillState(session('compiling'), 0, true, 12);
  assert.deepEqual([text, retry], ['Compiling A.swift · 12 s', 'compiler']);
  assert.equal(pillState(session('compiling'), 0, true, 1).retry, null);
});

test('the card does not call stopped source wrong', () => {
  const stopped = { ...error, code: 'compile-stopped' };
  assert.equal(sourceCardState(session('failed', { diagnostics: [stopped] }))?.title, 'A.swift was not compiled');
});
