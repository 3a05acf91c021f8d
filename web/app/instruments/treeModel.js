// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { CATEGORY_WORDS, elementName, kindName } from './elementName.js';
import { partsOf } from './cellParts.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('./cellParts.js').CellPart} CellPart */
/**
 * A section, an element, or a view in a cell. Children are made when they are asked for.
 * @typedef {object} TreeNode
 * @property {string} id the same for the same thing in the next state
 * @property {string} title
 * @property {string} detail
 * @property {number | null} elementId
 * @property {CellPart | null} part
 * @property {(() => TreeNode[]) | null} children
 */
/**
 * @typedef {object} TreeRow
 * @property {TreeNode} node
 * @property {number} level from 1
 * @property {boolean | null} isExpanded `null` for what has no children
 * @property {number} position among its siblings, from 1
 * @property {number} siblings
 */

/** Within a section: decorations lie below, then what begins it, its cells, what ends it. */
const RANKS = { decoration: 0, header: 1, cell: 2, other: 3, footer: 4 };

/**
 * The sections with their elements, in reading order.
 * @param {readonly StageElement[]} elements
 * @param {readonly {title: string, items: number}[]} sections those of which the page knows the names
 * @returns {TreeNode[]}
 */
export function treeOf(elements, sections) {
  /** @type {Map<number, StageElement[]>} */
  const bySection = new Map();
  for (const element of elements) {
    if (element.leaving) continue;
    const all = bySection.get(element.section);
    if (all) all.push(element);
    else bySection.set(element.section, [element]);
  }
  return [...bySection]
    .sort(([one], [other]) => one - other)
    .map(([section, all]) => {
      const { title, items } = sections[section] ?? { title: '', items: null };
      const cells = all.filter(({ category }) => category === 0).length;
      return {
        id: `section ${section}`,
        title: title ? `${section} · ${title}` : `Section ${section}`,
        detail: items === null || items === cells ? `${cells}` : `${cells} of ${items}`,
        elementId: null,
        part: null,
        children: () => all.sort(inReadingOrder).map(nodeOf),
      };
    });
}

/**
 * The rows of a tree, of which some nodes are expanded.
 * @param {readonly TreeNode[]} nodes
 * @param {ReadonlySet<string>} expanded ids
 * @returns {TreeRow[]}
 */
export function rowsOf(nodes, expanded, level = 1) {
  return nodes.flatMap((node, at) => {
    const isExpanded = node.children ? expanded.has(node.id) : null;
    const row = { node, level, isExpanded, position: at + 1, siblings: nodes.length };
    return isExpanded && node.children ? [row, ...rowsOf(node.children(), expanded, level + 1)] : [row];
  });
}

/**
 * What a key does in a tree.
 * @param {string} key
 * @param {readonly TreeRow[]} rows
 * @param {number} at
 * @returns {{at: number} | {toggle: string} | null}
 */
export function treeKey(key, rows, at) {
  const row = rows[at];
  if (!row) return rows.length > 0 ? { at: 0 } : null;
  switch (key) {
    case 'ArrowDown': return { at: Math.min(at + 1, rows.length - 1) };
    case 'ArrowUp': return { at: Math.max(at - 1, 0) };
    case 'Home': return { at: 0 };
    case 'End': return { at: rows.length - 1 };
    case 'ArrowRight':
      if (row.isExpanded === false) return { toggle: row.node.id };
      return row.isExpanded ? { at: at + 1 } : null;
    case 'ArrowLeft':
      if (row.isExpanded) return { toggle: row.node.id };
      return parentOf(rows, at);
    default: return null;
  }
}

/**
 * The ids of the nodes to expand so that an element has a row, and the id of that row.
 * @param {StageElement} element
 * @returns {{path: string[], id: string}}
 */
export function placeInTree(element) {
  return { path: [`section ${element.section}`], id: idOf(element) };
}

/**
 * @param {readonly TreeRow[]} rows
 * @param {number} at
 */
function parentOf(rows, at) {
  for (let above = at - 1; above >= 0; above -= 1) {
    if (rows[above].level < rows[at].level) return { at: above };
  }
  return null;
}

/** @param {StageElement} element */
function idOf({ category, kind, key }) {
  return `${CATEGORY_WORDS[category]} ${kind} ${key}`;
}

/**
 * @param {StageElement} element
 * @returns {TreeNode}
 */
function nodeOf(element) {
  const id = idOf(element);
  const { content } = element;
  const hasParts = Boolean(content?.figure?.parts.length || content?.list);
  return {
    id,
    title: elementName(element),
    detail: element.category === 0 ? `${element.section} – ${element.item}` : kindName(element),
    elementId: element.id,
    part: null,
    children: hasParts ? () => partNodes(id, element) : null,
  };
}

/**
 * @param {string} id
 * @param {StageElement} element
 * @returns {TreeNode[]}
 */
function partNodes(id, element) {
  return partsOf(element).map((part, at) => ({
    id: `${id} / ${at}`, title: part.name, detail: '', elementId: element.id, part, children: null,
  }));
}

/** @param {StageElement} element */
function rankOf({ category, kind }) {
  if (category === 0) return RANKS.cell;
  if (category === 2) return RANKS.decoration;
  if (/header/iu.test(kind)) return RANKS.header;
  return /footer/iu.test(kind) ? RANKS.footer : RANKS.other;
}

/**
 * @param {StageElement} one
 * @param {StageElement} other
 */
function inReadingOrder(one, other) {
  return rankOf(one) - rankOf(other) || one.item - other.item || one.id - other.id;
}
