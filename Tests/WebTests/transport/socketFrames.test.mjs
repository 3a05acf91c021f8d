// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { readFrames } from '../../../web/transport/socketFrames.js';

const bytes = (...values) => new Uint8Array(values.flat()).buffer;
const filled = (count) => new Array(count).fill(0x61);

test('reads texts and binary messages with lengths of all three forms', () => {
  const [text, binary, long, longer] = readFrames(bytes(
    [0x81, 2, 0xc3, 0xa9],
    [0x82, 3, 1, 2, 3],
    // 0x012c is 300, and 0x010000 is 65,536.
    [0x81, 126, 0x01, 0x2c], filled(300),
    [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0], filled(65_536),
  ));
  assert.equal(text, 'é');
  assert.deepEqual([...new Uint8Array(binary)], [1, 2, 3]);
  assert.equal(long, 'a'.repeat(300));
  assert.equal(longer, 'a'.repeat(65_536));
});

test('nothing is no message, and frames of other kinds are left out', () => {
  assert.deepEqual(readFrames(bytes()), []);
  assert.deepEqual(readFrames(bytes([0x89, 0], [0x88, 2, 0x03, 0xe8], [0x81, 1, 0x62])), ['b']);
});

test('bytes that end within a frame, and a text that is not UTF-8, are errors', () => {
  for (const cut of [[0x81], [0x81, 126, 1], [0x81, 127, 0, 0, 0, 0], [0x81, 2, 0x61], [0x82, 1]]) {
    assert.throws(() => readFrames(bytes(cut)), RangeError);
  }
  assert.throws(() => readFrames(bytes([0x81, 127, 255, 255, 255, 255, 255, 255, 255, 255])), RangeError);
  assert.throws(() => readFrames(bytes([0x81, 1, 0xff])), TypeError);
});
