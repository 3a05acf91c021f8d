// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// Elements are known by their item and section identifiers, whatever way a snapshot is applied.
extension UICollectionViewDiffableDataSource: CollectionViewIdentitySource {
  /// A text for the identifier of an item; one for the position where there is none.
  package func identity(forItemAt position: ElementPosition) -> String {
    let items = current.identifiers.outline.items
    guard items.indices.contains(position.section),
      items[position.section].indices.contains(position.item)
    else { return "n\(position.section)/\(position.item)" }
    return "i\(itemNumbers.number(of: items[position.section][position.item]))"
  }

  /// A text for the identifier of a section; one for the index where there is none.
  package func identity(forSection section: Int) -> String {
    let sections = current.sectionIdentifiers
    guard sections.indices.contains(section) else { return "n\(section)" }
    return "s\(sectionNumbers.number(of: sections[section]))"
  }
}
