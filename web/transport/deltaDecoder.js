// SPDX-License-Identifier: Apache-2.0
// @ts-check
import {
  binaryKinds,
  changeFields,
  ChangePrediction,
  contentBits,
  curves,
  deltaFlags,
  elementStates,
  insertableFields,
  insertionShape,
  newAttributes,
} from './deltaLayout.js';
import { readFigure } from './figureDecoder.js';
import { readListContent } from './listDecoder.js';
import { nextId, readList, UNKNOWN_BITS } from './recordList.js';
import { readOrthogonalSections } from './orthogonalSectionDecoder.js';
import { readTracks } from './trackDecoder.js';
import { readTransform } from './transformDecoder.js';
import { wireBounds, WireReader } from './varint.js';

/** Progress is told in percent. */
const WHOLE_PROGRESS = 100;

/** @typedef {import('./deltaLayout.js').AttributeChange} AttributeChange */
/** @typedef {import('./deltaLayout.js').Delta} Delta */
/** @typedef {import('./deltaLayout.js').WireAttributes} WireAttributes */

/** Bounds of what a server may send; the same as in Swift. */
export const wireLimits = Object.freeze({
  textBytes: 4096,
  elementsPerView: 20_000,
  restsPerSection: 1000,
});

/** @typedef {{textBytes: number, elementsPerView: number, restsPerSection: number}} WireLimits */

/**
 * Reads a delta or a snapshot.
 * @param {Uint8Array} bytes
 * @param {WireLimits} [limits]
 * @returns {Delta}
 * @throws {import('./varint.js').WireError} when anything is wrong with the bytes
 */
export function decodeDelta(bytes, limits = wireLimits) {
  const reader = new WireReader(bytes);
  const header = readHeader(reader);
  const flags = reader.varint('flags');
  if (flags > deltaFlags.known) throw reader.failure('unknown-bits', 'flags', UNKNOWN_BITS);
  const delta = {
    ...header,
    contentSize: flags & deltaFlags.contentSize ? readSize(reader) : null,
    animation: flags & deltaFlags.animation ? readAnimation(reader) : null,
    offsetAdjustment: flags & deltaFlags.offsetAdjustment ? readAdjustment(reader) : null,
    orthogonalSections:
      flags & deltaFlags.orthogonalSections ? readOrthogonalSections(reader, limits) : [],
    contents: flags & deltaFlags.contents ? readContents(reader, limits) : [],
    removed: flags & deltaFlags.removed ? readRemoved(reader, limits) : [],
    updated: flags & deltaFlags.updated ? readUpdated(reader, limits) : [],
    inserted: flags & deltaFlags.inserted ? readInserted(reader, limits) : [],
  };
  if (reader.remaining > 0) {
    reader.list = '';
    const reason = `is followed by ${reader.remaining} bytes that belong to nothing`;
    throw reader.failure('trailing-bytes', 'delta', reason);
  }
  return delta;
}

/** @param {WireReader} reader */
function readHeader(reader) {
  const kind = reader.byte('kind');
  if (kind !== binaryKinds.snapshot && kind !== binaryKinds.delta) {
    throw reader.failure('unknown-kind', 'kind', `is ${kind}, but must be 1 or 2`);
  }
  const view = reader.varint('view');
  const revision = reader.varint('revision');
  if (kind === binaryKinds.snapshot) return { view, revision, base: null };
  const base = reader.varint('base');
  if (base >= revision) {
    const reason = `is ${base}, but must be below revision ${revision}`;
    throw reader.failure('out-of-range', 'base', reason);
  }
  return { view, revision, base };
}

/** @param {WireReader} reader */
function readAdjustment(reader) {
  const dx = reader.absolute('offsetAdjustment.dx');
  return { dx, dy: reader.absolute('offsetAdjustment.dy') };
}

/** @param {WireReader} reader */
function readSize(reader) {
  const width = reader.absolute('contentSize.width');
  return { width, height: reader.absolute('contentSize.height') };
}

const curveNames = /** @type {(keyof typeof curves)[]} */ (Object.keys(curves));

/**
 * @param {WireReader} reader
 * @returns {import('./deltaLayout.js').WireAnimation}
 */
function readAnimation(reader) {
  const byte = reader.byte('animation.curve');
  const curve = curveNames.find((name) => curves[name] === byte);
  if (!curve) {
    const reason = `is ${byte}, but must be 1 to 5`;
    throw reader.failure('unknown-value', 'animation.curve', reason);
  }
  if (curve === 'interactive') {
    const transition = reader.varint('animation.transition');
    const progress = reader.absolute('animation.progress');
    return { curve, durationMs: 0, startMs: 0, transition, progress };
  }
  const durationMs = reader.varint('animation.durationMs');
  const startMs = reader.varint('animation.startMs');
  if (curve === 'easeInOut') return { curve, durationMs, startMs };
  const responseMs = reader.varint('animation.responseMs');
  const dampingPerMille = reader.varint('animation.dampingPerMille');
  const spring = { curve, durationMs, startMs, responseMs, dampingPerMille };
  if (curve === 'spring') return spring;
  return { ...spring, transition: reader.varint('animation.transition') };
}

/**
 * @param {WireReader} reader
 * @param {WireLimits} limits
 */
function readContents(reader, limits) {
  let last = 0;
  return readList(reader, 'contents', 4, limits, () => {
    last = nextId(reader, reader.varint('id'), last);
    const bits = reader.varint('bits');
    if (bits > contentBits.known) throw reader.failure('unknown-bits', 'bits', UNKNOWN_BITS);
    return {
      id: last,
      style: reader.byte('style'),
      hue: bits & contentBits.hue ? reader.byte('hue') : 0,
      colour: bits & contentBits.colour ? readColour(reader, 'colour') : null,
      selectedColour:
        bits & contentBits.selectedColour ? readColour(reader, 'selectedColour') : null,
      isPlaceholder: (bits & contentBits.placeholder) !== 0,
      title: reader.text('title', limits),
      subtitle: bits & contentBits.subtitle ? reader.text('subtitle', limits) : '',
      image: bits & contentBits.image ? reader.text('image', limits) : '',
      list: bits & contentBits.list ? readListContent(reader, limits) : null,
      progress: bits & contentBits.progress ? readProgress(reader) : null,
      figure: bits & contentBits.figure ? readFigure(reader, limits) : null,
    };
  });
}

/** @param {WireReader} reader */
function readProgress(reader) {
  const progress = reader.byte('progress');
  if (progress <= WHOLE_PROGRESS) return progress;
  const reason = `is ${progress}, but must be 0 to ${WHOLE_PROGRESS}`;
  throw reader.failure('unknown-value', 'progress', reason);
}

/**
 * @param {WireReader} reader
 * @param {string} field
 */
function readColour(reader, field) {
  const red = reader.byte(field);
  const green = reader.byte(field);
  return (red << 16) | (green << 8) | reader.byte(field);
}

/**
 * @param {WireReader} reader
 * @param {WireLimits} limits
 */
function readRemoved(reader, limits) {
  let last = 0;
  const prediction = new ChangePrediction();
  return readList(reader, 'removed', 1, limits, () => {
    const head = reader.varint('id');
    last = nextId(reader, Math.floor(head / 2), last);
    const final = head % 2 === 1 ? readChange(reader, readFields(reader), prediction) : null;
    return { id: last, final };
  });
}

/**
 * @param {WireReader} reader
 * @param {WireLimits} limits
 */
function readUpdated(reader, limits) {
  let last = 0;
  let fields = 0;
  const prediction = new ChangePrediction();
  return readList(reader, 'updated', 1, limits, () => {
    const head = reader.varint('id');
    last = nextId(reader, Math.floor(head / 2), last);
    if (head % 2 === 0) fields = readFields(reader);
    return { id: last, change: readChange(reader, fields, prediction) };
  });
}

/** @param {WireReader} reader */
function readFields(reader) {
  const fields = reader.varint('mask');
  if (fields > changeFields.known) throw reader.failure('unknown-bits', 'mask', UNKNOWN_BITS);
  return fields;
}

/**
 * @param {WireReader} reader
 * @param {number} fields
 * @param {ChangePrediction} prediction
 * @returns {AttributeChange}
 */
function readChange(reader, fields, prediction) {
  /** @type {AttributeChange} */
  const change = { fields, dx: 0, dy: 0, dWidth: 0, dHeight: 0 };
  if (fields & changeFields.origin) {
    change.dx = prediction.dx = difference(reader, prediction.dx, 'dx');
    change.dy = prediction.dy = difference(reader, prediction.dy, 'dy');
  }
  if (fields & changeFields.size) {
    change.dWidth = prediction.dWidth = difference(reader, prediction.dWidth, 'dWidth');
    change.dHeight = prediction.dHeight = difference(reader, prediction.dHeight, 'dHeight');
  }
  if (fields > 3) readValues(reader, change, fields, prediction);
  return change;
}

/**
 * @param {WireReader} reader
 * @param {number} previous
 * @param {string} field
 */
function difference(reader, previous, field) {
  return reader.bounded(previous + reader.signed(field), wireBounds.difference, field);
}

/**
 * @param {WireReader} reader
 * @param {import('./deltaLayout.js').NamedAttributes} values receives the named fields
 * @param {number} fields
 * @param {ChangePrediction} prediction
 */
function readValues(reader, values, fields, prediction) {
  if (fields & changeFields.alpha) values.alpha = reader.byte('alpha');
  if (fields & changeFields.zIndex) values.zIndex = reader.absolute('zIndex');
  if (fields & changeFields.hidden) values.isHidden = readSwitch(reader, 'hidden');
  if (fields & changeFields.transform) values.transform = readTransform(reader);
  if (fields & changeFields.content) {
    values.content = prediction.content = readReference(reader, prediction.content, 'content');
  }
  if (fields & changeFields.position) {
    values.section = prediction.section = reader.absolute('section', prediction.section);
    values.item = prediction.item = reader.absolute('item', prediction.item);
  }
  if (fields & changeFields.pin) values.pin = readPin(reader);
  if (fields & changeFields.state) values.state = readState(reader);
  if (fields & changeFields.slot) values.slot = reader.absolute('slot');
  if (fields & changeFields.orthogonalSection) {
    const id = readReference(reader, prediction.orthogonalSectionId, 'orthogonalSection');
    values.orthogonalSectionId = prediction.orthogonalSectionId = id;
  }
  if (fields & changeFields.samples) values.tracks = readTracks(reader);
}

/**
 * @param {WireReader} reader
 * @param {string} field
 */
function readSwitch(reader, field) {
  const byte = reader.byte(field);
  if (byte > 1) throw reader.failure('unknown-value', field, `is ${byte}, but must be 0 or 1`);
  return byte === 1;
}

/**
 * @param {WireReader} reader
 * @param {number} previous
 * @param {string} field
 */
function readReference(reader, previous, field) {
  const id = previous + reader.signed(field);
  if (id >= 0 && id <= wireBounds.identifier) return id;
  throw reader.failure('out-of-range', field, `is ${id}, but must be 0 or an id below 2^52`);
}

/** @param {WireReader} reader */
function readState(reader) {
  const bits = reader.byte('state');
  if (bits & ~elementStates.known) throw reader.failure('unknown-bits', 'state', UNKNOWN_BITS);
  return bits;
}

/** @param {WireReader} reader */
function readPin(reader) {
  const edge = reader.byte('pin.edge');
  if (edge === 0) return null;
  if (edge > 4) {
    throw reader.failure('unknown-value', 'pin.edge', `is ${edge}, but must be 0 to 4`);
  }
  return { edge, lower: reader.absolute('pin.lower'), upper: reader.absolute('pin.upper') };
}

/**
 * @param {WireReader} reader
 * @param {WireLimits} limits
 */
function readInserted(reader, limits) {
  let last = 0;
  let previous = { ...newAttributes(), item: -1 };
  const prediction = new ChangePrediction();
  const initials = new ChangePrediction();
  return readList(reader, 'inserted', 9, limits, () => {
    last = nextId(reader, reader.varint('id'), last);
    const shape = reader.byte('shape');
    const category = shape & insertionShape.categoryMask;
    if (shape > insertionShape.known || category > insertionShape.lastCategory) {
      throw reader.failure('unknown-bits', 'shape', UNKNOWN_BITS);
    }
    const kind = category === 0 ? '' : reader.text('kind', limits);
    const key = reader.text('key', limits);
    const follows = (shape & insertionShape.followsPrevious) !== 0;
    const attributes = readAttributes(reader, previous, follows, prediction);
    previous = attributes;
    const hasInitial = (shape & insertionShape.hasInitial) !== 0;
    const initial = hasInitial ? readChange(reader, readFields(reader), initials) : null;
    return { id: last, category, kind, key, attributes, initial };
  });
}

/**
 * @param {WireReader} reader
 * @param {WireAttributes} previous
 * @param {boolean} follows whether the position is the one after the previous insertion's
 * @param {ChangePrediction} prediction
 */
function readAttributes(reader, previous, follows, prediction) {
  const attributes = newAttributes();
  if (follows) {
    attributes.section = previous.section;
    attributes.item = reader.bounded(previous.item + 1, wireBounds.absolute, 'item');
  } else {
    attributes.section = reader.absolute('section');
    attributes.item = reader.absolute('item');
  }
  attributes.x = reader.absolute('x', previous.x);
  attributes.y = reader.absolute('y', previous.y);
  attributes.width = reader.absolute('width', previous.width);
  attributes.height = reader.absolute('height', previous.height);
  attributes.slot = reader.absolute('slot', previous.slot);
  const fields = readFields(reader);
  if (fields & ~insertableFields) {
    throw reader.failure('unknown-bits', 'mask', 'has bits that an insertion may not have');
  }
  readValues(reader, attributes, fields, prediction);
  return attributes;
}
