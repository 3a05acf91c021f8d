// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Transitions that somebody has in hand.
///
/// A way that is straight is told by its ends: the view stands at the end all the time, and only the
/// progress is told after that. A way that is not is followed, and every step of it is a delta.
extension StageView {
  /// Whether cells are rows of lists.
  var showsRows: Bool {
    source.data.sections.indices.contains { collectionView.isList(section: $0) }
  }

  /// Takes the way to another layout in hand.
  func beginTransition(
    _ id: UInt64,
    to choice: LayoutChoice,
    of document: StageDocument,
    _ path: LayoutChange.Path,
    _ placement: LayoutChange.Placement?
  ) {
    putBack()
    let next = choice.kind.make()
    next.apply(document.values(of: choice), data: source.data, StageChanges())
    source.attach(to: collectionView, for: staged, and: next)
    delegate.next = next
    delegate.path = path
    let before = collectionView.contentOffset
    let recognisers = collectionView.gestureRecognizers ?? []
    let wasList = showsRows
    let wanted = placement ?? (ScrollAnchor(collectionView).isAtStart ? nil : .center)
    let middle = LayoutAnchor.middleItem(of: collectionView).map { [$0] } ?? []
    let layout = collectionView.startTransition(
      to: next.layout,
      showing: middle,
      wanted.map(TransitionPlacement.init),
      completion: nil
    )
    delegate.path = nil
    transition = ViewTransition(
      id: id,
      layout: layout,
      choice: choice,
      next: next,
      recognisers: recognisers,
      wasList: wasList
    )
    guard layout.showsWholeWay else { return }
    let start = takePending()
    advance(to: 1)
    joinPending(start)
    fadeHidden()
    noteAdjustment(from: before)
    hand = .interactive(id, at: 0)
  }

  /// Shows a part of the way.
  func moveTransition(to progress: Double) {
    guard let transition else { return }
    guard !transition.isStraight else {
      hand = .interactive(transition.id, at: progress)
      return
    }
    let before = collectionView.contentOffset
    advance(to: CGFloat(progress))
    noteAdjustment(from: before)
  }

  private func advance(to progress: CGFloat) {
    collectionView.performAnimated(nil) {
      transition?.layout.transitionProgress = progress
      transition?.layout.invalidateLayout()
      collectionView.layoutIfNeeded()
      fillWindow()
    }
  }

  /// Brings one of the two layouts into use.
  ///
  /// - Parameters:
  ///   - isFinished: Whether it is the next one.
  ///   - rest: What carries the rest of the way, or the way back.
  ///   - startMs: When that begins, in milliseconds of the host's clock.
  func endTransition(isFinished: Bool, by rest: ElementAnimation, startMs: UInt64) {
    guard let transition else { return }
    self.transition = nil
    let before = collectionView.contentOffset
    if isFinished {
      staged = transition.next
      kind = transition.choice.identity
    }
    delegate.next = nil
    attachDelegate()
    collectionView.performAnimated(rest) {
      collectionView.endTransition(isFinished: isFinished, by: rest)
      source.attach(to: collectionView, for: staged)
      if transition.wasList || showsRows {
        if let diffable { diffable.reset(to: source.data) } else { collectionView.reloadData() }
      }
      restoreRows()
      window = nil
      settle()
    }
    keepRecognisers(transition, isFinished)
    noteAdjustment(from: before)
    guard transition.isStraight else { return }
    hand = .end(transition.id, isFinished: isFinished, by: rest, startMs: startMs)
  }

  /// Recognisers are the layout's that added them.
  private func keepRecognisers(_ transition: ViewTransition, _ isFinished: Bool) {
    let kept = collectionView.gestureRecognizers?.filter { recogniser in
      transition.recognisers.contains { $0 === recogniser } != isFinished
    }
    collectionView.gestureRecognizers = kept ?? []
  }
}

extension WireAnimation {
  /// Somebody's hand, so far on the way.
  static func interactive(_ transition: UInt64, at progress: Double) -> WireAnimation {
    let units = Int64((progress * progressUnits).rounded())
    let curve = Curve.interactive(transition: transition, progress: units)
    return WireAnimation(curve: curve, durationMs: 0, startMs: 0)
  }

  /// The rest of the way, or the way back.
  static func end(
    _ transition: UInt64,
    isFinished: Bool,
    by rest: ElementAnimation,
    startMs: UInt64
  ) -> WireAnimation {
    var animation = WireAnimation(rest, startMs: startMs)
    guard case .spring(let response, let damping) = animation.curve else { return animation }
    animation.curve =
      isFinished
      ? .finish(transition: transition, responseMs: response, dampingPerMille: damping)
      : .cancel(transition: transition, responseMs: response, dampingPerMille: damping)
    return animation
  }
}
