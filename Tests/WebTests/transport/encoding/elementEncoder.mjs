// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { changeFields, sectionBits, transformForm } from '../../../../web/transport/deltaLayout.js';
import { SECTION_LENGTHS } from '../../../../web/transport/orthogonalSectionDecoder.js';
import { emptySample } from '../../../../web/transport/trackDecoder.js';

/** @typedef {import('../../../../web/transport/deltaLayout.js').OrthogonalSectionRecord} OrthogonalSectionRecord */
/** @typedef {import('../../../../web/transport/deltaLayout.js').WireOrthogonalSection} WireOrthogonalSection */
/** @typedef {import('../../../../web/transport/deltaLayout.js').WireTrack} WireTrack */
/** @typedef {import('./wireWriter.mjs').WireWriter} WireWriter */

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').WireTransform | null} transform
 */
export function putTransform(writer, transform) {
  if (!transform) return writer.putByte(transformForm.identity);
  const { a, b, c, d, tx, ty, g = 0, h = 0, w = 1 } = transform;
  const isAffine = g === 0 && h === 0 && w === 1;
  writer.putByte(isAffine ? transformForm.affine : transformForm.projective);
  const numbers = isAffine ? [a, b, c, d, tx, ty] : [a, b, c, d, tx, ty, g, h, w];
  for (const number of numbers) writer.putFloat(number);
}

/**
 * Writes how an element looks at other offsets.
 * @param {WireWriter} writer
 * @param {WireTrack[]} tracks
 */
export function putTracks(writer, tracks) {
  writer.putVarint(tracks.length);
  for (const { axis, fields, samples } of tracks) {
    writer.putByte(axis);
    writer.putVarint(fields);
    writer.putVarint(samples.length);
    let last = emptySample();
    for (const sample of samples) {
      writer.putSigned(sample.offset - last.offset);
      if (fields & changeFields.origin) {
        writer.putSigned(sample.dx - last.dx);
        writer.putSigned(sample.dy - last.dy);
      }
      if (fields & changeFields.size) {
        writer.putSigned(sample.dWidth - last.dWidth);
        writer.putSigned(sample.dHeight - last.dHeight);
      }
      if (fields & changeFields.alpha) writer.putSigned(sample.dAlpha - last.dAlpha);
      if (fields & changeFields.transform) putTransform(writer, sample.transform);
      last = sample;
    }
  }
}

/**
 * @param {WireWriter} writer
 * @param {readonly OrthogonalSectionRecord[]} records
 */
export function putOrthogonalSections(writer, records) {
  writer.putVarint(records.length);
  let last = 0;
  for (const { id, section } of records) {
    writer.putVarint(2 * (id - last) + (section ? 0 : 1));
    last = id;
    if (section) putOrthogonalSection(writer, section);
  }
}

/**
 * @param {WireWriter} writer
 * @param {WireOrthogonalSection} section
 */
function putOrthogonalSection(writer, section) {
  writer.putText(section.key);
  const vertical = section.isVertical ? sectionBits.vertical : 0;
  writer.putByte(vertical | (section.moves ? sectionBits.moves : 0));
  for (const name of SECTION_LENGTHS) writer.putSigned(section[name]);
  writer.putByte(section.behaviour);
  writer.putByte(section.bounce);
  writer.putFloat(section.rate);
  writer.putVarint(section.rests.length);
  for (const { count, first, last } of section.rests) {
    writer.putVarint(count);
    writer.putSigned(first);
    writer.putSigned(last);
  }
}
