// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Row } from './orthogonalSection.js';

/** @typedef {import('../../transport/deltaLayout.js').RowRecord} RowRecord */

/** The sections of a view that scroll by themselves. */
export class RowTable {
  /** @type {Map<number, Row>} by number */
  rows = new Map();

  /**
   * Takes what a delta says of rows.
   * @param {readonly RowRecord[]} records
   * @returns {Row[]} those that the server moves although this page knows them
   */
  apply(records) {
    const moved = [];
    for (const { id, row: wire } of records) {
      if (!wire) {
        this.rows.delete(id);
        continue;
      }
      const known = this.rows.get(id);
      const row = known ?? new Row();
      row.take(wire);
      if (!known) row.offset = row.told;
      else if (wire.moves) moved.push(row);
      this.rows.set(id, row);
    }
    return moved;
  }

  /**
   * Takes the rows of a snapshot: those of the same sections stay where they stand on this page.
   * @param {readonly RowRecord[]} records
   * @returns {Row[]} those that stay and that the server has elsewhere
   */
  replace(records) {
    const earlier = new Map([...this.rows.values()].map((row) => [row.key, row]));
    this.rows.clear();
    this.apply(records);
    const others = [];
    for (const row of this.rows.values()) {
      const same = earlier.get(row.key);
      if (!same || same.isVertical !== row.isVertical) continue;
      row.offset = same.offset;
      if (row.offset !== row.told) others.push(row);
    }
    return others;
  }
}
