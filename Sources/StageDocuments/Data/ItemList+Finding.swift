// SPDX-License-Identifier: Apache-2.0

/// The ids of items that are looked for in any number of lists.
public struct SoughtItems: Sendable {
  /// The most ids that are looked for one by one.
  private static let fewIds = 8

  /// The ids.
  public let ids: Set<String>
  let marks: Set<UInt32>
  let isFew: Bool

  /// Looks for items with these ids.
  public init(_ ids: Set<String>) {
    self.ids = ids
    isFew = ids.count <= Self.fewIds
    marks = isFew ? [] : Set(ids.map(ItemList.mark(of:)))
  }
}

extension DataDocument.Item {
  /// The height of the item's picture for each point of its width; 1 when the data has no size.
  public var pictureRatio: Double {
    guard let width, let height, width > 0, height > 0 else { return 1 }
    return height / width
  }
}

extension ItemList {
  /// The index of the item with an id; `nil` when there is none.
  ///
  /// - Complexity: O(n) comparisons of integers for n items.
  public func index(of id: String) -> Int? {
    let mark = Self.mark(of: id)
    var start = 0
    for block in blocks {
      let marks = block.marks
      var from = marks.startIndex
      while let found = marks[from...].firstIndex(of: mark) {
        if block.items[found].id == id { return start + found }
        from = found + 1
      }
      start += block.items.count
    }
    return nil
  }

  /// The indexes of the items with some ids, ascending.
  ///
  /// - Complexity: O(n) for n items.
  public func indexes(of sought: SoughtItems) -> [Int] {
    if sought.isFew { return sought.ids.compactMap(index(of:)).sorted() }
    var found: [Int] = []
    var start = 0
    for block in blocks {
      for (offset, mark) in block.marks.enumerated()
      where sought.marks.contains(mark) && sought.ids.contains(block.items[offset].id) {
        found.append(start + offset)
      }
      start += block.items.count
    }
    return found
  }

  /// The height of each item's picture for each point of its width.
  ///
  /// - Complexity: O(n) for n items; blocks keep theirs.
  public var pictureRatios: [Double] {
    var ratios: [Double] = []
    ratios.reserveCapacity(count)
    for block in blocks { ratios.append(contentsOf: block.ratios) }
    return ratios
  }
}
