// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What holds of a drag wherever it is.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is carried.
  var items: [UIDragItem] { get }
  /// Whether what is carried may be taken away from where it was.
  var allowsMoveOperation: Bool { get }
  /// Whether what is carried may be put down in the application alone that it comes from.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether something of one of these types is carried.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether every item can be had as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the place knows it that it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever that place wants to know the drag by.
  var localContext: Any? { get set }
}

/// A drag, as the place knows it that it is over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, when it comes from the same application.
  var localDragSession: (any UIDragSession)? { get }

  /// Hands out every item that can be had as an object of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
