// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing

@Suite struct SectionedDifferenceTests {
  private func difference(_ old: String, _ new: String) -> SectionedDifference {
    SectionedDifference(from: outline(old), to: outline(new))
  }

  @Test func `says nothing when nothing changed`() {
    #expect(difference("s:abc t:de", "s:abc t:de").isEmpty)
    #expect(difference("", "").isEmpty)
  }

  @Test func `deletes by old and inserts by new positions`() {
    var expected = SectionedDifference(from: outline(""), to: outline(""))
    expected.deletedItems = [position(0, 0), position(0, 2)]
    expected.insertedItems = [position(0, 0)]
    expect(difference("s:abcd", "s:xbd"), equals: expected)
  }

  @Test func `moves the one item that went from the front to the back`() {
    let found = difference("s:abcd", "s:bcda")
    expect(found.movedItems, equals: [.init(from: position(0, 0), to: position(0, 3))])
    expect(found.updates.count, equals: 1)
  }

  @Test func `moves the one item that went from the back to the front`() {
    let found = difference("s:abcd", "s:dabc")
    expect(found.movedItems, equals: [.init(from: position(0, 3), to: position(0, 0))])
    expect(found.updates.count, equals: 1)
  }

  @Test func `leaves alone what comes first when two moves are as few`() {
    let found = difference("s:ab", "s:ba")
    expect(found.movedItems, equals: [.init(from: position(0, 0), to: position(0, 1))])
  }

  @Test func `moves an item to another section without a move in its own`() {
    let found = difference("s:abc t:def", "s:ac t:dbef")
    expect(found.movedItems, equals: [.init(from: position(0, 1), to: position(1, 1))])
    expect(found.updates.count, equals: 1)
  }

  @Test func `moves one section and none of its items`() {
    let found = difference("s:a t:b u:c", "t:b u:c s:a")
    expect(found.movedSections, equals: [.init(from: 0, to: 2)])
    expect(found.updates.count, equals: 1)
  }

  @Test func `changes items in a section that moves`() {
    let found = difference("s:abc t:d u:e", "t:d u:e s:xcb")
    expect(found.movedSections, equals: [.init(from: 0, to: 2)])
    expect(found.deletedItems, equals: [position(0, 0)])
    expect(found.insertedItems, equals: [position(2, 0)])
    expect(found.movedItems, equals: [.init(from: position(0, 1), to: position(2, 2))])
  }

  @Test func `deletes a section with its items, but moves out the one that stays`() {
    let found = difference("s:abc t:d", "t:bd")
    expect(found.deletedSections, equals: [0])
    expectEmpty(found.deletedItems)
    expect(found.movedItems, equals: [.init(from: position(0, 1), to: position(0, 0))])
    expect(found.updates.count, equals: 2)
  }

  @Test func `inserts a section with its items, but moves in the one that was there`() {
    let found = difference("s:ab", "t:xa s:b")
    expect(found.insertedSections, equals: [0])
    expectEmpty(found.insertedItems)
    expect(found.movedItems, equals: [.init(from: position(0, 0), to: position(0, 1))])
    expect(found.updates.count, equals: 2)
  }

  @Test func `lists moves by their targets`() {
    let found = difference("s:abc t:de", "s:ecba t:d")
    expect(
      found.movedItems,
      equals: [
        .init(from: position(1, 1), to: position(0, 0)),
        .init(from: position(0, 1), to: position(0, 2)),
        .init(from: position(0, 0), to: position(0, 3)),
      ]
    )
  }

  @Test func `finds its way past an insertion that is longer than its reach`() {
    let old = Outline(sections: [0], items: [Array(0..<2000)])
    let added = Array(5000..<5100)
    let items = [7] + Array(0..<7) + added + Array(8..<1999) + added.map { $0 + 100 } + [1999]
    let found = SectionedDifference(from: old, to: Outline(sections: [0], items: [items]))
    expect(found.insertedItems.count, equals: 200)
    expect(found.movedItems, equals: [.init(from: position(0, 7), to: position(0, 0))])
    expectEmpty(found.deletedItems)
  }
}
