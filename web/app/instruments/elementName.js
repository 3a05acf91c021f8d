// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { textsOf } from '../../store/elements/elementTexts.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/** The beginning of the kinds that the engine itself makes. */
const OWN_KINDS = 'tessera.';
export const CATEGORY_WORDS = Object.freeze(['cell', 'supplementary', 'decoration']);

/**
 * What people call an element: the first text that it shows, or else its kind or its key.
 * @param {Pick<StageElement, 'content' | 'kind' | 'key'>} element
 * @returns {string}
 */
export function elementName({ content, kind, key }) {
  return textsOf(content)[0] || plainKind(kind) || key;
}

/**
 * The kind of an element in a word; UIKit's own kinds without what they have in common.
 * @param {{category: number, kind: string}} element
 */
export function kindName({ category, kind }) {
  const own = /^UICollectionElementKindSection(Header|Footer)$/u.exec(kind);
  if (own) return own[1].toLowerCase();
  return plainKind(kind) || CATEGORY_WORDS[category];
}

/**
 * A kind as people read it: those of this product, such as `tessera.list.ground`, are words.
 * @param {string} kind
 */
function plainKind(kind) {
  return kind.startsWith(OWN_KINDS) ? kind.slice(OWN_KINDS.length).replaceAll('.', ' ') : kind;
}
