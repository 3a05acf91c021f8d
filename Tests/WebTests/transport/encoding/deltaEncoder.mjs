// SPDX-License-Identifier: Apache-2.0
// @ts-check
import {
  binaryKinds,
  changeFields,
  ChangePrediction,
  contentBits,
  curves,
  deltaFlags,
  insertionShape,
  newAttributes,
} from '../../../../web/transport/deltaLayout.js';
import { putOrthogonalSections, putTracks, putTransform } from './elementEncoder.mjs';
import { putFigure } from './figureEncoder.mjs';
import { putListContent } from './listEncoder.mjs';
import { WireWriter } from './wireWriter.mjs';

/** @typedef {import('../../../../web/transport/deltaLayout.js').AttributeChange} AttributeChange */
/** @typedef {import('../../../../web/transport/deltaLayout.js').Delta} Delta */
/** @typedef {import('../../../../web/transport/deltaLayout.js').WireAttributes} WireAttributes */

/**
 * The bytes of a delta or a snapshot, which the page only reads.
 * @param {Delta} delta
 * @returns {Uint8Array}
 */
export function encodeDelta(delta) {
  const writer = new WireWriter();
  putHeader(writer, delta);
  if (delta.contentSize) {
    writer.putSigned(delta.contentSize.width);
    writer.putSigned(delta.contentSize.height);
  }
  if (delta.animation) putAnimation(writer, delta.animation);
  if (delta.offsetAdjustment) {
    writer.putSigned(delta.offsetAdjustment.dx);
    writer.putSigned(delta.offsetAdjustment.dy);
  }
  if (delta.orthogonalSections.length > 0) putOrthogonalSections(writer, delta.orthogonalSections);
  if (delta.contents.length > 0) putContents(writer, delta.contents);
  if (delta.removed.length > 0) putRemoved(writer, delta.removed);
  if (delta.updated.length > 0) putUpdated(writer, delta.updated);
  if (delta.inserted.length > 0) putInserted(writer, delta.inserted);
  return writer.bytes;
}

/**
 * @param {WireWriter} writer
 * @param {Delta} delta
 */
function putHeader(writer, delta) {
  writer.putByte(delta.base === null ? binaryKinds.snapshot : binaryKinds.delta);
  writer.putVarint(delta.view);
  writer.putVarint(delta.revision);
  if (delta.base !== null) writer.putVarint(delta.base);
  let flags = 0;
  if (delta.contentSize) flags |= deltaFlags.contentSize;
  if (delta.animation) flags |= deltaFlags.animation;
  if (delta.contents.length > 0) flags |= deltaFlags.contents;
  if (delta.removed.length > 0) flags |= deltaFlags.removed;
  if (delta.updated.length > 0) flags |= deltaFlags.updated;
  if (delta.inserted.length > 0) flags |= deltaFlags.inserted;
  if (delta.offsetAdjustment) flags |= deltaFlags.offsetAdjustment;
  if (delta.orthogonalSections.length > 0) flags |= deltaFlags.orthogonalSections;
  writer.putVarint(flags);
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').WireAnimation} animation
 */
function putAnimation(writer, animation) {
  writer.putByte(curves[animation.curve]);
  if (animation.curve === 'interactive') {
    writer.putVarint(animation.transition ?? 0);
    writer.putSigned(animation.progress ?? 0);
    return;
  }
  writer.putVarint(animation.durationMs);
  writer.putVarint(animation.startMs);
  if (animation.curve === 'easeInOut') return;
  if (animation.curve === 'cubic') {
    writer.putVarint(animation.x1 ?? 0);
    writer.putSigned(animation.y1 ?? 0);
    writer.putVarint(animation.x2 ?? 0);
    writer.putSigned(animation.y2 ?? 0);
    return;
  }
  writer.putVarint(animation.responseMs ?? 0);
  writer.putVarint(animation.dampingPerMille ?? 0);
  if (animation.curve !== 'spring') writer.putVarint(animation.transition ?? 0);
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').WireContent[]} contents
 */
function putContents(writer, contents) {
  writer.putVarint(contents.length);
  let last = 0;
  for (const content of contents) {
    writer.putVarint(content.id - last);
    last = content.id;
    let bits = 0;
    if (content.colour !== null) bits |= contentBits.colour;
    if (content.subtitle) bits |= contentBits.subtitle;
    if (content.image) bits |= contentBits.image;
    if (content.hue) bits |= contentBits.hue;
    if (content.selectedColour !== null) bits |= contentBits.selectedColour;
    if (content.isPlaceholder) bits |= contentBits.placeholder;
    if (content.list) bits |= contentBits.list;
    if (content.progress !== null) bits |= contentBits.progress;
    if (content.figure) bits |= contentBits.figure;
    writer.putVarint(bits);
    writer.putByte(content.style);
    if (content.hue) writer.putByte(content.hue);
    if (content.colour !== null) putColour(writer, content.colour);
    if (content.selectedColour !== null) putColour(writer, content.selectedColour);
    writer.putText(content.title);
    if (content.subtitle) writer.putText(content.subtitle);
    if (content.image) writer.putText(content.image);
    if (content.list) putListContent(writer, content.list);
    if (content.progress !== null) writer.putByte(content.progress);
    if (content.figure) putFigure(writer, content.figure);
  }
}

/**
 * @param {WireWriter} writer
 * @param {number} colour 0xRRGGBB
 */
function putColour(writer, colour) {
  writer.putByte(colour >> 16);
  writer.putByte(colour >> 8);
  writer.putByte(colour);
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').Removal[]} removed
 */
function putRemoved(writer, removed) {
  writer.putVarint(removed.length);
  let last = 0;
  const prediction = new ChangePrediction();
  for (const { id, final } of removed) {
    writer.putVarint(2 * (id - last) + (final ? 1 : 0));
    last = id;
    if (!final) continue;
    writer.putVarint(final.fields);
    putChange(writer, final, prediction);
  }
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').Update[]} updated
 */
function putUpdated(writer, updated) {
  writer.putVarint(updated.length);
  let last = 0;
  let fields = 0;
  const prediction = new ChangePrediction();
  for (const { id, change } of updated) {
    const repeats = change.fields === fields;
    writer.putVarint(2 * (id - last) + (repeats ? 1 : 0));
    last = id;
    fields = change.fields;
    if (!repeats) writer.putVarint(fields);
    putChange(writer, change, prediction);
  }
}

/**
 * @param {WireWriter} writer
 * @param {AttributeChange} change
 * @param {ChangePrediction} prediction
 */
function putChange(writer, change, prediction) {
  const { fields } = change;
  if (fields & changeFields.origin) {
    writer.putSigned(change.dx - prediction.dx);
    writer.putSigned(change.dy - prediction.dy);
    prediction.dx = change.dx;
    prediction.dy = change.dy;
  }
  if (fields & changeFields.size) {
    writer.putSigned(change.dWidth - prediction.dWidth);
    writer.putSigned(change.dHeight - prediction.dHeight);
    prediction.dWidth = change.dWidth;
    prediction.dHeight = change.dHeight;
  }
  putValues(writer, change, fields, prediction);
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').NamedAttributes} values has the named fields
 * @param {number} fields
 * @param {ChangePrediction} prediction
 */
function putValues(writer, values, fields, prediction) {
  const { alpha = 0, zIndex = 0, isHidden = false, transform = null, content = 0 } = values;
  const { section = 0, item = 0, pin = null, state = 0, slot = 0, tracks = [] } = values;
  const { orthogonalSectionId = 0 } = values;
  if (fields & changeFields.alpha) writer.putByte(alpha);
  if (fields & changeFields.zIndex) writer.putSigned(zIndex);
  if (fields & changeFields.hidden) writer.putByte(isHidden ? 1 : 0);
  if (fields & changeFields.transform) putTransform(writer, transform);
  if (fields & changeFields.content) {
    writer.putSigned(content - prediction.content);
    prediction.content = content;
  }
  if (fields & changeFields.position) {
    writer.putSigned(section - prediction.section);
    writer.putSigned(item - prediction.item);
    prediction.section = section;
    prediction.item = item;
  }
  if (fields & changeFields.pin) putPin(writer, pin);
  if (fields & changeFields.state) writer.putByte(state);
  if (fields & changeFields.slot) writer.putSigned(slot);
  if (fields & changeFields.orthogonalSection) {
    writer.putSigned(orthogonalSectionId - prediction.orthogonalSectionId);
    prediction.orthogonalSectionId = orthogonalSectionId;
  }
  if (fields & changeFields.samples) putTracks(writer, tracks);
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').WirePin | null} pin
 */
function putPin(writer, pin) {
  writer.putByte(pin ? pin.edge : 0);
  if (!pin) return;
  writer.putSigned(pin.lower);
  writer.putSigned(pin.upper);
}

/**
 * @param {WireWriter} writer
 * @param {import('../../../../web/transport/deltaLayout.js').Insertion[]} inserted
 */
function putInserted(writer, inserted) {
  writer.putVarint(inserted.length);
  let last = 0;
  let previous = { ...newAttributes(), item: -1 };
  const prediction = new ChangePrediction();
  const initials = new ChangePrediction();
  for (const { id, category, kind, key, attributes, initial } of inserted) {
    writer.putVarint(id - last);
    last = id;
    const { section, item } = attributes;
    const follows = section === previous.section && item === previous.item + 1;
    const hasInitial = initial ? insertionShape.hasInitial : 0;
    writer.putByte(category | hasInitial | (follows ? insertionShape.followsPrevious : 0));
    if (category !== 0) writer.putText(kind);
    writer.putText(key);
    if (!follows) {
      writer.putSigned(section);
      writer.putSigned(item);
    }
    writer.putSigned(attributes.x - previous.x);
    writer.putSigned(attributes.y - previous.y);
    writer.putSigned(attributes.width - previous.width);
    writer.putSigned(attributes.height - previous.height);
    writer.putSigned(attributes.slot - previous.slot);
    previous = attributes;
    const fields = toldFields(attributes);
    writer.putVarint(fields);
    putValues(writer, attributes, fields, prediction);
    if (!initial) continue;
    writer.putVarint(initial.fields);
    putChange(writer, initial, initials);
  }
}

/**
 * The fields, beside frame, slot and position, that differ from a new element's.
 * @param {WireAttributes} attributes
 */
function toldFields(attributes) {
  let fields = 0;
  if (attributes.alpha !== 255) fields |= changeFields.alpha;
  if (attributes.zIndex !== 0) fields |= changeFields.zIndex;
  if (attributes.isHidden) fields |= changeFields.hidden;
  if (attributes.transform) fields |= changeFields.transform;
  if (attributes.content !== 0) fields |= changeFields.content;
  if (attributes.pin) fields |= changeFields.pin;
  if (attributes.state !== 0) fields |= changeFields.state;
  if (attributes.orthogonalSectionId !== 0) fields |= changeFields.orthogonalSection;
  if (attributes.tracks.length > 0) fields |= changeFields.samples;
  return fields;
}
