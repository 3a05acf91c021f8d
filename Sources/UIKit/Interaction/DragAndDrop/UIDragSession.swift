// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The properties that a drag has everywhere.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved away from their place.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may be dropped only in the app from which they come.
  var isRestrictedToDraggingApplication: Bool { get }

  /// The place of the finger, in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether at least one item has one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether every item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object by which the source knows the drag.
  var localContext: Any? { get set }
}

/// A drag, as its destination sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as its source sees it, if it comes from the same app.
  var localDragSession: (any UIDragSession)? { get }

  /// Loads every item that can be loaded as an object of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
