// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { filmSize, momentsOf } from '../../../../web/app/export/film.js';
import { framesOf } from '../../../../web/app/export/frames.js';
import { fileName, sizeText } from '../../../../web/app/export/saveFile.js';
import { clockText, spokenClock } from '../../../../web/app/recording/clockText.js';
import { pictureKind } from '../../../../web/app/recording/recordedFiles.js';
import { Element } from '../../../../web/store/elements/element.js';
import { insertion } from '../../store/deltas.mjs';

test('a film stands still before and after the change, and shows it at its speed between', () => {
  // 250 + 300 + 600 ms at 20 pictures a second are 23.
  const { moments, durationMs } = momentsOf(300, { perSecond: 20, rate: 1, scale: 1 });
  assert.deepEqual([moments.length, durationMs], [23, 1150]);
  assert.deepEqual(moments.slice(0, 13), [0, 0, 0, 0, 0, 0, 50, 100, 150, 200, 250, 300, 300]);
  const slow = momentsOf(300, { perSecond: 20, rate: 0.5, scale: 1 });
  assert.deepEqual([slow.moments.length, slow.moments[7]], [29, 50]);
});

test('a film has even lengths within the bound of encoders', () => {
  assert.deepEqual(filmSize({ width: 393, height: 852 }, 1), { width: 394, height: 852 });
  assert.deepEqual(filmSize({ width: 393, height: 852 }, 3), { width: 1180, height: 2556 });
  assert.deepEqual(filmSize({ width: 2560, height: 1440 }, 3), { width: 4096, height: 2304 });
});

test('frames are told in the order of the data, exact to 1/64 pt, with what differs from the usual', () => {
  const made = [
    insertion(2, { x: 10, y: 0, width: 33.33, height: 20, item: 1, tracks: [] }),
    insertion(1, { x: 0, y: 900, width: 10, height: 20, item: 0, zIndex: 3, alpha: 51, tracks: [] }),
    insertion(3, { category: 1, kind: 'header', x: 0, y: 0, width: 100, height: 5, tracks: [] }),
  ].map((one) => {
    const element = new Element();
    element.adopt(one);
    Object.assign(element.shown, { x: element.x, y: element.y, width: element.width, height: element.height });
    return element;
  });
  const told = framesOf(made, {
    stage: 'S', layout: 'Flow', viewport: { width: 100, height: 200 }, offset: { x: 0, y: -20 }, content: { width: 100, height: 999.999 },
  });
  assert.deepEqual(told.contentSize, { width: 100, height: 1000 });
  assert.deepEqual(told.elements, [
    { category: 'cell', key: 'k1', section: 0, item: 0, frame: { x: 0, y: 900, width: 10, height: 20 }, zIndex: 3, alpha: 0.2, inView: false },
    { category: 'cell', key: 'k2', section: 0, item: 1, frame: { x: 10, y: 0, width: 33.328125, height: 20 }, inView: true },
    { category: 'supplementary', kind: 'header', key: 'k3', section: 0, item: 0, frame: { x: 0, y: 0, width: 100, height: 5 }, inView: true },
  ]);
});

test('names of files are those that every system takes, and sizes and times are words', () => {
  assert.equal(fileName('Photos: a/b?  <2>', '.png'), 'Photos a b 2.png');
  assert.equal(fileName('..\u0000', '.svg'), 'Stage.svg');
  assert.equal(fileName('é'.repeat(200), '.x').length, 82);
  assert.deepEqual([0, 1023, 1536, 20 * 1024, 3 * 1024 ** 2].map(sizeText), ['0 bytes', '1023 bytes', '1.5 KB', '20 KB', '3.0 MB']);
  assert.deepEqual([0, 59_999, 61_000, 3_723_000].map(clockText), ['0:00', '0:59', '1:01', '1:02:03']);
  assert.deepEqual([1000, 61_000, 122_000].map(spokenClock), ['1 second', '1 minute 1 second', '2 minutes 2 seconds']);
});

test('a recorded picture is what its first bytes say', () => {
  assert.equal(pictureKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13)), 'image/png');
  assert.equal(pictureKind(Uint8Array.of(0xff, 0xd8, 0xff)), 'image/jpeg');
  assert.equal(pictureKind(new TextEncoder().encode('<svg onload="x">')), null);
});
