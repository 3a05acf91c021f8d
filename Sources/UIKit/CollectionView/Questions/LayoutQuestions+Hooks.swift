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

  /// Whether it matters that layouts are asked: one may have an answer, or somebody traces the calls.
  func asksHooks(leaving: UICollectionViewLayout?) -> Bool {
    hub.layout.mayOverrideHooks || leaving?.mayOverrideHooks ?? false || hub.record.trace != nil
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
    let kinds = viewKinds(shown, wanted)
    guard !kinds.isEmpty else { return [] }
    var gone: Set<ElementSlot> = []
    var come: Set<ElementSlot> = []
    for category in [ElementSlot.Category.supplementary, .decoration] {
      for kind in kinds[category, default: []].sorted() {
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

  /// The kinds of supplementary and decoration views among elements.
  private func viewKinds(
    _ shown: [VisibleElement],
    _ wanted: [WantedElement]
  ) -> [ElementSlot.Category: Set<String>] {
    var kinds: [ElementSlot.Category: Set<String>] = [:]
    for element in shown where element.slot.category != .cell {
      kinds[element.slot.category, default: []].insert(element.slot.kind)
    }
    // By index, because a wanted element is long to copy.
    for index in wanted.indices where wanted[index].slot.category != .cell {
      kinds[wanted[index].slot.category, default: []].insert(wanted[index].slot.kind)
    }
    return kinds
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
