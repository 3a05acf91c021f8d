// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot as `apply(_:animatingDifferences:)` does, but takes the difference beside the main
  /// thread; returns after the animation.
  ///
  /// Such snapshots are shown in the order of the calls. Where another one is applied meanwhile, that
  /// comes first, and the difference from it is taken on the main thread.
  /// - Source: ours; UIKit lets `apply` itself be called from any one queue.
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
