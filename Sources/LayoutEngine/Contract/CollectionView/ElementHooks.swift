// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a layout answered to where elements appear from and disappear to.
struct ElementHooks {
  var initial: [ElementKey: ElementAttributes] = [:]
  var final: [ElementKey: ElementAttributes] = [:]
}

extension UICollectionView {
  /// Asks for the elements on the screen before, by their old path, and after, by their new one.
  func askHooks(_ wanted: [WantedElement]) -> ElementHooks {
    var hooks = ElementHooks()
    for element in visible.ordered {
      hooks.final[element.key] = sound(layout.finalAttributes(for: element.slot))
    }
    for element in wanted {
      hooks.initial[element.key] = sound(layout.initialAttributes(for: element.slot))
    }
    return hooks
  }

  /// Asks which elements that are no items a batch adds and takes away.
  ///
  /// What is shown follows from the elements alone; the answers change nothing.
  func askForAddedAndRemovedKinds(_ wanted: [WantedElement]) {
    let slots = visible.ordered.map(\.slot) + wanted.map(\.slot)
    let supplementary = Set(slots.filter { $0.category == .supplementary }.map(\.kind))
    let decoration = Set(slots.filter { $0.category == .decoration }.map(\.kind))
    for kind in supplementary.sorted() {
      _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    for kind in decoration.sorted() {
      _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
  }

  /// The values of attributes; `nil` when they have numbers that cannot be shown.
  func sound(_ attributes: UICollectionViewLayoutAttributes?) -> ElementAttributes? {
    guard let attributes, attributes.isWithin(ElementQuery.furthestCoordinate) else { return nil }
    return attributes.elementAttributes
  }
}

extension UICollectionViewLayout {
  func initialAttributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      initialLayoutAttributesForAppearingItem(at: slot.indexPath)
    case .supplementary:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: slot.kind, at: slot.indexPath)
    case .decoration:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: slot.kind, at: slot.indexPath)
    }
  }

  func finalAttributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      finalLayoutAttributesForDisappearingItem(at: slot.indexPath)
    case .supplementary:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    case .decoration:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: slot.kind, at: slot.indexPath)
    }
  }

  func attributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      layoutAttributesForItem(at: slot.indexPath)
    case .supplementary:
      layoutAttributesForSupplementaryView(ofKind: slot.kind, at: slot.indexPath)
    case .decoration:
      layoutAttributesForDecorationView(ofKind: slot.kind, at: slot.indexPath)
    }
  }
}
