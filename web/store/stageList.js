// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').StageEntry} StageEntry */

/**
 * The list of stages with another small picture of one of them.
 * @param {StageEntry[]} stages
 * @param {import('../transport/messageTypes.js').ServerMessages['miniature']} news
 * @returns {StageEntry[]}
 */
export function withMiniature(stages, { of, picture }) {
  return stages.map((stage) => (stage.id === of ? { ...stage, picture } : stage));
}
