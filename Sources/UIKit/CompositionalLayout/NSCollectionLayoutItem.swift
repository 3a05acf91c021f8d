// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Describes a cell; groups, headers, footers and backgrounds are items, too.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  private let size: NSCollectionLayoutSize
  var views: [NSCollectionLayoutSupplementaryItem]

  init(size: NSCollectionLayoutSize, views: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    self.views = views
    super.init()
  }

  /// Makes an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, views: [])
  }

  /// Makes an item with a size and with views that are anchored to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, views: supplementaryItems)
  }

  /// The distances between the element and its box; applied last, and not to estimated lengths.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the box while items are packed; `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size of the box.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The views that are anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { views }

  /// Makes a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedResult(duplicate) }.value
  }

  /// The copy; each subclass makes its own.
  var duplicate: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(size: size, views: views)
    copy.takeInsets(from: self)
    return copy
  }

  func takeInsets(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// The description for the solver.
  var spec: CompositionalItem {
    CompositionalItem(
      size.spec,
      insets: contentInsets.spec,
      edges: edgeSpacing?.spec ?? .zero,
      supplementaries: views.map(\.supplementarySpec)
    )
  }
}

/// Takes an object out of a block that is known to run on the main actor.
struct UncheckedResult<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
