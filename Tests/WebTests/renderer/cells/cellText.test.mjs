// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cellMetrics } from '../../../../web/renderer/look/cellMetrics.js';
import { Style, cellRuns, mirroredRuns, monogram, rowIndent, splitSign } from '../../../../web/renderer/cells/cellText.js';
import { cssFont, isByLetters } from '../../../../web/renderer/look/fonts.js';

const { metrics, cells } = JSON.parse(
  readFileSync(new URL('../../../Vectors/cells.json', import.meta.url), 'utf8'),
);

function content(style, title, subtitle = '', image = '') {
  return { style, title, subtitle, colour: null, hue: 0, image };
}

/** Texts with their places, to a hundredth of a point. */
function runs(style, size, ...texts) {
  return cellRuns(content(style, ...texts), ...size).map(({ text, x, y }) => {
    return [text, Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  });
}

test('the metrics are those that the engine measures by', () => {
  const plain = (value) => {
    if (typeof value !== 'object') return value;
    if ('weight' in value) return [value.size, value.weight];
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
  };
  assert.deepEqual(plain(cellMetrics), metrics);
});

for (const { name, style, title, subtitle, image, width, height, lines } of cells) {
  test(`in the height that the engine measures for it, ${name} shows all of its lines`, () => {
    const shown = cellRuns(content(Style[style], title, subtitle, image), width, height);
    const ordered = [...shown].sort((one, other) => one.y - other.y || one.x - other.x);
    assert.deepEqual(ordered.map(({ text }) => text), lines);
  });
}

test('a tile has its title at the lower left and its subtitle below it', () => {
  // Lines of 16 and 14 pt with 2 between end 10 above the edge; baselines 12.73 and 11 down in them.
  assert.deepEqual(runs(Style.tile, [200, 100], 'Kyoto', '4 × 3'), [
    ['4 × 3', 10, 87],
    ['Kyoto', 10, 70.73],
  ]);
});

test('a tile that is too low for both leaves the subtitle out', () => {
  // 10 + 16 + 2 + 14 + 10.
  assert.equal(runs(Style.tile, [200, 52], 'Kyoto', '4 × 3').length, 2);
  assert.equal(runs(Style.tile, [200, 51], 'Kyoto', '4 × 3').length, 1);
});

test('a narrow tile leaves the subtitle out rather than cutting it off', () => {
  assert.equal(runs(Style.tile, [80, 60], 'Frog', '1711 × 2000').length, 1);
  assert.equal(runs(Style.tile, [90, 60], 'Frog', '1711 × 2000').length, 2);
});

test('a wide tile has up to three lines of title, a narrow one a single line', () => {
  const words = 'aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa';
  // Nine a of 7.47 pt are 67.2; 3.2 pt of space and 11.3 pt of ellipsis leave 18.3 of 100 for two more.
  assert.deepEqual(runs(Style.tile, [120, 200], words).map(([text]) => text), [
    'aaaaaaaaa', 'aaaaaaaaa', 'aaaaaaaaa aa…',
  ]);
  assert.equal(runs(Style.tile, [119, 200], words).length, 1);
  assert.equal(runs(Style.tile, [120, 52], words).length, 2);
});

test('a low tile is a tag: its title stands in the middle of the line', () => {
  // A line of 15 pt in the middle of 31 begins at 8; its baseline lies 11.86 below.
  assert.deepEqual(runs(Style.tile, [120, 31.5], 'Thai', 'x').map(([text, x]) => [text, x]), [
    ['Thai', 5],
  ]);
  const [[text, x, y]] = runs(Style.tile, [120, 32], 'Thai', 'x');
  assert.deepEqual([text, x], ['Thai', 10]);
  assert.ok(Math.abs(y - (8.5 + 11.86)) < 0.02, `${y}`);
});

test('a row has its text beside the chip, in the middle of its height', () => {
  // 39 pt of text in 55: the title's line begins at 8, the subtitle's at 31.
  const [title, subtitle] = runs(Style.row, [390, 55], 'Kyoto', 'Japan');
  assert.deepEqual(title, ['Kyoto', 58, 24.68]);
  assert.deepEqual([subtitle[0], subtitle[1]], ['Japan', 58]);
  assert.equal(rowIndent(content(Style.row, 'x', '', 'a.png')), 68);
});

test('a row wraps its title as often as its height allows', () => {
  const words = 'aaaaaaaaa aaaaaaaaa aaaaaaaaa';
  // The engine gives three lines 79 pt at this width.
  assert.deepEqual(runs(Style.row, [174, 79], words).map(([text]) => text), words.split(' '));
  assert.equal(runs(Style.row, [174, 58], words).length, 2);
});

test('a header has its subtitle at the other end of the first line', () => {
  const all = cellRuns(content(Style.header, 'Food', '24'), 300, 40);
  assert.deepEqual(all.map(({ text, x, anchor }) => [text, x, anchor]), [
    ['Food', 16, 'start'],
    ['24', 284, 'end'],
  ]);
  assert.equal(all[0].y, all[1].y);
});

test('a footer is dim and has as many lines as its height allows', () => {
  const words = 'aaaaaaaaa aaaaaaaaa aaaaaaaaa';
  assert.equal(runs(Style.footer, [102, 61], words).length, 3);
  assert.equal(runs(Style.footer, [102, 16], words).length, 1);
  assert.ok(cellRuns(content(Style.footer, '24 items'), 300, 40)[0].isDim);
});

test('a glyph stands in the middle, with a caption only where there is room', () => {
  const at = (side) => runs(Style.glyph, [side, side], '😀', 'grinning').map(([text, x]) => [text, x]);
  assert.deepEqual(at(64), [['😀', 32]]);
  assert.deepEqual(at(80), [['😀', 40], ['grinning', 40]]);
});

test('a chip shows the first letter, whole and in upper case', () => {
  assert.equal(monogram(content(Style.row, 'émile')).text, 'É');
  assert.equal(monogram(content(Style.row, '😀 x')).text, '😀');
  assert.equal(monogram(content(Style.row, '')), null);
});

test('fonts name the shipped face first', () => {
  assert.ok(cssFont({ size: 13, weight: 600 }).startsWith('600 13px "Tessera Text", '));
  assert.ok(cssFont({ size: 13, weight: 400, face: 'italic' }).startsWith('italic 400 13px "Tessera Text", '));
  assert.ok(cssFont({ size: 13, weight: 500, face: 'rounded-italic' }).startsWith('italic 500 13px "Tessera Round", '));
  assert.ok(!cssFont({ size: 13, weight: 400, face: '/beside/bold-italic' }).startsWith('italic'));
  assert.ok(cssFont({ size: 13, weight: 600, face: 'monospaced' }).startsWith('600 13px "Tessera Mono", "Tessera Text", '));
  const faces = ['italic', 'rounded', 'monospaced', 'serif', undefined];
  assert.deepEqual(faces.map(isByLetters), [false, false, true, true, false]);
  const families = ['rounded', 'serif'].map((face) => cssFont({ size: 13, weight: 400, face }).split(',')[0]);
  assert.deepEqual(families, ['400 13px "Tessera Round"', '400 13px "Tessera Serif"']);
});

test('an emoji before a title stands on the chip and not in the words too', () => {
  assert.deepEqual(splitSign('🌍 Globe'), { sign: '🌍', rest: 'Globe' });
  assert.deepEqual(splitSign('👋🏼 Wave'), { sign: '👋🏼', rest: 'Wave' });
  assert.deepEqual(splitSign('👨‍👩‍👧 Family'), { sign: '👨‍👩‍👧', rest: 'Family' });
  for (const title of ['😀', 'Aachen', '1 One', '']) {
    assert.deepEqual(splitSign(title), { sign: '', rest: title });
  }
  assert.equal(monogram({ title: '👋🏼 Wave' })?.text, '👋🏼');
});

test('a header from right to left has its title at the right and its subtitle at the left', () => {
  const placed = cellRuns(content(Style.header, 'Outside', '18'), 300, 40);
  const turned = mirroredRuns(placed, 300);
  const { inset } = cellMetrics.header;
  assert.deepEqual(turned.map(({ text, x, anchor }) => [text, x, anchor]), [
    ['Outside', 300 - inset, 'end'],
    ['18', inset, 'start'],
  ]);
  assert.deepEqual(mirroredRuns(turned, 300), placed);
});
