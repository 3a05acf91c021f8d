// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite(.ownProcess) struct SnapshotPropertyTests {
  @Test(arguments: seeds(100))
  func `does what an array of arrays does`(seed: UInt64) {
    var changes = SnapshotChanges(seed: seed)
    for _ in 0..<120 {
      changes.step()
      check(changes.snapshot, changes.model, seed: seed)
    }
  }

  private func check(_ snapshot: IntSnapshot, _ model: SnapshotModel, seed: UInt64) {
    expect(snapshot.sectionIdentifiers, equals: model.sections.map(\.id), "seed \(seed)")
    expect(snapshot.itemIdentifiers, equals: model.items, "seed \(seed)")
    expect(snapshot.numberOfItems, equals: model.items.count, "seed \(seed)")
    expect(snapshot.numberOfSections, equals: model.sections.count, "seed \(seed)")
    var number = 0
    for (index, section) in model.sections.enumerated() {
      expect(snapshot.indexOfSection(section.id), equals: index, "seed \(seed)")
      expect(snapshot.itemIdentifiers(inSection: section.id), equals: section.items, "seed \(seed)")
      expect(snapshot.numberOfItems(inSection: section.id), equals: section.items.count)
      for (item, id) in section.items.enumerated() {
        expect(snapshot.indexOfItem(id), equals: number, "seed \(seed)")
        expect(snapshot.sectionIdentifier(containingItem: id), equals: section.id, "seed \(seed)")
        expect(snapshot.identifiers.position(of: id), equals: position(index, item), "seed \(seed)")
        number += 1
      }
    }
  }

  @Test(arguments: seeds(60))
  func `finds what leads from one snapshot to a later one`(seed: UInt64) {
    var changes = SnapshotChanges(seed: seed)
    for _ in 0..<40 { changes.step() }
    let old = changes.snapshot.identifiers
    for _ in 0..<(seed % 30) { changes.step() }
    let new = changes.snapshot.identifiers
    let found = SectionedDifference(from: old, to: new)
    expect(found.applied(to: old.outline, new: new.outline), equals: new.outline, "seed \(seed)")
  }
}
