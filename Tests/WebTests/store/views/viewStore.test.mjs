// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import test from 'node:test';
import { ViewStore } from '../../../../web/store/views/viewStore.js';
import { assertNear } from '../../base/approximately.mjs';
import { change, content, delta, eased, insertion, sprung } from '../deltas.mjs';

const origin = { x: 0, y: 0 };

function makeStore(snapshot, options) {
  const store = new ViewStore(1, options);
  store.setViewport({ width: 400, height: 700 });
  store.apply(delta(null, snapshot), 0);
  return store;
}

test('a snapshot is shown at once, in points', () => {
  const store = makeStore({
    contentSize: { width: 400 * 64, height: 96_032 },
    contents: [content(7)],
    inserted: [insertion(3, { x: 10.5, y: 20, alpha: 51, content: 7 })],
    animation: eased,
  });
  assert.equal(store.contentHeight, 1500.5);
  assert.equal(store.revision, 1);
  const element = store.elements.get(3);
  assert.equal(element.x, 10.5);
  assert.equal(element.alpha, 0.2);
  assert.equal(element.content.title, 'content 7');
  assert.deepEqual(element.shown, {
    x: 10.5, y: 20, width: 100, height: 50, alpha: 0.2, transform: null,
  });
  assert.equal(store.animating(0), false);
});

test('an eased change is half way at half time and there at its end', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const updated = [{ id: 1, change: change({ dx: 80, dy: 0, dWidth: 20 }) }];
  store.apply(delta(1, { updated, animation: eased }), 1000);
  const { shown } = store.elements.get(1);
  store.present(1150, origin);
  assertNear(shown.x, 40, 1e-6);
  assertNear(shown.width, 110, 1e-6);
  assert.equal(store.animating(1299), true);
  assert.equal(store.animating(1300), false);
  store.present(1300, origin);
  assert.equal(shown.x, 80);
});

test('a cubic curve goes by its control points', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const updated = [{ id: 1, change: change({ dx: 80 }) }];
  const times = { curve: 'cubic', durationMs: 800, startMs: 1000 };
  // With x(u) = u³ and y(u) = 3(1 − u)u² + u³ half the way is gone at u = 1/2, after an eighth of the time.
  const animation = { ...times, x1: 0, y1: 0, x2: 0, y2: 1000 };
  store.apply(delta(1, { updated, animation }), 1000);
  const { shown } = store.elements.get(1);
  store.present(1100, origin);
  assertNear(shown.x, 40, 1e-6);
  store.present(1800, origin);
  assert.equal(shown.x, 80);
});

test('a second eased change adds to the first without a jump', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const go = (base, dx, startMs) => {
    const updated = [{ id: 1, change: change({ dx }) }];
    store.apply(delta(base, { updated, animation: { ...eased, startMs } }), startMs);
  };
  const { shown } = store.elements.get(1);
  go(1, 100, 1000);
  store.present(1150, origin);
  assertNear(shown.x, 50, 1e-6);
  go(2, -100, 1150);
  assertNear(shown.x, 50, 1e-6);
  // At 1300 the first has ended, and half of the second, from +100 to 0, is left.
  store.present(1300, origin);
  assertNear(shown.x, 50, 1e-6);
  store.present(1450, origin);
  assert.equal(shown.x, 0);
});

test('a spring follows its closed form and takes over place and velocity', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const { shown } = store.elements.get(1);
  store.apply(
    delta(1, { updated: [{ id: 1, change: change({ dx: 100 }) }], animation: sprung }),
    1000,
  );
  // Critical, ω = 4π: 100 − 100 e^(−ωt)(1 + ωt) after 0.1 s, ωt = 1.256637.
  store.present(1100, origin);
  assertNear(shown.x, 35.77, 0.005);
  const speed = slope(store, shown, 1100);
  store.apply(
    delta(2, {
      updated: [{ id: 1, change: change({ dx: -300 }) }],
      animation: { ...sprung, startMs: 1100 },
    }),
    1100,
  );
  assertNear(shown.x, 35.77, 0.005);
  store.present(1101, origin);
  const after = shown.x;
  assertNear(after - 35.77, speed, 0.6);
  assert.ok(after > 35.77, 'it still moves on before it turns');
});

/** How far an element moves in the next millisecond. */
function slope(store, shown, nowMs) {
  store.present(nowMs, origin);
  const before = shown.x;
  store.present(nowMs + 1, origin);
  const after = shown.x;
  store.present(nowMs, origin);
  return after - before;
}

test('an animation is joined at most 100 ms late and never before it starts', () => {
  const place = (arrivalMs) => {
    const store = makeStore({ inserted: [insertion(1, {})] }, { toLocalMs: (ms) => ms + 500 });
    const updated = [{ id: 1, change: change({ dx: 100 }) }];
    store.apply(delta(1, { updated, animation: { ...eased, durationMs: 200 } }), arrivalMs);
    store.present(arrivalMs, origin);
    return store.elements.get(1).shown.x;
  };
  assert.equal(place(1400), 0, 'the start is 1500 here');
  assertNear(place(1600), 50, 1e-6, 'exactly 100 ms late is half of 200 ms');
  assertNear(place(9000), 50, 1e-6, 'any later is the same');
});

test('insertions come from `initial` and removals stay until `final` is reached', () => {
  const store = makeStore({ inserted: [insertion(1, { y: 10 })] });
  store.apply(
    delta(1, {
      animation: eased,
      removed: [{ id: 1, final: change({ alpha: 0, dy: 20 }) }],
      inserted: [insertion(2, { initial: change({ alpha: 0, dy: -30 }) })],
    }),
    1000,
  );
  assert.deepEqual([...store.elements.keys()], [2]);
  const shownAt = (nowMs) => store.present(nowMs, origin).map(({ id, shown }) => [id, shown]);
  const half = shownAt(1150);
  assert.equal(half.length, 2);
  const [gone, come] = [1, 2].map((id) => half.find((entry) => entry[0] === id)[1]);
  assertNear(gone.alpha, 0.5, 1e-6);
  assertNear(gone.y, 20, 1e-6);
  assertNear(come.alpha, 0.5, 1e-6);
  assertNear(come.y, -15, 1e-6);
  assert.deepEqual(shownAt(1300).map(([id]) => id), [2]);
  assert.equal(store.animating(1300), false);
});

test('an element that comes back while it leaves goes on from where it is shown', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const removed = [{ id: 1, final: change({ alpha: 0 }) }];
  store.apply(delta(1, { animation: eased, removed }), 1000);
  store.present(1150, origin);
  const inserted = [insertion(9, { key: 'k1', initial: change({ alpha: 0 }) })];
  store.apply(delta(2, { animation: { ...eased, startMs: 1150 }, inserted }), 1150);
  const visible = store.present(1150, origin);
  assert.equal(visible.length, 1);
  assert.equal(visible[0].id, 9);
  assertNear(visible[0].shown.alpha, 0.5, 1e-6);
  store.present(1450, origin);
  assert.equal(visible[0].shown.alpha, 1);
});

test('without an animation a removal and a change are immediate', () => {
  const store = makeStore({ inserted: [insertion(1, {}), insertion(2, {})] });
  const removed = [{ id: 1, final: change({ alpha: 0 }) }];
  const values = { dx: 5, zIndex: 3, isHidden: true, section: 1, item: 4 };
  const updated = [{ id: 2, change: change(values) }];
  const applied = store.apply(delta(1, { removed, updated }), 1000);
  const nothing = { adjustment: null, movedSections: [], isWhole: false };
  assert.deepEqual(applied, { inserted: 0, updated: 1, removed: 1, animated: false, ...nothing });
  const element = store.elements.get(2);
  assert.equal(element.shown.x, 5);
  assert.deepEqual([element.zIndex, element.section, element.item], [3, 1, 4]);
  assert.equal(store.present(1000, origin).length, 0, 'hidden and gone');
});

test('a fresh snapshot carries the same elements on from where they are shown', () => {
  const store = makeStore({ inserted: [insertion(1, { key: 'a' }), insertion(2, { key: 'b' })] });
  const before = store.elements.get(1);
  store.apply(
    delta(null, { revision: 40, inserted: [insertion(77, { key: 'a', x: 60 })] }),
    1000,
  );
  assert.equal(store.revision, 40);
  assert.equal(store.elements.get(77), before);
  assert.deepEqual([...store.elements.keys()], [77]);
  assert.equal(before.shown.x, 0);
  store.present(1150, origin);
  assertNear(before.shown.x, 30, 1e-6);
  store.present(1300, origin);
  assert.equal(before.shown.x, 60);
});

test('contents live as long as an element refers to them', () => {
  const store = makeStore({
    contents: [content(1), content(2), content(3)],
    inserted: [insertion(1, { content: 1 }), insertion(2, { content: 2 })],
  });
  assert.deepEqual([...store.contents.keys()], [1, 2]);
  store.apply(delta(1, { updated: [{ id: 1, change: change({ content: 2 }) }] }), 0);
  assert.deepEqual([...store.contents.keys()], [2]);
  store.apply(
    delta(2, {
      contents: [content(4)],
      removed: [{ id: 2, final: change({ alpha: 0 }) }],
      updated: [{ id: 1, change: change({ content: 4 }) }],
      animation: eased,
    }),
    1000,
  );
  assert.deepEqual([...store.contents.keys()], [4]);
  const leaving = store.present(1100, origin).find((element) => element.leaving);
  assert.equal(leaving.content.title, 'content 2', 'what leaves still shows its content');
});

test('a delta that does not fit is refused', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const refused = (parts, base = 1) =>
    assert.throws(() => store.apply(delta(base, parts), 0), RangeError);
  refused({}, 5);
  refused({ removed: [{ id: 9, final: null }] });
  refused({ updated: [{ id: 9, change: change({ dx: 1 }) }] });
  refused({ inserted: [insertion(1, {})] });
  refused({ inserted: [insertion(2, { content: 3 })] });
  assert.equal(store.revision, 1);
});

test('pinned elements are placed at the page’s own offset', () => {
  const store = new ViewStore(1);
  const insets = { top: 50, left: 0, bottom: 30, right: 0 };
  store.setViewport({ width: 400, height: 700, insets });
  const pin = (edge, lower, upper) => ({ edge, lower: lower * 64, upper: upper * 64 });
  store.apply(
    delta(null, {
      inserted: [
        insertion(1, { y: 100, height: 40, pin: pin(1, 100, 900) }),
        insertion(2, { y: 2000, height: 60, pin: pin(2, 0, 5000) }),
      ],
    }),
    0,
  );
  const header = store.elements.get(1).shown;
  const footer = store.elements.get(2).shown;
  const places = [0, 500, 2000].map((y) => {
    store.present(0, { x: 0, y });
    return [header.y, footer.y];
  });
  // Header: offset + 50 within 100 … 900; footer: offset + 700 − 30 − 60.
  assert.deepEqual(places, [[100, 610], [550, 1110], [900, 2610]]);
  assert.equal(store.elementAt(10, 905)?.id, 1);
  assert.equal(store.elements.get(1).y, 100, 'the target stays the unpinned one');
});

test('painting goes by z-index, then kind of element, then position', () => {
  const store = makeStore({
    inserted: [
      insertion(1, { category: 1, kind: 'header', section: 0 }),
      insertion(2, { category: 0, section: 0, item: 1 }),
      insertion(3, { category: 0, section: 0, item: 0 }),
      insertion(4, { category: 2, kind: 'back', section: 0 }),
      insertion(5, { category: 0, section: 1, item: 0, zIndex: -1 }),
      insertion(6, { category: 2, kind: 'top', zIndex: 2 }),
    ],
  });
  const ids = () => store.present(0, origin).map(({ id }) => id);
  assert.deepEqual(ids(), [5, 4, 3, 2, 1, 6]);
  assert.equal(store.elementAt(1, 1).id, 6);
  store.apply(delta(1, { updated: [{ id: 5, change: change({ zIndex: 9 }) }] }), 0);
  assert.deepEqual(ids(), [4, 3, 2, 1, 6, 5]);
});

test('only what shows within the rectangle is visible', () => {
  const store = makeStore({
    inserted: [
      insertion(1, { y: 0 }),
      insertion(2, { y: 700 }),
      insertion(3, { y: 690 }),
      insertion(4, { y: 10, alpha: 0 }),
      // Turned by 90°, 100 × 50 about (50, 740) reaches from 690 to 790.
      insertion(5, { y: 715, transform: { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 } }),
    ],
  });
  assert.deepEqual(store.present(0, origin).map(({ id }) => id), [1, 3, 5]);
  assert.equal(store.elementAt(50, 780)?.id, 5);
  assert.equal(store.elementAt(10, 760), null);
  assert.equal(store.elementAt(10, 30)?.id, 1, 'what is transparent takes no touches');
});

test('with reduced motion everything jumps', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  store.reducedMotion = true;
  const updated = [{ id: 1, change: change({ dx: 80 }) }];
  store.apply(delta(1, { updated, animation: eased }), 1000);
  assert.equal(store.elements.get(1).shown.x, 80);
  assert.equal(store.animating(1000), false);
});

test('slow motion stretches what runs, and 0 holds it', () => {
  const store = makeStore({ inserted: [insertion(1, {})] });
  const updated = [{ id: 1, change: change({ dx: 80 }) }];
  store.apply(delta(1, { updated, animation: eased }), 1000);
  const { shown } = store.elements.get(1);
  store.timeLine.setScale(0.1, 1000);
  store.present(2500, origin);
  assertNear(shown.x, 40, 1e-6);
  store.timeLine.setScale(0, 2500);
  store.present(9000, origin);
  assertNear(shown.x, 40, 1e-6);
  store.timeLine.setScale(1, 9000);
  store.present(9150, origin);
  assert.equal(shown.x, 80);
});

test('what is shown stays on the screen when the viewport goes along with the content', () => {
  const store = makeStore({ inserted: [insertion(1, { y: 3000 }), insertion(2, { y: 3100 })] });
  store.present(0, { x: 0, y: 2900 });
  // Element 1 goes from 3000 to 1500, element 2 stays; the viewport goes from 2900 to 1450.
  const applied = store.apply(
    delta(1, {
      updated: [{ id: 1, change: change({ dy: -1500 }) }],
      offsetAdjustment: { dx: 0, dy: -1450 * 64 },
      animation: { ...eased, startMs: 1000 },
    }),
    1000,
  );
  assert.deepEqual(applied.adjustment, { x: 0, y: -1450 });
  const [first, second] = [store.elements.get(1).shown, store.elements.get(2).shown];
  store.present(1000, { x: 0, y: 1450 });
  assert.equal(first.y - 1450, 100);
  assert.equal(second.y - 1450, 200);
  store.present(1150, { x: 0, y: 1450 });
  assertNear(first.y - 1450, (100 + 50) / 2, 1e-6);
  assertNear(second.y - 1450, (200 + 1650) / 2, 1e-6);
  store.present(1300, { x: 0, y: 1450 });
  assert.equal(first.y, 1500);
  assert.equal(second.y, 3100);
});

test('what is held stays in the hand, and goes by a spring to its place when it is let go', () => {
  const store = makeStore({ inserted: [insertion(1, {}), insertion(2, { y: 200 })] });
  const [element, other] = [store.elements.get(1), store.elements.get(2)];
  // 100 × 50 pt, held with its middle at (250, 325).
  store.hold(element, { x: 250, y: 325 }, 1, 1000);
  assert.equal(store.animating(1000), true);
  store.apply(delta(1, { updated: [{ id: 1, change: change({ dx: 20, dy: 0 }) }] }), 1500);
  store.present(1500, origin);
  assert.deepEqual([element.shown.x, element.shown.y, element.shown.lift], [200, 300, 1]);
  assert.deepEqual(store.present(1500, origin).map(({ id }) => id), [2, 1], 'over all else');
  assert.equal(store.animating(1500), false, 'it rests in the hand');
  store.release(2000);
  store.present(2000, origin);
  assert.deepEqual([element.shown.x, element.shown.y], [200, 300], 'from where it was let go');
  // ω = 2π / 0.35 and ζ = 0.85: after 0.1 s the spring has this part of its way left.
  const [omega, zeta, t] = [(2 * Math.PI) / 0.35, 0.85, 0.1];
  const damped = omega * Math.sqrt(1 - zeta * zeta);
  const wave = Math.cos(damped * t) + ((zeta * omega) / damped) * Math.sin(damped * t);
  const left = Math.exp(-zeta * omega * t) * wave;
  store.present(2100, origin);
  assertNear(element.shown.x, 20 + 180 * left, 1e-6);
  store.present(2600, origin);
  assert.deepEqual([element.shown.x, element.shown.y, element.shown.lift], [20, 0, 0]);
  assert.equal(element.held, null);
  assert.equal(other.shown.y, 200);
});

test('what somebody else holds goes smoothly from step to step', () => {
  const store = makeStore({ inserted: [insertion(1, { key: 'a' }), insertion(2, { key: 'b' })] });
  store.holdElsewhere(['a']);
  const updated = [1, 2].map((id) => ({ id, change: change({ dx: 30 }) }));
  store.apply(delta(1, { updated }), 1000);
  store.present(1000, origin);
  assert.equal(store.elements.get(1).shown.x, 0);
  assert.equal(store.elements.get(2).shown.x, 30);
  store.present(1300, origin);
  assert.equal(store.elements.get(1).shown.x, 30);
});
