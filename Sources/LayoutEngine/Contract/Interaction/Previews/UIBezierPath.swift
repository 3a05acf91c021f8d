// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline, as previews are cut out by one: a rectangle, with round corners or not, or an oval.
///
/// - Source: ours; UIKit's path is made of any lines and curves, which no preview here needs.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// What the outline is.
  package enum Shape: Hashable, Sendable {
    case empty
    case rectangle(CGRect, cornerRadius: CGFloat)
    case oval(CGRect)
  }

  /// What the outline is.
  package let shape: Shape

  /// Makes an outline around nothing.
  @MainActor public override init() {
    shape = .empty
    super.init()
  }

  /// Makes a rectangle.
  public init(rect: CGRect) {
    shape = .rectangle(rect.standardized, cornerRadius: 0)
    super.init()
  }

  /// Makes a rectangle with round corners, whose radius is at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let rect = rect.standardized
    let most = min(rect.width, rect.height) / 2
    shape = .rectangle(rect, cornerRadius: min(max(cornerRadius, 0), most))
    super.init()
  }

  /// Makes the oval that touches all sides of a rectangle.
  public init(ovalIn rect: CGRect) {
    shape = .oval(rect.standardized)
    super.init()
  }

  /// The smallest rectangle around the outline.
  open var bounds: CGRect {
    switch shape {
    case .empty: .zero
    case .rectangle(let rect, _), .oval(let rect): rect
    }
  }

  /// Whether there is no outline.
  open var isEmpty: Bool { shape == .empty }

  /// Whether a point lies within the outline.
  open func contains(_ point: CGPoint) -> Bool {
    switch shape {
    case .empty: return false
    case .oval(let rect):
      return Self.isNear(
        point,
        CGPoint(x: rect.midX, y: rect.midY),
        CGSize(width: rect.width / 2, height: rect.height / 2)
      )
    case .rectangle(let rect, let radius):
      guard rect.contains(point) else { return false }
      guard radius > 0 else { return true }
      let core = rect.insetBy(dx: radius, dy: radius)
      let nearest = CGPoint(
        x: min(max(point.x, core.minX), core.maxX),
        y: min(max(point.y, core.minY), core.maxY)
      )
      return Self.isNear(point, nearest, CGSize(width: radius, height: radius))
    }
  }

  /// Whether a point lies in the ellipse around a centre.
  private static func isNear(_ point: CGPoint, _ centre: CGPoint, _ radii: CGSize) -> Bool {
    guard radii.width > 0, radii.height > 0 else { return false }
    let x = (point.x - centre.x) / radii.width
    let y = (point.y - centre.y) / radii.height
    return x * x + y * y <= 1
  }
}
