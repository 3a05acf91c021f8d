// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// The state of a collection view's data: sections and items by identity, in order.
///
/// An invalid change has no effect. UIKit ends the program; here the collection view reports
/// UIKit's text when the snapshot is applied.
///
/// - Source: UIKit, `NSDiffableDataSourceSnapshot`. `deleteAllItems` removes the sections too.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The state as an engine value, whose invalid changes throw and have no effect.
  package var identifiers: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>

  /// Descriptions of the invalid changes so far.
  var problems: [String] = []

  /// Makes an empty snapshot.
  public init() {
    identifiers = SectionedIdentifiers()
  }

  /// Makes a snapshot of sections and their items in order; repeated identifiers are left out.
  ///
  /// The items of a repeated section are appended to its first occurrence.
  ///
  /// - Source: ours; UIKit has no initialiser for identifiers that may not be unique.
  public init(
    uniquing sections: some Sequence<(SectionIdentifierType, [ItemIdentifierType])>
  ) {
    identifiers = SectionedIdentifiers(uniquing: sections)
  }

  package init(_ identifiers: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) {
    self.identifiers = identifiers
  }

  /// The number of items in all sections.
  public var numberOfItems: Int { identifiers.numberOfItems }

  /// The number of sections.
  public var numberOfSections: Int { identifiers.outline.sections.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { identifiers.outline.sections }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(n) for n items.
  public var itemIdentifiers: [ItemIdentifierType] { identifiers.itemIDs }

  /// The sections to reload, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    identifiers.reloadedSections.list
  }

  /// The items to reload, in the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { identifiers.reloadedItems.list }

  /// The items to reconfigure, in the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    identifiers.reconfiguredItems.list
  }

  /// The number of a section's items; 0 for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order; empty for an unknown section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    (try? identifiers.items(inSection: identifier)) ?? []
  }

  /// The section of an item; `nil` for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    identifiers.section(ofItem: identifier)
  }

  /// The item's index among the items of all sections; `nil` for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    identifiers.index(ofItem: identifier)
  }

  /// The section's index; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    identifiers.index(ofSection: identifier)
  }

  /// Makes a change; an invalid one is noted in `problems`.
  mutating func change(
    _ body: (inout SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) throws -> Void
  ) {
    do {
      try body(&identifiers)
    } catch {
      problems.append("\(error)")
    }
  }
}
