// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What is collected before it is shown: batches of changes, and transactions.
@MainActor
@Suite(.ownProcess) struct BatchesTests {
  private let insertion = CollectionUpdate.insertItem(ElementPosition(section: 0, item: 0))
  private let deletion = CollectionUpdate.deleteItem(ElementPosition(section: 0, item: 1))

  @Test func `a block within another one joins it`() throws {
    var batches = Batches()
    var heard: [String] = []
    batches.begin()
    batches.record([insertion])
    batches.begin()
    batches.record([deletion])
    #expect(batches.end { _ in heard.append("inner") } == nil)
    expect(batches.isOpen)
    let ended = try #require(batches.end { _ in heard.append("outer") })
    expect(ended.updates.count, equals: 2)
    for completion in ended.nested { completion(true) }
    expect(heard, equals: ["inner"])
    expect(!batches.isOpen)
    expect(!batches.hasUncommitted)
  }

  @Test func `changes outside a block are recorded nowhere`() {
    var batches = Batches()
    batches.record([insertion])
    batches.begin()
    expect(batches.end(nil)?.updates.isEmpty, equals: true)
  }

  @Test func `a delayed batch forgets its updates but keeps its completions`() {
    var batches = Batches()
    let counts = SectionCounts([3])
    batches.delay(
      .init(updates: [insertion], before: counts, completions: [{ _ in }], blocks: .current)
    )
    expect(batches.hasUncommitted)
    expect(!batches.isOpen)
    batches.forgetUpdates()
    let waited = batches.takeDeferred()
    expect(waited.map(\.updates.count), equals: [0])
    expect(waited.map(\.completions.count), equals: [1])
    expect(waited.map(\.before), equals: [counts])
    expectEmpty(batches.takeDeferred())
  }

  @Test func `the outermost block has its animation and all that is told within it`() {
    let cycle = UpdateCycle()
    let first = Transaction(contentSize: CGSize(width: 10, height: 10))
    let last = Transaction(contentSize: CGSize(width: 10, height: 20))
    expect(cycle.collect(first)?.contentSize.height, equals: 10)
    cycle.beginAnimation(.standard)
    cycle.beginAnimation(nil)
    expect(cycle.collect(first)?.contentSize, equals: nil)
    expect(cycle.endAnimation()?.contentSize, equals: nil)
    expect(cycle.collect(last)?.contentSize, equals: nil)
    expect(cycle.animations?.animation, equals: .standard)
    let told = cycle.endAnimation()
    expect(told?.contentSize, equals: CGSize(width: 10, height: 20))
    expect(told?.animation, equals: .standard)
    expect(cycle.animations?.animation, equals: nil)
  }
}
