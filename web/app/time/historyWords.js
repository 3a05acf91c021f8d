// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{undo?: string | null, redo?: string | null, edits?: number}} History */

/**
 * A change of the stage's history in words, to be read aloud.
 * @param {History | null} before `null` when the stage was just opened
 * @param {History} after
 * @returns {string | null} `null` when there is nothing to say
 */
export function historyWords(before, after) {
  if (!before) return null;
  const wasUndone = before.undo && after.redo === before.undo && after.redo !== before.redo;
  if (wasUndone) return `Undone: ${before.undo}`;
  const wasRedone = before.redo && after.undo === before.redo && after.undo !== before.undo;
  if (wasRedone) return `Redone: ${before.redo}`;
  const isNew = after.undo && (after.undo !== before.undo || after.edits !== before.edits);
  return isNew ? String(after.undo) : null;
}
