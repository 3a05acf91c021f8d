// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AvoidRetroactiveConformances, NoLeadingUnderscores

public import Foundation

/// Geometry that a cast takes out of NSValue and puts into it:
/// `notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`.
///
/// Apple's systems do so. On Linux, Foundation does it for numbers, texts and collections only; the standard library asks
/// any type that says how.
public protocol _BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// What an object without geometry stands for.
  static var zero: Self { get }
  /// The geometry in an object.
  var _boxed: NSValue { get }
  /// Takes it out of an object that holds such geometry.
  static func _unboxed(_ object: NSValue) -> Self
}

extension _BoxedGeometry {
  /// The geometry in an object.
  public func _bridgeToObjectiveC() -> NSValue { _boxed }
  /// Takes it out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unboxed(source)
  }
  /// Takes it out of an object; `false` when another value is in it.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    let isSame = unsafe String(cString: source.objCType) == String(cString: zero._boxed.objCType)
    result = isSame ? _unboxed(source) : nil
    return isSame
  }
  /// Takes it out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(_unboxed) ?? zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
  /// The point in an object.
  public var _boxed: NSValue { NSValue(point: self) }
  /// The point of an object.
  public static func _unboxed(_ object: NSValue) -> CGPoint { object.pointValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
  /// The size in an object.
  public var _boxed: NSValue { NSValue(size: self) }
  /// The size of an object.
  public static func _unboxed(_ object: NSValue) -> CGSize { object.sizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedGeometry {
  /// The rectangle in an object.
  public var _boxed: NSValue { NSValue(rect: self) }
  /// The rectangle of an object.
  public static func _unboxed(_ object: NSValue) -> CGRect { object.rectValue }
}
