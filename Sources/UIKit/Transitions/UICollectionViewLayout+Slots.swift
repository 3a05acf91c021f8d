// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Questions to a layout about an element of any category.
extension UICollectionViewLayout {
  func attributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell: layoutAttributesForItem(at: slot.indexPath)
    case .supplementary:
      layoutAttributesForSupplementaryView(ofKind: slot.kind, at: slot.indexPath)
    case .decoration: layoutAttributesForDecorationView(ofKind: slot.kind, at: slot.indexPath)
    }
  }

  func initialAttributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    let path = slot.indexPath
    return switch slot.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: slot.kind, at: path)
    case .decoration:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: slot.kind, at: path)
    }
  }

  func finalAttributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    let path = slot.indexPath
    return switch slot.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: slot.kind, at: path)
    case .decoration:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: slot.kind, at: path)
    }
  }
}
