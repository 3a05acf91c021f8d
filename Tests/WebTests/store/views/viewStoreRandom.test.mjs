// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { seededRandom } from '../../base/random.mjs';
import { change, content, delta, insertion } from '../deltas.mjs';

const SEEDS = 60;
const STEPS = 40;
const offset = { x: 0, y: 0 };

/** A simple store without motion, pins, order or sharing: it shows what a delta means. */
class NaiveStore {
  elements = new Map();
  contents = new Map();

  apply({ base, contents, removed, updated, inserted }) {
    if (base === null) {
      this.elements.clear();
      this.contents.clear();
    }
    for (const one of contents) this.contents.set(one.id, one);
    for (const { id } of removed) this.elements.delete(id);
    for (const { id, change: values } of updated) {
      const { fields, dx, dy, dWidth, dHeight, ...named } = values;
      const element = this.elements.get(id);
      Object.assign(element, named);
      element.x += dx;
      element.y += dy;
      element.width += dWidth;
      element.height += dHeight;
    }
    for (const { id, key, attributes } of inserted) this.elements.set(id, { key, ...attributes });
    const used = new Set([...this.elements.values()].map((element) => element.content));
    for (const id of this.contents.keys()) {
      if (!used.has(id)) this.contents.delete(id);
    }
  }
}

/** Makes deltas that fit a naive store, with and without animation. */
class DeltaSource {
  revision = 0;
  nextId = 1;

  constructor(seed) {
    this.random = seededRandom(seed);
  }

  whole(limit) {
    return Math.floor(this.random() * limit);
  }

  next(naive, nowMs) {
    const isSnapshot = this.revision === 0 || this.random() < 0.1;
    const parts = isSnapshot ? this.snapshot(naive) : this.changes(naive);
    const base = isSnapshot ? null : this.revision;
    this.revision += 1 + (isSnapshot ? this.whole(3) : 0);
    const animation = this.animation(nowMs);
    return delta(base, { revision: this.revision, animation, ...parts });
  }

  animation(startMs) {
    const durationMs = 100 + this.whole(400);
    if (this.random() < 0.3) return null;
    if (this.random() < 0.5) return { curve: 'easeInOut', durationMs, startMs };
    const dampingPerMille = 400 + this.whole(900);
    return { curve: 'spring', durationMs: 3000, startMs, responseMs: 300, dampingPerMille };
  }

  /** Keys come back under other ids, as after a new host. */
  snapshot(naive) {
    const keys = [...naive.elements.values()].map(({ key }) => key);
    const kept = keys.filter(() => this.random() < 0.7);
    const inserted = kept.map((key) => this.insertion(key));
    for (let at = 0; at < 3; at += 1) inserted.push(this.insertion());
    const contents = [...new Set(inserted.map((one) => one.attributes.content))];
    return { inserted, contents: contents.filter((id) => id > 0).map(content) };
  }

  changes(naive) {
    const parts = { removed: [], updated: [], inserted: [] };
    for (const id of naive.elements.keys()) {
      const chance = this.random();
      if (chance < 0.15) parts.removed.push({ id, final: this.maybeFade() });
      else if (chance < 0.6) parts.updated.push({ id, change: this.change() });
    }
    for (let count = this.whole(5); count > 0; count -= 1) parts.inserted.push(this.insertion());
    const wanted = [
      ...parts.updated.map(({ change: values }) => values.content ?? 0),
      ...parts.inserted.map((one) => one.attributes.content),
    ];
    const missing = [...new Set(wanted)].filter((id) => id > 0 && !naive.contents.has(id));
    return { ...parts, contents: missing.map(content) };
  }

  maybeFade() {
    return this.random() < 0.7 ? change({ alpha: 0, dy: this.whole(50) }) : null;
  }

  insertion(key = `k${this.whole(40)}-${this.nextId}`) {
    const id = this.nextId;
    this.nextId += 1;
    return insertion(id, {
      key,
      x: this.whole(300),
      y: this.whole(900) / 64,
      alpha: this.whole(256),
      zIndex: this.whole(3),
      content: this.whole(8),
      section: this.whole(2),
      item: this.whole(9),
      initial: this.random() < 0.5 ? change({ alpha: 0 }) : null,
    });
  }

  change() {
    const values = {};
    if (this.random() < 0.7) values.dx = this.whole(200) - 100;
    if (this.random() < 0.7) values.dy = (this.whole(200) - 100) / 64;
    if (this.random() < 0.3) values.dHeight = this.whole(40);
    if (this.random() < 0.3) values.alpha = this.whole(256);
    if (this.random() < 0.2) values.zIndex = this.whole(3);
    if (this.random() < 0.2) values.content = this.whole(8);
    if (this.random() < 0.2) Object.assign(values, { section: this.whole(2), item: this.whole(9) });
    return change(values);
  }
}

/** The state on which both stores must agree, as text. */
function summary(elements, contents) {
  const rows = [...elements].map(([id, one]) => {
    const { key, x, y, width, height, alpha, zIndex, content: contentId, section, item } = one;
    return [id, key, x, y, width, height, alpha, zIndex, contentId, section, item].join(' ');
  });
  return { rows: rows.sort(), contents: [...contents.keys()].sort((one, other) => one - other) };
}

function inWireUnits(element) {
  const { x, y, width, height, alpha, contentId } = element;
  const lengths = { x: x * 64, y: y * 64, width: width * 64, height: height * 64 };
  return { ...element, ...lengths, alpha: Math.round(alpha * 255), content: contentId };
}

function checkAgainstNaive(seed) {
  const source = new DeltaSource(seed);
  const naive = new NaiveStore();
  const store = new ViewStore(1);
  store.setViewport({ width: 400, height: 700 });
  let nowMs = 1000;
  for (let step = 0; step < STEPS; step += 1) {
    const next = source.next(naive, nowMs);
    naive.apply(next);
    store.apply(next, nowMs);
    const held = new Map([...store.elements].map(([id, element]) => [id, inWireUnits(element)]));
    const actual = summary(held, store.contents);
    assert.deepEqual(actual, summary(naive.elements, naive.contents), `seed ${seed} step ${step}`);
    for (const element of store.elements.values()) {
      assert.equal(element.content?.id ?? 0, element.contentId);
    }
    nowMs += source.whole(200);
    store.present(nowMs, offset);
  }
  checkRest(store, nowMs + 20_000, seed);
}

/** Checks that after all animations everything is at its target and no removed element is left. */
function checkRest(store, nowMs, seed) {
  assert.equal(store.animating(nowMs), false, `seed ${seed}`);
  const visible = store.present(nowMs, offset);
  assert.ok(visible.every((element) => !element.leaving));
  for (const { shown, x, y, width, height, alpha } of store.elements.values()) {
    assert.deepEqual([shown.x, shown.y, shown.width, shown.height, shown.alpha], [
      x, y, width, height, alpha,
    ], `seed ${seed}`);
  }
}

test('after any deltas the store equals a naive one and comes to rest on its targets', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) checkAgainstNaive(seed);
});

/** Places by key, of everything that is shown. */
function placesOf(store, nowMs) {
  const places = new Map();
  for (const element of store.present(nowMs, offset)) {
    const { x, y, width, height, alpha } = element.shown;
    places.set(element.key, { id: element.id, values: [x, y, width, height, alpha] });
  }
  return places;
}

function checkContinuity(seed) {
  const source = new DeltaSource(seed);
  const naive = new NaiveStore();
  const store = new ViewStore(1);
  store.setViewport({ width: 400, height: 700 });
  let nowMs = 1000;
  for (let step = 0; step < STEPS; step += 1) {
    const next = source.next(naive, nowMs);
    const before = placesOf(store, nowMs);
    naive.apply(next);
    store.apply(next, nowMs);
    // A change without an animation is allowed to jump.
    if (next.animation !== null) checkSamePlaces(before, placesOf(store, nowMs), seed, step);
    nowMs += source.whole(200);
  }
}

function checkSamePlaces(before, after, seed, step) {
  for (const [key, { values }] of after) {
    const earlier = before.get(key);
    if (!earlier) continue;
    values.forEach((value, at) => {
      assertNear(value, earlier.values[at], 1e-6, `seed ${seed} step ${step} ${key} ${at}`);
    });
  }
}

test('an animated delta moves nothing at its first moment, whatever runs already', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) checkContinuity(seed);
});

test('culling finds what a look at every element finds, in the same order', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) checkCulling(seed);
});

function checkCulling(seed) {
  const source = new DeltaSource(seed);
  const naive = new NaiveStore();
  const store = new ViewStore(1);
  for (let step = 0; step < 5; step += 1) {
    const next = { ...source.next(naive, 0), animation: null };
    naive.apply(next);
    store.apply(next, 0);
  }
  store.present(1e6, offset);
  const rect = { x: source.whole(200), y: source.whole(10), width: 90, height: 4 };
  const expected = [...naive.elements]
    .filter(([, { x, y, width, height, alpha }]) => {
      const crossesX = x < (rect.x + rect.width) * 64 && x + width > rect.x * 64;
      const crossesY = y < (rect.y + rect.height) * 64 && y + height > rect.y * 64;
      return alpha > 0 && crossesX && crossesY;
    })
    .sort(([idOne, one], [idOther, other]) =>
      one.zIndex - other.zIndex || one.section - other.section || one.item - other.item ||
      idOne - idOther)
    .map(([id]) => id);
  assert.deepEqual(store.visible(rect).map(({ id }) => id), expected, `seed ${seed}`);
}
