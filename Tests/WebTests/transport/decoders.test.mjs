// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const folder = new URL('../../../web/transport/', import.meta.url);

// A message may have thousands of records, and engines copy members one by one, by their names.
test('decoders make each record in one literal, without spreading another one', () => {
  const decoders = readdirSync(folder).filter((name) => name.endsWith('Decoder.js'));
  assert.ok(decoders.includes('figureDecoder.js'));
  for (const name of decoders) {
    const found = /\{\s*\.\.\.|\.\.\.\{/u.exec(readFileSync(new URL(name, folder), 'utf8'));
    assert.equal(found, null, `${name}: ${found?.[0]}`);
  }
});
