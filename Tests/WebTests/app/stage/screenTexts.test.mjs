// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { screenTexts } from '../../../../web/app/stage/screenTexts.js';

const line = (text, x, y, more) => ({ kind: 'text', text, x, y, size: 17, weight: 400, anchor: 'start', ink: '#000', ...more });

test('the texts of a screen are read at their places, lines of one text as one, without those of buttons', () => {
  const layers = [
    { light: [line('Library', 196, 80, { anchor: 'middle' }), line('Back', 30, 80), line('', 10, 80, { isSign: true })] },
    { light: [
      { kind: 'group', place: [1, 0, 0, 1, 20, 100], opacity: 1 }, line('Travel by', 0, 20), line('Ada Reed', 0, 42), { kind: 'end' },
      { kind: 'group', opacity: 0 }, line('unseen', 0, 20), { kind: 'end' },
    ] },
    { light: [line('Library', 196, 60)], appears: { from: 0, to: 10 } },
  ];
  const controls = [{ x: 0, y: 60, width: 100, height: 44, role: 'button', label: 'Library' }];
  const texts = screenTexts({ layers, controls });
  assert.deepEqual(texts.map(({ text }) => text), ['Library', 'Travel by Ada Reed']);
  const [title, label] = texts;
  assert.ok(Math.abs(title.x + title.width / 2 - 196) < 0.01);
  assert.equal(label.x, 20);
  assert.ok(label.y > 100 && label.y + label.height > 142);
});
