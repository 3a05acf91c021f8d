// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// Changes of layout that a finger drives.
///
/// Meanwhile the transition layout is in use, and the content offset goes along with its progress.
extension UICollectionView {
  /// Starts a transition whose end shows items at a place of one's choice.
  ///
  /// - Source: ours; UIKit leaves open where the content stands.
  package func startTransition(
    to newLayout: UICollectionViewLayout,
    showing paths: [IndexPath],
    _ placement: TransitionPlacement?,
    completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    cancelMovement()
    cancelTransitionInPlace()
    layoutIfNeeded()
    let oldLayout = layout
    let between = makeTransitionLayout(from: oldLayout, to: newLayout)
    note(.layout("prepareForTransition(to:) of the old layout"))
    oldLayout.prepareForTransition(to: newLayout)
    note(.layout("prepareForTransition(from:) of the new layout"))
    newLayout.prepareForTransition(from: oldLayout)
    let anchors = noteAnchors(in: bounds, before: nil)
    tellViews(from: oldLayout, to: newLayout, isOver: false)
    let start = contentOffset
    attach(between)
    for layout in [oldLayout, newLayout] { layout.attachedCollectionView = self }
    if newLayout !== oldLayout { newLayout.isInvalid = true }
    takeOver()
    prepareForQuery()
    let end = endOffset(of: between, showing: paths, placement, anchors)
    between.reach = keptRect.union(keptRect.offsetBy(dx: end.x - start.x, dy: end.y - start.y))
    transition = LayoutTransition(
      layout: between,
      start: start,
      end: end,
      shownProgress: nil,
      completion: completion
    )
    performAnimated(nil) { setNeedsLayout() }
    return between
  }

  /// A cycle that shows a transition layout has nothing to ask or to tell about a change of layout.
  private func takeOver() {
    cycle.hasOtherLayout = false
    cycle.clampsOffset = false
  }

  private func makeTransitionLayout(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    guard let delegate = askedDelegate else {
      return .init(currentLayout: oldLayout, nextLayout: newLayout)
    }
    note(.delegate("collectionView(_:transitionLayoutForOldLayout:newLayout:)"))
    let answer = delegate.collectionView(
      self,
      transitionLayoutForOldLayout: oldLayout,
      newLayout: newLayout
    )
    if answer.currentLayout === oldLayout, answer.nextLayout === newLayout { return answer }
    reportCall(
      "transition-layout",
      "the delegate returned a transition layout between other layouts than it was asked for"
    )
    return .init(currentLayout: oldLayout, nextLayout: newLayout)
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
      bounds: bounds,
      contentSize: between.nextLayout.collectionViewContentSize,
      insets: adjustedContentInset
    )
    var proposed = proposal.clamped(contentOffset)
    if let placement,
      let frame = placedFrame(of: paths, in: between.nextLayout),
      let old = placedFrame(of: paths, in: between.currentLayout)
    {
      proposed = placement.offset(showing: frame, from: old, proposal)
    } else if let anchor = anchors.first {
      let path = IndexPath(position: anchor.position)
      let frame = placedFrame(of: [path], in: between.nextLayout)
      proposed = proposal.offset(contentOffsetPolicy, anchor: anchor, at: frame)
    }
    let target = between.nextLayout.targetContentOffset(forProposedContentOffset: proposed)
    let reach = ElementQuery.furthestCoordinate
    return abs(target.x) <= reach && abs(target.y) <= reach ? target : proposed
  }

  /// The rectangle around items in a layout; `nil` when none of them is there.
  private func placedFrame(of paths: [IndexPath], in layout: UICollectionViewLayout) -> CGRect? {
    let frames = paths.compactMap { path -> CGRect? in
      guard path.count == 2, committedCounts.contains(ElementSlot.cell(at: path).position) else {
        return nil
      }
      guard let attributes = layout.layoutAttributesForItem(at: path), sound(attributes) != nil
      else { return nil }
      return attributes.frame
    }
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Where the content is to go because the progress is another than at the last pass.
  func takeTransitionOffset() -> CGPoint? {
    guard let transition, layout === transition.layout else { return nil }
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
  package func endTransition(isFinished: Bool, by given: ElementAnimation? = nil) {
    guard transition != nil else {
      return reportCall("transition", "no interactive transition is under way")
    }
    guard !cycle.isRunning, !cycle.isPreparing, !cycle.isCounting else {
      return whenIdle { [weak self] in
        if self?.transition != nil { self?.endTransition(isFinished: isFinished, by: given) }
      }
    }
    guard let transition else { return }
    let between = transition.layout
    let (old, new) = (between.currentLayout, between.nextLayout)
    let (gone, stays) = isFinished ? (old, new) : (new, old)
    let animation = given ?? transition.rest(to: isFinished ? 1 : 0)
    // At the very end somebody may have scrolled on.
    let isAtEnd = isFinished && transition.shownProgress == 1
    self.transition = nil
    performAnimated(animation) {
      attach(stays)
      takeOver()
      if !isAtEnd { contentOffset = isFinished ? transition.end : transition.start }
      cycle.clampsOffset = true
      layoutIfNeeded()
      note(.layout("finalizeLayoutTransition() of both layouts"))
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    }
    if gone !== layout { gone.attachedCollectionView = nil }
    tellViews(from: gone, to: stays, isOver: true)
    if let completion = transition.completion {
      complete([{ completion($0, isFinished) }], after: animation)
    }
  }

  /// Ends a transition where another change of layout begins: back to the first layout at once.
  ///
  /// - Source: ours; UIKit ends the program.
  func cancelTransitionInPlace() {
    guard let transition else { return }
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    self.transition = nil
    attach(old)
    takeOver()
    contentOffset = transition.start
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    if new !== old { new.attachedCollectionView = nil }
    transition.completion?(false, false)
  }
}
