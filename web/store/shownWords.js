// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Key of the parameter for the texts of a file's own cells and screen, where the layout has such. */
const KEY = 'cv.words';

/** @typedef {'accented' | 'long' | 'file'} WordStyle */

/**
 * Whether a stage's texts are those of a file's code, which a parameter changes where they are shown; those of the data
 * are changed as data.
 * @param {import('./session.js').Session} session
 */
export function hasWordsOfCode({ stage }) {
  return stage?.parameters?.some(({ key }) => key === KEY) ?? false;
}

/**
 * How a stage's texts are shown now.
 * @param {import('./session.js').Session} session
 * @returns {WordStyle | null} `null` when it cannot be told, after other changes of the data
 */
export function shownWords(session) {
  if (hasWordsOfCode(session)) return /** @type {WordStyle} */ (session.values[KEY] ?? 'file');
  const { seeded } = session.history;
  if (!seeded) return null;
  const last = seeded.filter(({ type }) => type === 'words').at(-1);
  return last && 'style' in last ? last.style : 'file';
}

/**
 * Shows all texts as another language might have them, or as they are written; for everyone, as one step.
 * @param {import('./session.js').Session} session
 * @param {import('./actions.js').Actions} actions
 * @param {WordStyle} style
 * @param {string} [name] of the command, for its button
 */
export function showWords(session, actions, style, name = 'words') {
  if (hasWordsOfCode(session)) session.setParameter(KEY, style === 'file' ? null : style);
  else void actions.edit(name, { type: 'words', style });
}
