// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cellRuns, mirroredRuns, monogram } from './cellText.js';

/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */
/** @typedef {import('./cellText.js').Run} Run */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{ink: string, dimInk: string}} Inks */
/** @typedef {{width: number, height: number, isMirrored: boolean, runs: Run[]}} Kept */

/** For so many sizes of one content lines are kept; equal items of a grid share one content. */
const KEPT_SIZES = 4;

/**
 * Paints the texts of elements. Lines are broken once for a content and a size, so that a frame in
 * which nothing is resized measures nothing.
 */
export class Labels {
  #painter;
  /** @type {WeakMap<SceneContent, Kept[]>} */
  #kept = new WeakMap();
  /** @type {WeakMap<SceneContent, {run: Run | null}>} */
  #monograms = new WeakMap();
  /** Whether texts are read from right to left. */
  isMirrored = false;

  /** @param {import('./canvasPainter.js').CanvasPainter} painter */
  constructor(painter) {
    this.#painter = painter;
  }

  /**
   * Paints all texts of an element.
   * @param {Box} box
   * @param {SceneContent} content
   * @param {Inks} inks
   */
  draw(box, content, inks) {
    for (const run of this.#runs(content, box.width, box.height)) {
      this.#paint(run, box.x, box.y, run.isDim ? inks.dimInk : inks.ink);
    }
  }

  /**
   * Paints the letter on a row's chip.
   * @param {number} x of the chip
   * @param {number} y
   * @param {SceneContent} content
   * @param {string} ink
   */
  drawMonogram(x, y, content, ink) {
    let kept = this.#monograms.get(content);
    if (!kept) {
      kept = { run: monogram(content) };
      this.#monograms.set(content, kept);
    }
    if (kept.run) this.#paint(kept.run, x, y, ink);
  }

  /**
   * @param {SceneContent} content
   * @param {number} width
   * @param {number} height
   * @returns {Run[]}
   */
  #runs(content, width, height) {
    let sizes = this.#kept.get(content);
    if (!sizes) {
      sizes = [];
      this.#kept.set(content, sizes);
    }
    for (const kept of sizes) {
      if (kept.width === width && kept.height === height && kept.isMirrored === this.isMirrored) return kept.runs;
    }
    if (sizes.length >= KEPT_SIZES) sizes.shift();
    const placed = cellRuns(content, width, height);
    const runs = this.isMirrored ? mirroredRuns(placed, width) : placed;
    sizes.push({ width, height, isMirrored: this.isMirrored, runs });
    return runs;
  }

  /**
   * @param {Run} run
   * @param {number} left
   * @param {number} top
   * @param {string} ink
   */
  #paint(run, left, top, ink) {
    const { text, size, weight, anchor, isSign } = run;
    const [x, y] = [left + run.x, top + run.y];
    this.#painter.paint({ kind: 'text', text, x, y, size, weight, anchor, ink, isSign });
  }
}
