// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const folder = new URL('../../../web/transport/', import.meta.url);
/** An object that is made only to be spread into another one. */
const SPREAD_LITERAL = /\.\.\.\{/u;

// A message may have thousands of records; engines copy the members of such objects one by one, by their names.
test('decoders make no object only to spread it into another one', () => {
  const decoders = readdirSync(folder).filter((name) => name.endsWith('Decoder.js'));
  assert.ok(decoders.includes('figureDecoder.js'));
  for (const name of decoders) {
    const found = SPREAD_LITERAL.exec(readFileSync(new URL(name, folder), 'utf8'));
    assert.equal(found, null, `${name}: ${found?.[0]}`);
  }
});
