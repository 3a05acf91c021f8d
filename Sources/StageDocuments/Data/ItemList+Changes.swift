// SPDX-License-Identifier: Apache-2.0

extension ItemList {
  /// Inserts items, each at its index in the result.
  ///
  /// - Parameter entries: The new items by ascending index; those beyond the end are appended.
  /// - Returns: The longer list.
  /// - Complexity: O(b + k) for b blocks and k new items.
  public func inserting(_ entries: [(index: Int, element: Element)]) -> ItemList {
    var builder = Builder()
    var taken = 0
    var made = 0
    for entry in entries {
      let kept = Swift.min(count, taken + Swift.max(0, entry.index - made))
      builder.append(self, taken..<kept)
      made += kept - taken + 1
      taken = kept
      builder.append(entry.element)
    }
    builder.append(self, taken..<count)
    return builder.finish()
  }

  /// The list without some items, by ascending index.
  ///
  /// - Complexity: O(b + k) for b blocks and k items.
  public func removing(_ indexes: [Int]) -> ItemList {
    guard !indexes.isEmpty else { return self }
    var builder = Builder()
    var next = 0
    for index in indexes {
      builder.append(self, next..<index)
      next = index + 1
    }
    builder.append(self, next..<count)
    return builder.finish()
  }

  /// The list in another order: the item at place `i` was at place `order[i]`.
  ///
  /// - Complexity: O(n) for n items.
  public func reordered(by order: [Int32]) -> ItemList {
    let items = Array(self)
    var builder = Builder()
    for index in order { builder.append(items[Int(index)]) }
    return builder.finish()
  }

  /// Changes items by ascending index.
  ///
  /// - Complexity: O(k) for k items, and the items of their blocks.
  public mutating func update(_ indexes: [Int], _ change: (inout Element) -> Void) {
    var rest = indexes[...]
    while let first = rest.first {
      let (block, offset) = place(of: first)
      let start = first - offset
      var items = blocks[block].items
      while let index = rest.first, index < ends[block] {
        change(&items[index - start])
        rest.removeFirst()
      }
      put(Block(items), at: block)
    }
  }
}
