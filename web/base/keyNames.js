// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The name of a key on this system: Control instead of Command, except on a Mac.
 * @param {string} key
 */
export function onThisSystem(key) {
  const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');
  return isApple ? key : key.replace('⌘', 'Ctrl').replace('⌥', 'Alt');
}
