// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Drags of items over a collection view: the delegates that take part, and the drag that is under
/// way.
@MainActor
final class DragAndDrop {
  unowned let hub: any DragAndDropHub
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether drags can begin here; `nil` means that the device decides.
  var isEnabled: Bool?
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// Whether items open when a drag rests over them.
  var isSpringLoaded = false
  /// The drag that is under way.
  var carried: CarriedItems?
  /// The clock, in seconds; `nil` means the collection view's.
  var clock: (() -> Double)?
  /// The placeholders of dropped items.
  lazy var placeholders = Placeholders(hub: hub)
  /// The press that begins drags on an app's screen.
  lazy var press = DragPress(of: hub.sender)
  /// The item into which a drop would go now.
  var target: ElementPosition?

  init(hub: any DragAndDropHub) {
    self.hub = hub
  }

  /// What would happen to a drop now; `nil` outside the collection view and before the first
  /// proposal.
  var proposedOperation: UIDropOperation? {
    guard let session = carried, session.reception == .inside else { return nil }
    return session.proposedOperation ?? session.proposal?.operation
  }

  /// Whether there is a drag that the drop delegate takes, over this view or elsewhere.
  var isHandled: Bool {
    switch carried?.reception {
    case .inside, .outside: true
    case .unknown, .refused, nil: false
    }
  }
}
