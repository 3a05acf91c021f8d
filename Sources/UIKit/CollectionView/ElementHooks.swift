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

extension UICollectionView {
  /// Asks for the elements on the screen before, by their old path, and after, by their new one.
  ///
  /// While the layout changes the old one says where elements end.
  func askHooks(_ wanted: [WantedElement]) -> ElementHooks {
    let leaving = cycle.leavingLayout ?? layout
    var hooks = ElementHooks()
    for element in visible.ordered {
      hooks.final[element.key] = sound(finalAttributes(for: element.slot, by: leaving))
    }
    for element in wanted {
      hooks.initial[element.key] = sound(initialAttributes(for: element.slot))
    }
    return hooks
  }

  /// Asks which elements that are no items a batch adds and takes away.
  ///
  /// What is shown follows from the elements alone. One that is named and stays nevertheless gets
  /// another view: it is taken away and added at once.
  ///
  /// - Returns: The keys of those.
  func askForExchangedViews(_ wanted: [WantedElement]) -> Set<ElementKey> {
    let slots = visible.ordered.map(\.slot) + wanted.map(\.slot)
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
    return Set(visible.ordered.filter { gone.contains($0.slot) }.map(\.key))
      .union(wanted.filter { come.contains($0.slot) }.map(\.key))
  }

  private func deletedPaths(of category: ElementSlot.Category, _ kind: String) -> [IndexPath] {
    if category == .supplementary {
      note(.layout("indexPathsToDeleteForSupplementaryView(ofKind: \(kind))"))
      return layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    }
    note(.layout("indexPathsToDeleteForDecorationView(ofKind: \(kind))"))
    return layout.indexPathsToDeleteForDecorationView(ofKind: kind)
  }

  private func insertedPaths(of category: ElementSlot.Category, _ kind: String) -> [IndexPath] {
    if category == .supplementary {
      note(.layout("indexPathsToInsertForSupplementaryView(ofKind: \(kind))"))
      return layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    note(.layout("indexPathsToInsertForDecorationView(ofKind: \(kind))"))
    return layout.indexPathsToInsertForDecorationView(ofKind: kind)
  }

  /// The values of attributes; `nil` when they have numbers that cannot be shown.
  func sound(_ attributes: UICollectionViewLayoutAttributes?) -> ElementAttributes? {
    guard let attributes, attributes.isWithin(ElementQuery.furthestCoordinate) else { return nil }
    return attributes.elementAttributes
  }
}
