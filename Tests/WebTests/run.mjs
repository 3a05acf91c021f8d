// SPDX-License-Identifier: Apache-2.0
// Runs all tests of the page in one process: to start one for each file takes four times the processor's time.
import { readdirSync } from 'node:fs';

const folder = new URL('./', import.meta.url);

/** The addresses of the test files in a folder and those within. */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return testFiles(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith('.test.mjs') ? [new URL(entry.name, folder)] : [];
  });
}

for (const file of testFiles(folder).sort()) await import(file);
