// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').Presence} Presence */
/** @typedef {import('../transport/messageTypes.js').ServerMessages} ServerMessages */

/**
 * The list of people after a change, in the order of their numbers, and how many people there are.
 * @param {Presence[]} before
 * @param {Pick<ServerMessages['presenceChange'], 'changed' | 'gone' | 'count'>} change
 * @returns {{presence: Presence[], crowd: number}}
 */
export function afterChange(before, { changed, gone, count }) {
  const left = new Set([...gone, ...changed.map(({ client }) => client)]);
  const stayed = before.filter(({ client }) => !left.has(client));
  const presence = [...stayed, ...changed].sort((one, other) => one.client - other.client);
  return { presence, crowd: count };
}
