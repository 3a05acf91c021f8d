// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { ImageStore, pathsOf, sizeOf } from '../../../../web/renderer/pictures/imageStore.js';

class StubImage {
  src = '';
}

beforeEach(() => {
  globalThis.Image = StubImage;
});
const { fetch } = globalThis;
afterEach(() => {
  delete globalThis.Image;
  delete globalThis.createImageBitmap;
  globalThis.fetch = fetch;
});

/** Has pictures decoded in the background: files of a side in pixels, by path; one without a side is no picture. */
function decodeInBackground(sides) {
  const closed = [];
  const typeOf = (path) => (path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg');
  globalThis.fetch = async (path) => ({
    ok: path in sides,
    blob: async () => ({ path, side: sides[path], type: typeOf(path) }),
  });
  globalThis.createImageBitmap = async ({ path, side }) => {
    if (!side) throw new TypeError('no pixels');
    return { width: side, height: side, close: () => closed.push(path) };
  };
  return closed;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

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

test('a picture of the server is decoded before it is told, and one that is not there is missing', async () => {
  decodeInBackground({ '/beside/day.png': 30 });
  let told = 0;
  const store = new ImageStore(() => told++, () => 700);
  const day = store.get('/beside/day.png');
  const none = store.get('/beside/none.png');
  assert.equal(day.state, 'loading');
  await settled();
  assert.deepEqual([day.state, day.readyAtMs, sizeOf(day.image)], ['there', 700, { width: 30, height: 30 }]);
  assert.equal(none.state, 'missing');
  assert.equal(told, 2);
  assert.equal(store.isSettled, true);
});

test('a drawing is loaded by the browser, which paints it sharp in every size, and so is what has no pixels', async () => {
  decodeInBackground({ '/beside/drawing.svg': 30, '/beside/damaged.png': 0 });
  const store = new ImageStore(() => {});
  const damaged = store.get('/beside/damaged.png');
  await settled();
  damaged.image.onerror();
  assert.equal(damaged.state, 'missing');
  const drawing = store.get('/beside/drawing.svg');
  await settled();
  assert.equal(drawing.image.src, '/beside/drawing.svg');
  assert.equal(drawing.state, 'loading');
  drawing.image.onload();
  assert.equal(drawing.state, 'there');
});

test('decoded pictures have 64 MiB; beyond that, the ones painted longest ago leave room, but not before they are there otherwise', async () => {
  // Four bytes a pixel: each of these has just less than 16 MiB, so that four of them fill it.
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f'].map((name) => `${name}.jpg`);
  const closed = decodeInBackground(Object.fromEntries(paths.map((path) => [path, 2047])));
  const images = [];
  globalThis.Image = class {
    src = '';
    constructor() {
      images.push(this);
    }
  };
  const store = new ImageStore(() => {});
  const [a, , , , e] = paths.slice(0, 5).map((path) => store.get(path));
  await settled();
  assert.equal(sizeOf(a.image).width, 2047);
  assert.equal(e.image.src, '/e.jpg', 'there was no room for it when it was decoded');
  assert.deepEqual(closed, ['/e.jpg']);
  store.get('/a.jpg');
  const f = store.get('/f.jpg');
  assert.equal(f.image.src, '/f.jpg');
  const b = images.find(({ src }) => src === '/b.jpg');
  assert.deepEqual(closed, ['/e.jpg']);
  b.onload();
  assert.deepEqual(closed, ['/e.jpg', '/b.jpg']);
  assert.equal(store.get('/b.jpg').image, b);
});
