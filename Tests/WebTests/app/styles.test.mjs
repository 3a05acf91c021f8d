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

/** @param {string} hex */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// WCAG 2.2, 1.4.3: texts of this size stand out from their ground by 4.5 to 1.
test('every colour of texts is read on every ground of the page, in light and dark', () => {
  const tokens = readFileSync(new URL('tokens.css', folder), 'utf8');
  const colour = (/** @type {string} */ name, /** @type {number} */ theme) =>
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'u').exec(tokens)?.[theme] ?? '';
  for (const [theme, words] of [[1, 'light'], [2, 'dark']]) {
    for (const text of ['text', 'dim', 'faint', 'accent', 'warning', 'trouble']) {
      for (const ground of ['panel', 'ground', 'raised']) {
        const [high, low] = [text, ground].map((name) => luminance(colour(name, theme))).sort((one, other) => other - one);
        const contrast = (high + 0.05) / (low + 0.05);
        assert.ok(contrast >= 4.5, `${text} on ${ground}, ${words}: ${contrast.toFixed(2)}`);
      }
    }
  }
});
