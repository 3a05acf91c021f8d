// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * What takes files of some kinds that are dropped anywhere on the page.
 * @typedef {object} FileTaker
 * @property {(files: readonly File[]) => boolean} takes
 * @property {(files: readonly File[]) => void} open
 */

/**
 * Takes files that are dropped on the page, in place of the stage, which would put them down as items.
 */
export class DroppedFiles {
  /** @type {FileTaker[]} */
  #takers = [];

  /** @param {HTMLElement} canvas that hears of a drag that ends elsewhere */
  constructor(canvas) {
    addEventListener('dragover', (event) => {
      // Without this, the browser would leave the page for a file that is dropped beside the stage.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    addEventListener(
      'drop',
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        const taker = this.#takers.find(({ takes }) => takes(files));
        if (!taker) return;
        event.stopImmediatePropagation();
        // The stage made room for the files; it hears that nothing comes.
        canvas.dispatchEvent(new DragEvent('dragleave'));
        taker.open(files);
      },
      { capture: true },
    );
  }

  /** @param {FileTaker} taker */
  add(taker) {
    this.#takers.push(taker);
  }
}
