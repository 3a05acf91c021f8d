// SPDX-License-Identifier: Apache-2.0

/// Numbers for things that come and go: always the smallest unused one.
///
/// - Invariant: every number is smaller than the largest count of things at one time.
struct SlotNumbers: Sendable {
  /// The free numbers, descending, so that the smallest is taken from the end.
  private var free: [Int] = []
  private var next = 0

  /// Takes the smallest unused number.
  ///
  /// - Complexity: O(1).
  mutating func take() -> Int {
    if let number = free.popLast() { return number }
    defer { next += 1 }
    return next
  }

  /// Gives a number back.
  ///
  /// - Complexity: O(n) in the free numbers.
  mutating func release(_ number: Int) {
    let place = free.firstIndex { $0 < number } ?? free.endIndex
    free.insert(number, at: place)
  }
}
