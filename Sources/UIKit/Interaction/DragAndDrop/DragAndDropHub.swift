// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What drags need from the collection view that they are over.
@MainActor
protocol DragAndDropHub: DelegateCalling, PlaceholdersHub {
  var movement: Movement { get }
  var interaction: Interaction { get }
  var outside: Outside { get }
  var bounds: CGRect { get }
  /// The outline of the data, if it has one.
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

/// Calls delegates on behalf of a collection view.
@MainActor
protocol DelegateCalling: AnyObject {
  /// The collection view as an argument for delegates; the caller itself asks it nothing.
  var sender: UICollectionView { get }
  /// The object that answers as the delegate: the stand-in, if there is one.
  var askedDelegate: (any UICollectionViewDelegate)? { get }
  /// Traces a call of the delegate about an item, if there is a delegate.
  func noteAsking(_ method: String, _ path: IndexPath)
}
