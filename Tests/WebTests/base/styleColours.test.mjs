// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../../web/styles/', import.meta.url);

test('light-dark() is given colours only, because a shadow in it would be no shadow at all', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  assert.ok(names.includes('tokens.css'));
  const wrong = names.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/light-dark\(\s*([^\s)]+)/g)]
      .filter(([, first]) => !/^(#|rgb\(|var\(|oklch\(|transparent|Canvas)/.test(first))
      .map(([whole]) => `${name}: ${whole}`);
  });
  assert.deepEqual(wrong, []);
});
