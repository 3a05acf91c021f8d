// SPDX-License-Identifier: Apache-2.0

/// A rearrangement of a section's items, with an inverse.
enum ItemOrder: Hashable, Codable {
  /// The permutation of a seed.
  case shuffled(seed: UInt32, stream: Int)
  /// The inverse permutation of a seed.
  case unshuffled(seed: UInt32, stream: Int)
  /// The item at place `i` was at place `order[i]` before.
  case explicit([Int32])

  /// The inverse rearrangement.
  var inverse: ItemOrder {
    switch self {
    case .shuffled(let seed, let stream): .unshuffled(seed: seed, stream: stream)
    case .unshuffled(let seed, let stream): .shuffled(seed: seed, stream: stream)
    case .explicit(let order): .explicit(Self.inverted(order))
    }
  }

  /// The old index for each new index.
  ///
  /// - Complexity: O(n) for n items.
  func order(count: Int) -> [Int32] {
    switch self {
    case .shuffled(let seed, let stream): Self.permutation(seed, stream, count)
    case .unshuffled(let seed, let stream): Self.inverted(Self.permutation(seed, stream, count))
    case .explicit(let order): order
    }
  }

  /// - Source: Fisher and Yates' shuffle, as Durstenfeld wrote it.
  private static func permutation(_ seed: UInt32, _ stream: Int, _ count: Int) -> [Int32] {
    var generator = SeededGenerator(seed: seed, stream: stream)
    var order = (0..<Int32(count)).map { $0 }
    for last in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(last, generator.index(below: last + 1))
    }
    return order
  }

  private static func inverted(_ order: [Int32]) -> [Int32] {
    var inverse = order
    for (new, old) in order.enumerated() { inverse[Int(old)] = Int32(new) }
    return inverse
  }
}
