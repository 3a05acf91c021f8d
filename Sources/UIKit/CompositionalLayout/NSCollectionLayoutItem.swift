// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The blueprint of a cell; groups, headers, footers and backgrounds are items, too.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  private let size: NSCollectionLayoutSize
  var views: [NSCollectionLayoutSupplementaryItem]

  init(size: NSCollectionLayoutSize, views: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    self.views = views
    super.init()
  }

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, views: [])
  }

  /// Makes an item of a size with views anchored to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, views: supplementaryItems)
  }

  /// The distances of the element from its box, taken off last and not from estimated lengths.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room kept around the box while items are packed; `nil` is none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size of the box.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The views anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { views }

  /// An item of its own with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedResult(duplicate) }.value
  }

  /// A copy for each subclass to make.
  var duplicate: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(size: size, views: views)
    copy.takeInsets(from: self)
    return copy
  }

  func takeInsets(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// What the solver places.
  var spec: CompositionalItem {
    CompositionalItem(
      size.spec,
      insets: contentInsets.spec,
      edges: edgeSpacing?.spec ?? .zero,
      supplementaries: views.map(\.supplementarySpec)
    )
  }
}

/// Hands an object out of a block that runs on the main actor already.
struct UncheckedResult<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
