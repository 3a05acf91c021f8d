// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { KEY_GROUPS } from '../../../../web/app/page/shortcuts.js';
import { TOOLS } from '../../../../web/app/stage/stageTools.js';

test('the sheet names each key once where it works', () => {
  for (const [where, lines] of KEY_GROUPS) {
    const keys = lines.flatMap(([, some]) => some);
    assert.deepEqual(keys.filter((key, at) => keys.indexOf(key) !== at), [], where);
    assert.equal(new Set(lines.map(([what]) => what)).size, lines.length, where);
  }
});

test('the sheet has every tool and every key of the page', () => {
  const keys = new Set(KEY_GROUPS.flatMap(([, lines]) => lines.flatMap(([, some]) => some)));
  const page = ['?', 'D', 'R', 'I', '/', '[', ']', '↵', 'Esc', 'L', 'O', 'P', ',', '.', '1', '0', '⌥'];
  for (const key of [...page, ...TOOLS.map((tool) => tool.key.toUpperCase())]) {
    assert.ok(keys.has(key), key);
  }
});

test('the sheet has the key of every instrument', () => {
  const instruments = new Set(KEY_GROUPS.find(([where]) => where === 'Instruments')?.[1].flatMap(([, keys]) => keys));
  const sources = ['instrumentParts.js', 'roomParts.js'].map((name) =>
    readFileSync(new URL(`../../../../web/app/${name}`, import.meta.url), 'utf8'));
  const keys = sources.flatMap((text) => [...text.matchAll(/keys: '([A-Z])'/g)].map(([, key]) => key));
  assert.ok(keys.length > 8);
  for (const key of keys) assert.ok(instruments.has(key), key);
});
