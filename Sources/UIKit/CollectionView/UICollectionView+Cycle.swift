// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// Layout passes within one cycle: a pass may move the content, which may need another pass.
  private static let passLimit = 3

  /// The update cycle: prepare if invalid → content size → elements → difference → transaction.
  func runCycle(following mapping: BatchMapping?) {
    guard !cycle.isRunning, !cycle.isPreparing, needsCycle(mapping) else { return }
    cycle.isRunning = true
    cycle.takeWork()
    NamedColours.listen()
    recount()
    // A callback may attach another layout; this cycle is still about the one that began it.
    let layout = layout
    let start = contentOffset
    defer {
      cycle.isRunning = false
      prefetch.motion.shift(from: start, to: contentOffset)
    }
    let resizedFrom = cycle.hasShown && cycle.animation != nil ? cycle.boundsBeforeResize : nil
    cycle.boundsBeforeResize = nil
    let isTransition = cycle.takeTransition()
    let anchors = noteAnchors(in: resizedFrom ?? bounds, before: mapping)
    if let resizedFrom { announce(boundsChangeFrom: resizedFrom, to: layout) }
    var wanted = pass()
    let isHooked = mapping != nil || resizedFrom != nil
    var exchanged: Set<ElementKey> = []
    if isTransition, !isHooked, moveToTargetOffset(anchors, mapping) { wanted = pass() }
    // The layout may go on changing its objects when it is asked for more.
    let asksHooks = isHooked || isTransition && cycle.leavingLayout != nil
    if asksHooks { wanted = wanted.map(\.withOwnAttributes) }
    if let mapping {
      note(.layout("prepare(forCollectionViewUpdates:) \(mapping.updateItems.count)"))
      layout.prepare(forCollectionViewUpdates: mapping.updateItems)
      if resizedFrom == nil { announce(boundsChangeFrom: bounds, to: layout) }
      exchanged = askForExchangedViews(wanted)
    }
    var hooks = asksHooks ? askHooks(wanted) : ElementHooks()
    hooks.exchanged = exchanged
    if isHooked, moveToTargetOffset(anchors, mapping) { wanted = pass() }
    tellViews(of: isTransition ? cycle.leavingLayout : nil, isOver: false)
    showFitted(wanted, following: mapping, hooks)
    tellViews(of: isTransition ? cycle.leavingLayout : nil, isOver: true)
    tellDisplayChanges()
    reportNamedColours()
    finish(layout, hadUpdates: mapping != nil, isHooked: isHooked)
  }

  /// Tells every view before and after it is placed by another layout.
  private func tellViews(of oldLayout: UICollectionViewLayout?, isOver: Bool) {
    guard let oldLayout else { return }
    tellViews(from: oldLayout, to: layout, isOver: isOver)
  }

  /// Tells every view before or after it is placed by another layout.
  func tellViews(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout,
    isOver: Bool
  ) {
    for element in visible.ordered {
      if isOver {
        note(.view("didTransition(from:to:) \(element.slot.callText)"))
        element.view.didTransition(from: oldLayout, to: newLayout)
      } else {
        note(.view("willTransition(from:to:) \(element.slot.callText)"))
        element.view.willTransition(from: oldLayout, to: newLayout)
      }
    }
  }

  private func announce(boundsChangeFrom old: CGRect, to layout: UICollectionViewLayout) {
    note(.layout("prepare(forAnimatedBoundsChange: \(old.callText))"))
    layout.prepare(forAnimatedBoundsChange: mirrored(old))
  }

  private func finish(_ layout: UICollectionViewLayout, hadUpdates: Bool, isHooked: Bool) {
    if hadUpdates {
      note(.layout("finalizeCollectionViewUpdates()"))
      layout.finalizeCollectionViewUpdates()
    }
    guard isHooked else { return }
    note(.layout("finalizeAnimatedBoundsChange()"))
    layout.finalizeAnimatedBoundsChange()
  }

  /// Forgets counts that a reload made doubtful while they were asked for.
  private func recount() {
    guard cycle.countsAgain else { return }
    cycle.countsAgain = false
    data.forgetCounts()
  }

  private func needsCycle(_ mapping: BatchMapping?) -> Bool {
    mapping != nil || layout.isInvalid || cycle.isFreshlyPrepared || data.counts == nil
      || cycle.isReloading
      || !cycle.staleContents.isEmpty || cycle.hasStaleViews || cycle.offsetAdjustment != .zero
      || cycle.clampsOffset
      || cycle.fetchedRect != keptRect
  }

  /// Prepares, takes over the content size and asks for the elements.
  func pass() -> [WantedElement] {
    for _ in 0..<Self.passLimit {
      loadCounts()
      prepareLayout()
      if cycle.isFreshlyPrepared { takeContentSize() }
      moveAfterPreparation()
      if !layout.isInvalid { return queryElements() }
    }
    log.report(
      LayoutDiagnostic(
        code: "endless-layout",
        message: "the layout changes the data or the bounds each time it prepares"
      )
    )
    return queryElements()
  }

  /// Prepares the layout if it is not; what it sets meanwhile does not make it invalid again.
  func prepareLayout() {
    guard layout.isInvalid, !cycle.isPreparing else { return }
    log.forgetLayout()
    cycle.isPreparing = true
    cycle.preparesAgain = false
    tally.prepares += 1
    note(.layout("prepare()"))
    UIScreen.main.show(size: bounds.size, scale: displayScale)
    let prepared = layout
    prepared.prepare()
    cycle.isPreparing = false
    prepared.isInvalid = cycle.preparesAgain
    cycle.isFreshlyPrepared = true
    cycle.isPreparedAnew = true
  }

  private func takeContentSize() {
    cycle.isFreshlyPrepared = false
    let size = layout.collectionViewContentSize
    note(.layout("collectionViewContentSize → \(size.callText)"))
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
    updateMirror()
  }

  private func moveAfterPreparation() {
    let adjustment = cycle.offsetAdjustment
    let shift = cycle.mirrorShift
    cycle.offsetAdjustment = .zero
    cycle.mirrorShift = 0
    // Layouts shift the content in their own direction.
    let way = cycle.mirror == nil ? adjustment.x : -adjustment.x
    var offset = CGPoint(x: bounds.minX + way + shift, y: bounds.minY + adjustment.y)
    if cycle.clampsOffset, cycle.hasShown { offset = clamped(offset) }
    cycle.clampsOffset = false
    if let target = takeTransitionOffset() { offset = target }
    if offset != contentOffset { contentOffset = offset }
  }

  private func queryElements() -> [WantedElement] {
    let rect = keptRect
    cycle.fetchedRect = rect
    let answer = withMovingItem(elements(in: rect))
    var query = ElementQuery(rect: rect, counts: committedCounts) { [unowned self] slot in
      data.key(for: slot, source: identitySource)
    }
    query.kept = movingSlot
    query.keepsAll = transition.map { $0.layout === layout && $0.layout.showsWholeWay } ?? false
    let wanted = query.wanted(answer)
    for diagnostic in query.diagnostics { log.report(diagnostic) }
    checkIdentities(of: wanted)
    return wanted
  }
}
