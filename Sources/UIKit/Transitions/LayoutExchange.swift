// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Replaces the layout with another one: at once, with an animation, or as an interactive
/// transition.
///
/// During a transition, the transition layout is in use, and the content offset follows its
/// progress.
@MainActor
final class LayoutExchange {
  private unowned let hub: any LayoutExchangeHub
  /// The interactive transition; `nil` while none is under way.
  private(set) var transition: LayoutTransition?
  /// The old layout of an animated change, until it has told where its elements end.
  private(set) var leaving: UICollectionViewLayout?

  init(hub: any LayoutExchangeHub) {
    self.hub = hub
  }

  /// Whether an interactive transition is under way.
  var isUnderWay: Bool { transition != nil }

  /// Whether every element of the transition is shown, at any place.
  var showsWholeWay: Bool {
    guard let between = transition?.layout, between === hub.layout else { return false }
    return between.showsWholeWay
  }

  /// The transition layout, if `layout` is one of its two layouts.
  func goesBetween(_ layout: UICollectionViewLayout) -> UICollectionViewTransitionLayout? {
    guard let between = transition?.layout, between === hub.layout else { return nil }
    return between.ends.contains { $0 === layout } ? between : nil
  }

  /// Uses another layout; the next pass shows it.
  func change(to newLayout: UICollectionViewLayout, animated: Bool) {
    cancelInPlace()
    let oldLayout = hub.layout
    guard newLayout !== oldLayout else { return }
    guard animated, hub.visible.isEverShown else { return hub.attach(newLayout) }
    hub.performAnimated(AnimationBlocks.animation(unlessTold: .standard)) {
      tellStart(from: oldLayout, to: newLayout)
      hub.attach(newLayout)
      // The old layout may need the collection view to tell where its elements end.
      hub.adopt(oldLayout)
      leaving = oldLayout
      hub.layoutIfNeeded()
      leaving = nil
      tellEnd(from: oldLayout, to: newLayout)
      if oldLayout !== hub.layout { oldLayout.attachedCollectionView = nil }
    }
  }

  /// Starts a transition that shows items at a given place at its end.
  ///
  /// - Source: ours; UIKit does not define where the content stands.
  func start(
    to newLayout: UICollectionViewLayout,
    showing paths: [IndexPath],
    _ placement: TransitionPlacement?,
    completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    hub.cancelMovement()
    cancelInPlace()
    hub.layoutIfNeeded()
    let oldLayout = hub.layout
    let between = hub.makeTransitionLayout(from: oldLayout, to: newLayout)
    tellStart(from: oldLayout, to: newLayout)
    // Whoever has the transition in hand moves the content too.
    let policy = hub.offset.policy.within(layoutChange: false)
    let anchors = hub.noteAnchors(in: hub.bounds, before: nil, policy)
    hub.tellViews(from: oldLayout, to: newLayout, isOver: false)
    let start = hub.contentOffset
    hub.attach(between)
    for layout in [oldLayout, newLayout] { hub.adopt(layout) }
    if newLayout !== oldLayout { newLayout.isInvalid = true }
    takeOver()
    hub.prepareForQuery()
    let end = endOffset(of: between, showing: paths, placement, anchors)
    let rect = hub.keptRect
    between.reach = rect.union(rect.offsetBy(dx: end.x - start.x, dy: end.y - start.y))
    transition = LayoutTransition(
      layout: between,
      start: start,
      end: end,
      shownProgress: nil,
      completion: completion
    )
    hub.performAnimated(nil) { hub.setNeedsLayout() }
    return between
  }

  /// Marks the layout as up to date: a cycle that shows a transition layout asks and tells nothing
  /// about a change of layout.
  private func takeOver() { hub.cycle.validate([.layout, .offset]) }

  private func tellStart(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    hub.note(.layout("prepareForTransition(to:) of the old layout"))
    oldLayout.prepareForTransition(to: newLayout)
    hub.note(.layout("prepareForTransition(from:) of the new layout"))
    newLayout.prepareForTransition(from: oldLayout)
  }

  private func tellEnd(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    hub.note(.layout("finalizeLayoutTransition() of both layouts"))
    oldLayout.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
  }

  /// Where the content stands at the end: as requested, else by the policy; then the next layout
  /// may change it.
  private func endOffset(
    of between: UICollectionViewTransitionLayout,
    showing paths: [IndexPath],
    _ placement: TransitionPlacement?,
    _ anchors: [ContentOffsetAnchor]
  ) -> CGPoint {
    let proposal = ContentOffsetProposal(
      bounds: hub.bounds,
      contentSize: between.nextLayout.collectionViewContentSize,
      insets: hub.adjustedContentInset
    )
    var proposed = proposal.clamped(hub.contentOffset)
    if let placement,
      let frame = placedFrame(of: paths, in: between.nextLayout),
      let old = placedFrame(of: paths, in: between.currentLayout)
    {
      proposed = placement.offset(showing: frame, from: old, proposal)
    } else if let anchor = anchors.first {
      let path = IndexPath(position: anchor.position)
      let frame = placedFrame(of: [path], in: between.nextLayout)
      proposed = proposal.offset(
        hub.offset.policy.within(layoutChange: false),
        anchor: anchor,
        at: frame
      )
    }
    let target = between.nextLayout.targetContentOffset(forProposedContentOffset: proposed)
    let reach = ElementQuery.furthestCoordinate
    return abs(target.x) <= reach && abs(target.y) <= reach ? target : proposed
  }

  /// The rectangle around items in a layout; `nil` if it has none of them.
  private func placedFrame(of paths: [IndexPath], in layout: UICollectionViewLayout) -> CGRect? {
    let counts = hub.committedCounts
    let frames = paths.compactMap { path -> CGRect? in
      guard path.count == 2, counts.contains(ElementSlot.cell(at: path).position) else {
        return nil
      }
      guard let attributes = layout.layoutAttributesForItem(at: path), attributes.isSound
      else { return nil }
      return attributes.frame
    }
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The offset that follows from the progress; `nil` if the progress is that of the last pass.
  func takeOffset() -> CGPoint? {
    guard let transition, hub.layout === transition.layout else { return nil }
    let progress = transition.layout.transitionProgress
    guard transition.shownProgress != progress else { return nil }
    self.transition?.shownProgress = progress
    return transition.start.interpolated(to: transition.end, at: progress)
  }

  /// Uses one of the two layouts, starting from the present places.
  ///
  /// - Parameters:
  ///   - isFinished: Whether to use the next layout.
  ///   - given: The animation of the rest; `nil` means that its duration follows from the remaining
  ///     progress.
  func end(isFinished: Bool, by given: ElementAnimation? = nil) {
    guard let transition else {
      return hub.reportCall("transition", "no interactive transition is under way")
    }
    guard !hub.cycle.holdsData else {
      return hub.whenIdle { [weak self] in
        if self?.transition != nil { self?.end(isFinished: isFinished, by: given) }
      }
    }
    let between = transition.layout
    let (old, new) = (between.currentLayout, between.nextLayout)
    let (gone, stays) = isFinished ? (old, new) : (new, old)
    let rest = transition.rest(to: isFinished ? 1 : 0)
    let animation = given ?? AnimationBlocks.animation(unlessTold: rest)
    // At the very end, the content may have been scrolled further.
    let isAtEnd = isFinished && transition.shownProgress == 1
    self.transition = nil
    hub.performAnimated(animation) {
      hub.attach(stays)
      takeOver()
      if !isAtEnd { hub.bounds.origin = isFinished ? transition.end : transition.start }
      hub.cycle.invalidate(.offset)
      hub.layoutIfNeeded()
      tellEnd(from: old, to: new)
    }
    if gone !== hub.layout { gone.attachedCollectionView = nil }
    hub.tellViews(from: gone, to: stays, isOver: true)
    if let completion = transition.completion {
      hub.complete([{ completion($0, isFinished) }], after: animation)
    }
  }

  /// Returns to the first layout at once, because another change of layout begins.
  ///
  /// - Source: ours; UIKit ends the program.
  private func cancelInPlace() {
    guard let transition else { return }
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    self.transition = nil
    hub.attach(old)
    takeOver()
    hub.bounds.origin = transition.start
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    if new !== old { new.attachedCollectionView = nil }
    transition.completion?(false, false)
  }
}
