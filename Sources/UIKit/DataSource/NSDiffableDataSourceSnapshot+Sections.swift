// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items.
  ///
  /// - Precondition: the snapshot has none of them.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.appendSections(identifiers) }
  }

  /// Inserts sections without items before another one.
  ///
  /// - Precondition: the snapshot has the other section and none of the new ones.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { try $0.insertSections(identifiers, before: toIdentifier) }
  }

  /// Inserts sections without items after another one.
  ///
  /// - Precondition: the snapshot has the other section and none of the new ones.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    change { try $0.insertSections(identifiers, after: toIdentifier) }
  }

  /// Removes sections with their items; unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    self.identifiers.deleteSections(identifiers)
  }

  /// Moves a section with its items to the place before another one.
  ///
  /// - Precondition: the snapshot has both sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { try $0.moveSection(identifier, before: toIdentifier) }
  }

  /// Moves a section with its items to the place after another one.
  ///
  /// - Precondition: the snapshot has both sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    change { try $0.moveSection(identifier, after: toIdentifier) }
  }

  /// Marks sections, so that applying the snapshot replaces their views.
  ///
  /// - Precondition: the snapshot has the sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.reloadSections(identifiers) }
  }
}
