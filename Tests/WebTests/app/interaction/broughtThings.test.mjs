// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { byteText, countOf, fileThing, sampleThing, textThing, thingsOf } from '../../../../web/app/interaction/broughtThings.js';
import { SAMPLE_TYPE } from '../../../../web/inspector/bringGroup.js';

/** @returns {any} a clock whose time passes at once, and the times that were waited for */
function swiftClock() {
  const waits = [];
  const schedule = (work, ms) => {
    waits.push(ms);
    queueMicrotask(work);
  };
  return { waits, schedule };
}

test('a drag counts what it carries before it may be read', () => {
  const file = { kind: 'file' };
  assert.equal(countOf({ types: ['Files'], items: [file, file] }), 2);
  assert.equal(countOf({ types: ['Files'], items: [] }), 1);
  assert.equal(countOf({ types: ['text/html', 'text/plain'], items: [{ kind: 'string' }] }), 1);
  assert.equal(countOf({ types: [SAMPLE_TYPE] }), 1);
  assert.equal(countOf({ types: ['text/uri-list'] }), 0);
});

test('what a drag carries is a sample, files or a text', () => {
  const carrying = (data, files = []) => /** @type {any} */ ({ files, getData: (type) => data[type] ?? '' });
  assert.deepEqual(thingsOf(carrying({ 'text/plain': ' one\ntwo ' })).map(({ title }) => title), ['one']);
  assert.deepEqual(thingsOf(carrying({ 'text/plain': '  ' })), []);
  const sample = thingsOf(carrying({ [SAMPLE_TYPE]: 'failing', 'text/plain': 'x' }));
  assert.deepEqual(sample.map(({ title }) => title), ['Lost delivery']);
  const files = thingsOf(carrying({ 'text/plain': 'x' }, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]));
  assert.deepEqual(files.map(({ title }) => title), ['a.txt', 'b.txt']);
});

test('a text has its first line as title and the others below', async () => {
  const thing = textThing('\n one\ntwo\nthree\n');
  assert.deepEqual(await thing.load(() => {}), { title: 'one', subtitle: 'two three' });
  const long = textThing('x'.repeat(500));
  assert.equal(long.title.length, 120);
  assert.ok(long.title.endsWith('…'));
});

test('a file is read to its end, and a text file shows its first line', async () => {
  const shares = [];
  const file = new File(['hello\nworld'], 'greeting.txt', { type: 'text/plain' });
  const item = await fileThing(file).load((share) => shares.push(share));
  assert.deepEqual(item, { title: 'greeting.txt', subtitle: 'hello' });
  assert.equal(shares.at(-1), 1);
  const bytes = new File([new Uint8Array(1536)], 'data.bin');
  assert.deepEqual(await fileThing(bytes).load(() => {}), { title: 'data.bin', subtitle: '1.5 KB' });
  const empty = await fileThing(new File([], 'empty')).load(() => assert.fail('there is nothing of it'));
  assert.deepEqual(empty, { title: 'empty', subtitle: '0 bytes' });
});

test('a picture that is too large or damaged is told in words, and is not read', async () => {
  const large = { name: 'wall.png', type: 'image/png', size: 100 * 2 ** 20, stream: () => assert.fail('it is not read') };
  await assert.rejects(fileThing(large).load(() => {}), { message: 'the picture has 100 MB, but may have at most 64 MB' });
  const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
  await assert.rejects(fileThing(broken).load(() => {}), /damaged, has too many pixels, or is of a kind/);
});

test('a sample takes ten steps, and the one that fails five', async () => {
  const slow = swiftClock();
  const shares = [];
  const item = await sampleThing('slow', slow).load((share) => shares.push(share));
  assert.deepEqual(item, { title: 'Slow delivery', subtitle: 'after 2.5 s' });
  assert.deepEqual(slow.waits, new Array(10).fill(250));
  assert.deepEqual(shares, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  const failing = [];
  const lost = sampleThing('failing', swiftClock()).load((share) => failing.push(share));
  await assert.rejects(lost, /was lost/);
  assert.deepEqual(failing, [0.1, 0.2, 0.3, 0.4, 0.5]);
});

test('bytes are told in the largest unit of which there is one', () => {
  assert.deepEqual(
    [0, 1023, 1024, 1536, 10240, 1048576, 5 * 2 ** 30, 2 ** 41].map(byteText),
    ['0 bytes', '1023 bytes', '1.0 KB', '1.5 KB', '10 KB', '1.0 MB', '5.0 GB', '2048 GB'],
  );
});
