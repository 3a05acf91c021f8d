// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The offset nearest to the present one at which an element is in view.
 * @param {import('../../store/elements/element.js').Element} element
 * @param {import('../../base/geometry.js').Point} offset the present one
 * @param {import('../../base/geometry.js').Size} viewport
 * @param {import('../../base/geometry.js').Insets} insets that nothing is to be hidden by
 * @returns {import('../../base/geometry.js').Point} pt
 */
export function offsetRevealing({ orthogonalSection: section, frame }, offset, viewport, insets) {
  const along = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ now,
    /** @type {number} */ before, /** @type {number} */ room) => {
    if (at < now + before) return at - before;
    return at + size > now + room ? at + size - room : now;
  };
  // Along its axis the section scrolls, not the content.
  const shown = { ...frame };
  if (section?.isVertical) {
    Object.assign(shown, { y: section.frame.y, height: section.frame.height });
  } else if (section) {
    Object.assign(shown, { x: section.frame.x, width: section.frame.width });
  }
  return {
    x: along(shown.x, shown.width, offset.x, insets.left, viewport.width - insets.right),
    y: along(shown.y, shown.height, offset.y, insets.top, viewport.height - insets.bottom),
  };
}
