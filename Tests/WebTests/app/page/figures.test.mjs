// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Figures } from '../../../../web/app/page/figures.js';
import { ManualClock } from '../../base/manualClock.mjs';

/** Texts that count how often they are written: the browser lays out the page again each time. */
class CountedText {
  static writings = 0;
  #data;

  constructor(data) {
    this.#data = data;
  }

  get data() {
    return this.#data;
  }

  set data(data) {
    CountedText.writings += 1;
    this.#data = data;
  }
}

/** As much of an element as a line of figures needs. */
class PlainElement {
  children = [];
  #text = '';

  append(child) {
    this.children.push(child);
  }

  setAttribute() {}

  get textContent() {
    return this.#text;
  }

  set textContent(text) {
    CountedText.writings += 1;
    this.#text = text;
  }
}

test('sizes of deltas wait for the next figures, so that several in a row write one text', (context) => {
  const before = globalThis.document;
  context.after(() => (globalThis.document = before));
  globalThis.document = {
    createElement: () => new PlainElement(),
    createTextNode: (data) => new CountedText(data),
  };
  const clock = new ManualClock();
  const scroller = { offset: { x: 0, y: 20 }, range: { min: { x: 0, y: 0 }, max: { x: 0, y: 900 } }, axes: { x: false, y: true } };
  const figures = new Figures(scroller, clock);
  const frame = { inView: 12, held: 40, rttMs: 2, frameMs: 3 };
  const [, value] = figures.element.children[0].children;
  const [text, small] = value.children;
  figures.showFrame(frame);
  CountedText.writings = 0;
  for (const bytes of [500, 700, 999]) figures.showDelta({ bytes, inserted: 3, updated: 2, removed: 1 });
  assert.equal(CountedText.writings, 0);
  figures.showFrame(frame);
  clock.advance(249);
  assert.equal(CountedText.writings, 0, 'the last figures are a moment old');
  clock.advance(1);
  assert.deepEqual([text.data, small.textContent], ['999 B ', '+3 ~2 −1']);
  // Everything else says what it said before.
  assert.equal(CountedText.writings, 2);
});
