// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A number type whose literals in layout files can change without compiling.
public protocol DesignNumber {
  /// Makes the nearest number; `nil` when the type has none.
  init?(design value: Double)
}

extension DesignNumber where Self: BinaryInteger {
  /// Rounds to the nearest whole number; `nil` when it does not fit.
  public init?(design value: Double) { self.init(exactly: value.rounded()) }
}

extension DesignNumber where Self: BinaryFloatingPoint {
  /// Makes the same number.
  public init?(design value: Double) { self.init(value) }
}

extension Int: DesignNumber {}
extension Int8: DesignNumber {}
extension Int16: DesignNumber {}
extension Int32: DesignNumber {}
extension Int64: DesignNumber {}
extension UInt: DesignNumber {}
extension UInt8: DesignNumber {}
extension UInt16: DesignNumber {}
extension UInt32: DesignNumber {}
extension UInt64: DesignNumber {}
extension Double: DesignNumber {}
extension Float: DesignNumber {}
extension CGFloat: DesignNumber {}
