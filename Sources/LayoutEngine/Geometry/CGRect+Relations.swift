// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension CGRect {
  /// Whether the rectangles share area; one without area counts as a point or line within the other.
  package func meets(_ other: CGRect) -> Bool {
    Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  private static func meet(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
    a == b || c == d ? max(a, c) <= min(b, d) : max(a, c) < min(b, d)
  }

  /// The smallest rectangle around points; `null` around none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
