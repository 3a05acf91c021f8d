// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A part of the plane about an origin, in points, in which a field is at work.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  /// The part as a value.
  nonisolated let part: DynamicRegion

  private init(_ part: DynamicRegion) {
    self.part = part
    super.init()
  }

  /// Makes a circle about the origin.
  public init(radius: CGFloat) {
    part = .circle(radius: Double(radius))
    super.init()
  }

  /// Makes a rectangle about the origin.
  public init(size: CGSize) {
    part = .rectangle(size: SIMD2(Double(size.width), Double(size.height)))
    super.init()
  }

  /// All of the plane.
  open class var infinite: UIRegion { UIRegion(.infinite) }

  /// What is not in the region.
  open func inverse() -> UIRegion { UIRegion(.outside(part)) }
  /// What is in the region or in another one.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.either(part, region.part)) }
  /// What is in the region and not in another one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.without(part, region.part))
  }
  /// What is in the region and in another one.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.both(part, region.part))
  }
  /// Whether a point is in the region; edges are.
  open func contains(_ point: CGPoint) -> Bool { part.contains(SIMD2(point)) }

  /// The region itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIRegion)?.part == part
  }

  nonisolated open override var hash: Int { part.hashValue }
}
