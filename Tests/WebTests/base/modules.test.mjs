// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

/** The folders in order: each may use only those to its left. */
const ORDER = JSON.parse(readFileSync(new URL('../stairs.json', import.meta.url), 'utf8'));
/** Folders whose modules do nothing with the page before they are called. */
const IMPORTABLE = ['base', 'transport', 'store', 'gestures'];

/** `@ts-check` stands within this many lines after the licence. */
const HEAD_LINES = 3;
/** The module that decodes the server's JSON. */
const DECODER = 'transport/messages.js';
/** A folder with more modules than this must be divided. */
const MOST_MODULES = 25;

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

function modulesOf(folder) {
  return readdirSync(`${web}${folder}`).filter((name) => name.endsWith('.js'));
}

test('every module can be imported and exports something, if only types', async () => {
  const folders = ORDER.filter((folder) => IMPORTABLE.includes(folder.split('/')[0]));
  for (const folder of folders) {
    for (const name of modulesOf(folder)) {
      const exported = await import(`${web}${folder}/${name}`);
      const isOfTypes = readFileSync(`${web}${folder}/${name}`, 'utf8').endsWith('\nexport {};\n');
      assert.ok(Object.keys(exported).length > 0 || isOfTypes, `${folder}/${name}`);
      assert.equal(exported.default, undefined, `${folder}/${name} exports names only`);
    }
  }
});

test('modules and their types use only those to their left', () => {
  for (const [rank, folder] of ORDER.entries()) {
    for (const name of modulesOf(folder)) {
      const text = readFileSync(`${web}${folder}/${name}`, 'utf8');
      for (const [, used] of text.matchAll(/(?: from |\bimport\()'(\.[^']+)'/g)) {
        const other = path.posix.join(folder, path.posix.dirname(used));
        const place = ORDER.indexOf(other);
        assert.ok(place >= 0 && place <= rank, `${folder}/${name} uses ${used}`);
      }
    }
  }
});

test('no folder has more modules than one takes in', () => {
  for (const folder of ORDER) assert.ok(modulesOf(folder).length <= MOST_MODULES, folder);
});

test('every module is checked and says its licence', () => {
  for (const folder of ORDER) {
    for (const name of modulesOf(folder)) {
      const text = readFileSync(`${web}${folder}/${name}`, 'utf8');
      const [licence, ...others] = text.split('\n');
      assert.equal(licence, '// SPDX-License-Identifier: Apache-2.0', `${folder}/${name}`);
      // A classic script has no types to check against.
      if (!/^(import|export) /m.test(text)) continue;
      assert.ok(others.slice(0, HEAD_LINES).includes('// @ts-check'), `${folder}/${name}`);
    }
  }
});

test('no type is any but where messages are decoded, and no error of the checker is passed over', () => {
  for (const folder of ORDER) {
    for (const name of modulesOf(folder)) {
      const text = readFileSync(`${web}${folder}/${name}`, 'utf8');
      assert.doesNotMatch(text, /@ts-(ignore|expect-error|nocheck)/, `${folder}/${name}`);
      if (`${folder}/${name}` === DECODER) continue;
      const types = text.matchAll(/@(?:type|param|returns|property|typedef|template)\s+(\{.*)/g);
      for (const [, type] of types) {
        assert.doesNotMatch(type.replace(/\}[^}]*$/, ''), /\bany\b/, `${folder}/${name}`);
      }
    }
  }
});
