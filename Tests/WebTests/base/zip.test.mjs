// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { crc32, zipped } from '../../../web/base/zip.js';

const bytes = (text) => new TextEncoder().encode(text);

test('the checksum is that of the standard', () => {
  // The check value that is published with CRC-32.
  assert.equal(crc32(bytes('123456789')), 0xcbf43926);
  assert.equal(crc32(bytes('')), 0);
});

test('an archive of one entry has its headers byte by byte', () => {
  const one = Buffer.from(zipped([{ name: 'a', bytes: bytes('hi') }])).toString('hex');
  const crc = crc32(bytes('hi'));
  const little = [0, 8, 16, 24].map((shift) => ((crc >>> shift) & 255).toString(16).padStart(2, '0')).join('');
  const facts = `1400 0008 0000 0000 2100 ${little} 02000000 02000000 0100 0000`;
  const expected = `504b0304 ${facts} 61 6869
    504b0102 1400 ${facts} 0000 0000 0000 00000000 00000000 61
    504b0506 0000 0000 0100 0100 2f000000 21000000 0000`;
  assert.equal(one, expected.replace(/\s/g, ''));
});

test('Python reads what was written, with names in any script', () => {
  const entries = [{ name: 'Bild 1 – größer.png', bytes: bytes('one') }, { name: 'folder/2.png', bytes: new Uint8Array() }];
  const script = 'import sys,io,zipfile; z=zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())); '
    + 'assert z.testzip() is None; print([(i.filename, z.read(i).decode()) for i in z.infolist()])';
  const { stdout, status } = spawnSync('python3', ['-c', script], { input: zipped(entries), encoding: 'utf8' });
  assert.equal(status, 0);
  assert.equal(stdout.trim(), "[('Bild 1 – größer.png', 'one'), ('folder/2.png', '')]");
  assert.equal(zipped([]).length, 22);
});
