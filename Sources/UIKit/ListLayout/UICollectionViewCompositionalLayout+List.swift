// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// A layout in which all sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The list that a section is; `nil` for other sections.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    cache.sections.indices.contains(section) ? cache.sections[section]?.list : nil
  }

  /// The row of a list that an element is; `nil` outside lists.
  func row(of slot: ElementSlot) -> ListRow? {
    guard slot.indexPath.count > 1, let list = list(ofSection: slot.indexPath[0]) else {
      return nil
    }
    switch (slot.category, slot.kind) {
    case (.cell, _):
      guard let collectionView else { return nil }
      let outline =
        collectionView.isPlaceholder(slot)
        ? nil
        : (collectionView.dataSource as? any OutlineSource)?
          .outlinePlace(at: collectionView.dataPath(of: slot))
      return list.row(
        at: slot.indexPath,
        of: collectionView.numberOfItems(inSection: slot.indexPath.section),
        outline
      )
    case (.supplementary, UICollectionView.elementKindSectionHeader):
      return ListRow(appearance: list.appearance, role: .header)
    case (.supplementary, UICollectionView.elementKindSectionFooter):
      return ListRow(appearance: list.appearance, role: .footer)
    default: return nil
    }
  }
}
