// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a collection view is in the middle of, what the next cycle does again, and what waits until
/// nothing is under way.
///
/// Whatever a collection view calls may call it back. So each phase begins in one function, which says
/// what becomes of it within the phases that are under way; no phase begins in any other way.
@MainActor
final class UpdateCycle {
  /// The phases that are under way, each within the one before; none when the collection view rests.
  private var phases: [Phase] = []
  /// What the next cycle brings up to date.
  private(set) var invalid = Invalid()
  /// The batch that is being made, and those that came too early.
  var batches = Batches()
  /// What is put together as one transaction; `nil` while each is told by itself.
  private(set) var animations: AnimationScope?
  /// Whom to tell when the animation of a batch is over.
  let completions = PendingCompletions()
  /// What becomes of views that are seen going, when that is over.
  let departures = PendingCompletions()
  /// What waits until nothing is being shown, the oldest first.
  private var waiting: [() -> Void] = []

  nonisolated init() {}
}

/// What is under way now, in whatever else.
extension UpdateCycle {
  /// Whether no cycle can begin: one runs, or the layout prepares.
  var isBusy: Bool {
    phases.contains {
      switch $0 {
      case .updating, .preparing: true
      default: false
      }
    }
  }

  /// Whether the data cannot be exchanged: it is being shown, or asked for.
  var holdsData: Bool { isBusy || isCounting }

  /// Whether items may be put elsewhere in the picture: it is at rest, and no batch is being made.
  var canRearrange: Bool { !isBusy && !batches.isOpen }

  var isUpdating: Bool { phases.contains { if case .updating = $0 { true } else { false } } }

  var isPreparing: Bool { phases.contains { if case .preparing = $0 { true } else { false } } }

  var isCounting: Bool { phases.contains { if case .counting = $0 { true } else { false } } }

  var isQuerying: Bool { phases.contains { if case .querying = $0 { true } else { false } } }

  var isAskingBounds: Bool {
    phases.contains { if case .askingBounds = $0 { true } else { false } }
  }

  var isProviding: Bool { provision != nil }

  var isFitting: Bool { phases.contains { if case .fitting = $0 { true } else { false } } }

  var isMovingItem: Bool { phases.contains { if case .movingItem = $0 { true } else { false } } }

  var isSampling: Bool { phases.contains { if case .sampling = $0 { true } else { false } } }

  /// What a layout is told that asks its superclass where elements start and end; `nil` unless it is asked
  /// itself.
  var ends: ElementEnds? {
    for case .askingEnds(let ends) in phases.reversed() { return ends }
    return nil
  }

  /// The view whose content the data source is asked for again.
  var reconfigured: UICollectionReusableView? {
    guard let provision, case .providing(let present) = phases[provision] else { return nil }
    return present.reconfigured
  }

  /// Where the phase stands in which the data source is asked for a view; there is one at most.
  private var provision: Int? {
    phases.lastIndex { if case .providing = $0 { true } else { false } }
  }
}

/// How phases begin and end.
extension UpdateCycle {
  /// How deep questions about single elements may lie within one another.
  ///
  /// A layout that answers by asking the collection view never comes to an end otherwise.
  private static let questionLimit = 4
  /// How deep calls of `scrollViewDidScroll(_:)` may lie within one another.
  private static let scrollLimit = 16

  /// Runs a cycle that does what is asked for by now; nothing happens within another one, nor while the
  /// layout prepares.
  func update(_ body: (borrowing Update) -> Void) {
    guard !isBusy else { return }
    let update = Update(doing: invalid, of: self)
    invalid = invalid.afterBeginning
    run(.updating) { body(update) }
  }

  /// Has a layout prepare, after which its content size must be asked for and its elements be placed.
  ///
  /// - Returns: Whether it must prepare again, as the data was forgotten meanwhile; `nil`, and nothing
  ///   happens, when the layout that prepares asks for it.
  func prepare(_ body: () -> Void) -> Bool? {
    guard !isPreparing else { return nil }
    let ended = run(.preparing(again: false), body).phase
    invalid.parts.formUnion([.contentSize, .placement])
    guard case .preparing(let again) = ended else { return nil }
    return again
  }

  /// Asks the data source for its counts; the counts of a batch may be asked for meanwhile.
  func count(_ body: () -> SectionCounts) -> SectionCounts { run(.counting, body).result }

  /// Asks the layout for the elements of a rectangle; `nil` while it is being asked.
  func query<Answer>(_ body: () -> Answer) -> Answer? {
    isQuerying ? nil : run(.querying, body).result
  }

  /// Asks the layout about one element; `nil` when it goes round in circles.
  func ask<Answer>(_ body: () -> Answer) -> Answer? {
    let depth = phases.count { if case .asking = $0 { true } else { false } }
    return depth < Self.questionLimit ? run(.asking, body).result : nil
  }

  /// Asks the layout where elements start and end.
  func ask(_ ends: ElementEnds, _ body: () -> ElementHooks) -> ElementHooks {
    run(.askingEnds(ends), body).result
  }

  /// Asks the layout about other bounds; `nil` while it is being asked, as a layout may move the content.
  func askBounds(_ body: () -> Bool) -> Bool? {
    isAskingBounds ? nil : run(.askingBounds, body).result
  }

  /// Tells the delegate that the content moved.
  ///
  /// - Returns: Whether it was told: one that moves the content each time is not.
  func scroll(_ body: () -> Void) -> Bool {
    let depth = phases.count { if case .scrolling = $0 { true } else { false } }
    guard depth < Self.scrollLimit else { return false }
    run(.scrolling, body)
    return true
  }

  /// Tells the data source where an item went; batches become a reload meanwhile.
  func moveItem(_ body: () -> Bool) -> Bool { run(.movingItem, body).result }

  /// Asks the layout about offsets at which the content does not stand; what comes of that is
  /// forgotten.
  func sample<Result>(_ body: () -> Result) -> Result {
    let before = (invalid, batches, waiting)
    defer { (invalid, batches, waiting) = before }
    return run(.sampling, body).result
  }

  @discardableResult
  fileprivate func run<Result>(
    _ phase: Phase,
    _ body: () -> Result
  ) -> (phase: Phase, result: Result) {
    phases.append(phase)
    let result = body()
    return (phases.removeLast(), result)
  }

  /// Notes a view that the data source dequeued.
  ///
  /// - Returns: Whether it is asked for a view now.
  func noteDequeued(_ view: UICollectionReusableView) -> Bool {
    guard let provision, case .providing(var present) = phases[provision] else { return false }
    present.dequeued.append(view)
    phases[provision] = .providing(present)
    return true
  }
}

/// A cycle that runs: what it was asked to do, and the phases that there are only within one.
extension UpdateCycle {
  @MainActor
  struct Update: ~Copyable {
    /// Whether all views are replaced, as the data is other.
    let isReload: Bool
    /// Whether the counts are doubtful: a reload was asked for while they were asked for.
    let isRecount: Bool
    /// Whether another layout was attached since the last cycle.
    let isLayoutChange: Bool
    /// Elements whose content is read again.
    let staleContents: Set<ElementKey>
    /// The bounds before the first change of size since the last cycle; `nil` without one.
    let resizedFrom: CGRect?
    private let cycle: UpdateCycle

    fileprivate init(doing invalid: Invalid, of cycle: UpdateCycle) {
      isReload = invalid.parts.contains(.data)
      isRecount = invalid.parts.contains(.counts)
      isLayoutChange = invalid.parts.contains(.layout)
      staleContents = invalid.contents
      resizedFrom = invalid.resizedFrom
      self.cycle = cycle
    }

    /// Another pass of the cycle: what it was to do beside following the layout is done.
    var followUp: Update { Update(doing: Invalid(), of: cycle) }

    /// Asks the data source for a view, or to configure one again.
    ///
    /// - Returns: Its answer, and what it dequeued.
    func provide(
      again view: UICollectionReusableView? = nil,
      _ body: () -> UICollectionReusableView
    ) -> (answer: UICollectionReusableView, dequeued: [UICollectionReusableView]) {
      let ended = cycle.run(.providing(Provision(reconfigured: view)), body)
      guard case .providing(let provision) = ended.phase else { return (ended.result, []) }
      return (ended.result, provision.dequeued)
    }

    /// Tells the layout of the size that a view prefers; views are not asked again because of that.
    func fit(_ body: () -> Void) { cycle.run(.fitting, body) }
  }
}

/// What becomes invalid.
extension UpdateCycle {
  /// Has the next cycle bring something up to date.
  func invalidate(_ parts: Invalid.Parts) { invalid.parts.formUnion(parts) }

  /// Has the data source configure the views of elements again.
  func invalidateContents(of keys: [ElementKey]) { invalid.contents.formUnion(keys) }

  /// Notes the bounds before they get another size.
  func noteResize(from bounds: CGRect) {
    if invalid.resizedFrom == nil { invalid.resizedFrom = bounds }
    invalidate(.offset)
  }

  /// Leaves nothing of something to do.
  ///
  /// - Returns: Whether there was something.
  @discardableResult
  func validate(_ parts: Invalid.Parts) -> Bool {
    defer { invalid.parts.subtract(parts) }
    return !invalid.parts.isDisjoint(with: parts)
  }

  /// All data is to be asked for again, also where it is being asked for or used right now.
  func forgetData() {
    if isCounting { invalidate(.counts) }
    let preparing = phases.firstIndex { if case .preparing = $0 { true } else { false } }
    if let preparing { phases[preparing] = .preparing(again: true) }
    batches.forgetUpdates()
    invalidate([.data, .offset])
  }
}

/// What is put together as one transaction.
extension UpdateCycle {
  /// Begins a block whose changes are one transaction; within another block they join its.
  func beginAnimation(_ animation: ElementAnimation?) {
    if animations == nil {
      animations = AnimationScope(animation)
    } else {
      // What a block of UIKit's says holds also where changes are only put together.
      let isTold = AnimationBlocks.current.word == animation.map { .moving($0) }
      animations?.enter(isTold ? animation : nil)
    }
  }

  /// Ends a block.
  ///
  /// - Returns: All that changed, when the block was the outermost and something did.
  func endAnimation() -> Transaction? {
    guard animations?.leave() == true else { return nil }
    defer { animations = nil }
    return animations?.transaction
  }

  /// Keeps a transaction for the block that runs.
  ///
  /// - Returns: The transaction itself when there is no such block.
  func collect(_ transaction: Transaction) -> Transaction? {
    guard animations != nil else { return transaction }
    animations?.add(transaction)
    return nil
  }
}

/// What waits.
extension UpdateCycle {
  /// Whether something waits.
  var hasWaiting: Bool { !waiting.isEmpty }

  /// Lets something wait until nothing is being shown.
  func wait(for work: @escaping () -> Void) { waiting.append(work) }

  /// Does the oldest that waits, unless it must go on waiting.
  ///
  /// - Returns: Whether something was done.
  func doWaiting() -> Bool {
    guard !waiting.isEmpty, !isBusy else { return false }
    waiting.removeFirst()()
    return true
  }
}
