// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { OrthogonalSection } from './orthogonalSection.js';

/** @typedef {import('../../transport/deltaLayout.js').OrthogonalSectionRecord} OrthogonalSectionRecord */

/** The orthogonal sections of a view. */
export class OrthogonalSectionTable {
  /** @type {Map<number, OrthogonalSection>} by number */
  sections = new Map();

  /**
   * Takes the records of a delta.
   * @param {readonly OrthogonalSectionRecord[]} records
   * @returns {OrthogonalSection[]} those that were known and that the server moves
   */
  apply(records) {
    const moved = [];
    for (const { id, section: wire } of records) {
      if (!wire) {
        this.sections.delete(id);
        continue;
      }
      const known = this.sections.get(id);
      const section = known ?? new OrthogonalSection();
      section.take(wire);
      if (!known) section.offset = section.told;
      else if (wire.moves) moved.push(section);
      this.sections.set(id, section);
    }
    return moved;
  }

  /**
   * Takes the records of a snapshot: sections that were here before are the same ones, and stay where they stand on this
   * page.
   * @param {readonly OrthogonalSectionRecord[]} records
   * @returns {OrthogonalSection[]} those that stay, but stand elsewhere for the server
   */
  replace(records) {
    const earlier = new Map([...this.sections.values()].map((section) => [section.key, section]));
    this.sections.clear();
    const others = [];
    for (const { id, section: wire } of records) {
      if (!wire) continue;
      const same = earlier.get(wire.key);
      const stays = same !== undefined && same.isVertical === wire.isVertical;
      const section = stays ? same : new OrthogonalSection();
      section.take(wire);
      if (!stays) section.offset = section.told;
      else if (section.offset !== section.told) others.push(section);
      this.sections.set(id, section);
    }
    return others;
  }

  /** Forgets all sections: those of another list are others, whatever their keys are. */
  forget() {
    this.sections.clear();
  }
}
