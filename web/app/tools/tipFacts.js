// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isProjective } from '../../base/projection.js';
import { kindWords, length } from '../../widgets/facts.js';
import { pathText } from './probeModel.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/** The attributes of a plain element; only different ones are shown. */
const PLAIN_ATTRIBUTES = 'UICollectionViewLayoutAttributes';
/** A tip shows no more custom attributes than this. */
const MOST_VALUES = 6;
const CATEGORIES = ['Cell', 'Supplementary', 'Decoration'];

/**
 * The facts in a tip: what the page knows, and more after the stage has answered.
 * @param {StageElement} element
 * @param {import('../../store/elementInfo.js').Info | null | undefined} info
 * @returns {{title: string, path: string, pairs: [name: string, value: string][]}}
 */
export function tipFacts(element, info) {
  const path = info?.indexPath ?? [element.section, element.item];
  // In an orthogonal section it moves with each scroll; only the page knows where it is.
  const frame = element.orthogonalSection ? element.frame : (info?.frame ?? element);
  const size = `${length(frame.width)} × ${length(frame.height)}`;
  /** @type {[string, string | null | undefined | false][]} */
  const pairs = [
    ['Kind', element.category === 0 ? null : kindWords(element.kind) || CATEGORIES[element.category]],
    ['Identifier', element.key],
    ['Origin', `${length(frame.x)}, ${length(frame.y)}`],
    ['Size', `${size}${sizeWord(info)}`],
    ['Alpha', element.alpha < 1 && element.alpha.toFixed(2)],
    ['z', element.zIndex !== 0 && String(element.zIndex).replace('-', '−')],
    ['Transform', element.transform && mapText(element.transform)],
    ['View', info?.viewClass],
    ['Reused as', info && reuseText(info)],
    ['Attributes', info && info.attributesClass !== PLAIN_ATTRIBUTES && info.attributesClass],
    ...(info?.values ?? [])
      .slice(0, MOST_VALUES)
      .map(({ name, value }) => /** @type {[string, string]} */ ([name, value])),
  ];
  return {
    title: element.content?.title || element.kind || CATEGORIES[element.category],
    path: pathText(path),
    pairs: pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  };
}

/** @param {import('../../store/elementInfo.js').Info} info */
function reuseText({ reuseIdentifier, slot }) {
  const number = slot === null || slot === undefined ? '' : `#${slot}`;
  return [reuseIdentifier && `“${reuseIdentifier}”`, number].filter((word) => word).join(' ');
}

/**
 * A map in as few words as possible: turned, scaled, moved, or its numbers; and whether it is in
 * perspective.
 * @param {import('../../base/geometry.js').Transform} map
 */
function mapText(map) {
  return isProjective(map) ? `${planeText(map)} in perspective` : planeText(map);
}

/** @param {import('../../base/geometry.js').Transform} map */
function planeText({ a, b, c, d, tx, ty }) {
  const isTurned = a === d && b === -c;
  const isPlain = b === 0 && c === 0;
  if (!isTurned && !isPlain) return [a, b, c, d, tx, ty].map((number) => length(number)).join(' ');
  const scale = Math.hypot(a, b);
  const words = [];
  if (isTurned && b !== 0) words.push(`${length((Math.atan2(b, a) * 180) / Math.PI)}°`);
  if (isPlain && a !== d) words.push(`× ${length(a)}, ${length(d)}`);
  else if (length(scale) !== '1') words.push(`× ${length(scale)}`);
  if (tx !== 0 || ty !== 0) words.push(`+ ${length(tx)}, ${length(ty)}`);
  return words.join(' ');
}

/** @param {{measured?: boolean, estimated?: boolean} | null | undefined} info */
function sizeWord(info) {
  if (info?.measured) return ' measured';
  return info?.estimated ? ' estimated' : '';
}
