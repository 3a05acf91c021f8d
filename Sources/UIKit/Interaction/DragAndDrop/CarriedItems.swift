// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The drag that is under way over a collection view.
@MainActor
final class CarriedItems: UIDragSession, UIDropSession {
  /// What becomes of a drag over a collection view.
  enum Reception: Hashable {
    /// Nobody was asked yet.
    case unknown
    /// It is of no use here.
    case refused
    /// It is of use, and not over the collection view.
    case outside
    /// It is of use, and over the collection view.
    case inside
  }

  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in content coordinates.
  var location: CGPoint
  /// Whether the drag began in the collection view.
  let isLocal: Bool

  var reception = Reception.unknown
  /// The item that the finger was over last.
  var destination: IndexPath?
  var proposal: UICollectionViewDropProposal?
  /// Whether the others make room for the item of the collection view that is carried.
  var opensGap = false
  /// The room that they make for what comes from elsewhere.
  var gap: DragAndDrop.DropGap?
  /// When the rest was looked at last, in seconds.
  var seen: Double?
  /// Since when the finger rests over an item, in seconds.
  var rest: (item: IndexPath, since: Double)?
  /// The item that the rest opened.
  var opened: IndexPath?
  /// Whether the item under the finger may open; `nil` until its delegate was asked.
  var maySpring: Bool?

  private weak var view: UICollectionView?

  init(_ items: [UIDragItem], at location: CGPoint, in view: UICollectionView, isLocal: Bool) {
    self.items = items
    self.location = location
    self.view = view
    self.isLocal = isLocal
  }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

  /// Every view knows the place by the content of the collection view alone.
  func location(in view: UIView) -> CGPoint {
    guard view !== self.view, let cell = view as? UICollectionReusableView else { return location }
    return CGPoint(x: location.x - cell.frame.minX, y: location.y - cell.frame.minY)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.allSatisfy { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    let objects = items.compactMap { $0.itemProvider.object(ofClass: aClass) }
    progress.completedUnitCount = progress.totalUnitCount
    completion(objects)
    return progress
  }
}
