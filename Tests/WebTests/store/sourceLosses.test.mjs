// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SourceLosses } from '../../../web/store/sourceLosses.js';

/** @returns {any} */
const leftOut = (source, line = 3) => ({ severity: 'note', code: 'left-out', message: 'No such name', file: 'A.swift', line, source });
const severities = (/** @type {{severity: string}[]} */ list) => list.map(({ severity }) => severity);

test('what the first version lacks stays a note, what a save lacks is an error', () => {
  const losses = new SourceLosses();
  const first = [leftOut('import Billing')];
  assert.deepEqual(severities(losses.judge({ fingerprint: 'one' }, first)), ['note']);
  const saved = [leftOut('  import Billing', 4), leftOut('view.colour = .red')];
  assert.deepEqual(severities(losses.judge({ fingerprint: 'two' }, saved)), ['note', 'error']);
  assert.deepEqual(severities(losses.judge({ fingerprint: 'three' }, first)), ['note']);
});

test('nothing is judged before a version is there, nor for files that are not compiled', () => {
  const losses = new SourceLosses();
  assert.deepEqual(severities(losses.judge({ fingerprint: '' }, [leftOut('a')])), ['note']);
  assert.deepEqual(severities(losses.judge(null, [leftOut('a')])), ['note']);
  assert.deepEqual(severities(losses.judge({ fingerprint: 'one' }, [leftOut('b')])), ['note']);
});

test('what a syntax error takes with it is not told beside it', () => {
  const losses = new SourceLosses();
  losses.judge({ fingerprint: 'one' }, []);
  const syntax = { ...leftOut('fnuc'), severity: 'error', code: 'syntax' };
  assert.deepEqual(severities(losses.judge({ fingerprint: 'two' }, [syntax, leftOut('a')])), ['error', 'note']);
});

test('another stage begins anew', () => {
  const losses = new SourceLosses();
  losses.judge({ fingerprint: 'one' }, []);
  losses.forget();
  assert.deepEqual(severities(losses.judge({ fingerprint: 'two' }, [leftOut('a')])), ['note']);
});

test('other notes stay what they are', () => {
  const losses = new SourceLosses();
  losses.judge({ fingerprint: 'one' }, []);
  const note = { ...leftOut('a'), code: 'module-stood-in' };
  assert.deepEqual(losses.judge({ fingerprint: 'two' }, [note]), [note]);
});
