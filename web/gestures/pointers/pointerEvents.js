// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The single samples of an event; WebKit has none for events that a program made.
 * @param {PointerEvent} event
 * @returns {PointerEvent[]}
 */
export function samplesOf(event) {
  const coalesced = event.getCoalescedEvents?.();
  return coalesced?.length ? coalesced : [event];
}

/**
 * Whether a menu is asked for by the mouse: its second button, or the first with Control on a Mac.
 * @param {MouseEvent} event
 */
export function isMenuButton({ button, ctrlKey }) {
  return button === 2 || (button === 0 && ctrlKey);
}
