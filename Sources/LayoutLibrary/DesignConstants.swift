// SPDX-License-Identifier: Apache-2.0

/// The numbers in the source of layout files, by their order in the source.
///
/// Compiled files ask for each number by its index, so that a new value takes effect without
/// compiling.
///
/// - Invariant: used on the main thread only, as all layout code is.
public enum DesignConstants {
  /// The most numbers that one library can change; later ones are compiled as they are.
  public static let capacity = 16_384

  nonisolated(unsafe) private static let values: UnsafeMutablePointer<Double> = {
    let values = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    unsafe values.initialize(repeating: .nan, count: capacity)
    return unsafe values
  }()

  /// Sets a number; `nil` restores the compiled one.
  ///
  /// An index out of bounds, or a value that is not finite, changes nothing.
  public static func set(_ index: Int, to value: Double?) {
    guard (0..<capacity).contains(index), value?.isFinite != false else { return }
    unsafe values[index] = value ?? .nan
  }

  /// The value that was set; `nil` when none was.
  public static func value(at index: Int) -> Double? {
    guard (0..<capacity).contains(index) else { return nil }
    let value = unsafe values[index]
    return value.isNaN ? nil : value
  }
}

/// The number at an index of the source; `compiled` is its value when none was set.
///
/// One generic function serves all types. With an overload for each type, the compiler would try
/// every combination of them.
@inlinable
public func designConstant<Number: DesignNumber>(_ index: Int, _ compiled: Number) -> Number {
  DesignConstants.value(at: index).flatMap { Number(design: $0) } ?? compiled
}
