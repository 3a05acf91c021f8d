// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

extension UICollectionViewFlowLayout {
  /// Why an item is where it is; `nil` when there is no such item.
  ///
  /// - Complexity: That of a question for one item, plus the items of its line.
  package func trace(ofItemAt path: IndexPath) -> FlowTrace? {
    guard path.count > 1 else { return nil }
    return geometry()?.trace(ofItem: path.item, section: path.section)
  }

  /// The frame that this class gives an item; a subclass may answer another one.
  package func ownFrame(ofItemAt path: IndexPath) -> CGRect? {
    guard path.count > 1 else { return nil }
    return geometry()?.cell(section: path.section, item: path.item)?.frame
  }
}

extension UICollectionViewCompositionalLayout {
  /// Why an item is where it is; `nil` when there is no such item.
  ///
  /// - Complexity: That of solving one group.
  package func trace(ofItemAt path: IndexPath) -> CompositionalTrace? {
    guard path.count > 1 else { return nil }
    return geometry()?.trace(ofItem: path.item, section: path.section)
  }

  /// Why a view that is no cell is where it is; `nil` when there is no such view.
  ///
  /// - Complexity: That of a question for the view.
  package func trace(
    ofView attributes: UICollectionViewLayoutAttributes
  ) -> CompositionalViewTrace? {
    let path = attributes.indexPath
    guard let kind = attributes.representedElementKind, let first = path.first,
      let geometry = geometry()
    else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return nil
    case .decorationView:
      guard path.count > 1 else { return nil }
      return geometry.trace(ofDecoration: kind, section: first, item: path[1])
    case .supplementaryView:
      guard path.count > 1 else { return geometry.trace(ofLayoutView: kind, item: first) }
      return geometry.trace(ofView: kind, section: first, item: path[1])
    }
  }
}
