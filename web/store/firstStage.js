// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Stands for the server's first stage, before the stages are known. */
export const FIRST_STAGE = '';

/** A wish for the server's first stage, whichever it is. */
export class FirstStage {
  /** The `open` for a stage that is not there. */
  #needless = 0;

  /**
   * Learns which stage it is.
   * @param {import('../transport/messageTypes.js').StageEntry[]} stages
   * @param {number} opening the number of the `open` that was sent for it
   * @returns {[stage: string | null, opening: number]} `null` and 0 if the server has no stages
   */
  learn([first], opening) {
    if (first) return [first.id, opening];
    this.#needless = opening;
    return [null, 0];
  }

  /**
   * Whether an error only says that there is no first stage.
   * @param {number | undefined} seq
   */
  isNeedless(seq) {
    return seq !== undefined && seq === this.#needless;
  }
}
