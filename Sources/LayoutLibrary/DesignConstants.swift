// SPDX-License-Identifier: Apache-2.0

/// The numbers that stand in layout files' source, by their place in the source.
///
/// Compiled files ask for each number by its index, so that another value takes effect without compiling.
///
/// - Invariant: used on the main thread only, as all layout code is.
public enum DesignConstants {
  /// Most numbers of one library; those after it are compiled as they stand.
  public static let capacity = 16_384

  nonisolated(unsafe) private static let values: UnsafeMutablePointer<Double> = {
    let values = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    unsafe values.initialize(repeating: .nan, count: capacity)
    return unsafe values
  }()

  /// Gives a number another value; `nil` brings back the one that was compiled.
  ///
  /// An index out of bounds, or a value that is not finite, changes nothing.
  public static func set(_ index: Int, to value: Double?) {
    guard (0..<capacity).contains(index), value?.isFinite != false else { return }
    unsafe values[index] = value ?? .nan
  }

  /// The value that was set; `nil` when it is the compiled one.
  public static func value(at index: Int) -> Double? {
    guard (0..<capacity).contains(index) else { return nil }
    let value = unsafe values[index]
    return value.isNaN ? nil : value
  }
}

/// A number of the source; `compiled` is what it was compiled with.
///
/// One function for all types: with one for each kind the compiler would try every combination of them.
@inlinable
public func designConstant<Number: DesignNumber>(_ index: Int, _ compiled: Number) -> Number {
  DesignConstants.value(at: index).flatMap { Number(design: $0) } ?? compiled
}
