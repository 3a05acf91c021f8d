// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// What the stage host uses beside UIKit's own members.
extension UICollectionView {
  /// Findings about the layout, the data and the calls, and what is to be told of the source.
  package var diagnostics: [LayoutDiagnostic] {
    record.log.all + ((layout as? any LayoutDiagnosing)?.diagnostics ?? [])
      + SourceNotes.current.all
  }

  /// Makes what a block changes, and the layout pass after it, one transaction with an animation.
  ///
  /// Elements that stay are told as updates. Those that enter start at the layout's initial
  /// attributes, or transparent at their place; those that leave end at its final ones, else at
  /// their new place, or transparent where they were when the item is gone. Nested calls join the
  /// outer one.
  package func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void) {
    cycle.beginAnimation(animation)
    body()
    if !cycle.batches.isOpen { layoutIfNeeded() }
    if let transaction = cycle.endAnimation() { outside.transactionSink?(transaction) }
  }

  /// Runs a layout pass, which is animated as the block around says when something else than the offset changed.
  func withToldAnimation(_ pass: () -> Void) {
    guard case .moving(let animation) = AnimationBlocks.current.word, visible.isEverShown,
      layout.isInvalid || !cycle.invalid.isEmpty
    else { return pass() }
    cycle.beginAnimation(animation)
    pass()
    if let transaction = cycle.endAnimation() { outside.transactionSink?(transaction) }
  }

  /// The view that shows an element.
  package func view(for key: ElementKey) -> UICollectionReusableView? { visible[key]?.view }

  /// Has the data source configure the views of elements again, at the next layout pass; they are
  /// then told as updates with another content.
  package func reconfigureVisible(_ keys: [ElementKey]) {
    cycle.invalidateContents(of: keys)
    setNeedsLayout()
  }
}
