// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../base/geometry.js').Rect} Rect */

const CATEGORIES = Object.freeze(['cell', 'supplementary', 'decoration']);
/** Places on the wire are exact to 1/64 pt; what is written is, too. */
const UNITS_PER_PT = 64;
/** Parts of opacity that are told. */
const ALPHA_STEPS = 1000;

/**
 * The elements with their places, for programs.
 * @param {readonly StageElement[]} elements
 * @param {object} facts
 * @param {string} facts.stage
 * @param {string} facts.layout
 * @param {import('../../base/geometry.js').Size} facts.viewport
 * @param {import('../../base/geometry.js').Point} facts.offset
 * @param {import('../../base/geometry.js').Size} facts.content
 */
export function framesOf(elements, { stage, layout, viewport, offset, content }) {
  const view = { ...offset, width: viewport.width, height: viewport.height };
  return {
    format: 'tessera.frames/1',
    stage,
    layout,
    units: 'pt of the content',
    viewport: sizeOf(viewport),
    offset: { x: exact(offset.x), y: exact(offset.y) },
    contentSize: sizeOf(content),
    elements: elements
      .filter(({ leaving }) => !leaving)
      .sort((one, other) =>
        one.section - other.section || one.category - other.category || one.item - other.item ||
        (one.kind < other.kind ? -1 : Number(one.kind > other.kind)) || one.id - other.id)
      .map((element) => oneOf(element, view)),
  };
}

/**
 * @param {StageElement} element
 * @param {Rect} view
 */
function oneOf(element, view) {
  const { frame, category, kind, key, section, item, zIndex, isHidden, alpha, transform, content, shown } = element;
  return {
    category: CATEGORIES[category],
    ...(kind === '' ? {} : { kind }),
    key,
    section,
    item,
    ...(content?.title ? { title: content.title } : {}),
    frame: { x: exact(frame.x), y: exact(frame.y), ...sizeOf(frame) },
    ...(zIndex === 0 ? {} : { zIndex }),
    ...(alpha >= 1 ? {} : { alpha: Math.round(alpha * ALPHA_STEPS) / ALPHA_STEPS }),
    ...(isHidden ? { hidden: true } : {}),
    ...(transform ? { transform } : {}),
    inView: !isHidden && shares(shown, view),
  };
}

/**
 * @param {Rect} one
 * @param {Rect} other
 */
function shares(one, other) {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** @param {import('../../base/geometry.js').Size} size */
function sizeOf({ width, height }) {
  return { width: exact(width), height: exact(height) };
}

/** @param {number} value */
function exact(value) {
  return Math.round(value * UNITS_PER_PT) / UNITS_PER_PT;
}
