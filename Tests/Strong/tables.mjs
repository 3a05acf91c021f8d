// SPDX-License-Identifier: Apache-2.0
// Reads lists of deltas (a line of JSON on the standard input: lists of hexadecimal texts) and prints, for each list,
// the elements that it leads to, by the plain meaning of PROTOCOL.md, section 6.
import { readFileSync } from 'node:fs';
import { decodeDelta } from '../../web/transport/deltaDecoder.js';

/** A table without motion, sharing or order. It refuses what a receiver must refuse. */
class PlainTable {
  revision = null;
  elements = new Map();
  contents = new Map();
  size = null;

  apply(delta) {
    if (delta.base === null) {
      this.elements.clear();
      this.contents.clear();
    } else if (delta.base !== this.revision) {
      throw new Error(`a delta from ${delta.base} meets revision ${this.revision}`);
    }
    if (delta.contentSize) this.size = delta.contentSize;
    for (const content of delta.contents) this.contents.set(content.id, content);
    for (const { id } of delta.removed) {
      if (!this.elements.delete(id)) throw new Error(`element ${id} is removed but unknown`);
    }
    for (const { id, change } of delta.updated) this.update(id, change);
    for (const insertion of delta.inserted) this.insert(insertion);
    this.revision = delta.revision;
  }

  update(id, { fields, dx = 0, dy = 0, dWidth = 0, dHeight = 0, slot, ...named }) {
    const element = this.elements.get(id);
    if (!element) throw new Error(`element ${id} is updated but unknown`);
    Object.assign(element, named);
    element.x += dx;
    element.y += dy;
    element.width += dWidth;
    element.height += dHeight;
  }

  insert({ id, category, kind, key, attributes: { slot, ...attributes } }) {
    if (this.elements.has(id)) throw new Error(`element ${id} is inserted twice`);
    this.elements.set(id, { category, kind, key, ...attributes });
  }

  /** The table as a value that is equal for equal pictures. */
  get picture() {
    const elements = [...this.elements.values()].map(({ content, ...rest }) => {
      const shown = this.contents.get(content);
      return { ...rest, shown: shown ? { ...shown, id: 0 } : null };
    });
    const name = ({ category, kind, key }) => `${category} ${kind} ${key}`;
    elements.sort((one, other) => (name(one) < name(other) ? -1 : 1));
    return { revision: this.revision, size: this.size, elements };
  }
}

function hexToBytes(text) {
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

const lists = JSON.parse(readFileSync(0, 'utf8'));
const pictures = lists.map((list) => {
  const table = new PlainTable();
  try {
    for (const text of list) table.apply(decodeDelta(hexToBytes(text)));
    return table.picture;
  } catch (error) {
    return { error: String(error) };
  }
});
process.stdout.write(JSON.stringify(pictures));
