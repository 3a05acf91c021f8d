// SPDX-License-Identifier: Apache-2.0
import { changeFields } from '../../../web/transport/deltaLayout.js';

/** Attributes as the decoder gives them; lengths are given in pt and become 1/64 pt. */
export function attributes({ x = 0, y = 0, width = 100, height = 50, ...rest } = {}) {
  return {
    x: x * 64,
    y: y * 64,
    width: width * 64,
    height: height * 64,
    alpha: 255,
    zIndex: 0,
    isHidden: false,
    transform: null,
    content: 0,
    section: 0,
    item: 0,
    state: 0,
    slot: 0,
    orthogonalSectionId: 0,
    pin: null,
    ...rest,
  };
}

/** An insertion of a cell; its key is its id unless one is given. */
export function insertion(id, options) {
  const { key = `k${id}`, category = 0, kind = '', initial = null, ...rest } = options;
  return { id, category, kind, key, attributes: attributes(rest), initial };
}

/** A change of the given fields; lengths such as `dx` in pt, alpha in 1/255. */
export function change({ dx, dy, dWidth, dHeight, ...values }) {
  let fields = 0;
  if (dx !== undefined || dy !== undefined) fields |= changeFields.origin;
  if (dWidth !== undefined || dHeight !== undefined) fields |= changeFields.size;
  if ('alpha' in values) fields |= changeFields.alpha;
  if ('zIndex' in values) fields |= changeFields.zIndex;
  if ('isHidden' in values) fields |= changeFields.hidden;
  if ('transform' in values) fields |= changeFields.transform;
  if ('content' in values) fields |= changeFields.content;
  if ('section' in values) fields |= changeFields.position;
  if ('pin' in values) fields |= changeFields.pin;
  if ('state' in values) fields |= changeFields.state;
  if ('slot' in values) fields |= changeFields.slot;
  if ('orthogonalSectionId' in values) fields |= changeFields.orthogonalSection;
  const inUnits = (value) => (value ?? 0) * 64;
  return {
    fields,
    dx: inUnits(dx),
    dy: inUnits(dy),
    dWidth: inUnits(dWidth),
    dHeight: inUnits(dHeight),
    ...values,
  };
}

/** A delta of view 1, or a snapshot when `base` is null. */
export function delta(base, parts = {}) {
  return {
    view: 1,
    revision: (base ?? 0) + 1,
    base,
    contentSize: null,
    animation: null,
    orthogonalSections: [],
    contents: [],
    removed: [],
    updated: [],
    inserted: [],
    ...parts,
  };
}

/** Content with a title. */
export function content(id) {
  return {
    ...{ id, style: 0, hue: 0, colour: null, title: `content ${id}`, subtitle: '', image: '' },
    ...{ selectedColour: null, isPlaceholder: false, list: null, progress: null },
  };
}

export const eased = { curve: 'easeInOut', durationMs: 300, startMs: 1000 };
export const sprung = {
  curve: 'spring',
  durationMs: 1500,
  startMs: 1000,
  responseMs: 500,
  dampingPerMille: 1000,
};
