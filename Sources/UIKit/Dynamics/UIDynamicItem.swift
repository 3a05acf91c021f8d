// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// The path `collisionBoundingPath` around its centre, which is taken as convex.
  case path = 2
}

/// An object that can be moved and turned.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in points.
  var center: CGPoint { get set }
  /// The size with the origin (0, 0).
  var bounds: CGRect { get }
  /// The transform in the plane about the centre.
  var transform: CGAffineTransform { get set }
  /// The shape in collisions; the default is the rectangle of the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for the type `path`, with the origin at the centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds, by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, by default.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIView: UIDynamicItem {}

/// Lets a text be the identifier of a boundary, as on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
