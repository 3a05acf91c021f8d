// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
  /// Layout passes within one cycle: a pass may move the content, which may need another pass.
  private static let passLimit = 3

  /// The update cycle: prepare if invalid → content size → elements → difference → transaction.
  func runCycle(following mapping: BatchMapping?) {
    guard !cycle.isRunning, !cycle.isPreparing, needsCycle(mapping) else { return }
    cycle.isRunning = true
    cycle.takeWork()
    let start = contentOffset
    defer {
      cycle.isRunning = false
      prefetch.motion.shift(from: start, to: contentOffset)
    }
    let resizedFrom = cycle.hasShown && cycle.animation != nil ? cycle.boundsBeforeResize : nil
    cycle.boundsBeforeResize = nil
    let isTransition = cycle.takeTransition()
    let anchors = noteAnchors(in: resizedFrom ?? bounds, before: mapping)
    if let resizedFrom { layout.prepare(forAnimatedBoundsChange: resizedFrom) }
    var wanted = pass()
    if let mapping {
      layout.prepare(forCollectionViewUpdates: mapping.updateItems)
      if resizedFrom == nil { layout.prepare(forAnimatedBoundsChange: bounds) }
      askForAddedAndRemovedKinds(wanted)
    }
    let isHooked = mapping != nil || resizedFrom != nil
    let hooks = isHooked ? askHooks(wanted) : ElementHooks()
    if isHooked || isTransition, moveToTargetOffset(anchors, mapping) { wanted = pass() }
    show(wanted, following: mapping, hooks)
    tellDisplayChanges()
    if mapping != nil { layout.finalizeCollectionViewUpdates() }
    if isHooked { layout.finalizeAnimatedBoundsChange() }
  }

  private func needsCycle(_ mapping: BatchMapping?) -> Bool {
    mapping != nil || layout.isInvalid || cycle.isFreshlyPrepared || data.counts == nil
      || cycle.isReloading
      || !cycle.staleContents.isEmpty || cycle.offsetAdjustment != .zero || cycle.clampsOffset
      || cycle.fetchedRect != window
  }

  /// Prepares, takes over the content size and asks for the elements.
  private func pass() -> [WantedElement] {
    var wanted: [WantedElement] = []
    for _ in 0..<Self.passLimit {
      loadCounts()
      prepareLayout()
      if cycle.isFreshlyPrepared { takeContentSize() }
      moveAfterPreparation()
      if layout.isInvalid { continue }
      wanted = queryElements()
      break
    }
    return wanted
  }

  /// Prepares the layout if it is not; what it sets meanwhile does not make it invalid again.
  func prepareLayout() {
    guard layout.isInvalid, !cycle.isPreparing else { return }
    log.forgetLayout()
    cycle.isPreparing = true
    layout.prepare()
    cycle.isPreparing = false
    layout.isInvalid = false
    cycle.isFreshlyPrepared = true
  }

  private func takeContentSize() {
    cycle.isFreshlyPrepared = false
    let size = layout.collectionViewContentSize
    let lengths = [size.width, size.height]
    let isSound = lengths.allSatisfy { (0...ElementQuery.furthestCoordinate).contains($0) }
    if !isSound {
      log.report(
        LayoutDiagnostic(
          code: "content-size",
          message: "the layout returned the content size \(size.width) × \(size.height)"
        )
      )
    }
    let sound = lengths.map {
      $0.isFinite ? min(max(0, $0), ElementQuery.furthestCoordinate) : 0
    }
    contentSize = CGSize(width: sound[0], height: sound[1])
  }

  private func moveAfterPreparation() {
    let adjustment = cycle.offsetAdjustment
    cycle.offsetAdjustment = .zero
    var offset = CGPoint(x: bounds.minX + adjustment.x, y: bounds.minY + adjustment.y)
    if cycle.clampsOffset, cycle.hasShown { offset = clamped(offset) }
    cycle.clampsOffset = false
    if offset != contentOffset { contentOffset = offset }
  }

  private func queryElements() -> [WantedElement] {
    let rect = window
    cycle.fetchedRect = rect
    cycle.isQuerying = true
    let answer = layout.layoutAttributesForElements(in: rect) ?? []
    cycle.isQuerying = false
    var query = ElementQuery(rect: rect, counts: committedCounts) { [unowned self] slot in
      data.key(for: slot, source: identitySource)
    }
    let wanted = query.wanted(answer)
    for diagnostic in query.diagnostics { log.report(diagnostic) }
    return wanted
  }
}
