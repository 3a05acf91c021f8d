// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// The most layout passes within one cycle: a pass may move the content, which may need another
  /// pass.
  private static let passLimit = 3

  /// The update cycle: prepare if invalid → content size → elements → difference → transaction.
  func runCycle(following mapping: BatchMapping?) {
    guard needsCycle(mapping) else { return }
    cycle.update { update in
      let start = contentOffset
      NamedColours.listen()
      if update.isRecount { data.forgetCounts() }
      // A callback may attach another layout; this cycle continues with the layout that it began
      // with.
      run(update, following: mapping, layout)
      prefetching.shift(from: start, to: contentOffset)
    }
  }

  private func run(
    _ update: borrowing UpdateCycle.Update,
    following mapping: BatchMapping?,
    _ layout: UICollectionViewLayout
  ) {
    let isAnimated = visible.isEverShown && cycle.animations?.animation != nil
    let resizedFrom = isAnimated ? update.resizedFrom : nil
    let isTransition = isAnimated && update.isLayoutChange
    let policy = offset.policy.within(layoutChange: isTransition)
    let anchors =
      update.isReload ? [] : noteAnchors(in: resizedFrom ?? bounds, before: mapping, policy)
    if let resizedFrom { announce(boundsChangeFrom: resizedFrom, to: layout) }
    var wanted = pass()
    let isHooked = mapping != nil || resizedFrom != nil
    var exchanged: Set<ElementKey> = []
    if isTransition, !isHooked, moveToTargetOffset(anchors, mapping, policy) { wanted = pass() }
    // The layout may change its attribute objects when it is asked more.
    let asksHooks = isHooked || isTransition && exchange.leaving != nil
    if asksHooks, !layout.makesNewAttributes { wanted = wanted.map(\.withOwnAttributes) }
    if let mapping {
      prepareLayout(for: mapping)
      if resizedFrom == nil { announce(boundsChangeFrom: bounds, to: layout) }
      exchanged = questions.exchangedViews(from: visible.ordered, to: wanted)
    }
    var hooks = ElementHooks()
    if asksHooks, questions.asksHooks(leaving: exchange.leaving) {
      let ends = ElementEnds(
        from: visible.ordered,
        to: wanted,
        isReplaced: replacedKeys(update, mapping, exchanged)
      ) { [unowned self] element in
        survivingSlot(of: element, mapping).flatMap { attributes(for: $0) }
      }
      let leaving = exchange.leaving
      hooks = questions.hooks(from: visible.ordered, to: wanted, leaving: leaving, ends)
    }
    hooks.exchanged = exchanged
    if isHooked, moveToTargetOffset(anchors, mapping, policy) { wanted = pass() }
    tellViews(of: isTransition ? exchange.leaving : nil, isOver: false)
    showFitted(wanted, following: mapping, hooks, in: update)
    tellViews(of: isTransition ? exchange.leaving : nil, isOver: true)
    tellDisplayChanges()
    reportNamedColours()
    finish(layout, hadUpdates: mapping != nil, isHooked: isHooked)
  }

  /// Tells the layout the single updates of a batch, unless it never reads them.
  private func prepareLayout(for mapping: BatchMapping) {
    note(.layout("prepare(forCollectionViewUpdates:) \(mapping.updateItems.count)"))
    guard layout.readsUpdateItems else { return }
    layout.prepare(forCollectionViewUpdates: mapping.updateItems)
  }

  /// Tells every view about a change of layout, before and after it is placed.
  private func tellViews(of oldLayout: UICollectionViewLayout?, isOver: Bool) {
    guard let oldLayout else { return }
    tellViews(from: oldLayout, to: layout, isOver: isOver)
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

  private func needsCycle(_ mapping: BatchMapping?) -> Bool {
    mapping != nil || layout.isInvalid || data.counts == nil || !cycle.invalid.isEmpty
      || offset.adjustment != .zero || visible.rect != keptRect || isOnScreen && showsOldContent
  }

  /// Whether a visible element shows something else than was told: an app changes its cells at any time.
  var showsOldContent: Bool {
    visible.ordered.contains { element in
      element.view.contentRevision != element.toldRevision
        || element.view.drawingRevision != element.toldDrawing
    }
  }

  /// Prepares the layout, reads the content size and asks for the elements.
  func pass() -> [WantedElement] {
    for _ in 0..<Self.passLimit {
      loadCounts()
      prepareLayout()
      let shift = cycle.validate(.contentSize) ? takeContentSize() : 0
      moveAfterPreparation(shift)
      if !layout.isInvalid { return queryElements() }
    }
    record.log.report(
      LayoutDiagnostic(
        code: "endless-layout",
        message: "the layout changes the data or the bounds each time it prepares"
      )
    )
    return queryElements()
  }

  /// Prepares the layout if it is invalid; what it changes meanwhile does not invalidate it again.
  func prepareLayout() {
    guard layout.isInvalid else { return }
    let prepared = layout
    let again = cycle.prepare {
      record.log.forgetLayout()
      record.tally.prepares += 1
      note(.layout("prepare()"))
      // A list on an app's screen says nothing of the device.
      if window == nil { UIScreen.main.show(size: bounds.size, scale: displayScale) }
      timed { prepared.prepare() }
    }
    if let again { prepared.isInvalid = again }
  }

  /// Reads the content size from the layout.
  ///
  /// - Returns: How far the content moves sideways so that its leading edge stays in place.
  private func takeContentSize() -> CGFloat {
    let size = timed { layout.collectionViewContentSize }
    note(.layout("collectionViewContentSize → \(size.callText)"))
    let lengths = [size.width, size.height]
    let isSound = lengths.allSatisfy { (0...ElementQuery.furthestCoordinate).contains($0) }
    if !isSound {
      record.log.report(
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
    return updateMirror()
  }

  private func moveAfterPreparation(_ shift: CGFloat) {
    let adjustment = self.offset.takeAdjustment()
    var offset = CGPoint(x: bounds.minX + adjustment.x + shift, y: bounds.minY + adjustment.y)
    if cycle.validate(.offset), visible.isEverShown { offset = clamped(offset) }
    if let target = exchange.takeOffset() { offset = target }
    if offset != contentOffset { bounds.origin = offset }
  }

  private func queryElements() -> [WantedElement] {
    let rect = keptRect
    visible.rect = rect
    cycle.validate(.elements)
    let answer = movement.placed(elements(in: rect))
    let counts = committedCounts
    var query = ElementQuery(rect: rect, counts: counts) { [data, identitySource] slot in
      data.key(for: slot, source: identitySource)
    }
    query.kept = movement.slot
    query.keepsAll = exchange.showsWholeWay
    let wanted = query.wanted(answer)
    for diagnostic in query.diagnostics { record.log.report(diagnostic) }
    checkIdentities(of: wanted)
    return wanted
  }
}
