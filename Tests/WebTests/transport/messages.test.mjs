// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeServerMessage, encodeClientMessage } from '../../../web/transport/messages.js';
import { WireError } from '../../../web/transport/varint.js';

const file = new URL('../../Vectors/messages.json', import.meta.url);
/** @type {{valid: {to: string, message: any}[], invalid: any[]}} */
const vectors = JSON.parse(readFileSync(file, 'utf8'));

for (const { to, message } of vectors.valid) {
  const { kind, ...members } = message;
  if (to === 'client') {
    test(`reads ${kind} ${JSON.stringify(members).slice(0, 60)}`, () => {
      assert.deepEqual(decodeServerMessage(JSON.stringify(message)), message);
    });
  }
  if (to === 'server') {
    test(`writes ${kind} ${JSON.stringify(members).slice(0, 60)}`, () => {
      assert.equal(encodeClientMessage(kind, members), JSON.stringify(message));
    });
  }
}

for (const { to, text, code, field } of vectors.invalid) {
  if (to !== 'client') continue;
  test(`refuses ${text}`, () => {
    assert.throws(
      () => decodeServerMessage(text),
      (error) => error instanceof WireError && error.code === code && error.field === field,
    );
  });
}

test('refuses what is no object or no JSON', () => {
  for (const [text, code] of [['[]', 'wrong-type'], ['null', 'wrong-type'], ['{', 'invalid-json']]) {
    assert.throws(
      () => decodeServerMessage(text),
      (error) => error instanceof WireError && error.code === code,
    );
  }
});

test('takes no kind from the prototype', () => {
  assert.throws(() => decodeServerMessage('{"kind": "constructor"}'), { code: 'unknown-kind' });
});

test('leaves out members without a value and keeps null', () => {
  const text = encodeClientMessage('set', { key: 'a', value: null, name: undefined });
  assert.equal(text, '{"kind":"set","key":"a","value":null}');
});
