// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What touches, selection, menus and focus need from their collection view.
@MainActor
protocol InteractionHub: DelegateCalling, CollectionPicture {
  var delegate: (any UICollectionViewDelegate)? { get }
  var visible: VisibleElements { get }
  var bounds: CGRect { get }
  var window: UIWindow? { get }
  var contentSize: CGSize { get }
  var isEditing: Bool { get set }
  var indexPathsForVisibleItems: [IndexPath] { get }
  /// The topmost item at a point within the bounds; `nil` for a placeholder.
  func itemTouched(at point: CGPoint) -> ElementPosition?
  /// The accessory at a point that reacts to touches.
  func accessory(at point: CGPoint) -> (indexPath: IndexPath, kind: ListAccessory.Kind)?
  func tapAccessory(_ kind: ListAccessory.Kind, at indexPath: IndexPath)
  func presentState(of element: VisibleElement) -> ElementState
  func setNeedsLayout()
  func performAnimated(_ animation: ElementAnimation?, _ body: () -> Void)
  func complete(_ completions: [(Bool) -> Void], after animation: ElementAnimation?)
}
