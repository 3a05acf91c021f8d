// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { seededRandom } from '../../base/random.mjs';
import { change, delta, eased, insertion, sprung } from '../deltas.mjs';

const SEEDS = 40;
const STEPS = 30;
const SAMPLES = 6;
const SLACK = 1e-9;

/** Makes animated changes that interrupt each other, of elements that come, go and come back. */
class ChangeSource {
  nextId = 1;
  /** @type {Map<number, string>} keys of the present elements */
  there = new Map();

  constructor(seed) {
    this.random = seededRandom(seed);
  }

  whole(limit) {
    return Math.floor(this.random() * limit);
  }

  add() {
    const id = this.nextId;
    this.nextId += 1;
    const free = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].filter(
      (key) => ![...this.there.values()].includes(key),
    );
    if (free.length === 0) return [];
    const key = free[this.whole(free.length)];
    this.there.set(id, key);
    const isPinned = this.random() < 0.2;
    const pin = isPinned ? { edge: 1, lower: 0, upper: 1000 * 64 } : null;
    const initial = this.random() < 0.7 ? change({ alpha: 0, dy: this.whole(80) - 40 }) : null;
    return [insertion(id, { key, x: this.whole(300), y: this.whole(600), pin, initial })];
  }

  remove() {
    const ids = [...this.there.keys()];
    if (ids.length < 2 || this.random() < 0.5) return [];
    const id = ids[this.whole(ids.length)];
    this.there.delete(id);
    const ends = [change({ alpha: 0, dx: 30 }), change({ dx: 30 }), null];
    return [{ id, final: ends[this.whole(ends.length)] }];
  }

  /** A change at a time; something moves in each. */
  next(revision, nowMs) {
    const removed = this.remove();
    const updated = [...this.there.keys()].map((id) => ({
      id,
      change: change({ dx: this.whole(9) - 12, dy: this.whole(40), dWidth: this.whole(3) }),
    }));
    const curve = this.random() < 0.5 ? eased : sprung;
    const startMs = nowMs - this.whole(160);
    const animation = { ...curve, durationMs: 100 + this.whole(900), startMs };
    return delta(revision, { removed, updated, inserted: this.add(), animation });
  }
}

/** How each element is shown, by its name; elements that leave are included. */
function picture(elements) {
  return new Map(elements.map(({ id, leaving, shown }) => [`${id} ${leaving}`, { ...shown }]));
}

test('a replay shows at every moment what was shown live, whatever came amid what', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const source = new ChangeSource(seed);
    const store = new ViewStore(1);
    store.setViewport({ width: 400, height: 700 });
    let nowMs = 1000;
    store.apply(delta(null, { inserted: [...source.add(), ...source.add()] }), nowMs);
    for (let step = 0; step < STEPS; step += 1) {
      if (source.random() < 0.2) store.timeLine.setScale([1, 0.25, 0.1][source.whole(3)], nowMs);
      store.apply(source.next(store.revision, nowMs), nowMs);
      compareWithLive(store, source, () => {
        nowMs += source.whole(90);
        return nowMs;
      }, `seed ${seed}, step ${step}`);
    }
  }
});

/** Runs live and keeps the pictures, then compares them with the replay, backwards. */
function compareWithLive(store, source, nextMs, where) {
  const seen = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const nowMs = nextMs();
    const offset = { x: 0, y: source.whole(200) };
    const live = picture(store.present(nowMs, offset));
    seen.push({ atMs: store.recordedChange.elapsedMs(store.timeLine.at(nowMs)), offset, live });
  }
  for (const { atMs, offset, live } of seen.reverse()) {
    const again = picture(store.recordedChange.present(atMs, { ...store.camera, offset }));
    assert.deepEqual([...again.keys()].sort(), [...live.keys()].sort(), `${where}, ${atMs} ms`);
    for (const [name, shown] of live) {
      for (const field of ['x', 'y', 'width', 'height', 'alpha']) {
        const told = `${where}, ${atMs} ms, ${name} ${field}:`;
        assertNear(again.get(name)[field], shown[field], SLACK, told);
      }
    }
  }
}
