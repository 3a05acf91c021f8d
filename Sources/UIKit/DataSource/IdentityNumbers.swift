// SPDX-License-Identifier: Apache-2.0

/// Gives each identifier a number when it is first asked for, and keeps the number while the
/// identifier exists.
///
/// Only visible identifiers are asked for, so a large snapshot costs nothing here.
struct IdentityNumbers<Identifier: Hashable & Sendable>: Sendable {
  /// How many numbers are kept before those of removed identifiers are looked for.
  private static var pruneLimit: Int { 1024 }

  private var numbers: [Identifier: Int] = [:]
  private var next = 0
  private var limit = Self.pruneLimit

  mutating func number(of identifier: Identifier) -> Int {
    if let number = numbers[identifier] { return number }
    defer { next += 1 }
    numbers[identifier] = next
    return next
  }

  /// Forgets removed identifiers, if there are many numbers.
  ///
  /// - Complexity: O(1) for each number on average over many calls.
  mutating func prune(keeping isThere: (Identifier) -> Bool) {
    guard numbers.count > limit else { return }
    numbers = numbers.filter { isThere($0.key) }
    limit = max(Self.pruneLimit, numbers.count * 2)
  }
}
