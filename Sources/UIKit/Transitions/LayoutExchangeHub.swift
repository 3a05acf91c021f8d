// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What changes of layout need from their collection view.
@MainActor
protocol LayoutExchangeHub: AnyObject {
  var layout: UICollectionViewLayout { get }
  var cycle: UpdateCycle { get }
  var visible: VisibleElements { get }
  var offset: ContentOffset { get }
  var bounds: CGRect { get set }
  var keptRect: CGRect { get }
  var contentOffset: CGPoint { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var committedCounts: SectionCounts { get }
  /// Uses a layout from the next pass on.
  func attach(_ layout: UICollectionViewLayout)
  /// Tells a layout that is not in use its collection view.
  func adopt(_ layout: UICollectionViewLayout)
  /// Asks the delegate for a transition layout between two layouts.
  func makeTransitionLayout(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Tells every view about a change of layout, before or after the change.
  func tellViews(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout,
    isOver: Bool
  )
  func noteAnchors(
    in bounds: CGRect,
    before mapping: BatchMapping?,
    _ policy: ContentOffsetPolicy
  ) -> [ContentOffsetAnchor]
  func cancelMovement()
  func layoutIfNeeded()
  func setNeedsLayout()
  func prepareForQuery()
  func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void)
  func complete(_ completions: [(Bool) -> Void], after animation: ElementAnimation?)
  func whenIdle(_ work: @escaping () -> Void)
  func note(_ call: @autoclosure () -> CollectionViewCall)
  func reportCall(_ code: String, _ message: String)
}
