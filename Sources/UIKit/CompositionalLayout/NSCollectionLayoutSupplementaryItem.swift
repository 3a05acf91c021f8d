// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A view that is anchored to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let hostAnchor: NSCollectionLayoutAnchor
  private let ownAnchor: NSCollectionLayoutAnchor?

  init(
    size: NSCollectionLayoutSize,
    kind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.kind = kind
    hostAnchor = containerAnchor
    ownAnchor = itemAnchor
    super.init(size: size, views: [])
  }

  /// Makes a view at a point of its host; the view's own point follows from the host's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, containerAnchor, nil)
  }

  /// Makes a view with a given point of its own at a point of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, containerAnchor, itemAnchor)
  }

  /// The order in depth: a view covers elements with a smaller value; the default is 1.
  open var zIndex = 1
  /// The kind for which the data source is asked.
  open var elementKind: String { kind }
  /// The anchor in the host.
  open var containerAnchor: NSCollectionLayoutAnchor { hostAnchor }
  /// The anchor in the view; `nil` when it follows from the host's.
  open var itemAnchor: NSCollectionLayoutAnchor? { ownAnchor }

  override var duplicate: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize,
      kind: kind,
      hostAnchor,
      ownAnchor
    )
    copy.takeInsets(from: self)
    copy.zIndex = zIndex
    return copy
  }

  var supplementarySpec: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind,
      size: layoutSize.spec,
      container: hostAnchor.spec,
      item: ownAnchor?.spec,
      zIndex: zIndex,
      insets: contentInsets.spec
    )
  }
}

/// A header, footer or other view at a side of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let side: NSRectAlignment
  private let distance: CGPoint

  init(
    size: NSCollectionLayoutSize,
    kind: String,
    _ alignment: NSRectAlignment,
    _ offset: CGPoint
  ) {
    side = alignment
    distance = offset
    super.init(size: size, kind: kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Makes a view at a side of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment, .zero)
  }

  /// Makes a view at a distance, in points, from its place at a side of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment, absoluteOffset)
  }

  /// Whether the host grows to contain the view, so that it covers nothing; the default is `true`.
  open var extendsBoundary = true
  /// Whether the view stays visible while its host is visible; the default is `false`.
  open var pinToVisibleBounds = false
  /// The side of the host.
  open var alignment: NSRectAlignment { side }
  /// The distance from its place at that side, in points.
  open var offset: CGPoint { distance }

  override var duplicate: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      size: layoutSize,
      kind: elementKind,
      side,
      distance
    )
    copy.takeInsets(from: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  var boundarySpec: CompositionalBoundary {
    CompositionalBoundary(
      kind: elementKind,
      size: layoutSize.spec,
      horizontal: side.horizontal,
      vertical: side.vertical,
      offset: distance,
      extendsBoundary: extendsBoundary,
      isPinned: pinToVisibleBounds,
      zIndex: zIndex,
      insets: contentInsets.spec
    )
  }
}

/// A view behind a whole section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  /// Makes a background with a kind; see ``EngineInstantiation``.
  public required init(by engine: EngineInstantiation, elementKind: String) {
    kind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(size: whole, views: [])
  }

  /// Makes a view of a kind behind a section.
  open class func background(elementKind: String) -> Self {
    self.init(by: EngineInstantiation(), elementKind: elementKind)
  }

  /// The order in depth: 0 by default; the other elements of the section are at 1.
  open var zIndex = 0
  /// The kind for which a view class is registered.
  open var elementKind: String { kind }

  override var duplicate: NSCollectionLayoutItem {
    let copy = Self(by: EngineInstantiation(), elementKind: kind)
    copy.takeInsets(from: self)
    copy.zIndex = zIndex
    return copy
  }

  var decorationSpec: CompositionalDecoration {
    CompositionalDecoration(kind: kind, zIndex: zIndex, insets: contentInsets.spec)
  }
}
