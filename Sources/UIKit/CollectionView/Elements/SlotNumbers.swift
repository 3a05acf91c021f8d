// SPDX-License-Identifier: Apache-2.0

/// Numbers for things that come and go: the smallest that nothing has.
///
/// - Invariant: no number reaches the largest count of things that were there at one time.
struct SlotNumbers: Sendable {
  /// Descending, so that the smallest is taken from the end.
  private var free: [Int] = []
  private var next = 0

  /// A number that nothing has.
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
