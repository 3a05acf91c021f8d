// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The samples that an event stands for; WebKit has none for events that no person made.
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
