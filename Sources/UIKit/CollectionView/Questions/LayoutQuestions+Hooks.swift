// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The layout's answers about where elements appear and disappear.
struct ElementHooks {
  var initial: [ElementKey: ElementAttributes] = [:]
  var final: [ElementKey: ElementAttributes] = [:]
  /// Elements that stay, although the layout says that they are removed and added.
  var exchanged: Set<ElementKey> = []
}

extension LayoutQuestions {
  /// Asks about elements that were visible, by their old index path, and about those that are
  /// visible now, by their new one.
  ///
  /// During a change of layout, the old layout decides where elements end.
  func hooks(
    from shown: [VisibleElement],
    to wanted: [WantedElement],
    leaving: UICollectionViewLayout?
  ) -> ElementHooks {
    let leaving = leaving ?? hub.layout
    var hooks = ElementHooks()
    for element in shown {
      hooks.final[element.key] = finalAttributes(for: element.slot, by: leaving)?.soundValue
    }
    for element in wanted {
      hooks.initial[element.key] = initialAttributes(for: element.slot)?.soundValue
    }
    return hooks
  }

  /// Asks which supplementary and decoration views a batch adds and removes.
  ///
  /// The elements alone decide what is shown. An element that the layout names here and that stays
  /// gets another view, because it is removed and added at once.
  ///
  /// - Returns: The keys of those elements.
  func exchangedViews(
    from shown: [VisibleElement],
    to wanted: [WantedElement]
  ) -> Set<ElementKey> {
    let slots = shown.map(\.slot) + wanted.map(\.slot)
    var gone: Set<ElementSlot> = []
    var come: Set<ElementSlot> = []
    for category in [ElementSlot.Category.supplementary, .decoration] {
      for kind in Set(slots.filter { $0.category == category }.map(\.kind)).sorted() {
        for path in deletedPaths(of: category, kind) {
          gone.insert(ElementSlot(category: category, kind: kind, indexPath: path))
        }
        for path in insertedPaths(of: category, kind) {
          come.insert(ElementSlot(category: category, kind: kind, indexPath: path))
        }
      }
    }
    return Set(shown.filter { gone.contains($0.slot) }.map(\.key))
      .union(wanted.filter { come.contains($0.slot) }.map(\.key))
  }

  private func deletedPaths(of category: ElementSlot.Category, _ kind: String) -> [IndexPath] {
    if category == .supplementary {
      hub.note(.layout("indexPathsToDeleteForSupplementaryView(ofKind: \(kind))"))
      return hub.layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    }
    hub.note(.layout("indexPathsToDeleteForDecorationView(ofKind: \(kind))"))
    return hub.layout.indexPathsToDeleteForDecorationView(ofKind: kind)
  }

  private func insertedPaths(of category: ElementSlot.Category, _ kind: String) -> [IndexPath] {
    if category == .supplementary {
      hub.note(.layout("indexPathsToInsertForSupplementaryView(ofKind: \(kind))"))
      return hub.layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    hub.note(.layout("indexPathsToInsertForDecorationView(ofKind: \(kind))"))
    return hub.layout.indexPathsToInsertForDecorationView(ofKind: kind)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The values of the element; `nil` if their numbers cannot be shown.
  var soundValue: ElementAttributes? { isSound ? elementAttributes : nil }
}
