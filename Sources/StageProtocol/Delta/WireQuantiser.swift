// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import LayoutEngine

/// Converts the engine's numbers to the wire's.
///
/// Lengths are rounded to the nearest 1/64 pt, halves up, so that equal lengths always give equal
/// numbers. Opacity is rounded to the nearest 1/255.
public enum WireQuantiser {
  /// Wire units in one point.
  public static let unitsPerPoint = 64.0
  private static let alphaSteps = 255.0

  /// A place or length in wire units.
  ///
  /// A length that is not a number is 0; a length beyond the bounds is the bound.
  public static func length(_ points: CGFloat) -> Int64 {
    let units = (Double(points) * unitsPerPoint + 0.5).rounded(.down)
    guard !units.isNaN else { return 0 }
    let bound = Double(WireBounds.absolute)
    return Int64(min(max(units, -bound), bound))
  }

  /// A size in wire units.
  public static func size(_ size: CGSize) -> WireSize {
    WireSize(width: length(size.width), height: length(size.height))
  }

  /// An opacity in 1/255, clamped to 0…255; an opacity that is not a number is opaque.
  public static func alpha(_ alpha: CGFloat) -> UInt8 {
    guard !alpha.isNaN else { return .max }
    let steps = (Double(alpha) * alphaSteps + 0.5).rounded(.down)
    return UInt8(min(max(steps, 0), alphaSteps))
  }

  /// A transform in single precision; `nil` for the identity, and for one that is not finite.
  public static func transform(_ transform: PlaneTransform) -> WireTransform? {
    guard transform != .identity else { return nil }
    let wire = WireTransform(
      a: Float(transform.a),
      b: Float(transform.b),
      c: Float(transform.c),
      d: Float(transform.d),
      tx: Float(transform.tx),
      ty: Float(transform.ty),
      g: Float(transform.g),
      h: Float(transform.h),
      w: Float(transform.w)
    )
    let numbers = [
      wire.a, wire.b, wire.c, wire.d, wire.tx, wire.ty, wire.g, wire.h, wire.w,
    ]
    return numbers.allSatisfy(\.isFinite) ? wire : nil
  }

  /// A pin range in wire units; an infinite range ends at the wire's bound.
  public static func pin(_ pin: PinRange) -> WirePin {
    WirePin(edge: pin.edge.rawValue, lower: length(pin.lower), upper: length(pin.upper))
  }

  /// An element's attributes on the wire.
  public static func attributes(
    _ attributes: ElementAttributes,
    content: UInt64,
    position: ElementPosition,
    orthogonalSection: UInt64 = 0
  ) -> WireAttributes {
    var wire = WireAttributes()
    wire.x = length(attributes.frame.origin.x)
    wire.y = length(attributes.frame.origin.y)
    wire.width = length(attributes.frame.size.width)
    wire.height = length(attributes.frame.size.height)
    wire.alpha = alpha(attributes.alpha)
    wire.zIndex = WireBounds.absolute(Int64(attributes.zIndex))
    wire.isHidden = attributes.isHidden
    wire.transform = transform(attributes.transform)
    wire.content = content
    wire.section = WireBounds.absolute(Int64(position.section))
    wire.item = WireBounds.absolute(Int64(position.item))
    wire.pin = attributes.pin.map(pin)
    wire.orthogonalSection = orthogonalSection
    wire.state = attributes.state.intersection(.known).rawValue
    wire.slot = WireBounds.absolute(Int64(attributes.slot))
    return wire
  }
}
