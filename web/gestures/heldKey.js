// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Whether a modifier key is held, wherever the focus is. */
export class HeldKey {
  isHeld = false;
  #key;
  #onChange;

  /**
   * @param {'Alt' | 'Shift' | 'Control' | 'Meta'} key
   * @param {() => void} onChange
   */
  constructor(key, onChange) {
    this.#key = key;
    this.#onChange = onChange;
    addEventListener('keydown', (event) => this.#take(event));
    addEventListener('keyup', (event) => this.#take(event));
    // A pointer also tells the truth after the key went down or up in another window.
    addEventListener('pointermove', (event) => this.#set(event.getModifierState(key)));
    addEventListener('blur', () => this.#set(false));
  }

  /** @param {KeyboardEvent} event */
  #take(event) {
    if (event.key !== this.#key) return;
    // Alone, this key would open the browser's menu.
    if (event.type === 'keyup' && this.isHeld) event.preventDefault();
    this.#set(event.type === 'keydown');
  }

  /** @param {boolean} isHeld */
  #set(isHeld) {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    this.#onChange();
  }
}
