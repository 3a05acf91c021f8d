// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { contentInsets, showIn } from '../../../../web/store/contentInsets.js';
import { ScreenFeed } from '../../../../web/store/views/screenFeed.js';

const insets = { top: 143, left: 0, bottom: 83, right: 0 };
const screen = (rev, more = {}) => ({ rev, insets, scrolls: 'vertical', layers: [], controls: [], ...more });

test('a screen is shown with the revision that it belongs to', () => {
  let changes = 0;
  const feed = new ScreenFeed(() => changes++);
  feed.take(screen(3), { revision: 2 });
  assert.equal(feed.shown, null);
  feed.advance(3);
  assert.equal(feed.shown?.rev, 3);
  // One that belongs to what is shown already is shown at once.
  feed.take(screen(3, { collapse: 52 }), { revision: 3 });
  assert.equal(feed.shown?.collapse, 52);
  assert.equal(changes, 2);
});

test('of several screens whose deltas were merged, the last one is shown', () => {
  const feed = new ScreenFeed(() => {});
  for (const rev of [4, 5, 6]) feed.take(screen(rev), { revision: 3 });
  feed.advance(5);
  assert.equal(feed.shown?.rev, 5);
  feed.advance(7);
  assert.equal(feed.shown?.rev, 6);
});

test('screens of other views are left out, and a forgotten one is told once', () => {
  let changes = 0;
  const feed = new ScreenFeed(() => changes++);
  feed.take(screen(1), false);
  feed.take(screen(1), null);
  assert.equal(feed.shown, null);
  feed.take(screen(1), { revision: 1 });
  feed.forget();
  feed.forget();
  assert.equal(feed.shown, null);
  assert.equal(changes, 2);
});

test('with a screen, its insets count, and what sticks to the top sticks to the low bar', () => {
  const viewport = { width: 390, height: 844, scale: 2, insets: { top: 47, left: 0, bottom: 34, right: 0 } };
  const values = { 'cv.contentInset': { top: 9, left: 9, bottom: 9, right: 9 } };
  assert.deepEqual(contentInsets(viewport, values, 390, screen(1)), insets);
  let told = null;
  const view = { contentWidth: 390, setViewport: (wanted) => (told = wanted) };
  showIn(view, viewport, values, screen(1, { collapse: 52 }));
  assert.deepEqual(told.insets, { top: 91, left: 0, bottom: 83, right: 0 });
});

test('a description that waits for its revision tells whether it brings another list', () => {
  const feed = new ScreenFeed(() => {});
  feed.take(screen(1, { list: 1 }), { revision: 1 });
  feed.take(screen(3, { list: 2 }), { revision: 1 });
  assert.equal(feed.bringsOtherList(2), false);
  assert.equal(feed.bringsOtherList(3), true);
  feed.advance(3);
  assert.equal(feed.bringsOtherList(3), false);
});

test('a place of the content is told after the description that came before it', () => {
  const told = [];
  const feed = new ScreenFeed(() => told.push(`screen ${feed.shown?.rev}`));
  const tell = (name) => feed.tellPlace(() => told.push(name));
  tell('at once');
  feed.take(screen(4), { revision: 3 });
  tell('replaced');
  feed.take(screen(5), { revision: 3 });
  tell('with 5');
  assert.deepEqual(told, ['at once']);
  feed.advance(5, true);
  assert.deepEqual(told, ['at once', 'screen 5', 'with 5']);
});

test('a place before the last move is told only to content that has not made the moves', () => {
  for (const [hasGoneAlong, wanted] of [[true, ['screen 5']], [false, ['with 4', 'screen 5']]]) {
    const told = [];
    const feed = new ScreenFeed(() => told.push(`screen ${feed.shown?.rev}`));
    feed.take(screen(4), { revision: 3 });
    feed.tellPlace(() => told.push('with 4'));
    feed.take(screen(5), { revision: 3 });
    feed.advance(5, hasGoneAlong);
    feed.advance(6, hasGoneAlong);
    assert.deepEqual(told, wanted);
  }
});

test('a forgotten screen takes its place with it', () => {
  let places = 0;
  const feed = new ScreenFeed(() => {});
  feed.take(screen(4), { revision: 3 });
  feed.tellPlace(() => places++);
  feed.forget();
  feed.take(screen(9), { revision: 8 });
  feed.advance(9);
  assert.equal(places, 0);
});
