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
  /** @type {((folder: FileSystemDirectoryEntry) => void) | null} what takes a folder */
  onFolder = null;
  /** @type {((files: readonly File[]) => void) | null} what takes other files that are dropped beside the stage */
  onBeside = null;

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
        const entry = files.length === 1 ? (event.dataTransfer?.items[0]?.webkitGetAsEntry?.() ?? null) : null;
        const taker = this.#takers.find(({ takes }) => takes(files));
        const isFolder = entry?.isDirectory === true && this.onFolder !== null;
        const isBeside = event.target instanceof Node && !canvas.contains(event.target);
        if (!taker && !isFolder) return isBeside ? this.onBeside?.(files) : undefined;
        event.stopImmediatePropagation();
        // The stage made room for the files; it hears that nothing comes.
        canvas.dispatchEvent(new DragEvent('dragleave'));
        if (isFolder) this.onFolder?.(/** @type {FileSystemDirectoryEntry} */ (entry));
        else taker?.open(files);
      },
      { capture: true },
    );
  }

  /**
   * Gives files to what takes them.
   * @param {readonly File[]} files
   * @returns {boolean} whether they were taken
   */
  take(files) {
    const taker = this.#takers.find(({ takes }) => takes(files));
    taker?.open(files);
    return taker !== undefined;
  }

  /** @param {FileTaker} taker */
  add(taker) {
    this.#takers.push(taker);
  }
}
