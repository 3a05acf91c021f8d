// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../../web/styles/', import.meta.url);
/** What contains a large part of the page. */
const WIDE = /(?:^|[\s,>+~])(?:html|body|:root|\*|\.(?:app|stage|top|time|gallery|inspector|figures))[^\s,>+~{]*:has\(/mu;

// After each change of the page, the browser finds the styles of everything in such an element anew.
test('no rule looks into a large part of the page with :has', () => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.css'))) {
    const found = WIDE.exec(readFileSync(new URL(name, folder), 'utf8'));
    assert.equal(found, null, `${name}: ${found?.[0]}`);
  }
});
