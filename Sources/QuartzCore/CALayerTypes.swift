// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are fitted into a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centred, with their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as possible within the layer, with their proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as possible to fill the layer, with their proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Told about a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Tells that the layer places its sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Tells that the layer's contents are needed; the layer's own drawing is shown.
  func display(_ layer: CALayer)
  /// Draws the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// What happens when a property changes; `nil` leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing, because the method is optional.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing, because the method is optional.
  public func display(_ layer: CALayer) {}
  /// Does nothing, because the method is optional.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Returns `nil`, because the method is optional.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A time in seconds.
public typealias CFTimeInterval = Double
