// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Drags of items over a collection view: who takes part in them, and the one that is under way.
@MainActor
final class DragAndDrop {
  unowned let hub: any DragAndDropHub
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether drags begin here; `nil` where the device decides.
  var isEnabled: Bool?
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// Whether items open when something is held over them.
  var isSpringLoaded = false
  /// The drag that is under way.
  var carried: CarriedItems?
  /// The time in seconds, where it is not that of the collection view.
  var clock: (() -> Double)?
  /// Cells that hold the places of what is put down.
  lazy var placeholders = Placeholders(hub: hub)
  /// The item that takes in what is carried over it, if it is put down now.
  var target: ElementPosition?

  init(hub: any DragAndDropHub) {
    self.hub = hub
  }

  /// What would become of what is carried if it were put down now; `nil` beside the collection view and
  /// before anything was proposed.
  var proposedOperation: UIDropOperation? {
    guard let session = carried, session.reception == .inside else { return nil }
    return session.proposedOperation ?? session.proposal?.operation
  }

  /// Whether something is carried that the drop delegate can handle, here or elsewhere.
  var isHandled: Bool {
    switch carried?.reception {
    case .inside, .outside: true
    case .unknown, .refused, nil: false
    }
  }
}
