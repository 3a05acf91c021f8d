// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Puts another layout into use: at once, animated, or as far as a finger says.
///
/// While a finger drives it the transition layout is in use, and the content offset goes along with its
/// progress.
@MainActor
final class LayoutExchange {
  private unowned let hub: any LayoutExchangeHub
  /// The change that a finger drives, and only while one does.
  private(set) var transition: LayoutTransition?
  /// The layout that an animated change takes away, until it has said where its elements end.
  private(set) var leaving: UICollectionViewLayout?

  init(hub: any LayoutExchangeHub) {
    self.hub = hub
  }

  /// Whether a finger drives a change.
  var isUnderWay: Bool { transition != nil }

  /// Whether every element of the way is shown, wherever it is.
  var showsWholeWay: Bool {
    guard let between = transition?.layout, between === hub.layout else { return false }
    return between.showsWholeWay
  }

  /// Whether a layout is at either end of the way that is being gone.
  func goesBetween(_ layout: UICollectionViewLayout) -> UICollectionViewTransitionLayout? {
    guard let between = transition?.layout, between === hub.layout else { return nil }
    return between.ends.contains { $0 === layout } ? between : nil
  }

  /// Puts another layout into use; the next pass shows it.
  func change(to newLayout: UICollectionViewLayout, animated: Bool) {
    cancelInPlace()
    let oldLayout = hub.layout
    guard newLayout !== oldLayout else { return }
    guard animated, hub.visible.isEverShown else { return hub.attach(newLayout) }
    hub.performAnimated(AnimationBlocks.animation(unlessTold: .standard)) {
      tellStart(from: oldLayout, to: newLayout)
      hub.attach(newLayout)
      // It may need the collection view to say where its elements end.
      hub.adopt(oldLayout)
      leaving = oldLayout
      hub.layoutIfNeeded()
      leaving = nil
      tellEnd(from: oldLayout, to: newLayout)
      if oldLayout !== hub.layout { oldLayout.attachedCollectionView = nil }
    }
  }

  /// Starts a transition whose end shows items at a place of one's choice.
  ///
  /// - Source: ours; UIKit leaves open where the content stands.
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
    let anchors = hub.noteAnchors(in: hub.bounds, before: nil)
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

  /// A cycle that shows a transition layout has nothing to ask or to tell about a change of layout.
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

  /// Where the content stands at the end: as asked for, else by the policy; the next layout has the last
  /// word.
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
      proposed = proposal.offset(hub.offset.policy, anchor: anchor, at: frame)
    }
    let target = between.nextLayout.targetContentOffset(forProposedContentOffset: proposed)
    let reach = ElementQuery.furthestCoordinate
    return abs(target.x) <= reach && abs(target.y) <= reach ? target : proposed
  }

  /// The rectangle around items in a layout; `nil` when none of them is there.
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

  /// Where the content is to go because the progress is another than at the last pass.
  func takeOffset() -> CGPoint? {
    guard let transition, hub.layout === transition.layout else { return nil }
    let progress = transition.layout.transitionProgress
    guard transition.shownProgress != progress else { return nil }
    self.transition?.shownProgress = progress
    return transition.start.interpolated(to: transition.end, at: progress)
  }

  /// Brings one of the two layouts into use, from where everything is now.
  ///
  /// - Parameters:
  ///   - isFinished: Whether it is the next one.
  ///   - given: What carries the rest; `nil` leaves it to the way that is left.
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
    // At the very end somebody may have scrolled on.
    let isAtEnd = isFinished && transition.shownProgress == 1
    self.transition = nil
    hub.performAnimated(animation) {
      hub.attach(stays)
      takeOver()
      if !isAtEnd { hub.contentOffset = isFinished ? transition.end : transition.start }
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

  /// Ends a transition where another change of layout begins: back to the first layout at once.
  ///
  /// - Source: ours; UIKit ends the program.
  private func cancelInPlace() {
    guard let transition else { return }
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    self.transition = nil
    hub.attach(old)
    takeOver()
    hub.contentOffset = transition.start
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    if new !== old { new.attachedCollectionView = nil }
    transition.completion?(false, false)
  }
}
