// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Which phases may begin within which, and what remains after a phase.
@MainActor
@Suite(.ownProcess) struct UpdateCycleTests {
  /// The phases that may begin anywhere; providing and fitting begin only within an update, which
  /// `UpdateCycle.update` passes to its block.
  enum Phase: CaseIterable {
    case updating, preparing, counting, querying, asking, askingBounds, scrolling, movingItem,
      sampling

    /// Begins the phase and runs a block within it; returns whether the phase began.
    @MainActor func begin(in cycle: UpdateCycle, _ body: @escaping () -> Void = {}) -> Bool {
      var began = false
      let work = {
        began = true
        body()
      }
      switch self {
      case .updating: cycle.update { _ in work() }
      case .preparing: _ = cycle.prepare(work)
      case .counting:
        _ = cycle.count {
          work()
          return SectionCounts()
        }
      case .querying: _ = cycle.query(work)
      case .asking: _ = cycle.ask(work)
      case .askingBounds:
        _ = cycle.askBounds {
          work()
          return true
        }
      case .scrolling: _ = cycle.scroll(work)
      case .movingItem:
        _ = cycle.moveItem {
          work()
          return true
        }
      case .sampling: cycle.sample(work)
      }
      return began
    }

    /// The phases within which this one cannot begin.
    var forbidden: Set<Phase> {
      switch self {
      case .updating: [.updating, .preparing]
      case .preparing: [.preparing]
      case .querying: [.querying]
      case .askingBounds: [.askingBounds]
      case .counting, .asking, .scrolling, .movingItem, .sampling: []
      }
    }
  }

  @Test(arguments: Phase.allCases, Phase.allCases)
  func `a phase begins within another one unless that would go round in circles`(
    _ outer: Phase,
    _ inner: Phase
  ) {
    let cycle = UpdateCycle()
    var began: Bool?
    expect(outer.begin(in: cycle) { began = inner.begin(in: cycle) })
    expect(began, equals: !inner.forbidden.contains(outer))
    // No phase is under way any more.
    for phase in Phase.allCases { expect(phase.begin(in: cycle)) }
  }

  @Test(arguments: Phase.allCases, Phase.allCases)
  func `a phase begins only if no phase around it forbids it`(_ between: Phase, _ inner: Phase) {
    for outer in Phase.allCases {
      let cycle = UpdateCycle()
      var began: Bool?
      _ = outer.begin(in: cycle) {
        _ = between.begin(in: cycle) { began = inner.begin(in: cycle) }
      }
      guard !between.forbidden.contains(outer) else {
        expect(began, equals: nil)
        continue
      }
      expect(began, equals: inner.forbidden.isDisjoint(with: [outer, between]))
    }
  }

  @Test(arguments: Phase.allCases)
  func `each phase says what it keeps others from`(_ phase: Phase) {
    let cycle = UpdateCycle()
    _ = phase.begin(in: cycle) {
      expect(cycle.isBusy, equals: [.updating, .preparing].contains(phase))
      expect(cycle.holdsData, equals: [.updating, .preparing, .counting].contains(phase))
      expect(cycle.canRearrange, equals: ![.updating, .preparing].contains(phase))
      expect(cycle.isUpdating, equals: (phase == .updating))
      expect(cycle.isPreparing, equals: (phase == .preparing))
      expect(cycle.isCounting, equals: (phase == .counting))
      expect(cycle.isQuerying, equals: (phase == .querying))
      expect(cycle.isMovingItem, equals: (phase == .movingItem))
      expect(cycle.isSampling, equals: (phase == .sampling))
      expect(!cycle.isProviding)
      expect(!cycle.isFitting)
    }
    expect(!cycle.holdsData)
    expect(!cycle.isQuerying)
    expect(!cycle.isMovingItem)
    expect(!cycle.isSampling)
  }

  @Test func `four questions lie within one another, and sixteen scrolls`() {
    let cycle = UpdateCycle()
    func depth(_ phase: Phase) -> Int {
      var inner = 0
      return phase.begin(in: cycle) { inner = depth(phase) } ? inner + 1 : 0
    }
    expect(depth(.asking), equals: 4)
    expect(depth(.scrolling), equals: 16)
  }

  @Test
  func `a cycle does what was asked for before it, and leaves what comes meanwhile to the next`() {
    let cycle = UpdateCycle()
    let (old, new) = (
      ElementKey(category: .cell, identity: "a"), ElementKey(category: .cell, identity: "b")
    )
    cycle.forgetData()
    cycle.invalidate(.layout)
    cycle.invalidateContents(of: [old])
    cycle.noteResize(from: CGRect(x: 0, y: 0, width: 300, height: 400))
    cycle.noteResize(from: CGRect(x: 0, y: 0, width: 200, height: 400))
    cycle.update { update in
      expect(update.isReload)
      expect(update.isLayoutChange)
      expect(!update.isRecount)
      expect(update.staleContents, equals: [old])
      expect(update.resizedFrom?.width, equals: 300)
      // The pass limits the offset to the content.
      expect(cycle.invalid.parts, equals: .offset)
      cycle.invalidateContents(of: [new])
      let again = update.followUp
      expect(!again.isReload)
      expect(!again.isLayoutChange)
      expectEmpty(again.staleContents)
    }
    cycle.update { update in
      expect(!update.isReload)
      expect(update.resizedFrom, equals: nil)
      expect(update.staleContents, equals: [new])
    }
  }

  @Test func `a layout prepares again when the data is forgotten meanwhile`() {
    let cycle = UpdateCycle()
    expect(cycle.prepare {}, equals: false)
    expect(cycle.invalid.parts, equals: [.contentSize, .placement])
    expect(cycle.prepare { cycle.forgetData() }, equals: true)
    expect(cycle.invalid.parts, equals: [.contentSize, .placement, .data, .offset])
  }

  @Test func `counts are doubtful when the data is forgotten while they are asked for`() {
    let cycle = UpdateCycle()
    _ = cycle.count {
      cycle.forgetData()
      return SectionCounts()
    }
    cycle.update { #expect($0.isRecount && $0.isReload) }
    cycle.update { #expect(!$0.isRecount && !$0.isReload) }
  }

  @Test func `views that are dequeued while one is asked for are handed over`() {
    let cycle = UpdateCycle()
    let (first, second) = (UICollectionViewCell(), UICollectionViewCell())
    expect(!cycle.noteDequeued(first))
    cycle.update { update in
      let provided = update.provide {
        expect(cycle.isProviding)
        expect(cycle.reconfigured, equals: nil)
        expect(cycle.noteDequeued(first))
        expect(cycle.noteDequeued(second))
        return first
      }
      #expect(provided.answer === first)
      expect(provided.dequeued, equals: [first, second])
      let again = update.provide(again: first) {
        #expect(cycle.reconfigured === first)
        return first
      }
      expectEmpty(again.dequeued)
      expect(!cycle.isProviding)
      expect(cycle.reconfigured, equals: nil)
      update.fit { expect(cycle.isFitting) }
      expect(!cycle.isFitting)
    }
  }

  @Test func `sampling leaves nothing invalid and nothing waiting`() {
    let cycle = UpdateCycle()
    cycle.invalidate(.views)
    cycle.sample {
      cycle.forgetData()
      cycle.wait {}
      _ = cycle.prepare {}
    }
    expect(cycle.invalid.parts, equals: .views)
    expect(!cycle.hasWaiting)
  }

  @Test func `waiting work runs in the order of the calls, and not during an update`() {
    let cycle = UpdateCycle()
    var done: [Int] = []
    cycle.wait { done.append(1) }
    cycle.wait { done.append(2) }
    cycle.update { _ in expect(!cycle.doWaiting()) }
    #expect(cycle.doWaiting() && done == [1])
    expect(cycle.doWaiting())
    expect(!cycle.doWaiting())
    expect(done, equals: [1, 2])
  }
}
