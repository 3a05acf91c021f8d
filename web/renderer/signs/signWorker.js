// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { paintSigns } from './signSheet.js';

/**
 * What the page asks for: the signs of one picture.
 * @typedef {{number: number, signs: import('./signSheet.js').Sign[]}} SignRequest
 */
/** @typedef {{number: number} & import('./signSheet.js').PaintedSigns} SignAnswer */

const sheet = new OffscreenCanvas(1, 1);
const page = /** @type {Worker} */ (/** @type {unknown} */ (globalThis));

page.addEventListener('message', ({ data }) => {
  const { number, signs } = /** @type {SignRequest} */ (data);
  const painted = paintSigns(sheet, signs);
  /** @type {SignAnswer} */
  const answer = { number, ...painted };
  page.postMessage(answer, painted.picture ? [painted.picture] : []);
});
