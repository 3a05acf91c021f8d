// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageDocuments
import TestSupport
import Testing

@Suite struct ItemListTests {
  private func items(_ range: Range<Int>) -> [DataDocument.Item] {
    range.map { DataDocument.Item(id: "i\($0)", title: "T\($0 % 7)") }
  }

  @Test func `finds items by their ids, in any block`() {
    let list = ItemList(items(0..<2000))
    expect(list.index(of: "i0"), equals: 0)
    expect(list.index(of: "i1999"), equals: 1999)
    expect(list.index(of: "i2000"), equals: nil)
    expect(list.index(of: ""), equals: nil)
    expect(list.indexes(of: SoughtItems(["i700", "i3", "none"])), equals: [3, 700])
    let many = Set((0..<100).map { "i\($0 * 20)" })
    expect(list.indexes(of: SoughtItems(many)), equals: (0..<100).map { $0 * 20 })
  }

  @Test func `copies share what did not change`() {
    let list = ItemList(items(0..<2000))
    var copy = list
    expect(copy.isIdentical(to: list))
    copy[1000].title = "Other"
    #expect(!copy.isIdentical(to: list) && copy != list)
    #expect(list[1000].title == "T6" && copy[1000].title == "Other")
    copy[1000].title = "T6"
    expect(copy, equals: list)
    expect(!copy.isIdentical(to: list))
  }

  @Test func `an item that only has another id is like the item it was made of`() {
    let item = DataDocument.Item(id: "a", title: "A", width: 3)
    var copy = item
    copy.id = "b"
    #expect(copy != item && copy.isLike(item))
    copy.width = 4
    expect(!copy.isLike(item))
    expect(item.width, equals: 3)
  }

  @Test(arguments: seeds(60))
  func `does what an array does`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var array = items(0..<Int.random(in: 0...2000, using: &random))
    var list = ItemList(array)
    var next = 3000
    for _ in 0..<40 {
      let count = array.count
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let new = items(next..<next + Int.random(in: 1...700, using: &random))
        next += 700
        let start = Int.random(in: 0...count, using: &random)
        array.insert(contentsOf: new, at: start)
        list = list.inserting(new.enumerated().map { (start + $0, $1) })
      case 1:
        let some = (0..<count).filter { _ in Int.random(in: 0..<50, using: &random) == 0 }
        for index in some.reversed() { array.remove(at: index) }
        list = list.removing(some)
      case 2:
        let order = (0..<Int32(count)).shuffled(using: &random)
        array = order.map { array[Int($0)] }
        list = list.reordered(by: order)
      case 3:
        let some = (0..<count).filter { _ in Int.random(in: 0..<90, using: &random) == 0 }
        for index in some { array[index].subtitle = "s\(index)" }
        list.update(some) { item in item.subtitle = "s\(item.id)" }
        for index in some { array[index].subtitle = "s\(array[index].id)" }
      default:
        guard let index = array.indices.randomElement(using: &random) else { continue }
        array.remove(at: index)
        list.remove(at: index)
      }
      expect(Array(list), equals: array, "seed \(seed)")
    }
    expect(list, equals: ItemList(array))
    for index in stride(from: 0, to: array.count, by: 37) {
      #expect(list[index] == array[index] && list.index(of: array[index].id) == index)
    }
  }
}
