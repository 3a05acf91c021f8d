// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WireReader } from '../../../web/transport/varint.js';
import { WireWriter } from './encoding/wireWriter.mjs';

/** @param {(writer: WireWriter) => void} put */
function written(put) {
  const writer = new WireWriter();
  put(writer);
  return [...writer.bytes];
}

test('writes varints in their shortest form', () => {
  for (const [value, bytes] of /** @type {[number, number[]][]} */ ([
    [0, [0]],
    [127, [0x7f]],
    [128, [0x80, 1]],
    [16_383, [0xff, 0x7f]],
    [16_384, [0x80, 0x80, 1]],
    [2 ** 32, [0x80, 0x80, 0x80, 0x80, 0x10]],
    [2 ** 53 - 1, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]],
  ])) {
    assert.deepEqual(written((writer) => writer.putVarint(value)), bytes);
    assert.equal(new WireReader(Uint8Array.from(bytes)).varint('n'), value);
  }
});

test('writes signed numbers small magnitudes first', () => {
  for (const [value, bytes] of /** @type {[number, number[]][]} */ ([
    [0, [0]],
    [-1, [1]],
    [1, [2]],
    [-64, [0x7f]],
    [64, [0x80, 1]],
    [2 ** 51, [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8]],
  ])) {
    assert.deepEqual(written((writer) => writer.putSigned(value)), bytes);
    assert.equal(new WireReader(Uint8Array.from(bytes)).signed('n'), value);
  }
});

test('never answers with a negative zero', () => {
  assert.ok(Object.is(new WireReader(Uint8Array.of(0)).signed('n'), 0));
});

test('does not write what no varint holds', () => {
  for (const value of [-1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.throws(() => new WireWriter().putVarint(value), RangeError);
  }
});

test('names the record in an error', () => {
  const reader = new WireReader(new Uint8Array());
  reader.list = 'updated';
  reader.index = 3;
  assert.throws(() => reader.byte('alpha'), {
    code: 'truncated',
    field: 'updated[3].alpha',
    message: 'updated[3].alpha is cut off: the message ends within it',
  });
});
