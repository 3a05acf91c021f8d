// SPDX-License-Identifier: Apache-2.0

/// Numbers for identifiers, each drawn when it is first asked for and kept while the identifier is there.
///
/// Only what is shown is asked for, so that a large snapshot costs nothing here.
struct IdentityNumbers<Identifier: Hashable & Sendable>: Sendable {
  /// How many numbers are kept before those of identifiers that are gone are looked for.
  private static var pruneLimit: Int { 1024 }

  private var numbers: [Identifier: Int] = [:]
  private var next = 0
  private var limit = Self.pruneLimit

  /// The number of an identifier.
  mutating func number(of identifier: Identifier) -> Int {
    if let number = numbers[identifier] { return number }
    defer { next += 1 }
    numbers[identifier] = next
    return next
  }

  /// Forgets identifiers that are gone, once there are many.
  ///
  /// - Complexity: O(1) for each number that was drawn, taken over many calls.
  mutating func prune(keeping isThere: (Identifier) -> Bool) {
    guard numbers.count > limit else { return }
    numbers = numbers.filter { isThere($0.key) }
    limit = max(Self.pruneLimit, numbers.count * 2)
  }
}
