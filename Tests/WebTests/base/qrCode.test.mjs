// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctionOf, formatBits, qrCode, versionBits } from '../../../web/base/qrCode.js';

const bytes = (/** @type {string} */ text) => text.split(' ').map((byte) => parseInt(byte, 16));

test('corrects the example of the standard’s annex I', () => {
  // 01234567 in numeric mode, version 1, level M: 16 codewords of data, 10 of correction.
  const data = bytes('10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11');
  assert.deepEqual(correctionOf(data, 10), bytes('a5 24 d4 c1 ed 36 c7 87 2c 55'));
});

test('has the standard’s bits about format and version', () => {
  // Level M with mask 5: 00101, remainder 0011011100, exclusive or with 101010000010010.
  assert.equal(formatBits(5).toString(2).padStart(15, '0'), '100000011001110');
  // Annex D's example: version 7 is 000111 with the remainder 110010010100.
  assert.equal(versionBits(7).toString(2).padStart(18, '0'), '000111110010010100');
});

test('takes the smallest version in which a text fits', () => {
  // Level M holds 14 bytes in version 1 (21 modules), 26 in version 2, 180 in version 9, 213 in version 10.
  for (const [length, size] of [[14, 21], [15, 25], [26, 25], [27, 29], [180, 53], [181, 57], [213, 57], [214, 61]]) {
    assert.equal(qrCode('x'.repeat(length))?.length, size, `${length} bytes`);
  }
  assert.equal(qrCode('x'.repeat(2000)), null);
  assert.equal(qrCode('é'.repeat(7))?.length, 21);
});

test('has finders in three corners, timing between them, and one dark module', () => {
  const code = qrCode('http://192.168.1.5:8787/#stage=grid') ?? [];
  const size = code.length;
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]]) {
    assert.deepEqual(finder.map((_, row) => code[y + row].slice(x, x + 7).join('')), finder);
  }
  for (let at = 8; at < size - 8; at += 1) assert.equal(code[6][at], at % 2 === 0 ? 1 : 0);
  assert.equal(code[size - 8][8], 1);
});

test('reads back what it wrote, by the standard’s way through the modules', () => {
  const text = 'http://10.0.0.1:8787/';
  const code = qrCode(text) ?? [];
  // Version 2: one block of 28 codewords of data, and no information about the version.
  assert.equal(code.length, 25);
  const mask = maskOf(code);
  const isFixed = (/** @type {number} */ x, /** @type {number} */ y) =>
    (x < 9 && y < 9) || (x > 16 && y < 9) || (x < 9 && y > 16) || x === 6 || y === 6 || (x > 15 && x < 21 && y > 15 && y < 21);
  const bits = [];
  for (let right = 24; right > 0; right -= right === 8 ? 3 : 2) {
    const column = right > 6 ? (24 - right) / 2 : (24 - right - 1) / 2;
    for (let step = 0; step < 25; step += 1) {
      const y = column % 2 === 0 ? 24 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(code[y][x] ^ Number(MASKS[mask](x, y)));
    }
  }
  const word = (/** @type {number} */ from, /** @type {number} */ length) => parseInt(bits.slice(from, from + length).join(''), 2);
  assert.equal(word(0, 4), 4);
  assert.equal(word(4, 8), text.length);
  const read = Array.from(text, (_, at) => String.fromCharCode(word(12 + 8 * at, 8))).join('');
  assert.equal(read, text);
});

/** @type {((x: number, y: number) => boolean)[]} table 10, written anew with i = y and j = x */
const MASKS = [
  (j, i) => (i + j) % 2 === 0, (j, i) => i % 2 === 0, (j) => j % 3 === 0, (j, i) => (i + j) % 3 === 0,
  (j, i) => ((i >> 1) + Math.floor(j / 3)) % 2 === 0, (j, i) => (i * j) % 2 + (i * j) % 3 === 0,
  (j, i) => ((i * j) % 2 + (i * j) % 3) % 2 === 0, (j, i) => ((i + j) % 2 + (i * j) % 3) % 2 === 0,
];

/**
 * The mask in the copy of the format beside the first finder.
 * @param {number[][]} code
 */
function maskOf(code) {
  const upper = [0, 1, 2, 3, 4].map((x) => code[8][x]);
  const level = upper.map((bit, at) => bit ^ [1, 0, 1, 0, 1][at]);
  assert.deepEqual(level.slice(0, 2), [0, 0]);
  return parseInt(level.slice(2).join(''), 2);
}
