// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { transformForm } from './deltaLayout.js';

/** @typedef {import('./varint.js').WireReader} WireReader */

/** @param {WireReader} reader */
export function readTransform(reader) {
  const form = reader.byte('transform');
  if (form === transformForm.identity) return null;
  if (form > transformForm.projective) {
    throw reader.failure('unknown-value', 'transform', `is ${form}, but must be 0 to 2`);
  }
  const affine = {
    a: reader.float('transform.a'),
    b: reader.float('transform.b'),
    c: reader.float('transform.c'),
    d: reader.float('transform.d'),
    tx: reader.float('transform.tx'),
    ty: reader.float('transform.ty'),
  };
  if (form === transformForm.affine) return affine;
  const g = reader.float('transform.g');
  const h = reader.float('transform.h');
  return { ...affine, g, h, w: reader.float('transform.w') };
}
