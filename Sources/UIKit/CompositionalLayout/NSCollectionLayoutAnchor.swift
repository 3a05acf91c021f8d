// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A point of a rectangle: a point on its edges, and a distance from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  private let sides: NSDirectionalRectEdge
  private let distance: CGPoint
  private let fractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    sides = edges
    distance = offset
    fractional = isFractional
    super.init()
  }

  /// Makes an anchor on edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Makes an anchor at a distance, in points, from the point on edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Makes an anchor at a distance from the point on edges, in fractions of the anchored view's own
  /// size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges on which the point lies; the middle of an axis without an edge.
  open var edges: NSDirectionalRectEdge { sides }
  /// The distance, in points or fractions.
  open var offset: CGPoint { distance }
  /// Whether the distance is in points.
  open var isAbsoluteOffset: Bool { !fractional }
  /// Whether the distance is in fractions.
  open var isFractionalOffset: Bool { fractional }

  /// Returns the anchor itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var spec: CompositionalAnchor {
    CompositionalAnchor(
      point: CGPoint(
        x: Self.share(sides.contains(.leading), sides.contains(.trailing)),
        y: Self.share(sides.contains(.top), sides.contains(.bottom))
      ),
      offset: fractional ? .fractional(distance) : .absolute(distance)
    )
  }

  private static func share(_ isAtStart: Bool, _ isAtEnd: Bool) -> CGFloat {
    isAtStart == isAtEnd ? 1 / 2 : isAtEnd ? 1 : 0
  }
}
