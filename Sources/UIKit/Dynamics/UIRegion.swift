// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A region of the plane around an origin, in points, for a field.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  /// The region as a value of the engine.
  nonisolated let part: DynamicRegion

  private init(_ part: DynamicRegion) {
    self.part = part
    super.init()
  }

  /// Makes a circle around the origin.
  public init(radius: CGFloat) {
    part = .circle(radius: Double(radius))
    super.init()
  }

  /// Makes a rectangle around the origin.
  public init(size: CGSize) {
    part = .rectangle(size: SIMD2(Double(size.width), Double(size.height)))
    super.init()
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(.infinite) }

  /// The plane without the region.
  open func inverse() -> UIRegion { UIRegion(.outside(part)) }
  /// The union of the region and another one.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.either(part, region.part)) }
  /// The region without another one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.without(part, region.part))
  }
  /// The intersection of the region and another one.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.both(part, region.part))
  }
  /// Whether a point is in the region or on its edge.
  open func contains(_ point: CGPoint) -> Bool { part.contains(SIMD2(point)) }

  /// Returns the region itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIRegion)?.part == part
  }

  nonisolated open override var hash: Int { part.hashValue }
}
