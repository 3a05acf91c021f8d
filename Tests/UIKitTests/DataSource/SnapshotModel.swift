// SPDX-License-Identifier: Apache-2.0
import TestSupport
import UIKit

/// A slow model of a snapshot: an array of arrays that is searched.
struct SnapshotModel: Equatable {
  var sections: [(id: Int, items: [Int])] = []

  static func == (one: SnapshotModel, other: SnapshotModel) -> Bool {
    one.sections.elementsEqual(other.sections) { $0.id == $1.id && $0.items == $1.items }
  }

  var items: [Int] { sections.flatMap(\.items) }

  func section(of item: Int) -> Int? {
    sections.firstIndex { $0.items.contains(item) }
  }

  func section(_ id: Int) -> Int? {
    sections.firstIndex { $0.id == id }
  }

  mutating func insert(_ items: [Int], beside anchor: Int, offset: Int) {
    guard let section = section(of: anchor) else { return }
    guard let item = sections[section].items.firstIndex(of: anchor) else { return }
    sections[section].items.insert(contentsOf: items, at: item + offset)
  }

  mutating func delete(_ items: [Int]) {
    for section in sections.indices { sections[section].items.removeAll { items.contains($0) } }
  }

  mutating func insert(_ added: [(id: Int, items: [Int])], beside anchor: Int, offset: Int) {
    guard let section = section(anchor) else { return }
    sections.insert(contentsOf: added, at: section + offset)
  }
}

typealias IntSnapshot = NSDiffableDataSourceSnapshot<Int, Int>

/// Makes the same random changes to a snapshot and to its model.
struct SnapshotChanges {
  var snapshot = IntSnapshot()
  var model = SnapshotModel()
  private var random: SeededRandom
  private var nextID = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    appendSections()
  }

  private mutating func newIDs() -> [Int] {
    let count = Int.random(in: 0...4, using: &random)
    nextID += count
    return Array(nextID - count..<nextID)
  }

  mutating func step() {
    let kind = Int.random(in: 0..<12, using: &random)
    guard let section = model.sections.randomElement(using: &random)?.id else {
      return appendSections()
    }
    if kind == 0 { return appendSections() }
    if kind < 5 { return changeSections(kind, beside: section) }
    guard kind > 6, let item = model.items.randomElement(using: &random) else {
      return appendItems(to: kind == 5 ? section : nil)
    }
    changeItems(kind, beside: item)
  }

  private mutating func appendSections() {
    let ids = newIDs()
    snapshot.appendSections(ids)
    model.sections += ids.map { ($0, []) }
  }

  private mutating func appendItems(to section: Int?) {
    let ids = newIDs()
    snapshot.appendItems(ids, toSection: section)
    let index = section.flatMap { model.section($0) } ?? model.sections.count - 1
    model.sections[index].items += ids
  }

  private mutating func changeSections(_ kind: Int, beside anchor: Int) {
    switch kind {
    case 1:
      let ids = newIDs()
      snapshot.insertSections(ids, beforeSection: anchor)
      model.insert(ids.map { ($0, []) }, beside: anchor, offset: 0)
    case 2:
      let ids = newIDs()
      snapshot.insertSections(ids, afterSection: anchor)
      model.insert(ids.map { ($0, []) }, beside: anchor, offset: 1)
    case 3 where Int.random(in: 0..<3, using: &random) == 0:
      snapshot.deleteSections([anchor, -1])
      model.sections.removeAll { $0.id == anchor }
    default:
      moveSection(anchor)
    }
  }

  private mutating func moveSection(_ anchor: Int) {
    guard let moved = model.sections.randomElement(using: &random), moved.id != anchor else {
      return
    }
    let isAfter = Bool.random(using: &random)
    if isAfter {
      snapshot.moveSection(moved.id, afterSection: anchor)
    } else {
      snapshot.moveSection(moved.id, beforeSection: anchor)
    }
    model.sections.removeAll { $0.id == moved.id }
    model.insert([moved], beside: anchor, offset: isAfter ? 1 : 0)
  }

  private mutating func changeItems(_ kind: Int, beside anchor: Int) {
    switch kind {
    case 7:
      let ids = newIDs()
      snapshot.insertItems(ids, beforeItem: anchor)
      model.insert(ids, beside: anchor, offset: 0)
    case 8:
      let ids = newIDs()
      snapshot.insertItems(ids, afterItem: anchor)
      model.insert(ids, beside: anchor, offset: 1)
    case 9:
      let ids = Array(model.items.shuffled(using: &random).prefix(3)) + [-1]
      snapshot.deleteItems(ids)
      model.delete(ids)
    default:
      moveItem(beside: anchor, isAfter: kind == 10)
    }
  }

  private mutating func moveItem(beside anchor: Int, isAfter: Bool) {
    guard let moved = model.items.randomElement(using: &random), moved != anchor else { return }
    if isAfter {
      snapshot.moveItem(moved, afterItem: anchor)
    } else {
      snapshot.moveItem(moved, beforeItem: anchor)
    }
    model.delete([moved])
    model.insert([moved], beside: anchor, offset: isAfter ? 1 : 0)
  }
}
