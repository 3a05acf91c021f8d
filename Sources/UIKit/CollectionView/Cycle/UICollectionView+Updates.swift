// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionView {
  /// The counts in use; the data source is asked for them if they are unknown.
  var committedCounts: SectionCounts {
    loadCounts()
    return data.counts ?? SectionCounts()
  }

  func loadCounts() {
    guard data.counts == nil else { return }
    guard !cycle.isCounting else {
      reportReentrancy("the data source asked for the counts while it was asked for them")
      return
    }
    let counts = askCounts()
    data.adopt(counts, assigningIdentities: identitySource == nil)
  }

  /// Forgets the counts and reloads everything in the next pass.
  func forgetData() {
    cycle.forgetData()
    cycle.departures.interrupt()
    movement.forget()
    data.forgetCounts()
    dragAndDrop.placeholders.forget()
    prefetching.forget()
    interaction.forget()
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

  /// Adds changes to the running batch, or makes a new batch of them.
  func record(_ updates: [CollectionUpdate]) {
    for update in updates { note(.update(update.callText)) }
    guard !cycle.batches.isOpen else { return cycle.batches.record(updates) }
    performBatchUpdates({ self.cycle.batches.record(updates) }, completion: nil)
  }

  /// Adds a change that is known already to the running batch; its single updates are listed only if
  /// there are others or somebody traces the calls.
  ///
  /// - Precondition: the block of a batch is running.
  package func record(_ known: RunMap) {
    if record.trace != nil {
      for update in known.updates.list { note(.update(update.callText)) }
    }
    cycle.batches.record(known)
  }

  /// Makes the changes of a block as one animated transaction.
  ///
  /// - Throws: `CollectionUpdateError` when they contradict the data source; the collection view is
  ///   then unchanged.
  package func performUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) throws(CollectionUpdateError) {
    let earlier = cycle.batches.isOpen ? SectionCounts() : dataCounts
    note(.update("performBatchUpdates(_:completion:)"))
    cycle.batches.begin()
    updates?()
    guard let recorded = cycle.batches.end(completion) else { return }
    let batch = Batches.Batch(
      updates: recorded.updates,
      known: recorded.known,
      before: earlier,
      completions: (completion.map { [$0] } ?? []) + recorded.nested,
      blocks: .current
    )
    guard !cycle.isBusy else {
      cycle.batches.delay(batch)
      setNeedsLayout()
      return
    }
    do throws(CollectionUpdateError) {
      try commit(batch)
    } catch {
      for completion in recorded.nested { completion(false) }
      throw error
    }
    commitDeferredBatches()
  }

  /// Shows the changes of a batch and calls its completions.
  private func commit(_ batch: Batches.Batch) throws(CollectionUpdateError) {
    let animation = batchAnimation
    var failure: CollectionUpdateError?
    let change = {
      do throws(CollectionUpdateError) {
        try self.change(by: batch, animation)
      } catch {
        failure = error
      }
    }
    if movement.isUnderWay {
      performAnimated(animation) { movement.rebase(change) }
    } else {
      change()
    }
    if let failure { throw failure }
    complete(batch.completions, after: animation)
  }

  /// How a batch is shown: as the animation block around it says, else as what it is a part of.
  var batchAnimation: ElementAnimation? {
    let own = cycle.animations.map(\.animation) ?? .standard
    return AnimationBlocks.animation(unlessTold: own)
  }

  private func change(
    by batch: Batches.Batch,
    _ animation: ElementAnimation?
  ) throws(CollectionUpdateError) {
    guard !cycle.invalid.parts.contains(.data), visible.isEverShown, !cycle.isMovingItem else {
      cycle.completions.interrupt()
      forgetData()
      return
    }
    let mapping = try mapping(of: batch)
    if !mapping.isEmpty { cycle.completions.interrupt() }
    var placeholders = data.placeholders
    placeholders.follow(mapping)
    let picture = try mapping.picture(data.placeholders, after: placeholders)
    data.placeholders = placeholders
    takeOver(picture, animation)
  }

  private func mapping(of batch: Batches.Batch) throws(CollectionUpdateError) -> BatchMapping {
    let after = askCounts()
    if let known = batch.known, known.before == batch.before, known.after == after {
      return BatchMapping(known)
    }
    if let known = batch.known {
      return try BatchMapping(known.updates, before: batch.before, after: after)
    }
    return try BatchMapping(try BatchUpdates(batch.updates), before: batch.before, after: after)
  }

  /// Applies a batch, in index paths of the picture, to everything that has such paths, and shows
  /// it.
  func takeOver(_ mapping: BatchMapping, _ animation: ElementAnimation?) {
    prefetching.follow(mapping)
    data.follow(mapping, assigningIdentities: identitySource == nil)
    interaction.follow(mapping)
    movement.follow(mapping)
    performAnimated(animation) {
      let context = layout.makeInvalidationContext()
      if !mapping.isEmpty { context.markBatch(mapping) }
      layout.invalidateAll(with: context)
      cycle.invalidate(.offset)
      runCycle(following: mapping)
      interaction.show()
    }
  }

  /// Runs work that changes the data, now or as soon as nothing is being shown, in the order of the
  /// calls.
  func whenIdle(_ work: @escaping () -> Void) {
    guard cycle.holdsData || cycle.hasWaiting else { return work() }
    let blocks = AnimationBlocks.current
    cycle.wait { blocks.resume(work) }
    setNeedsLayout()
  }

  /// Runs the waiting work and the work that comes meanwhile, up to a limit, because callbacks may
  /// add work without end.
  private func doIdleWork() {
    for _ in 0..<Self.deferralLimit * Self.deferralLimit {
      guard cycle.doWaiting() else { return }
    }
    if cycle.hasWaiting { setNeedsLayout() }
  }

  /// The most successive batches before the next layout pass.
  private static let deferralLimit = 3

  /// Makes the batches that were postponed.
  ///
  /// The data source tells only the counts after all of them, so several batches become a reload.
  func commitDeferredBatches() {
    doIdleWork()
    for _ in 0..<Self.deferralLimit {
      guard !cycle.isBusy else { return }
      let batches = cycle.batches.takeDeferred()
      guard !batches.isEmpty else { return }
      if let batch = batches.first, batches.count == 1 {
        batch.blocks.resume { commitLate(batch) }
      } else {
        forgetData()
        complete(batches.flatMap(\.completions), after: nil)
      }
    }
    if !cycle.batches.deferred.isEmpty { setNeedsLayout() }
  }

  private func commitLate(_ batch: Batches.Batch) {
    do throws(CollectionUpdateError) {
      try commit(batch)
    } catch {
      recover(from: error)
      for completion in batch.completions { completion(false) }
    }
  }

  /// Reports what is wrong with a batch, and reloads everything if the data has already changed.
  func recover(from error: CollectionUpdateError) {
    note(.update("failed: \(error.description)"))
    reportCall("invalid-update", error.description)
    if askCounts() != dataCounts { forgetData() }
  }

  func complete(_ completions: [(Bool) -> Void], after animation: ElementAnimation?) {
    guard !completions.isEmpty else { return }
    if let animation, let scheduler = outside.completionScheduler {
      scheduler(animation.duration, cycle.completions.add(completions))
    } else {
      for completion in completions { completion(true) }
    }
  }

  func reportCall(_ code: String, _ message: String) {
    record.log.reportCall(LayoutDiagnostic(code: code, message: message))
  }
}
