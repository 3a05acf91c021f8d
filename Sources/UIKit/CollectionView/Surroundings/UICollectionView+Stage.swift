// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// What the stage host uses, in addition to UIKit's own members.
extension UICollectionView {
  /// Diagnostics about the layout, the data, the calls and the source.
  package var diagnostics: [LayoutDiagnostic] {
    record.log.all + ((layout as? any LayoutDiagnosing)?.diagnostics ?? [])
      + SourceNotes.current.all
  }

  /// Combines the changes of a block, and the layout pass after it, into one transaction with an
  /// animation.
  ///
  /// Elements that stay are told as updates. Elements that enter start at the layout's initial
  /// attributes, or transparent at their place. Elements that leave end at the layout's final
  /// attributes. Without these, they end at their new place, or transparent where they were if the
  /// item is deleted. Nested calls join the outer one.
  package func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void) {
    cycle.beginAnimation(animation)
    body()
    if !cycle.batches.isOpen { layoutIfNeeded() }
    if let transaction = cycle.endAnimation() { outside.transactionSink?(transaction) }
  }

  /// Runs a layout pass, which is animated as the block around says when something else than the offset changed, or
  /// as the block said in which an app placed views itself.
  func withToldAnimation(_ pass: () -> Void) {
    let own = cycle.takeOwnMotion()
    guard let animation = AnimationBlocks.animation(unlessTold: own), visible.isEverShown,
      layout.isInvalid || !cycle.invalid.isEmpty
    else { return pass() }
    cycle.beginAnimation(animation, isTold: own != nil)
    pass()
    if let transaction = cycle.endAnimation() { outside.transactionSink?(transaction) }
  }

  /// The view of an element; `nil` if it has none.
  package func view(for key: ElementKey) -> UICollectionReusableView? { visible[key]?.view }

  /// Lets the data source configure the views of elements again at the next layout pass; they are
  /// then told as updates with new content.
  package func reconfigureVisible(_ keys: [ElementKey]) {
    cycle.invalidateContents(of: keys)
    setNeedsLayout()
  }
}
