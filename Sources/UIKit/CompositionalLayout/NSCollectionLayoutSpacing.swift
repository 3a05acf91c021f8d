// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A distance in points, either exact or a minimum.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private let length: CGFloat
  private let flexible: Bool

  /// Makes a spacing from its parts; see ``EngineInstantiation``.
  public required init(by engine: EngineInstantiation, length: CGFloat, isFlexible: Bool) {
    self.length = length
    flexible = isFlexible
    super.init()
  }

  /// An exact distance, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(by: EngineInstantiation(), length: fixedSpacing, isFlexible: false)
  }

  /// A minimum distance in points, plus a share of the free space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(by: EngineInstantiation(), length: flexibleSpacing, isFlexible: true)
  }

  /// The distance or the minimum, in points.
  open var spacing: CGFloat { length }
  /// Whether the distance is exact.
  open var isFixed: Bool { !flexible }
  /// Whether the distance is a minimum.
  open var isFlexible: Bool { flexible }

  /// Returns the spacing itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var spec: CompositionalSpacing { CompositionalSpacing(length, isFlexible: flexible) }
}

/// The space around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Makes space on each side; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// The space at the leading edge; `nil` for none.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The space above; `nil` for none.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The space at the trailing edge; `nil` for none.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The space below; `nil` for none.
  open var bottom: NSCollectionLayoutSpacing? { edges.last ?? nil }

  /// Returns the spacing itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var spec: CompositionalEdges {
    CompositionalEdges(
      leading: leading?.spec ?? .zero,
      top: top?.spec ?? .zero,
      trailing: trailing?.spec ?? .zero,
      bottom: bottom?.spec ?? .zero
    )
  }
}

extension NSDirectionalEdgeInsets {
  var spec: CompositionalInsets {
    CompositionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
