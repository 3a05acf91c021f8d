// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The state of a collection view's data without the types of its identifiers.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private var sections: [(section: Any, items: [Any])] = []
  /// The items that are to be shown anew.
  open private(set) var reloadedItemIdentifiers: [Any] = []

  /// Makes an empty state.
  public override init() { super.init() }

  /// The number of items in all sections.
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  open var numberOfSections: Int { sections.count }
  /// The sections in order.
  open var sectionIdentifiers: [Any] { sections.map(\.section) }
  /// The items of all sections in order.
  open var itemIdentifiers: [Any] { sections.flatMap(\.items) }

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    sections += sectionIdentifiers.map { ($0, []) }
  }

  /// Adds items at the end of the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    guard !sections.isEmpty else { return }
    sections[sections.count - 1].items += identifiers
  }

  /// Adds items at the end of a section.
  open func appendItems(
    withIdentifiers identifiers: [Any],
    intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    guard let wanted = sectionIdentifier as? AnyHashable,
      let index = sections.firstIndex(where: { $0.section as? AnyHashable == wanted })
    else { return }
    sections[index].items += identifiers
  }

  /// Notes items that are to be shown anew.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    reloadedItemIdentifiers += identifiers
  }

  /// The state with the types of its identifiers; sections and items of other types are left out.
  ///
  /// Sections of results that were fetched have names. Where an app counts sections instead, they have their numbers,
  /// because it never looks at the names then.
  public func typed<Section, Item>() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for (number, (section, items)) in sections.enumerated() {
      guard let own = section as? Section ?? number as? Section else { continue }
      snapshot.appendSections([own])
      snapshot.appendItems(items.compactMap { $0 as? Item }, toSection: own)
    }
    let known = Set(snapshot.itemIdentifiers)
    snapshot.reloadItems(reloadedItemIdentifiers.compactMap { $0 as? Item }.filter(known.contains))
    return snapshot
  }
}
