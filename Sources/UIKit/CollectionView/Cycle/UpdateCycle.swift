// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The phases that are under way, what the next cycle must update, and the work that waits until no
/// phase is under way.
///
/// Any callback of a collection view may call the collection view back. So each phase begins in
/// exactly one function, which decides what happens when it begins within other phases.
@MainActor
final class UpdateCycle {
  /// The phases that are under way, outermost first; empty when the collection view rests.
  private var phases: [Phase] = []
  /// What the next cycle must update.
  private(set) var invalid = Invalid()
  /// The batch that is being made, and the postponed ones.
  var batches = Batches()
  /// Collects changes as one transaction; `nil` while each transaction is told separately.
  private(set) var animations: AnimationScope?
  /// The completions of animated batches.
  let completions = PendingCompletions()
  /// What becomes of views that are seen going, when that is over.
  let departures = PendingCompletions()
  /// How the next pass shows what an app has placed itself; `nil` for at once.
  private var ownMotion: ElementAnimation?
  /// Work that waits until nothing is being shown, the oldest first.
  private var waiting: [() -> Void] = []

  nonisolated init() {}
}

/// The phases that are under way now, at any depth.
extension UpdateCycle {
  /// Whether no cycle can begin, because one is running or the layout is preparing.
  var isBusy: Bool {
    phases.contains {
      switch $0 {
      case .updating, .preparing: true
      default: false
      }
    }
  }

  /// Whether the data cannot be exchanged, because it is being shown or counted.
  var holdsData: Bool { isBusy || isCounting }

  /// Whether items may be moved in the picture: no cycle is running, and no batch is being made.
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

  /// The view that the data source is configuring again.
  var reconfigured: UICollectionReusableView? {
    guard let provision, case .providing(let present) = phases[provision] else { return nil }
    return present.reconfigured
  }

  /// The index of the phase in which the data source provides a view; there is at most one.
  private var provision: Int? {
    phases.lastIndex { if case .providing = $0 { true } else { false } }
  }
}

/// How phases begin and end.
extension UpdateCycle {
  /// How deep questions about single elements may be nested.
  ///
  /// The limit stops a layout that answers by asking the collection view, which would never end.
  private static let questionLimit = 4
  /// How deep calls of `scrollViewDidScroll(_:)` may be nested.
  private static let scrollLimit = 16

  /// Runs a cycle for what is invalid now; does nothing within another cycle or while the layout
  /// prepares.
  func update(_ body: (borrowing Update) -> Void) {
    guard !isBusy else { return }
    let update = Update(doing: invalid, of: self)
    invalid = invalid.afterBeginning
    run(.updating) { body(update) }
  }

  /// Lets a layout prepare; afterwards its content size and its elements must be read again.
  ///
  /// - Returns: Whether it must prepare again because the data was forgotten meanwhile; `nil` if
  ///   the layout is already preparing, and then `body` is not called.
  func prepare(_ body: () -> Void) -> Bool? {
    guard !isPreparing else { return nil }
    let ended = run(.preparing(again: false), body).phase
    invalid.parts.formUnion([.contentSize, .placement])
    guard case .preparing(let again) = ended else { return nil }
    return again
  }

  /// Asks the data source for its counts; calls may be nested, for the counts of a batch.
  func count(_ body: () -> SectionCounts) -> SectionCounts { run(.counting, body).result }

  /// Asks the layout for the elements of a rectangle; `nil` while such a question is under way.
  func query<Answer>(_ body: () -> Answer) -> Answer? {
    isQuerying ? nil : run(.querying, body).result
  }

  /// Asks the layout about one element; `nil` when such questions are nested too deep.
  func ask<Answer>(_ body: () -> Answer) -> Answer? {
    let depth = phases.count { if case .asking = $0 { true } else { false } }
    return depth < Self.questionLimit ? run(.asking, body).result : nil
  }

  /// Asks the layout where elements start and end.
  func ask(_ ends: ElementEnds, _ body: () -> ElementHooks) -> ElementHooks {
    run(.askingEnds(ends), body).result
  }

  /// Asks the layout about other bounds; `nil` while such a question is under way, because a layout
  /// may move the content.
  func askBounds(_ body: () -> Bool) -> Bool? {
    isAskingBounds ? nil : run(.askingBounds, body).result
  }

  /// Tells the delegate that the content moved.
  ///
  /// - Returns: Whether it was told; calls that are nested too deep are left out.
  func scroll(_ body: () -> Void) -> Bool {
    let depth = phases.count { if case .scrolling = $0 { true } else { false } }
    guard depth < Self.scrollLimit else { return false }
    run(.scrolling, body)
    return true
  }

  /// Tells the data source where an item went; batches that it makes meanwhile become a reload.
  func moveItem(_ body: () -> Bool) -> Bool { run(.movingItem, body).result }

  /// Asks the layout about offsets other than the content's; the effects on the cycle are undone.
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
  /// - Returns: Whether the data source is providing a view now.
  func noteDequeued(_ view: UICollectionReusableView) -> Bool {
    guard let provision, case .providing(var present) = phases[provision] else { return false }
    present.dequeued.append(view)
    phases[provision] = .providing(present)
    return true
  }
}

/// A running cycle: what it must do, and the phases that exist only within a cycle.
extension UpdateCycle {
  @MainActor
  struct Update: ~Copyable {
    /// Whether all views are replaced because the data changed.
    let isReload: Bool
    /// Whether the counts must be asked again, because a reload was requested while they were asked
    /// for.
    let isRecount: Bool
    /// Whether another layout was attached since the last cycle.
    let isLayoutChange: Bool
    /// Elements that are configured again.
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

    /// The next pass of the same cycle; it only follows the layout, because everything else is
    /// done.
    var followUp: Update { Update(doing: Invalid(), of: cycle) }

    /// Asks the data source for a view, or to configure one again.
    ///
    /// - Returns: Its answer, and the views that it dequeued.
    func provide(
      again view: UICollectionReusableView? = nil,
      _ body: () -> UICollectionReusableView
    ) -> (answer: UICollectionReusableView, dequeued: [UICollectionReusableView]) {
      let ended = cycle.run(.providing(Provision(reconfigured: view)), body)
      guard case .providing(let provision) = ended.phase else { return (ended.result, []) }
      return (ended.result, provision.dequeued)
    }

    /// Tells the layout the size that a view prefers; this does not make views be measured again.
    func fit(_ body: () -> Void) { cycle.run(.fitting, body) }
  }
}

/// What is invalid.
extension UpdateCycle {
  /// Adds parts that the next cycle must update.
  func invalidate(_ parts: Invalid.Parts) { invalid.parts.formUnion(parts) }

  /// Lets the data source configure the views of elements again.
  func invalidateContents(of keys: [ElementKey]) { invalid.contents.formUnion(keys) }

  /// Notes the bounds before they change their size.
  func noteResize(from bounds: CGRect) {
    if invalid.resizedFrom == nil { invalid.resizedFrom = bounds }
    invalidate(.offset)
  }

  /// Marks parts as up to date.
  ///
  /// - Returns: Whether one of them was invalid.
  @discardableResult
  func validate(_ parts: Invalid.Parts) -> Bool {
    defer { invalid.parts.subtract(parts) }
    return !invalid.parts.isDisjoint(with: parts)
  }

  /// Forgets all data, so that it is asked for again, even while it is being asked for or used.
  func forgetData() {
    if isCounting { invalidate(.counts) }
    let preparing = phases.firstIndex { if case .preparing = $0 { true } else { false } }
    if let preparing { phases[preparing] = .preparing(again: true) }
    batches.forgetUpdates()
    invalidate([.data, .offset])
  }
}

/// What is collected as one transaction.
extension UpdateCycle {
  /// Begins a block that collects its changes as one transaction; a nested block joins the outer
  /// one.
  func beginAnimation(_ animation: ElementAnimation?, isTold: Bool = false) {
    if animations == nil {
      animations = AnimationScope(animation)
    } else {
      // What a block of UIKit's says holds also where changes are only put together.
      let isTold = isTold || AnimationBlocks.current.word == animation.map { .moving($0) }
      animations?.enter(isTold ? animation : nil)
    }
  }

  /// Notes that an app has placed views itself, within a block of UIKit's that says how that is seen.
  func noteOwnPlaces(_ animation: ElementAnimation?) {
    invalidate(.views)
    if let animation { ownMotion = animation }
  }

  /// How the next pass shows what an app has placed itself, once.
  func takeOwnMotion() -> ElementAnimation? {
    defer { ownMotion = nil }
    return ownMotion
  }

  /// Ends a block.
  ///
  /// - Returns: All changes, if the block was the outermost and something changed.
  func endAnimation() -> Transaction? {
    guard animations?.leave() == true else { return nil }
    defer { animations = nil }
    return animations?.transaction
  }

  /// Adds a transaction to the running block.
  ///
  /// - Returns: The transaction itself when no block is running.
  func collect(_ transaction: Transaction) -> Transaction? {
    guard animations != nil else { return transaction }
    animations?.add(transaction)
    return nil
  }
}

/// Work that waits.
extension UpdateCycle {
  var hasWaiting: Bool { !waiting.isEmpty }

  /// Adds work that waits until nothing is being shown.
  func wait(for work: @escaping () -> Void) { waiting.append(work) }

  /// Runs the oldest waiting work, unless it must still wait.
  ///
  /// - Returns: Whether work was run.
  func doWaiting() -> Bool {
    guard !waiting.isEmpty, !isBusy else { return false }
    waiting.removeFirst()()
    return true
  }
}
