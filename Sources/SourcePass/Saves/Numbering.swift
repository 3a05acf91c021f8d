// SPDX-License-Identifier: Apache-2.0

/// The indices of a module's numbers in the library's table, by declaration: numbers of declarations
/// that a save did not change keep theirs, so that the compiled text stays the same.
package struct Numbering: Codable, Equatable {
  /// The indices of each declaration's numbers, in their order.
  private(set) var indices: [String: [Int]] = [:]

  /// Gives indices to numbers; each is named by the declaration that it is in.
  ///
  /// - Returns: The indices, in the order of the numbers.
  ///
  /// - Complexity: O(n) for n numbers.
  static func numbering(
    _ keys: [String],
    after old: Numbering?
  ) -> (indices: [Int], numbering: Numbering) {
    let counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var given = Numbering()
    for (key, count) in counts {
      given.indices[key] = Array((old?.indices[key] ?? []).prefix(count))
    }
    let used = Set(given.indices.values.joined())
    var next = 0
    var met: [String: Int] = [:]
    let list = keys.map { key in
      let place = met[key, default: 0]
      met[key] = place + 1
      if let known = given.indices[key], place < known.count { return known[place] }
      while used.contains(next) { next += 1 }
      defer { next += 1 }
      given.indices[key, default: []].append(next)
      return next
    }
    return (list, given)
  }
}
