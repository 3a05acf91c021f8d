// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { webm } from '../../../web/base/webm.js';

/** Elements that contain elements, by RFC 8794 and RFC 9559. */
const MASTERS = new Set([
  0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1c53bb6b, 0xbb, 0xb7, 0x1f43b675,
]);

/** Reads a file by the rules of EBML: names with their marker, lengths in the shortest form. */
function elements(bytes, from = 0, to = bytes.length) {
  const found = [];
  let at = from;
  const number = (count) => {
    let value = 0;
    for (let k = 0; k < count; k += 1) value = value * 256 + bytes[at + k];
    at += count;
    return value;
  };
  while (at < to) {
    const start = at;
    const name = number(Math.clz32(bytes[at]) - 23);
    const count = Math.clz32(bytes[at]) - 23;
    const length = number(count) - 2 ** (7 * count);
    // The shortest form; all ones are kept for an unknown length.
    assert.ok(count === 1 || length >= 2 ** (7 * (count - 1)) - 1, `length of ${name.toString(16)}`);
    const data = at;
    assert.ok(data + length <= to, 'an element ends within the one around it');
    found.push({
      name, start, data, bytes: bytes.slice(data, data + length),
      children: MASTERS.has(name) ? elements(bytes, data, data + length) : [],
    });
    at = data + length;
  }
  return found;
}

const child = (parent, ...names) =>
  names.reduce((one, name) => one.children.find((other) => other.name === name), parent);
const value = ({ bytes }) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
const frame = (atMs, isKey, length = 3) => ({ atMs, isKey, bytes: new Uint8Array(length).fill(atMs % 251) });
const film = (frames, more = {}) => webm({
  codec: 'V_VP9', width: 390, height: 844, durationMs: 500, frames, ...more,
});

test('a film of one frame has exactly the bytes that the rules give', () => {
  const bytes = film([{ atMs: 0, isKey: true, bytes: Uint8Array.of(7, 8) }], { durationMs: 0, width: 2, height: 2 });
  const hex = (text) => text.replace(/\s/g, '');
  const expected = hex(`
    1A45DFA3 9F 4286 81 01 42F7 81 01 42F2 81 04 42F3 81 08 4282 84 7765626D 4287 81 04 4285 81 02
    18538067 EF
    1549A966 A6 2AD7B1 83 0F4240 4489 88 0000000000000000 4D80 87 54657373657261 5741 87 54657373657261
    1654AE6B A1 AE 9F D7 81 01 73C5 81 01 83 81 01 9C 81 00 86 85 565F565039 E0 86 B0 81 02 BA 81 02
    1C53BB6B 90 BB 8E B3 81 00 B7 89 F7 81 01 F1 84 00000066
    1F43B675 8B E7 81 00 A3 86 81 0000 80 0708`);
  const text = Buffer.from(bytes).toString('hex').toUpperCase();
  // The places and lengths that depend on all others are checked by the reader below.
  const withoutSizes = (one) => one.replace(/(18538067|1654AE6B|AE|1C53BB6B|BB)(..)/g, '$1??').replace(/F184......../, 'F184');
  assert.equal(withoutSizes(text), withoutSizes(expected));
  elements(bytes);
});

test('cues lead to the clusters, which begin with key frames and keep the times', () => {
  const times = Array.from({ length: 60 }, (_, at) => Math.round((at * 1000) / 60));
  const bytes = film(times.map((atMs, at) => frame(atMs, at % 25 === 0, 200)));
  const [header, segment] = elements(bytes);
  assert.equal(Buffer.from(child(header, 0x4282).bytes).toString(), 'webm');
  assert.equal(value(child(segment, 0x1654ae6b, 0xae, 0xe0, 0xb0)), 390);
  assert.equal(value(child(segment, 0x1654ae6b, 0xae, 0xe0, 0xba)), 844);
  const duration = child(segment, 0x1549a966, 0x4489).bytes;
  assert.equal(new DataView(duration.buffer, duration.byteOffset).getFloat64(0), 500);
  const clusters = segment.children.filter(({ name }) => name === 0x1f43b675);
  const cues = child(segment, 0x1c53bb6b).children;
  assert.deepEqual(
    cues.map((cue) => [value(child(cue, 0xb3)), value(child(cue, 0xb7, 0xf1))]),
    clusters.map((one) => [value(child(one, 0xe7)), one.start - segment.data]),
  );
  const blocks = clusters.flatMap((one) =>
    one.children.filter(({ name }) => name === 0xa3).map(({ bytes: [track, high, low, flags, ...data] }) => ({
      track, atMs: value(child(one, 0xe7)) + high * 256 + low, isKey: flags === 0x80, data,
    })));
  assert.deepEqual(blocks.map(({ atMs }) => atMs), times);
  assert.deepEqual(blocks.map(({ isKey }) => isKey), times.map((_, at) => at % 25 === 0));
  assert.ok(blocks.every(({ track, data, atMs }) => track === 0x81 && data.length === 200 && data[0] === atMs % 251));
});

test('a cluster ends where its times have no room', () => {
  const frames = [0, 32767, 32768, 70000].map((atMs, at) => frame(atMs, at === 0));
  const [, segment] = elements(film(frames));
  const clusters = segment.children.filter(({ name }) => name === 0x1f43b675);
  assert.deepEqual(clusters.map((one) => value(child(one, 0xe7))), [0, 32768, 70000]);
  assert.equal(child(segment, 0x1c53bb6b).children.length, 1, 'only a key frame can be jumped to');
});

test('lengths are in the shortest form, also just before all ones', () => {
  // A block has four bytes before its data.
  for (const length of [122, 123, 124, 16378, 16379, 16380]) elements(film([frame(0, true, length)]));
  assert.throws(() => film([frame(0, false)]), RangeError);
  assert.throws(() => film([]), RangeError);
});
