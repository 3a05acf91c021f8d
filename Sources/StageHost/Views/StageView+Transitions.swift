// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Transitions that somebody has in hand.
///
/// A way that is straight is told by its ends: the view stands at the end all the time, and only the
/// progress is told after that. A way that is not is followed, and every step of it is a delta.
extension StageView {
  /// Takes the way to another layout in hand.
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

  /// Shows a part of the way.
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

  /// Brings one of the two layouts into use.
  ///
  /// - Parameters:
  ///   - isFinished: Whether it is the next one.
  ///   - rest: What carries the rest of the way, or the way back.
  ///   - startMs: When that begins, in milliseconds of the host's clock.
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
