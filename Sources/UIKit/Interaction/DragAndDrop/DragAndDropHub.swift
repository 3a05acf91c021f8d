// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What drags ask of the collection view that they are over.
@MainActor
protocol DragAndDropHub: DelegateCalling, PlaceholdersHub {
  var movement: Movement { get }
  var interaction: Interaction { get }
  var outside: Outside { get }
  var bounds: CGRect { get }
  /// The data's outline, if it has one.
  var outline: (any OutlineSource)? { get }
  /// Whether items can be dragged.
  var dragInteractionEnabled: Bool { get }
  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  func isPlaceholder(_ slot: ElementSlot) -> Bool
  func indexPathForItem(at point: CGPoint) -> IndexPath?
  func itemTouched(at point: CGPoint) -> ElementPosition?
  func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
  func tapAccessory(_ kind: ListAccessory.Kind, at indexPath: IndexPath)
  func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void)
}

/// Calls of delegates on a collection view's behalf.
@MainActor
protocol DelegateCalling: AnyObject {
  /// The collection view as delegates know it: handed to them, and asked for nothing here.
  var sender: UICollectionView { get }
  /// Whom everything is asked that a delegate answers.
  var askedDelegate: (any UICollectionViewDelegate)? { get }
  /// Tells whoever follows the calls that the delegate is called about an item, if there is one.
  func noteAsking(_ method: String, _ path: IndexPath)
}
