// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LENGTH_STEPS } from '../../../../web/transport/lengthDecoder.js';

/** @typedef {import('../../../../web/transport/outlineDecoder.js').WireStep} WireStep */
/** @typedef {import('./wireWriter.mjs').WireWriter} WireWriter */

/**
 * @param {WireWriter} writer
 * @param {number} length pt
 */
export function putLength(writer, length) {
  writer.putSigned(Math.round(length * LENGTH_STEPS));
}

/**
 * @param {WireWriter} writer
 * @param {WireStep[]} outline
 */
export function putSteps(writer, outline) {
  writer.putVarint(outline.length);
  for (const [kind, ...lengths] of outline) {
    writer.putByte(kind);
    for (const length of lengths) putLength(writer, length);
  }
}
