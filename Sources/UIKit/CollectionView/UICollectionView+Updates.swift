// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionView {
  /// The counts in use, asked for when they are not known.
  var committedCounts: SectionCounts {
    loadCounts()
    return data.counts ?? SectionCounts()
  }

  func loadCounts() {
    guard data.counts == nil else { return }
    guard !cycle.isCounting else {
      reportReentrancy("the data source asked for counts while it was asked for them")
      return
    }
    let counts = askCounts()
    data.adopt(counts, assigningIdentities: identitySource == nil)
  }

  /// Drops the counts and has everything shown anew by the next pass.
  func forgetData() {
    if cycle.isCounting { cycle.countsAgain = true }
    if cycle.isPreparing { cycle.preparesAgain = true }
    movement = nil
    data.forgetCounts()
    dragAndDrop.placeholders = [:]
    cycle.deferred = cycle.deferred.map { batch in
      var batch = batch
      batch.updates = []
      return batch
    }
    prefetch.window = PrefetchWindow()
    forgetInteraction()
    cycle.isReloading = true
    cycle.clampsOffset = true
    let context = layout.makeInvalidationContext()
    context.markReload()
    layout.invalidateAll(with: context)
    setNeedsLayout()
  }

  func position(_ indexPath: IndexPath) -> ElementPosition? {
    guard indexPath.count == 2 else {
      reportCall("index-path", "an item's index path has two indexes, not \(indexPath.count)")
      return nil
    }
    return ElementPosition(section: indexPath.section, item: indexPath.item)
  }

  func record(items: [IndexPath], as update: (ElementPosition) -> CollectionUpdate) {
    record(items.compactMap(position).map(update))
  }

  /// Adds changes to the running batch, or makes them as one of their own.
  func record(_ updates: [CollectionUpdate]) {
    for update in updates { note(.update(update.callText)) }
    guard cycle.batchDepth == 0 else {
      cycle.recordedUpdates += updates
      return
    }
    performBatchUpdates({ self.cycle.recordedUpdates += updates }, completion: nil)
  }

  /// Makes the changes of a block as one animated transaction.
  ///
  /// - Throws: `CollectionUpdateError` when they contradict the data source; the collection view is
  ///   then as it was.
  package func performUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) throws(CollectionUpdateError) {
    let isNested = cycle.batchDepth > 0
    let earlier = isNested ? nil : dataCounts
    note(.update("performBatchUpdates(_:completion:)"))
    cycle.batchDepth += 1
    updates?()
    cycle.batchDepth -= 1
    if isNested {
      if let completion { cycle.completions.append(completion) }
      return
    }
    let recorded = cycle.recordedUpdates
    let nested = cycle.completions
    cycle.recordedUpdates = []
    cycle.completions = []
    let all = (completion.map { [$0] } ?? []) + nested
    let batch = CycleState.DeferredBatch(
      updates: recorded,
      before: earlier ?? SectionCounts(),
      completions: all
    )
    guard !cycle.isRunning, !cycle.isPreparing else {
      cycle.deferred.append(batch)
      setNeedsLayout()
      return
    }
    do throws(CollectionUpdateError) {
      try commit(batch)
    } catch {
      for completion in nested { completion(false) }
      throw error
    }
    commitDeferredBatches()
  }

  /// Makes the changes of a batch and completes it.
  private func commit(_ batch: CycleState.DeferredBatch) throws(CollectionUpdateError) {
    let animation = batchAnimation
    var failure: CollectionUpdateError?
    let change = {
      do throws(CollectionUpdateError) {
        try self.change(by: batch, animation)
      } catch {
        failure = error
      }
    }
    if movement == nil { change() } else { performAnimated(animation) { rebaseMovement(change) } }
    if let failure { throw failure }
    complete(batch.completions, after: animation)
  }

  /// How a batch is shown.
  var batchAnimation: ElementAnimation? {
    cycle.animationDepth > 0 ? cycle.animation : .standard
  }

  private func change(
    by batch: CycleState.DeferredBatch,
    _ animation: ElementAnimation?
  ) throws(CollectionUpdateError) {
    guard !cycle.isReloading, cycle.hasShown, !cycle.isTellingMove else {
      pendingCompletions.interrupt()
      forgetData()
      return
    }
    let updates = try BatchUpdates(batch.updates)
    let mapping = try BatchMapping(updates, before: batch.before, after: askCounts())
    if !updates.isEmpty { pendingCompletions.interrupt() }
    var placeholders = data.placeholders
    placeholders.follow(mapping)
    let picture = try mapping.picture(data.placeholders, after: placeholders)
    data.placeholders = placeholders
    takeOver(picture, animation)
  }

  /// Takes everything over a batch of the picture, and shows it.
  func takeOver(_ mapping: BatchMapping, _ animation: ElementAnimation?) {
    prefetch.window.follow(mapping)
    data.follow(mapping, assigningIdentities: identitySource == nil)
    interaction.follow(mapping)
    movementFollows(mapping)
    performAnimated(animation) {
      let context = layout.makeInvalidationContext()
      if !mapping.updates.isEmpty { context.markBatch(mapping) }
      layout.invalidateAll(with: context)
      cycle.clampsOffset = true
      runCycle(following: mapping)
      showInteraction()
    }
  }

  /// Does something that shows other data, now or as soon as nothing is being shown; in the order of the
  /// calls.
  func whenIdle(_ work: @escaping () -> Void) {
    guard cycle.isRunning || cycle.isPreparing || cycle.isCounting || !cycle.idleWork.isEmpty else {
      work()
      return
    }
    cycle.idleWork.append(work)
    setNeedsLayout()
  }

  /// Does what waited, and what comes meanwhile, up to a limit: somebody may ask for ever.
  private func doIdleWork() {
    for _ in 0..<Self.deferralLimit * Self.deferralLimit {
      guard !cycle.idleWork.isEmpty, !cycle.isRunning, !cycle.isPreparing else { return }
      cycle.idleWork.removeFirst()()
    }
    if !cycle.idleWork.isEmpty { setNeedsLayout() }
  }

  /// Batches in a row that may follow one another before the next layout pass.
  private static let deferralLimit = 3

  /// Makes up for batches that came at a time when they could not be made.
  ///
  /// The data source tells only the counts after all of them. So several become a reload.
  func commitDeferredBatches() {
    doIdleWork()
    for _ in 0..<Self.deferralLimit {
      guard !cycle.deferred.isEmpty, !cycle.isRunning, !cycle.isPreparing else { return }
      let batches = cycle.deferred
      cycle.deferred = []
      if let batch = batches.first, batches.count == 1 {
        do throws(CollectionUpdateError) {
          try commit(batch)
        } catch {
          recover(from: error)
          for completion in batch.completions { completion(false) }
        }
      } else {
        forgetData()
        complete(batches.flatMap(\.completions), after: nil)
      }
    }
    if !cycle.deferred.isEmpty { setNeedsLayout() }
  }

  /// Tells what is wrong with a batch, and shows everything anew when the data is another already.
  func recover(from error: CollectionUpdateError) {
    note(.update("failed: \(error.description)"))
    reportCall("invalid-update", error.description)
    if askCounts() != dataCounts { forgetData() }
  }

  func complete(_ completions: [(Bool) -> Void], after animation: ElementAnimation?) {
    guard !completions.isEmpty else { return }
    if let animation, let completionScheduler {
      completionScheduler(animation.duration, pendingCompletions.add(completions))
    } else {
      for completion in completions { completion(true) }
    }
  }

  func reportCall(_ code: String, _ message: String) {
    log.reportCall(LayoutDiagnostic(code: code, message: message))
  }
}
