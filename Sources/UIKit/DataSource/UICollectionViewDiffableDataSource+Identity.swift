// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// Gives elements the identities of their item and section identifiers, however a snapshot is
/// applied.
extension UICollectionViewDiffableDataSource: CollectionViewIdentitySource {
  /// The text of an item's identifier; a text made from the position if there is no such item.
  package func identity(forItemAt position: ElementPosition) -> String {
    let items = current.identifiers.outline.items
    guard items.indices.contains(position.section),
      items[position.section].indices.contains(position.item)
    else { return "n\(position.section)/\(position.item)" }
    return "i\(itemNumbers.number(of: items[position.section][position.item]))"
  }

  /// The text of a section's identifier; a text made from the index if there is no such section.
  package func identity(forSection section: Int) -> String {
    let sections = current.sectionIdentifiers
    guard sections.indices.contains(section) else { return "n\(section)" }
    return "s\(sectionNumbers.number(of: sections[section]))"
  }
}
