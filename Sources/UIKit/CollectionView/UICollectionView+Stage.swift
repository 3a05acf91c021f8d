// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// What the stage host uses beside UIKit's own members.
extension UICollectionView {
  /// Findings about the layout, the data and the calls, and what is to be told of the source.
  package var diagnostics: [LayoutDiagnostic] {
    log.all + ((layout as? any LayoutDiagnosing)?.diagnostics ?? []) + SourceNotes.current.all
  }

  /// Makes what a block changes, and the layout pass after it, one transaction with an animation.
  ///
  /// Elements that stay are told as updates. Those that enter start at the layout's initial
  /// attributes, or transparent at their place; those that leave end at its final ones, else at
  /// their new place, or transparent where they were when the item is gone. Nested calls join the
  /// outer one.
  package func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void) {
    if cycle.animationDepth == 0 { cycle.animation = animation }
    cycle.animationDepth += 1
    body()
    if cycle.batchDepth == 0 { layoutIfNeeded() }
    cycle.animationDepth -= 1
    guard cycle.animationDepth == 0 else { return }
    let transaction = cycle.fold.folded(animation: cycle.animation)
    cycle.fold = TransactionFold()
    cycle.animation = nil
    if let transaction { transactionSink?(transaction) }
  }

  /// The view that shows an element.
  package func view(for key: ElementKey) -> UICollectionReusableView? { visible[key]?.view }

  /// Has the data source configure the views of elements again, at the next layout pass; they are
  /// then told as updates with another content.
  package func reconfigureVisible(_ keys: [ElementKey]) {
    cycle.staleContents.formUnion(keys)
    setNeedsLayout()
  }

  /// Attaches another layout; the next pass shows it.
  func exchangeLayout(for newLayout: UICollectionViewLayout, animated: Bool) {
    let oldLayout = layout
    if transition != nil {
      cancelTransitionInPlace()
      return exchangeLayout(for: newLayout, animated: animated)
    }
    guard newLayout !== oldLayout else { return }
    guard animated, cycle.hasShown else {
      attach(newLayout)
      return
    }
    performAnimated(.standard) {
      note(.layout("prepareForTransition(to:) of the old layout"))
      oldLayout.prepareForTransition(to: newLayout)
      note(.layout("prepareForTransition(from:) of the new layout"))
      newLayout.prepareForTransition(from: oldLayout)
      attach(newLayout)
      // It may need the collection view to say where its elements end.
      oldLayout.attachedCollectionView = self
      cycle.leavingLayout = oldLayout
      layoutIfNeeded()
      cycle.leavingLayout = nil
      note(.layout("finalizeLayoutTransition() of both layouts"))
      oldLayout.finalizeLayoutTransition()
      newLayout.finalizeLayoutTransition()
      if oldLayout !== layout { oldLayout.attachedCollectionView = nil }
    }
  }

  /// Puts another layout into use, from the next pass on.
  func attach(_ newLayout: UICollectionViewLayout) {
    if layout.attachedCollectionView === self { layout.attachedCollectionView = nil }
    layout = newLayout
    newLayout.attachedCollectionView = self
    newLayout.isInvalid = true
    cycle.isPreparedAnew = true
    cycle.hasOtherLayout = true
    cycle.clampsOffset = true
    setNeedsLayout()
  }
}
