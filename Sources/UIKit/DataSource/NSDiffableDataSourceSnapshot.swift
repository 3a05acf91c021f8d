// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// The state of a collection view's data: sections and items by identity, in order.
///
/// A change that names something wrong changes nothing. UIKit ends the program then; here the collection
/// view tells UIKit's text when the snapshot is applied.
///
/// - Source: UIKit, `NSDiffableDataSourceSnapshot`. `deleteAllItems` removes the sections too.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The same with changes that throw and leave the state as it was.
  package var identifiers: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>

  /// What was wrong with changes so far.
  var problems: [String] = []

  /// Makes an empty snapshot.
  public init() {
    identifiers = SectionedIdentifiers()
  }

  /// Makes a snapshot of sections and their items in order, leaving out what was there already.
  ///
  /// The items of a section that is given again go to the end of the first one.
  ///
  /// - Source: ours; UIKit has nothing that takes identifiers which may not be unique.
  public init(
    uniquing sections: some Sequence<(SectionIdentifierType, [ItemIdentifierType])>
  ) {
    identifiers = SectionedIdentifiers(uniquing: sections)
  }

  package init(_ identifiers: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) {
    self.identifiers = identifiers
  }

  /// How many items there are in all sections.
  public var numberOfItems: Int { identifiers.numberOfItems }

  /// How many sections there are.
  public var numberOfSections: Int { identifiers.outline.sections.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { identifiers.outline.sections }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(n) for n items.
  public var itemIdentifiers: [ItemIdentifierType] { identifiers.itemIDs }

  /// The sections to be reloaded, in the order in which they were named.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    identifiers.reloadedSections.list
  }

  /// The items to be reloaded, in the order in which they were named.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { identifiers.reloadedItems.list }

  /// The items to be reconfigured, in the order in which they were named.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    identifiers.reconfiguredItems.list
  }

  /// How many items a section holds; none when the snapshot has no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order; none when the snapshot has no such section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    (try? identifiers.items(inSection: identifier)) ?? []
  }

  /// The section that holds an item; `nil` when the snapshot has no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    identifiers.section(ofItem: identifier)
  }

  /// The item's index among those of all sections; `nil` when the snapshot has no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    identifiers.index(ofItem: identifier)
  }

  /// The section's index; `nil` when the snapshot has no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    identifiers.index(ofSection: identifier)
  }

  /// Makes a change; one that is wrong is noted.
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
