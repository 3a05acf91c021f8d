// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
  /// The counts in use, asked for when they are not known.
  var committedCounts: SectionCounts {
    loadCounts()
    return data.counts ?? SectionCounts()
  }

  func loadCounts() {
    guard data.counts == nil else { return }
    let counts = SectionCounts(asking: dataSource, for: self)
    data.adopt(counts, assigningIdentities: identitySource == nil)
  }

  /// Drops the counts and has everything shown anew by the next pass.
  func forgetData() {
    data.forgetCounts()
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
    let earlier = isNested ? nil : committedCounts
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
    do throws(CollectionUpdateError) {
      try commit(recorded, before: earlier ?? SectionCounts())
    } catch {
      complete(nested, after: nil)
      throw error
    }
    let all = (completion.map { [$0] } ?? []) + nested
    complete(all, after: cycle.animationDepth > 0 ? cycle.animation : .standard)
  }

  private func commit(
    _ recorded: [CollectionUpdate],
    before: SectionCounts
  ) throws(CollectionUpdateError) {
    guard !cycle.isReloading, cycle.hasShown, !cycle.isRunning else {
      forgetData()
      return
    }
    let updates = try BatchUpdates(recorded)
    let counts = SectionCounts(asking: dataSource, for: self)
    let mapping = try BatchMapping(updates, before: before, after: counts)
    prefetch.window.follow(mapping)
    data.follow(mapping, assigningIdentities: identitySource == nil)
    interaction.follow(mapping)
    let animation = cycle.animationDepth > 0 ? cycle.animation : .standard
    performAnimated(animation) {
      let context = layout.makeInvalidationContext()
      if !updates.isEmpty { context.markDataSourceCounts() }
      layout.invalidateAll(with: context)
      cycle.clampsOffset = true
      runCycle(following: mapping)
      showInteraction()
    }
  }

  func complete(_ completions: [(Bool) -> Void], after animation: ElementAnimation?) {
    guard !completions.isEmpty else { return }
    let run = { for completion in completions { completion(true) } }
    if let animation, let completionScheduler {
      completionScheduler(animation.duration, run)
    } else {
      run()
    }
  }

  func reportCall(_ code: String, _ message: String) {
    log.reportCall(LayoutDiagnostic(code: code, message: message))
  }
}
