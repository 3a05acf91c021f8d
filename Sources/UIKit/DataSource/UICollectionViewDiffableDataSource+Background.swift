// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot as `apply(_:animatingDifferences:)` does, but computes the difference off the
  /// main thread; returns after the animation.
  ///
  /// Such snapshots are shown in the order of the calls. If another snapshot is applied meanwhile,
  /// that one is shown first, and the difference from it is computed on the main thread.
  /// - Source: ours; in UIKit, `apply` itself may be called from any one queue.
  /// - Complexity: O(n) for n items of both snapshots, where nothing moves within its section.
  public func applyInBackground(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      let earlier = backgroundTurn
      backgroundTurn = Task {
        await earlier?.value
        await take(snapshot, animatingDifferences) { continuation.resume() }
      }
    }
  }

  private func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ isAnimated: Bool,
    _ completion: @escaping () -> Void
  ) async {
    let (old, new) = (current.identifiers, snapshot.identifiers)
    let start = revision
    let difference = await Task.detached { SectionedDifference(from: old, to: new) }.value
    show(snapshot, isAnimated, completion, problems: [], by: (start, difference)) { self.outlines }
  }
}
