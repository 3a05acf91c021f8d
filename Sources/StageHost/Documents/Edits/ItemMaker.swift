// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// Makes new items like the present ones: each has the look and the size of one of them.
///
/// The result depends only on the seed, the examples and the first number.
struct ItemMaker {
  /// The start of new ids; a number follows that is unique in the stage.
  static let prefix = "new-"
  /// Ids with a higher number come from files; counting never reaches it.
  private static let highestNumber = 1 << 53

  private let examples: StageData
  /// For each section, the number of items up to its end.
  private let ends: [Int]
  private var generator: SeededGenerator

  /// Makes items like those of `data`, or like those of `fallback` when `data` has none.
  ///
  /// - Complexity: O(s) for s sections.
  init(like data: StageData, or fallback: StageData, seed: UInt32) {
    examples = data.itemCount > 0 ? data : fallback
    var end = 0
    ends = examples.sections.map { section in
      end += section.items.count
      return end
    }
    generator = SeededGenerator(seed: seed)
  }

  /// Makes an item; its id contains the number.
  ///
  /// - Complexity: O(log s) for s sections.
  mutating func make(number: Int) -> StageData.Item {
    let id = Self.prefix + String(number)
    guard let total = ends.last, total > 0 else {
      return StageData.Item(id: id, title: "Item \(number)")
    }
    let pick = generator.index(below: total)
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > pick { high = middle } else { low = middle + 1 }
    }
    let start = low == 0 ? 0 : ends[low - 1]
    var item = examples.sections[low].items[pick - start]
    item.id = id
    item.outline = OutlineItem()
    item.isFlagged = false
    return item
  }

  /// The number after the greatest one in the data's ids.
  ///
  /// - Complexity: O(n) for n items.
  static func firstNumber(after data: StageData) -> Int {
    var next = 1
    func take(_ id: String) {
      guard id.hasPrefix(prefix), let number = Int(id.dropFirst(prefix.count)),
        number < highestNumber
      else { return }
      next = max(next, number + 1)
    }
    for section in data.sections {
      take(section.id)
      for item in section.items { take(item.id) }
    }
    return next
  }
}
