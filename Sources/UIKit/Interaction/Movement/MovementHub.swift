// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a movement needs from its collection view.
@MainActor
protocol MovementHub: CollectionPicture {
  var cycle: UpdateCycle { get }
  /// The move that the picture shows and the data source does not know.
  var move: TentativeMove? { get set }
  /// Moves the items, and what is known about them, in the picture only.
  func pictureFollows(_ mapping: BatchMapping)
  func announcementsFollow(_ mapping: BatchMapping)
  /// Shows the present state of the movement.
  func showMovement(_ animation: ElementAnimation?)
  func whenIdle(_ work: @escaping () -> Void)
  func forgetData()
  func askCounts() -> SectionCounts
  func touchCancelled()
  func mirrored(point: CGPoint) -> CGPoint
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  /// Whether the data source allows an item to be moved.
  func mayMove(_ indexPath: IndexPath) -> Bool
  /// Tells the data source, once, where an item went.
  ///
  /// - Returns: Whether it implements the method.
  func tellMove(from: IndexPath, to: IndexPath) -> Bool
  /// The delegate's target for an item, given the layout's proposal.
  func retargeted(_ proposed: IndexPath, of item: InteractiveMovement) -> IndexPath
}

/// What a collection view shows of its data, for those that follow fingers over it.
@MainActor
protocol CollectionPicture: AnyObject {
  var layout: UICollectionViewLayout { get }
  /// The counts of the picture.
  var committedCounts: SectionCounts { get }
  /// The counts of the data source, which may differ from those of the picture.
  var dataCounts: SectionCounts { get }
  /// The placeholders among the items.
  var placeholders: PlaceholderPlaces { get set }
  func position(_ indexPath: IndexPath) -> ElementPosition?
  func dataPath(of position: ElementPosition) -> IndexPath
  func placedFrame(of position: ElementPosition) -> CGRect?
  func attributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes?
  func layoutIfNeeded()
  func prepareForQuery()
  func note(_ call: @autoclosure () -> CollectionViewCall)
  func reportCall(_ code: String, _ message: String)
}
