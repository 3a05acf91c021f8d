// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a layout answered to where elements appear from and disappear to.
struct ElementHooks {
  var initial: [ElementKey: ElementAttributes] = [:]
  var final: [ElementKey: ElementAttributes] = [:]
  /// Elements that stay, but that the layout says are taken away and added.
  var exchanged: Set<ElementKey> = []
}

extension LayoutQuestions {
  /// Asks for the elements on the screen before, by their old path, and after, by their new one.
  ///
  /// While the layout changes the old one says where elements end.
  func hooks(
    from shown: [VisibleElement],
    to wanted: [WantedElement],
    leaving: UICollectionViewLayout?,
    _ ends: ElementEnds
  ) -> ElementHooks {
    let leaving = leaving ?? hub.layout
    return hub.cycle.ask(ends) {
      var hooks = ElementHooks()
      for element in shown {
        ends.begin()
        let end = finalAttributes(for: element.slot, by: leaving)
        if let end, !ends.isPlainFade(end) { hooks.final[element.key] = end.soundValue }
      }
      for element in wanted {
        ends.begin()
        let start = initialAttributes(for: element.slot)
        if let start, !ends.isPlainFade(start) { hooks.initial[element.key] = start.soundValue }
      }
      return hooks
    }
  }

  /// Asks which elements that are no items a batch adds and takes away.
  ///
  /// What is shown follows from the elements alone. One that is named and stays nevertheless gets
  /// another view: it is taken away and added at once.
  ///
  /// - Returns: The keys of those.
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
  /// The values of the element; `nil` when they have numbers that cannot be shown.
  var soundValue: ElementAttributes? { isSound ? elementAttributes : nil }
}
