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

  /// Adds changes to the running batch, or makes them as one of their own.
  func record(_ updates: [CollectionUpdate]) {
    for update in updates { note(.update(update.callText)) }
    guard !cycle.batches.isOpen else { return cycle.batches.record(updates) }
    performBatchUpdates({ self.cycle.batches.record(updates) }, completion: nil)
  }

  /// Makes the changes of a block as one animated transaction.
  ///
  /// - Throws: `CollectionUpdateError` when they contradict the data source; the collection view is
  ///   then as it was.
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

  /// Makes the changes of a batch and completes it.
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
    let updates = try BatchUpdates(batch.updates)
    let mapping = try BatchMapping(updates, before: batch.before, after: askCounts())
    if !updates.isEmpty { cycle.completions.interrupt() }
    var placeholders = data.placeholders
    placeholders.follow(mapping)
    let picture = try mapping.picture(data.placeholders, after: placeholders)
    data.placeholders = placeholders
    takeOver(picture, animation)
  }

  /// Takes everything over a batch of the picture, and shows it.
  func takeOver(_ mapping: BatchMapping, _ animation: ElementAnimation?) {
    prefetching.follow(mapping)
    data.follow(mapping, assigningIdentities: identitySource == nil)
    interaction.follow(mapping)
    movement.follow(mapping)
    performAnimated(animation) {
      let context = layout.makeInvalidationContext()
      if !mapping.updates.isEmpty { context.markBatch(mapping) }
      layout.invalidateAll(with: context)
      cycle.invalidate(.offset)
      runCycle(following: mapping)
      interaction.show()
    }
  }

  /// Does something that shows other data, now or as soon as nothing is being shown; in the order of the
  /// calls.
  func whenIdle(_ work: @escaping () -> Void) {
    guard cycle.holdsData || cycle.hasWaiting else { return work() }
    let blocks = AnimationBlocks.current
    cycle.wait { blocks.resume(work) }
    setNeedsLayout()
  }

  /// Does what waited, and what comes meanwhile, up to a limit: somebody may ask for ever.
  private func doIdleWork() {
    for _ in 0..<Self.deferralLimit * Self.deferralLimit {
      guard cycle.doWaiting() else { return }
    }
    if cycle.hasWaiting { setNeedsLayout() }
  }

  /// Batches in a row that may follow one another before the next layout pass.
  private static let deferralLimit = 3

  /// Makes up for batches that came at a time when they could not be made.
  ///
  /// The data source tells only the counts after all of them. So several become a reload.
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

  /// Tells what is wrong with a batch, and shows everything anew when the data is another already.
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
