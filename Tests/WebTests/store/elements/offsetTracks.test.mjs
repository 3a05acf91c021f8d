// SPDX-License-Identifier: Apache-2.0
// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Element } from '../../../../web/store/elements/element.js';
import { OrthogonalSection } from '../../../../web/store/elements/orthogonalSection.js';
import { moveTracks, offsetTracks } from '../../../../web/store/elements/offsetTracks.js';
import { changeFields, newAttributes, trackAxes } from '../../../../web/transport/deltaLayout.js';

const insets = { top: 0, left: 0, bottom: 0, right: 0 };
const none = { dx: 0, dy: 0, dWidth: 0, dHeight: 0, dAlpha: 0, transform: null };

/** @param {any[]} tracks */
function elementWith(tracks) {
  const element = new Element();
  const frame = { x: 640, y: 64_00, width: 1280, height: 640 };
  const attributes = { ...newAttributes(), ...frame, tracks };
  element.adopt({ id: 1, category: 0, kind: '', key: 'a', attributes, initial: null });
  return element;
}

/**
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
function shownAt(element, x, y) {
  element.present(0, { offset: { x, y }, width: 300, height: 400, insets });
  return element.shown;
}

/** A track that sticks to the top from an offset of 100 pt to 300, where it is pushed off. */
const sticky = {
  axis: trackAxes.vertical,
  fields: changeFields.origin,
  samples: [
    { ...none, offset: 6400 },
    { ...none, offset: 19_200, dy: 12_800 },
  ],
};

test('an element follows the page between its samples and rests beyond them', () => {
  const element = elementWith([sticky]);
  assert.equal(element.isAnchored, true);
  assert.deepEqual(
    [0, 100, 150, 299.5, 300, 1000].map((y) => shownAt(element, 0, y).y),
    [100, 100, 150, 299.5, 300, 300],
  );
  assert.equal(shownAt(element, 77, 150).x, 10);
});

test('tracks of both axes add up', () => {
  const across = {
    axis: trackAxes.horizontal,
    fields: changeFields.origin | changeFields.size | changeFields.alpha,
    samples: [
      { ...none, offset: 0 },
      { ...none, offset: 640, dx: 640, dWidth: -640, dAlpha: -255 },
    ],
  };
  const shown = { ...shownAt(elementWith([sticky, across]), 5, 150) };
  assert.deepEqual([shown.x, shown.y, shown.width, shown.height], [15, 150, 15, 10]);
  assert.equal(shown.alpha, 0.5);
});

test('a map turns evenly and the shorter way round', () => {
  const turn = (/** @type {number} */ angle) => {
    const [a, b] = [Math.cos(angle), Math.sin(angle)];
    return { a, b, c: -b, d: a, tx: 0, ty: 0 };
  };
  const turning = {
    axis: trackAxes.vertical,
    fields: changeFields.transform,
    samples: [
      { ...none, offset: 0, transform: turn(3) },
      { ...none, offset: 6400, transform: turn(3.4) },
    ],
  };
  const { transform } = shownAt(elementWith([turning]), 0, 50);
  assert.ok(Math.abs((transform?.a ?? 0) - Math.cos(3.2)) < 1e-6);
  assert.ok(Math.abs((transform?.b ?? 0) - Math.sin(3.2)) < 1e-6);
});

test('a change takes the samples away', () => {
  const element = elementWith([sticky]);
  element.change({ fields: changeFields.samples, tracks: [] });
  assert.equal(element.isAnchored, false);
  assert.equal(shownAt(element, 0, 150).y, 100);
});

test('samples go along with content that is moved', () => {
  const tracks = moveTracks(offsetTracks([sticky]), { x: 7, y: 50 });
  assert.deepEqual(tracks?.[0].offsets, [150, 350]);
  assert.equal(moveTracks(null, { x: 1, y: 1 }), null);
});

test('an element follows the orthogonal section that it moves with, from its place in it', () => {
  const element = elementWith([
    {
      axis: trackAxes.orthogonalSection,
      fields: changeFields.alpha,
      samples: [
        { ...none, offset: 0 },
        { ...none, offset: 6400, dAlpha: -255 },
      ],
    },
  ]);
  const section = new OrthogonalSection();
  section.offset = 25;
  element.orthogonalSection = section;
  const { x, alpha } = shownAt(element, 70, 80);
  // 10 pt at the section's offset 0.
  assert.equal(x, -15);
  assert.equal(alpha, 0.75);
  const moved = moveTracks(element.tracks, { x: 9, y: 9 });
  assert.deepEqual(moved?.[0].offsets, [0, 100]);
});
