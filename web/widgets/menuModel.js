// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').MenuEntry} MenuEntry */
/**
 * A row of a menu: an entry to choose, the name of a group, or a line between groups.
 * @typedef {{type: 'entry', entry: MenuEntry, path: number[]} | {type: 'heading', title: string}
 *   | {type: 'line'}} MenuRow
 */

/** @typedef {'next' | 'previous' | 'first' | 'last'} Way */

/** Letters typed within this time of each other are one word, in ms. */
export const TYPE_AHEAD_MS = 700;

/**
 * The rows of one level of a menu. Inline groups stand between lines. Two lines never follow each other,
 * and no line begins or ends the menu.
 * @param {readonly MenuEntry[]} items of the whole menu
 * @param {readonly number[]} level path of the submenu that is shown; empty for the menu itself
 * @returns {MenuRow[]}
 */
export function menuRows(items, level) {
  const rows = rowsOf(childrenAt(items, level), [...level]);
  return rows.filter(({ type }, at) => {
    if (type !== 'line') return true;
    const isEdge = at === 0 || rows.slice(at).every((row) => row.type === 'line');
    return !isEdge && rows[at - 1].type !== 'line';
  });
}

/**
 * The entry at a path.
 * @param {readonly MenuEntry[]} items
 * @param {readonly number[]} path
 * @returns {MenuEntry | null}
 */
export function entryAt(items, path) {
  let entry = null;
  let children = items;
  for (const index of path) {
    entry = children[index];
    if (!entry) return null;
    children = entry.children ?? [];
  }
  return entry;
}

/**
 * Whether an entry opens a submenu.
 * @param {MenuEntry} entry
 */
export function isSubmenu({ children, inline }) {
  return children !== undefined && !inline;
}

/**
 * The level to which one goes back from a submenu.
 * @param {readonly MenuEntry[]} items
 * @param {readonly number[]} level
 * @returns {number[]}
 */
export function levelAbove(items, level) {
  const above = level.slice(0, -1);
  while (above.length > 0 && entryAt(items, above)?.inline) above.pop();
  return above;
}

/**
 * The row to which a key moves the focus; beyond an end it continues at the other end.
 * @param {readonly MenuRow[]} rows
 * @param {number} from the row that has the focus, −1 for none
 * @param {Way} way
 * @returns {number} −1 when there is no such row
 */
export function rowFor(rows, from, way) {
  const choosable = rows.flatMap(({ type }, at) => (type === 'entry' ? [at] : []));
  if (choosable.length === 0) return -1;
  const at = choosable.indexOf(from);
  if (way === 'first' || (way === 'next' && at === choosable.length - 1)) return choosable[0];
  if (way === 'last' || (way === 'previous' && at <= 0)) return choosable[choosable.length - 1];
  return choosable[way === 'next' ? at + 1 : at - 1];
}

/**
 * The row whose title begins with what was typed. For a single letter it is the next such row; for a
 * longer word it may be the row that has the focus.
 * @param {readonly MenuRow[]} rows
 * @param {number} from
 * @param {string} typed
 * @returns {number} −1 when there is none
 */
export function rowStartingWith(rows, from, typed) {
  const wanted = typed.toLocaleLowerCase();
  const start = Math.max(from, 0) + (wanted.length === 1 && from >= 0 ? 1 : 0);
  for (let step = 0; step < rows.length; step += 1) {
    const at = (start + step) % rows.length;
    const row = rows[at];
    if (row.type === 'entry' && row.entry.title.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return -1;
}

/**
 * @param {readonly MenuEntry[]} items
 * @param {readonly number[]} level
 */
function childrenAt(items, level) {
  return level.length === 0 ? items : (entryAt(items, level)?.children ?? []);
}

/**
 * @param {readonly MenuEntry[]} entries
 * @param {number[]} before
 * @returns {MenuRow[]}
 */
function rowsOf(entries, before) {
  return entries.flatMap((entry, index) => {
    const path = [...before, index];
    if (!entry.inline || !entry.children) return [{ type: 'entry', entry, path }];
    /** @type {MenuRow[]} */
    const heading = entry.title ? [{ type: 'heading', title: entry.title }] : [];
    return [{ type: 'line' }, ...heading, ...rowsOf(entry.children, path), { type: 'line' }];
  });
}
