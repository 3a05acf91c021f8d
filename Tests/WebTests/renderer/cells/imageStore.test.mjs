// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { ImageStore, pathsOf } from '../../../../web/renderer/cells/imageStore.js';

class StubImage {
  src = '';
}

beforeEach(() => {
  globalThis.Image = StubImage;
});
afterEach(() => {
  delete globalThis.Image;
});

const both = '/beside/day.png#dark=/beside/night.png';

test('a picture has one path, or one for light and one for dark surroundings', () => {
  assert.deepEqual(pathsOf('/beside/day.png'), ['/beside/day.png']);
  assert.deepEqual(pathsOf(both), ['/beside/day.png', '/beside/night.png']);
});

test('the picture for the present surroundings is loaded, each once', () => {
  const store = new ImageStore(() => {});
  const day = store.get(both);
  assert.equal(day.image.src, '/beside/day.png');
  assert.equal(store.get('/beside/day.png'), day);
  store.isDark = true;
  const night = store.get(both);
  assert.equal(night.image.src, '/beside/night.png');
  assert.equal(store.get('/beside/day.png').image.src, '/beside/day.png');
  store.isDark = false;
  assert.equal(store.get(both), day);
});

test('of a recording, both pictures are taken from its files', () => {
  const store = new ImageStore(() => {});
  store.takeOnly(new Map([['/beside/night.png', 'blob:night']]));
  assert.equal(store.get(both).state, 'missing');
  store.isDark = true;
  assert.equal(store.get(both).image.src, 'blob:night');
});
