// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A distance: exactly so many points, or at least.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private let length: CGFloat
  private let flexible: Bool

  /// Makes a spacing of its parts.
  public required init(by engine: EngineInstantiation, length: CGFloat, isFlexible: Bool) {
    self.length = length
    flexible = isFlexible
    super.init()
  }

  /// Exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(by: EngineInstantiation(), length: fixedSpacing, isFlexible: false)
  }

  /// At least so many points, and a share of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(by: EngineInstantiation(), length: flexibleSpacing, isFlexible: true)
  }

  /// The points.
  open var spacing: CGFloat { length }
  /// Whether it is exactly so much.
  open var isFixed: Bool { !flexible }
  /// Whether it may be more.
  open var isFlexible: Bool { flexible }

  /// The spacing itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var spec: CompositionalSpacing { CompositionalSpacing(length, isFlexible: flexible) }
}

/// The room kept around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Makes room on each side; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// The room where reading starts.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The room above.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The room where reading ends.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The room below.
  open var bottom: NSCollectionLayoutSpacing? { edges.last ?? nil }

  /// The spacing itself, which never changes.
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
