// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Transitions in a client's hand.
///
/// For a straight path, the page gets the end and then only the progress: the view is at the end
/// all the time. Any other path is followed step by step, each step with a delta.
extension StageView {
  /// Starts a transition to another layout.
  func beginTransition(
    _ id: UInt64,
    to choice: LayoutChoice,
    of document: StageDocument,
    _ path: LayoutChange.Path,
    _ placement: LayoutChange.Placement?
  ) {
    touching.putBack()
    let before = collectionView.contentOffset
    let transition = seat.begin(id, to: choice, of: document, path, placement)
    guard transition.isStraight else { return }
    let start = feed.takePending()
    advance(transition, to: 1)
    feed.joinPending(start)
    viewport.noteMove(from: before)
    feed.carry(by: .interactive(id, at: 0))
  }

  /// Shows the transition at a progress.
  func moveTransition(to progress: Double) {
    guard let transition = seat.transition else { return }
    guard !transition.isStraight else {
      return feed.carry(by: .interactive(transition.id, at: progress))
    }
    let before = collectionView.contentOffset
    advance(transition, to: CGFloat(progress))
    viewport.noteMove(from: before)
  }

  private func advance(_ transition: ViewTransition, to progress: CGFloat) {
    collectionView.performAnimated(nil) {
      transition.layout.transitionProgress = progress
      transition.layout.invalidateLayout()
      collectionView.layoutIfNeeded()
      viewport.fillWindow()
    }
  }

  /// Puts one of the two layouts in use.
  ///
  /// - Parameters:
  ///   - isFinished: Whether it is the next layout.
  ///   - rest: The animation of the rest of the way, or of the way back.
  ///   - startMs: The start of this animation, in milliseconds of the host's clock.
  func endTransition(isFinished: Bool, by rest: ElementAnimation, startMs: UInt64) {
    guard let transition = seat.transition else { return }
    let before = collectionView.contentOffset
    seat.choose(transition, isFinished: isFinished)
    collectionView.performAnimated(rest) {
      seat.finish(transition, isFinished: isFinished, by: rest)
      viewport.orthogonal.restore()
      viewport.settleAnew()
    }
    seat.keepRecognisers(transition, isFinished: isFinished)
    viewport.noteMove(from: before)
    guard transition.isStraight else { return }
    feed.carry(by: .end(transition.id, isFinished: isFinished, by: rest, startMs: startMs))
  }
}

extension WireAnimation {
  /// The animation of a hand at a progress.
  static func interactive(_ transition: UInt64, at progress: Double) -> WireAnimation {
    let units = Int64((progress * progressUnits).rounded())
    let curve = Curve.interactive(transition: transition, progress: units)
    return WireAnimation(curve: curve, durationMs: 0, startMs: 0)
  }

  /// The animation of the rest of the way, or of the way back.
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
