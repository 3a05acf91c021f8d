// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a movement asks of its collection view.
@MainActor
protocol MovementHub: CollectionPicture {
  var cycle: UpdateCycle { get }
  /// The move that the picture shows and the data source does not know.
  var move: TentativeMove? { get set }
  /// Puts the items, and what is known of them, where a move of the picture alone has them.
  func pictureFollows(_ mapping: BatchMapping)
  func announcementsFollow(_ mapping: BatchMapping)
  /// Shows the movement as it stands now.
  func showMovement(_ animation: ElementAnimation?)
  func whenIdle(_ work: @escaping () -> Void)
  func forgetData()
  func askCounts() -> SectionCounts
  func touchCancelled()
  func mirrored(point: CGPoint) -> CGPoint
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  /// Whether the data source lets an item go.
  func mayMove(_ indexPath: IndexPath) -> Bool
  /// Tells the data source once where an item went.
  ///
  /// - Returns: Whether it implements that.
  func tellMove(from: IndexPath, to: IndexPath) -> Bool
  /// Where the delegate would put an item for which the layout proposes a place.
  func retargeted(_ proposed: IndexPath, of item: InteractiveMovement) -> IndexPath
}

/// The picture that a collection view shows of the data, for those that follow fingers over it.
@MainActor
protocol CollectionPicture: AnyObject {
  var layout: UICollectionViewLayout { get }
  /// The counts of the picture.
  var committedCounts: SectionCounts { get }
  /// The counts that the data source has, other than those of the picture.
  var dataCounts: SectionCounts { get }
  /// What holds places among the items.
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
