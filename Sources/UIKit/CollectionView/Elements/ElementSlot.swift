// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An element in the words of a layout: category, kind and index path, which changes with the data.
struct ElementSlot: Hashable, Sendable {
  /// An alias, because `UICollectionView` has Apple's enum with the same name.
  typealias Category = ElementCategory

  var category: ElementCategory
  /// The element kind; empty for cells.
  var kind: String
  var indexPath: IndexPath

  var position: ElementPosition {
    ElementPosition(
      section: indexPath.first ?? 0,
      item: indexPath.count > 1 ? indexPath[1] : 0
    )
  }

  static func cell(at indexPath: IndexPath) -> ElementSlot {
    ElementSlot(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, at indexPath: IndexPath) -> ElementSlot {
    ElementSlot(category: .supplementary, kind: kind, indexPath: indexPath)
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: category = .cell
    case .supplementaryView: category = .supplementary
    case .decorationView: category = .decoration
    }
    kind = attributes.representedElementKind ?? ""
    indexPath = attributes.indexPath
  }

  init(category: ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Whether it is a header or footer of the whole layout; its path is one index, which is no
  /// section.
  var isOfLayout: Bool { category == .supplementary && indexPath.count == 1 }

  /// The slot of the same element after a batch; `nil` when the element is deleted.
  func following(_ mapping: BatchMapping) -> ElementSlot? {
    var slot = self
    if category == .cell {
      guard let position = mapping.newPosition(ofOld: position) else { return nil }
      slot.indexPath = IndexPath(item: position.item, section: position.section)
      return slot
    }
    if isOfLayout { return self }
    guard let section = indexPath.first, mapping.before.contains(section: section) else {
      return self
    }
    guard let target = mapping.newSection(ofOld: section) else { return nil }
    slot.indexPath = IndexPath(index: target).appending(indexPath.dropFirst())
    return slot
  }
}
