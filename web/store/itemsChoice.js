// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Key of the parameter that says whose items are shown, where the source has items of its own. */
export const ITEMS_KEY = 'stage.items';
/** The server's error for edits of the data while the stage does not show the data. */
const REFUSAL = 'own-items';

/** @typedef {import('./session.js').Session} Session */
/**
 * A button that helps. `watch` gets what is to be told whether it helps at present, and returns what ends its watching.
 * @typedef {{label: string, run: () => void, watch?: (tell: (fits: boolean) => void) => () => void}} Offer
 */

/**
 * Tells whose items a stage shows.
 * @param {Session} session
 * @returns {'own' | 'data' | null} `null` where there is nothing to choose, as only the data have items
 */
export function itemsChoice({ stage, values }) {
  const descriptor = stage?.parameters?.find(({ key }) => key === ITEMS_KEY);
  if (!descriptor) return null;
  return (values?.[ITEMS_KEY] ?? descriptor.defaultValue) === 'data' ? 'data' : 'own';
}

/**
 * What is known of all items that are shown: nothing of the source's own, since the stage tells only those of the data.
 * @param {Session} session
 * @returns {{total: number, sections: readonly import('../transport/messageTypes.js').OutlineSection[]}}
 */
export function itemsKnown(session) {
  if (itemsChoice(session) === 'own') return { total: 0, sections: [] };
  return { total: session.stage?.items ?? 0, sections: session.outline.list };
}

/**
 * Shows the source's own items or the data, for everyone.
 * @param {Session} session
 * @param {'own' | 'data'} choice
 */
export function chooseItems(session, choice) {
  session.setParameter(ITEMS_KEY, choice);
}

/**
 * Shows the other items, if there are any.
 * @param {Session} session
 * @returns {string | null} what is shown then, in words
 */
export function switchItems(session) {
  const choice = itemsChoice(session);
  if (choice === null || !session.view) return null;
  chooseItems(session, choice === 'own' ? 'data' : 'own');
  return choice === 'own' ? 'Showing the data' : 'Showing the source’s own items';
}

/**
 * The button that helps after a refusal.
 * @param {Session} session
 * @param {{code?: string}} error
 * @returns {Offer | undefined}
 */
export function wayOut(session, { code }) {
  if (code !== REFUSAL || itemsChoice(session) !== 'own') return undefined;
  return { label: 'Show the data instead', run: () => chooseItems(session, 'data') };
}
