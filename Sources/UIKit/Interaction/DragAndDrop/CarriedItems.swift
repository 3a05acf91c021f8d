// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The drag that is under way over a collection view.
@MainActor
final class CarriedItems: UIDragSession, UIDropSession {
  /// Whether a collection view takes a drag.
  enum Reception: Hashable {
    /// The drop delegate was not asked yet.
    case unknown
    /// The drop delegate refused the drag.
    case refused
    /// The drop delegate takes the drag, which is outside the collection view.
    case outside
    /// The drop delegate takes the drag, which is over the collection view.
    case inside
  }

  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The place of the finger, in content coordinates.
  var location: CGPoint
  /// Whether the drag began in the collection view.
  let isLocal: Bool
  /// The drag as the collection view of the same app sees it in which it began; `nil` for one from elsewhere.
  var origin: CarriedItems?

  var reception = Reception.unknown
  /// The last item under the finger.
  var destination: IndexPath?
  var proposal: UICollectionViewDropProposal?
  /// Whether other items make room for the dragged item of the collection view.
  var opensGap = false
  /// Whether the app says how the dragged item looks, so that its cell does not follow the finger itself.
  var hasOwnLook = false
  /// The room that items make for a drag from elsewhere.
  var gap: DragAndDrop.DropGap?
  /// The time at which the rest was last checked, in seconds.
  var seen: Double?
  /// The item over which the finger rests, and the time since which it rests there, in seconds.
  var rest: (item: IndexPath, since: Double)?
  /// The item that opened because the finger rested over it.
  var opened: IndexPath?
  /// Whether the item under the finger may open; `nil` until the delegate was asked.
  var maySpring: Bool?

  private weak var view: UICollectionView?

  init(_ items: [UIDragItem], at location: CGPoint, in view: UICollectionView, isLocal: Bool) {
    self.items = items
    self.location = location
    self.view = view
    self.isLocal = isLocal
  }

  var localDragSession: (any UIDragSession)? { isLocal ? self : origin }

  /// The place of the finger, in a view's coordinates.
  func location(in view: UIView) -> CGPoint { self.view?.place(of: location, in: view) ?? location }

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
