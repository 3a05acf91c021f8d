// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension NSDiffableDataSourceSnapshot {
  /// Puts sections without items at the end.
  ///
  /// - Precondition: the snapshot has none of them.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.appendSections(identifiers) }
  }

  /// Puts sections without items before another one.
  ///
  /// - Precondition: the snapshot has the other section and none of the new ones.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { try $0.insertSections(identifiers, before: toIdentifier) }
  }

  /// Puts sections without items after another one.
  ///
  /// - Precondition: the snapshot has the other section and none of the new ones.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    change { try $0.insertSections(identifiers, after: toIdentifier) }
  }

  /// Takes sections out with their items; those that are not there are overlooked.
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

  /// Has the views of sections replaced by new ones when the snapshot is applied.
  ///
  /// - Precondition: the snapshot has the sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.reloadSections(identifiers) }
  }
}
