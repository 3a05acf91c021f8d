// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shape in which something runs into others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle = 0
  /// The ellipse within its bounds.
  case ellipse = 1
  /// The path that `collisionBoundingPath` says, about the middle; it is taken as convex.
  case path = 2
}

/// What can be moved, turned and resized about its centre.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The size at the origin.
  var bounds: CGRect { get }
  /// The map of the plane about the centre.
  var transform: CGAffineTransform { get set }
  /// The shape in which it runs into others; its bounds unless it says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for the type `path`, about the middle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIView: UIDynamicItem {}

/// A text may name a boundary, as it may where it is bridged.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
