// SPDX-License-Identifier: Apache-2.0
import Expectations
import TestSupport
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The places of placeholders among the items of the data.
@Suite(.ownProcess) struct PlaceholderPlacesTests {
  private func at(_ item: Int, _ section: Int = 0) -> ElementPosition {
    ElementPosition(section: section, item: item)
  }

  @Test func `positions convert between the picture and the data`() {
    var places = PlaceholderPlaces()
    let first = places.insert(at: at(1))
    let second = places.insert(at: at(1))
    // The order is a 2 1 b c: the later placeholder is before the earlier one.
    expect(places.position(of: second), equals: at(1))
    expect(places.position(of: first), equals: at(2))
    expect([0, 3, 4].map { places.dataPosition(of: at($0)).item }, equals: [0, 1, 2])
    expect((0..<3).map { places.picturePosition(of: at($0)).item }, equals: [0, 3, 4])
    expect(places.dataPosition(of: at(1)), equals: at(1))
    expect(places.dataPosition(of: at(2)), equals: at(1))
    expect(places.dataCounts(of: SectionCounts([5, 1])), equals: SectionCounts([3, 1]))
    expect(places.pictureCounts(of: SectionCounts([3, 1])), equals: SectionCounts([5, 1]))
    // Both placeholders are before b, so another one there comes first.
    expect(places.insertionPosition(of: at(1)), equals: at(1))
    expect(places.insertionPosition(of: at(2)), equals: at(4))
    places.remove(second, leavesItem: false)
    expect(places.position(of: first), equals: at(1))
    places.remove(first, leavesItem: true)
    #expect(places.isEmpty)
  }

  @Test func `a placeholder stays behind the item before it`() throws {
    var places = PlaceholderPlaces()
    let number = places.insert(at: at(2))
    // In a b P c, b is deleted and x is inserted first: x a P c.
    let updates = try BatchUpdates([.deleteItem(at(1)), .insertItem(at(0))])
    let mapping = try BatchMapping(updates, before: .init([3]), after: .init([3]))
    var after = places
    after.follow(mapping)
    expect(after.position(of: number), equals: at(2))
    let picture = try mapping.picture(places, after: after)
    #expect(picture.before == SectionCounts([4]) && picture.after == SectionCounts([4]))
    expect(picture.newPosition(ofOld: at(2)), equals: at(2))
    expect(picture.newPosition(ofOld: at(3)), equals: at(3))
  }

  @Test func `a placeholder goes with its section and out with it`() throws {
    var places = PlaceholderPlaces()
    let number = places.insert(at: at(0, 1))
    let move = try BatchUpdates([.moveSection(from: 1, to: 0)])
    places.follow(try BatchMapping(move, before: .init([1, 1]), after: .init([1, 1])))
    expect(places.position(of: number), equals: at(0, 0))
    let deletion = try BatchUpdates([.deleteSection(0)])
    places.follow(try BatchMapping(deletion, before: .init([1, 1]), after: .init([1])))
    #expect(places.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `any batch among placeholders moves the items as it moves them without`(
    _ seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let before = SectionCounts([Int.random(in: 0...6, using: &random), 4])
    var places = PlaceholderPlaces()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let section = Int.random(in: 0...1, using: &random)
      let count = places.pictureCounts(of: before).items[section]
      _ = places.insert(at: at(Int.random(in: 0...count, using: &random), section))
    }
    let batch = RandomItemBatch(before, &random)
    let mapping = try BatchMapping(BatchUpdates(batch.updates), before: before, after: batch.after)
    var after = places
    after.follow(mapping)
    let picture = try mapping.picture(places, after: after)
    for section in before.items.indices {
      for item in 0..<before.items[section] {
        let there = mapping.newPosition(ofOld: at(item, section)).map(after.picturePosition(of:))
        expect(
          picture.newPosition(ofOld: places.picturePosition(of: at(item, section))),
          equals: there
        )
      }
    }
    for place in places.places {
      expect(picture.newPosition(ofOld: place.position), equals: after.position(of: place.number))
    }
  }

  /// Deletions, insertions and moves of items in two sections.
  private struct RandomItemBatch {
    var updates: [CollectionUpdate] = []
    var after: SectionCounts

    init(_ before: SectionCounts, _ random: inout SeededRandom) {
      after = before
      var movers: [ElementPosition] = []
      for section in before.items.indices {
        for item in 0..<before.items[section] {
          let position = ElementPosition(section: section, item: item)
          let choice = Int.random(in: 0..<5, using: &random)
          if choice == 0 { updates.append(.deleteItem(position)) }
          if choice == 1 { movers.append(position) }
          if choice < 2 { after.items[section] -= 1 }
        }
      }
      var targets: [ElementPosition] = []
      for _ in 0..<movers.count + 2 {
        let section = Int.random(in: 0...1, using: &random)
        after.items[section] += 1
        targets.append(ElementPosition(section: section, item: 0))
      }
      // Any set of different places is valid.
      for section in before.items.indices {
        var free = Array(0..<after.items[section]).shuffled(using: &random)
        for index in targets.indices where targets[index].section == section {
          targets[index].item = free.removeLast()
        }
      }
      updates += zip(movers, targets).map { .moveItem(from: $0, to: $1) }
      updates += targets.dropFirst(movers.count).map { .insertItem($0) }
    }
  }
}
