// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import TestSupport
import Testing

@Suite struct MergingPropertyTests {
  @Test(arguments: seeds(60), [false, true])
  func `a merged delta has the same effect as its parts one after the other`(
    seed: UInt64,
    reusesIds: Bool
  ) throws {
    var view = RandomView(seed: seed, reusesIds: reusesIds)
    var random = SeededRandom(seed: seed &+ 1000)
    var table = ElementTable()
    try table.apply(view.step(snapshot: true))
    for _ in 0..<8 {
      var stepwise = table
      let first = view.step()
      try stepwise.apply(first)
      var merged = first
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let next = view.step(snapshot: random.isOneIn(12))
        try stepwise.apply(next)
        merged = merged.merging(next)
      }
      checkAscending(merged)
      var bytes = DeltaEncoder.encode(merged)
      expect(try DeltaDecoder.decode(bytes, limits: .standard), equals: merged)
      try table.apply(merged)
      expect(table, equals: stepwise)
      checkAgrees(table, view)
      bytes = DeltaEncoder.encode(table.snapshot(view: 3))
      var fresh = ElementTable()
      try fresh.apply(try DeltaDecoder.decode(bytes, limits: .standard))
      expect(fresh, equals: table)
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `merging is associative`(seed: UInt64) {
    var view = RandomView(seed: seed)
    _ = view.step(snapshot: true)
    let first = view.step()
    let second = view.step()
    let third = view.step()
    let left = first.merging(second).merging(third)
    let right = first.merging(second.merging(third))
    expect(left.updated, equals: right.updated)
    expect(left.inserted.map(\.attributes), equals: right.inserted.map(\.attributes))
    expect(left.removed.map(\.id), equals: right.removed.map(\.id))
    expect(left.contents, equals: right.contents)
    expect(left.orthogonalSections, equals: right.orthogonalSections)
    expect(left.animation, equals: right.animation)
    let adjustments = [first, second, third].compactMap(\.offsetAdjustment)
    #expect(left.offsetAdjustment?.dx ?? 0 == adjustments.map(\.dx).reduce(0, +))
    #expect(right.offsetAdjustment?.dy ?? 0 == adjustments.map(\.dy).reduce(0, +))
  }

  private func checkAscending(_ delta: Delta) {
    for ids in [
      delta.removed.map(\.id), delta.updated.map(\.id), delta.inserted.map(\.id),
      delta.contents.map(\.id),
    ] {
      expect(zip(ids, ids.dropFirst()).allSatisfy(<))
    }
  }

  private func checkAgrees(_ table: ElementTable, _ view: RandomView) {
    expect(table.revision, equals: view.revision)
    expect(table.elements.mapValues(\.attributes), equals: view.states.mapValues(\.attributes))
    expect(table.elements.mapValues(\.key), equals: view.states.mapValues(\.key))
    expect(table.orthogonalSections, equals: view.orthogonalSections)
    expect(table.contentCount, equals: view.referred.count)
    for id in view.referred {
      expect(table.content(id), equals: RandomView.content(id))
      let users = view.states.values.count { $0.attributes.content == id }
      expect(table.references(to: id), equals: users)
    }
  }
}
