// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeDelta } from '../../../web/transport/deltaDecoder.js';
import { newAttributes } from '../../../web/transport/deltaLayout.js';
import { WireError } from '../../../web/transport/varint.js';
import { encodeDelta } from './encoding/deltaEncoder.mjs';

/**
 * Mulberry32: small, and the same everywhere.
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A cell with a random outline and random grounds.
 * @param {(bound: number) => number} whole
 * @param {(count: number) => boolean} once
 */
function randomFigure(whole, once) {
  const length = () => (whole(128000) - 64000) / 64;
  const side = () => whole(64000) / 64;
  const points = [1, 1, 2, 3, 0];
  const step = () => {
    const kind = whole(5);
    return [kind, ...Array.from({ length: 2 * points[kind] }, length)];
  };
  const colour = () => ({ light: whole(2 ** 32), dark: whole(2 ** 32) });
  const part = () => {
    const stroke = once(2) ? colour() : null;
    return {
      ...{ x: length(), y: length(), width: side(), height: side(), cornerRadius: length() },
      ...{ opacity: whole(256) / 255, ground: once(2) ? colour() : null, stroke },
      ...{ strokeWidth: stroke ? side() : 0, text: null, image: null },
      ...{ hasPlainInk: once(2), isAtRight: once(2), showsWholeImage: once(2) },
    };
  };
  const steps = Array.from({ length: whole(6) }, step);
  return {
    ...{ width: side(), height: side(), outline: once(2) ? { isEvenOdd: once(2), steps } : null },
    parts: Array.from({ length: whole(4) }, part),
  };
}

/**
 * A row of a list with random parts.
 * @param {(bound: number) => number} whole
 * @param {(count: number) => boolean} once
 */
function randomOrthogonalSection(whole, once) {
  const length = () => (whole(128000) - 64000) / 64;
  const colour = () => ({ light: whole(2 ** 32), dark: whole(2 ** 32) });
  const insets = () => ({ top: length(), leading: length(), bottom: length(), trailing: length() });
  const text = () => ({
    ...{ string: 'Zeile '.repeat(whole(3)), size: (1 + whole(2000)) / 64 },
    ...{ weight: [400, 500, 600][whole(3)], colour: colour(), alignment: whole(3) },
    lineLimit: whole(4),
  });
  const accessory = () => ({
    ...{ kind: whole(11), isHidden: once(2), isOn: once(2), showsLine: once(2) },
    ...{ width: length(), height: length(), slotWidth: length(), tint: colour() },
    ...{ ground: once(2) ? colour() : null, text: once(2) ? text() : null },
  });
  const line = () => ({
    ...{ leading: once(2) ? null : length(), trailing: length(), colour: colour() },
  });
  const image = () => ({
    ...{ isSymbol: once(2), name: 'star', width: length(), height: length() },
    ...{ slotWidth: length(), slotHeight: length(), cornerRadius: length(), tint: colour() },
  });
  const lengths = (/** @type {number} */ count) => Array.from({ length: count }, length);
  const shadow = () => ({
    ...{ x: length(), y: length(), radius: Math.abs(length()) },
    ...{ opacity: whole(256) / 255, colour: colour() },
    outline: once(2) ? [[0, length(), length()], [2, ...lengths(4)], [3, ...lengths(6)], [4]] : null,
  });
  const [strokeWidth, topRadius, bottomRadius] = [length(), length(), length()];
  return {
    ...{ margins: insets(), minimumHeight: length(), imageToText: length() },
    ...{ textToSecondaryHorizontal: length(), textToSecondaryVertical: length() },
    ...{ indentation: length(), accessorySpacing: length(), opacity: whole(256) / 255 },
    ...{ image: once(2) ? image() : null, text: once(2) ? text() : null },
    secondaryText: once(2) ? text() : null,
    leading: Array.from({ length: whole(4) }, accessory),
    trailing: Array.from({ length: whole(4) }, accessory),
    ...{ topSeparator: once(2) ? line() : null, bottomSeparator: once(2) ? line() : null },
    background: {
      ...{ insets: insets(), topRadius, bottomRadius, strokeWidth, isBlurred: once(2) },
      ...{ colour: once(2) ? colour() : null, stroke: once(2) ? colour() : null },
      shadow: once(2) ? shadow() : null,
    },
    ...{ prefersSideBySide: once(2), indentsAccessories: once(2), isRightToLeft: once(2) },
    ...{ hasLeadingActions: once(2), hasTrailingActions: once(2) },
  };
}

/**
 * @param {number} seed
 * @returns {import('../../../web/transport/deltaLayout.js').Delta}
 */
function randomDelta(seed) {
  const random = seeded(seed);
  const whole = (/** @type {number} */ bound) => Math.floor(random() * bound);
  const length = () => (whole(9) === 0 ? whole(2 ** 50) - 2 ** 49 : whole(90_000) - 45_000);
  const once = (/** @type {number} */ count) => whole(count) === 0;
  const pin = () => (once(2) ? null : { edge: 1 + whole(4), lower: length(), upper: length() });
  const half = () => whole(99) / 2 - 20;
  const affine = () => ({ a: half(), b: half(), c: half(), d: half(), tx: half(), ty: half() });
  // The depth of the centre is not 1, so that no such map is an affine one.
  const projective = () => ({ ...affine(), g: half(), h: half(), w: 0.5 });
  const transform = () => (once(2) ? null : once(2) ? affine() : projective());
  const change = () => {
    const fields = whole(4096);
    /** @type {any} */
    const result = { fields, dx: 0, dy: 0, dWidth: 0, dHeight: 0 };
    if (fields & 1) Object.assign(result, { dx: length(), dy: length() });
    if (fields & 2) Object.assign(result, { dWidth: length(), dHeight: length() });
    if (fields & 4) result.alpha = whole(256);
    if (fields & 8) result.zIndex = length();
    if (fields & 16) result.isHidden = once(2);
    if (fields & 32) result.transform = transform();
    if (fields & 64) result.content = whole(2 ** 40);
    if (fields & 128) Object.assign(result, { section: length(), item: length() });
    if (fields & 256) result.pin = pin();
    if (fields & 512) result.state = whole(8);
    if (fields & 1024) result.slot = length();
    if (fields & 2048) result.orthogonalSectionId = whole(2 ** 40);
    return result;
  };
  const rests = () => {
    const first = whole(2 ** 40) - 2 ** 39;
    return { count: 1 + whole(2 ** 30), first, last: first + whole(2 ** 30) };
  };
  const section = (/** @type {number} */ own) => {
    const lower = length();
    return {
      id: own,
      key: `section-${own}`,
      isVertical: once(2),
      moves: once(2),
      ...{ x: length(), y: length(), width: length(), height: length() },
      ...{ lower, upper: lower + whole(2 ** 40), offset: length() },
      ...{ behaviour: 1 + whole(5), bounce: whole(3), rate: whole(4) / 4 },
      rests: Array.from({ length: whole(4) }, rests),
    };
  };
  let id = 0;
  const list = (/** @type {(id: number) => any} */ make) => {
    id = 0;
    return Array.from({ length: whole(6) }, () => make((id += 1 + whole(once(5) ? 2 ** 40 : 3))));
  };
  return {
    view: whole(2 ** 53),
    revision: 1 + whole(2 ** 52),
    base: once(3) ? null : 0,
    contentSize: once(2) ? null : { width: length(), height: length() },
    animation: once(2) ? null : { curve: 'easeInOut', durationMs: 300, startMs: whole(2 ** 50) },
    offsetAdjustment: once(2) ? null : { dx: length(), dy: length() },
    orthogonalSections: list((own) => ({ id: own, section: once(3) ? null : section(own) })),
    contents: list((own) => ({
      id: own,
      style: whole(4),
      hue: whole(10),
      colour: once(2) ? null : whole(2 ** 24),
      title: 'ä😀'.repeat(whole(4)),
      subtitle: once(2) ? '' : 'below',
      image: once(2) ? '' : 'a.png',
      selectedColour: once(2) ? null : whole(2 ** 24),
      isPlaceholder: once(3),
      list: once(4) ? randomOrthogonalSection(whole, once) : null,
      progress: once(3) ? whole(101) : null,
      figure: once(4) ? randomFigure(whole, once) : null,
    })),
    removed: list((own) => ({ id: own, final: once(2) ? null : change() })),
    updated: list((own) => ({ id: own, change: change() })),
    inserted: list((own) => {
      const category = whole(3);
      return {
        id: own,
        category,
        kind: category === 0 ? '' : 'kind',
        key: `key-${own}`,
        attributes: {
          ...newAttributes(),
          x: length(),
          y: length(),
          width: length(),
          height: length(),
          alpha: whole(256),
          content: whole(50),
          item: whole(3),
          transform: transform(),
          pin: pin(),
          state: whole(8),
          slot: length(),
          orthogonalSectionId: whole(9),
        },
        initial: once(2) ? null : change(),
      };
    }),
  };
}

test('every delta comes back as it was', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const delta = randomDelta(seed);
    assert.deepEqual(decodeDelta(encodeDelta(delta)), delta, `seed ${seed}`);
  }
});

test('damaged bytes give a delta or a WireError', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = seeded(seed);
    const bytes = encodeDelta(randomDelta(seed));
    for (let round = 0; round < 30; round += 1) {
      const end = random() < 0.2 ? Math.floor(random() * bytes.length) : bytes.length;
      const damaged = bytes.slice(0, end);
      const place = Math.floor(random() * damaged.length);
      if (damaged.length > 0) damaged[place] ^= 1 << Math.floor(random() * 8);
      try {
        decodeDelta(damaged);
      } catch (error) {
        assert.ok(error instanceof WireError, `seed ${seed}: ${error}`);
      }
    }
  }
});

test('reads a delta that lies within a larger buffer', () => {
  const bytes = encodeDelta(randomDelta(5));
  const larger = new Uint8Array(bytes.length + 20).fill(0xff);
  larger.set(bytes, 7);
  assert.deepEqual(decodeDelta(larger.subarray(7, 7 + bytes.length)), decodeDelta(bytes));
});
