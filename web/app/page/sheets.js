// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Shows the sides of the page as sheets when there is no room beside the stage. */
export class Sheets {
  #sides;
  #scrim;
  #narrow = matchMedia('(max-width: 899px), (max-height: 559px)');
  /** @type {HTMLElement | null} */
  #before = null;

  /**
   * @param {Record<'gallery' | 'inspector', HTMLElement>} sides
   * @param {HTMLElement} scrim
   */
  constructor(sides, scrim) {
    this.#sides = sides;
    this.#scrim = scrim;
    scrim.addEventListener('click', () => this.close());
    this.#narrow.addEventListener('change', () => this.close());
  }

  /** Whether there is no room for the sides beside the stage. */
  get areSheets() {
    return this.#narrow.matches;
  }

  get isOpen() {
    return !this.#scrim.hidden;
  }

  /** @param {'gallery' | 'inspector'} name */
  open(name) {
    this.close();
    this.#before = /** @type {HTMLElement | null} */ (document.activeElement);
    const side = this.#sides[name];
    this.#setInert(side, true);
    side.dataset.open = '';
    this.#scrim.hidden = false;
    // The open entry gets the focus, not a field, which would bring up the keyboard of a phone.
    const first = side.querySelector('[aria-current="true"]') ?? side.querySelector('a, button, input');
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /**
   * Lets the keys reach only the open sheet.
   * @param {HTMLElement} side
   * @param {boolean} isInert
   */
  #setInert(side, isInert) {
    for (const other of side.parentElement?.children ?? []) {
      if (other !== side && other.matches('header, nav, main, aside, footer')) {
        other.toggleAttribute('inert', isInert);
      }
    }
  }

  /** Closes the open sheet and gives the focus back. */
  close() {
    if (!this.isOpen) return;
    for (const side of Object.values(this.#sides)) {
      if ('open' in side.dataset) this.#setInert(side, false);
      delete side.dataset.open;
    }
    this.#scrim.hidden = true;
    this.#before?.focus();
  }
}
