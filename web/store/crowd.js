// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').Presence} Presence */
/** @typedef {import('../transport/messageTypes.js').ServerMessages} ServerMessages */

/** The name of a client that records a stage, which others see as long as it does. */
export const RECORDER = 'Recording';

/**
 * The people among the clients on a stage, how many there are, and the clients that record it: they drive no view, and
 * are nobody to follow.
 * @param {Presence[]} clients
 * @param {number} count of all, with those that are not among `clients`
 * @returns {{presence: Presence[], recorders: Presence[], crowd: number}}
 */
export function crowdOf(clients, count) {
  const isRecorder = (/** @type {Presence} */ { name, drives }) => name === RECORDER && drives.length === 0;
  const recorders = clients.filter(isRecorder);
  return { presence: clients.filter((client) => !isRecorder(client)), recorders, crowd: count - recorders.length };
}

/**
 * The clients after a change, in the order of their numbers, as `crowdOf` gives them.
 * @param {Presence[]} before all of them
 * @param {Pick<ServerMessages['presenceChange'], 'changed' | 'gone' | 'count'>} change
 */
export function afterChange(before, { changed, gone, count }) {
  const left = new Set([...gone, ...changed.map(({ client }) => client)]);
  const stayed = before.filter(({ client }) => !left.has(client));
  const clients = [...stayed, ...changed].sort((one, other) => one.client - other.client);
  return crowdOf(clients, count);
}
