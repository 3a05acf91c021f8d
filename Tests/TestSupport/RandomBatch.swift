// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// A batch made at random, with the outcome that plain arrays give.
///
/// The rule in its slowest form: put insertions and moves at their new index, then fill the other
/// places with the survivors in their old order.
package struct RandomBatch {
  package private(set) var updates: [CollectionUpdate] = []
  package private(set) var after: [[Int]] = []
  private var nextNumber: Int
  private let before: [[Int]]

  /// `before` holds a number of its own for every item; new ones count from `nextNumber`.
  package init(from before: [[Int]], nextNumber: Int, using random: inout SeededRandom) {
    self.before = before
    self.nextNumber = nextNumber
    let origins = makeSections(&random)
    makeItems(origins, &random)
    updates.shuffle(using: &random)
  }

  package var numberAfter: Int { nextNumber }

  private mutating func makeSections(_ random: inout SeededRandom) -> [(old: Int, isOpen: Bool)?] {
    var unmoved: [Int] = []
    var moved: [Int] = []
    for section in before.indices {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: updates.append(.deleteSection(section))
      case 1, 2: moved.append(section)
      default: unmoved.append(section)
      }
    }
    let inserted = Int.random(in: 0...1, using: &random)
    let count = unmoved.count + moved.count + inserted
    var slots = Array(0..<count).shuffled(using: &random)
    var result: [(old: Int, isOpen: Bool)?] = Array(repeating: nil, count: count)
    var named: Set<Int> = []
    for origin in moved {
      let slot = slots.removeLast()
      named.insert(slot)
      result[slot] = (origin, false)
      updates.append(.moveSection(from: origin, to: slot))
    }
    for _ in 0..<inserted {
      let slot = slots.removeLast()
      named.insert(slot)
      updates.append(.insertSection(slot))
    }
    for slot in 0..<count where !named.contains(slot) {
      let origin = unmoved.removeFirst()
      let isReloaded = Int.random(in: 0..<10, using: &random) == 0
      if isReloaded { updates.append(.reloadSection(origin)) }
      result[slot] = (origin, isReloaded)
    }
    return result
  }

  private mutating func makeItems(
    _ origins: [(old: Int, isOpen: Bool)?],
    _ random: inout SeededRandom
  ) {
    var left = before
    var incoming: [[(number: Int, from: ElementPosition)]] = origins.map { _ in [] }
    for section in before.indices {
      for item in before[section].indices {
        let position = ElementPosition(section: section, item: item)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          updates.append(.deleteItem(position))
          left[section].removeAll { $0 == before[section][item] }
        case 1 where !origins.isEmpty:
          let target = Int.random(in: origins.indices, using: &random)
          incoming[target].append((before[section][item], position))
          left[section].removeAll { $0 == before[section][item] }
        case 2:
          updates.append(.reloadItem(position))
        default: break
        }
      }
    }
    for section in origins.indices {
      let fresh = Int.random(in: 0...2, using: &random)
      let isOpen = origins[section]?.isOpen ?? true
      let survivors = isOpen ? [] : left[origins[section]?.old ?? 0]
      fill(section, survivors, incoming[section], fresh, isOpen: isOpen, &random)
    }
  }

  private mutating func fill(
    _ section: Int,
    _ survivors: [Int],
    _ incoming: [(number: Int, from: ElementPosition)],
    _ fresh: Int,
    isOpen: Bool,
    _ random: inout SeededRandom
  ) {
    let count = survivors.count + incoming.count + fresh
    var slots = Array(0..<count).shuffled(using: &random)
    var items: [Int?] = Array(repeating: nil, count: count)
    for (number, origin) in incoming {
      let slot = slots.removeLast()
      items[slot] = number
      let target = ElementPosition(section: section, item: slot)
      updates.append(.moveItem(from: origin, to: target))
    }
    for _ in 0..<fresh {
      let slot = slots.removeLast()
      items[slot] = nextNumber
      nextNumber += 1
      if !isOpen { updates.append(.insertItem(ElementPosition(section: section, item: slot))) }
    }
    var rest = survivors[...]
    after.append(items.map { $0 ?? rest.removeFirst() })
  }
}
