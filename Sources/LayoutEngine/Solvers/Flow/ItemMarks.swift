// SPDX-License-Identifier: Apache-2.0

/// Marks for the items of a section, which move with their items when others come and go.
///
/// Marks are bits; the items after the last mark take no storage.
package struct ItemMarks: Hashable, Sendable {
  private static let width = UInt64.bitWidth

  private var words: [UInt64] = []

  /// Makes marks without any set.
  package init() {}

  /// Whether no item has the mark.
  ///
  /// - Complexity: O(n / 64) in the items up to the last mark.
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The items that have the mark, in order.
  ///
  /// - Complexity: O(n / 64 + k) for k marks.
  package var items: [Int] {
    words.indices.flatMap { index in
      var rest = words[index]
      var found: [Int] = []
      while rest != 0 {
        found.append(index * Self.width + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      return found
    }
  }

  /// Whether an item has the mark.
  package subscript(item: Int) -> Bool {
    get {
      let (index, bit) = item.quotientAndRemainder(dividingBy: Self.width)
      return index < words.count && words[index] >> UInt64(bit) & 1 == 1
    }
    set {
      let (index, bit) = item.quotientAndRemainder(dividingBy: Self.width)
      guard newValue || index < words.count else { return }
      while words.count <= index { words.append(0) }
      let mask: UInt64 = 1 << UInt64(bit)
      if newValue { words[index] |= mask } else { words[index] &= ~mask }
    }
  }

  /// Inserts a place for an item, with or without a mark.
  ///
  /// - Complexity: O(n / 64) for n later items.
  package mutating func insert(_ isMarked: Bool, at item: Int) {
    let (index, bit) = item.quotientAndRemainder(dividingBy: Self.width)
    if index < words.count {
      if let last = words.last, last >> UInt64(Self.width - 1) == 1 { words.append(0) }
      for word in stride(from: words.count - 1, to: index, by: -1) {
        words[word] = words[word] << 1 | words[word - 1] >> UInt64(Self.width - 1)
      }
      let below: UInt64 = 1 << UInt64(bit) - 1
      words[index] = words[index] & below | (words[index] & ~below) << 1
    }
    self[item] = isMarked
  }

  /// Removes an item.
  ///
  /// - Complexity: As for inserting.
  package mutating func remove(at item: Int) {
    let (index, bit) = item.quotientAndRemainder(dividingBy: Self.width)
    guard index < words.count else { return }
    let below: UInt64 = 1 << UInt64(bit) - 1
    words[index] = words[index] & below | words[index] >> 1 & ~below
    for word in index + 1..<max(words.count, index + 1) {
      words[word - 1] |= words[word] << UInt64(Self.width - 1)
      words[word] >>= 1
    }
  }

  /// Removes items and inserts others.
  ///
  /// - Parameters:
  ///   - removed: Old positions, ascending.
  ///   - inserting: New positions, ascending, each with its mark.
  /// - Complexity: O(n) for the items up to the last mark and position.
  package mutating func edit(removing removed: [Int], inserting: [(item: Int, isMarked: Bool)]) {
    guard !words.isEmpty || inserting.contains(where: \.isMarked) else { return }
    guard removed.count + inserting.count > Self.singleEdits else {
      for item in removed.reversed() { remove(at: item) }
      for new in inserting { insert(new.isMarked, at: new.item) }
      return
    }
    let gone = Set(removed)
    var kept = (0..<words.count * Self.width).lazy.filter { !gone.contains($0) }.makeIterator()
    var result = ItemMarks()
    var item = 0
    for new in inserting {
      while item < new.item {
        if let old = kept.next(), self[old] { result[item] = true }
        item += 1
      }
      if new.isMarked { result[item] = true }
      item += 1
    }
    while let old = kept.next() {
      if self[old] { result[item] = true }
      item += 1
    }
    self = result
  }

  /// The most edits that are made one by one: each moves all later words.
  private static let singleEdits = 32
}
