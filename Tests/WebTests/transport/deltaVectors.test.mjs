// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeDelta } from '../../../web/transport/deltaDecoder.js';
import { changeFields, newAttributes } from '../../../web/transport/deltaLayout.js';
import { WireError } from '../../../web/transport/varint.js';
import { encodeDelta } from './encoding/deltaEncoder.mjs';

const file = new URL('../../Vectors/delta.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8'));

/** @param {[string, string][]} pairs */
function bytesOf(pairs) {
  const hex = pairs.map((pair) => pair[1]).join('').replaceAll(' ', '');
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

/** @param {number[] | null} numbers */
function transformOf(numbers) {
  if (!numbers) return null;
  const [a, b, c, d, tx, ty, g, h, w] = numbers;
  return { a, b, c, d, tx, ty, ...(w === undefined ? {} : { g, h, w }) };
}

/** @param {any[]} tracks */
function tracksOf(tracks) {
  return tracks.map(({ axis, fields, samples }) => ({
    axis,
    fields,
    samples: samples.map(
      (/** @type {any} */ { offset, origin, size, alpha, transform }) => ({
        offset,
        ...{ dx: origin?.[0] ?? 0, dy: origin?.[1] ?? 0 },
        ...{ dWidth: size?.[0] ?? 0, dHeight: size?.[1] ?? 0 },
        dAlpha: alpha ?? 0,
        transform: transformOf(transform),
      }),
    ),
  }));
}

/** @param {any} sparse */
function changeOf(sparse) {
  if (!sparse) return null;
  let fields = 0;
  for (const name of Object.keys(sparse)) {
    fields |= changeFields[/** @type {keyof typeof changeFields} */ (name)];
  }
  const [dx, dy] = sparse.origin ?? [0, 0];
  const [dWidth, dHeight] = sparse.size ?? [0, 0];
  /** @type {any} */
  const change = { fields, dx, dy, dWidth, dHeight };
  for (const name of ['alpha', 'zIndex', 'content', 'pin', 'state', 'slot']) {
    if (name in sparse) change[name] = sparse[name];
  }
  if ('orthogonalSection' in sparse) change.orthogonalSectionId = sparse.orthogonalSection;
  if (sparse.samples) change.tracks = tracksOf(sparse.samples);
  if ('hidden' in sparse) change.isHidden = sparse.hidden;
  if ('transform' in sparse) change.transform = transformOf(sparse.transform);
  if (sparse.position) [change.section, change.item] = sparse.position;
  return change;
}

/** @param {any} sparse */
function insertionOf({ id, category = 0, kind = '', key, attributes, initial }) {
  const { samples = [], orthogonalSection: orthogonalSectionId = 0, ...plain } = attributes;
  const transform = transformOf(plain.transform);
  const tracks = tracksOf(samples);
  const full = { ...newAttributes(), ...plain, orthogonalSectionId, transform, tracks };
  return { id, category, kind, key, attributes: full, initial: changeOf(initial) };
}

/** @param {any} sparse */
function orthogonalSectionOf({ id, gone, ...members }) {
  if (gone) return { id, section: null };
  const empty = {
    ...{ id, key: '', isVertical: false, moves: false, x: 0, y: 0, width: 0, height: 0 },
    ...{ lower: 0, upper: 0, offset: 0, behaviour: 1, bounce: 0, rate: 0, rests: [] },
  };
  return { id, section: { ...empty, ...members } };
}

/** @param {[number, number] | undefined} pair */
function adjustmentOf(pair) {
  return pair ? { dx: pair[0], dy: pair[1] } : null;
}

/** @param {any} sparse */
function deltaOf(sparse) {
  const noContent = {
    ...{ style: 0, hue: 0, colour: null, title: '', subtitle: '', image: '' },
    ...{ selectedColour: null, isPlaceholder: false, list: null, progress: null, figure: null },
  };
  return {
    view: sparse.view,
    revision: sparse.revision,
    base: sparse.base ?? null,
    contentSize: sparse.contentSize ?? null,
    animation: sparse.animation ?? null,
    offsetAdjustment: adjustmentOf(sparse.offsetAdjustment),
    orthogonalSections: (sparse.orthogonalSections ?? []).map(orthogonalSectionOf),
    contents: (sparse.contents ?? []).map((/** @type {any} */ one) => ({ ...noContent, ...one })),
    removed: (sparse.removed ?? []).map((/** @type {any} */ { id, final }) => ({
      id,
      final: changeOf(final),
    })),
    updated: (sparse.updated ?? []).map((/** @type {any} */ { id, change }) => ({
      id,
      change: changeOf(change),
    })),
    inserted: (sparse.inserted ?? []).map(insertionOf),
  };
}

for (const { name, bytes, delta } of vectors.deltas) {
  test(`reads and writes ${name}`, () => {
    assert.deepEqual(decodeDelta(bytesOf(bytes)), deltaOf(delta));
    assert.deepEqual(encodeDelta(deltaOf(delta)), bytesOf(bytes));
  });
}

for (const { name, bytes, code, field } of vectors.invalid) {
  test(`refuses ${name}`, () => {
    assert.throws(
      () => decodeDelta(bytesOf(bytes)),
      (error) => error instanceof WireError && error.code === code && error.field === field,
    );
  });
}
