// SPDX-License-Identifier: Apache-2.0
public import Foundation

// On Apple's systems a cast takes points, sizes and rectangles out of NSValue and puts them into it:
// `notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`. On Linux, Foundation does so for numbers,
// texts and collections only; the standard library asks any type that says how.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The point in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  /// Takes the point out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }
  /// Takes the point out of an object; `false` when another value is in it.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGPoint?
  ) -> Bool {
    result = source.holds(NSValue(point: .zero)) ? source.pointValue : nil
    return result != nil
  }
  /// Takes the point out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The size in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  /// Takes the size out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }
  /// Takes the size out of an object; `false` when another value is in it.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGSize?
  ) -> Bool {
    result = source.holds(NSValue(size: .zero)) ? source.sizeValue : nil
    return result != nil
  }
  /// Takes the size out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// Takes the rectangle out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }
  /// Takes the rectangle out of an object; `false` when another value is in it.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    result = source.holds(NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }
  /// Takes the rectangle out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension NSValue {
  /// Whether a value of the same type is in another object.
  fileprivate func holds(_ other: NSValue) -> Bool {
    unsafe String(cString: objCType) == String(cString: other.objCType)
  }
}
