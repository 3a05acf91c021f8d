// SPDX-License-Identifier: Apache-2.0

/// A random generator that gives the same numbers for the same seed everywhere; the seed is an
/// argument.
///
/// - Source: SplitMix64, Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SeededGenerator: RandomNumberGenerator {
  private static let increment: UInt64 = 0x9e37_79b9_7f4a_7c15
  private static let firstFactor: UInt64 = 0xbf58_476d_1ce4_e5b9
  private static let secondFactor: UInt64 = 0x94d0_49bb_1331_11eb
  private static let shifts: (UInt64, UInt64, UInt64) = (30, 27, 31)
  private static let streamShift: UInt64 = 32

  private var state: UInt64

  /// Starts one of many streams of a seed.
  init(seed: UInt32, stream: Int = 0) {
    state = UInt64(seed) | UInt64(truncatingIfNeeded: stream) << Self.streamShift
  }

  mutating func next() -> UInt64 {
    state &+= Self.increment
    var word = state
    word = (word ^ (word >> Self.shifts.0)) &* Self.firstFactor
    word = (word ^ (word >> Self.shifts.1)) &* Self.secondFactor
    return word ^ (word >> Self.shifts.2)
  }

  /// A whole number from zero up to but not including a bound; zero for the bound zero.
  ///
  /// The standard library may change its method, but records must give the same result when they
  /// are repeated.
  mutating func index(below bound: Int) -> Int {
    bound > 0 ? Int(next().multipliedFullWidth(by: UInt64(bound)).high) : 0
  }

  /// A fraction from zero up to but not including one.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
