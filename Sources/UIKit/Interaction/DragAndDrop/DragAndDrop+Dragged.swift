// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Drags of items, in content coordinates, as the stage host reports them: how they begin and end.
extension DragAndDrop {
  /// Begins a drag at a point, unless the item there has no drag items.
  ///
  /// - Returns: Whether a drag is under way now.
  func began(at point: CGPoint) -> Bool {
    guard hub.dragInteractionEnabled, carried == nil, !hub.movement.isUnderWay else { return false }
    guard let delegate = dragDelegate, let item = hub.itemTouched(at: point) else {
      return false
    }
    let session = CarriedItems([], at: point, in: hub.sender, isLocal: true)
    let path = hub.dataPath(of: item)
    hub.note(.delegate("collectionView(_:itemsForBeginning:at: \(path.callText))"))
    session.items = delegate.collectionView(hub.sender, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty, hub.committedCounts.contains(item) else { return false }
    hub.interaction.touchCancelled()
    session.allowsMoveOperation =
      delegate.collectionView(hub.sender, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.collectionView(hub.sender, dragSessionIsRestrictedToDraggingApplication: session)
    hub.interaction.carried = session.items.map { _ in item }
    carried = session
    showCarried(.lifting)
    hub.note(.delegate("collectionView(_:dragSessionWillBegin:)"))
    delegate.collectionView(hub.sender, dragSessionWillBegin: session)
    showCarried(.dragging)
    return true
  }

  /// Adds the drag items of an item that a second finger tapped during a drag.
  func adds(at point: CGPoint) {
    guard let session = carried, session.isLocal, let item = hub.itemTouched(at: point)
    else { return }
    guard let delegate = dragDelegate, !hub.interaction.carried.contains(item) else {
      return
    }
    let path = hub.dataPath(of: item)
    hub.note(.delegate("collectionView(_:itemsForAddingTo:at: \(path.callText))"))
    let added = delegate.collectionView(
      hub.sender,
      itemsForAddingTo: session,
      at: path,
      point: point
    )
    guard carried === session, !added.isEmpty else { return }
    closeGap()
    session.items += added
    hub.interaction.carried += added.map { _ in hub.committedCounts.contains(item) ? item : nil }
    showCarried(.dragging)
  }

  /// Begins a drag of items from elsewhere over the collection view.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - point: The place of the finger.
  ///   - origin: The drag in the collection view of the same app that they come from; `nil` for another source.
  func entered(_ items: [UIDragItem], at point: CGPoint, from origin: CarriedItems? = nil) {
    guard carried == nil else { return }
    hub.interaction.carried = items.map { _ in nil }
    let session = CarriedItems(items, at: point, in: hub.sender, isLocal: false)
    session.origin = origin
    session.allowsMoveOperation = origin?.allowsMoveOperation ?? true
    carried = session
    moved(to: point)
  }

  /// Notes that the drag is over another view.
  func left() { carried.map(carryLeft) }

  /// Drops the items at their present place, if the drop delegate takes them.
  func ended() {
    guard let session = carried else { return }
    if session.reception == .inside, session.proposedOperation != nil { putDown(session) }
    finishCarrying(session)
  }

  /// Cancels the drag: its items return to their places.
  func cancelled() {
    guard let session = carried else { return }
    closeGap()
    finishCarrying(session)
  }

  private func putDown(_ session: CarriedItems) {
    guard let delegate = dropDelegate, let proposal = session.proposal else { return }
    let destination = gapDestination(of: session) ?? session.destination
    closeGap()
    let items = zip(session.items, hub.interaction.carried).map { item, source in
      DropCoordinator.Item(
        item,
        from: source.map(hub.dataPath(of:)),
        size: source.flatMap { hub.placedFrame(of: $0)?.size } ?? .zero
      )
    }
    let coordinator = DropCoordinator(items, at: destination, proposal, session, in: hub.sender)
    hub.note(.delegate("collectionView(_:performDropWith:)"))
    delegate.collectionView(hub.sender, performDropWith: coordinator)
    coordinator.run()
  }

  private func finishCarrying(_ session: CarriedItems) {
    guard carried === session else { return }
    carried = nil
    light(nil)
    showCarried(.none)
    hub.interaction.carried = []
    showDropTarget(nil)
    if session.reception == .inside || session.reception == .outside {
      hub.note(.delegate("collectionView(_:dropSessionDidEnd:)"))
      dropDelegate?.collectionView(hub.sender, dropSessionDidEnd: session)
    }
    guard session.isLocal else { return }
    hub.note(.delegate("collectionView(_:dragSessionDidEnd:)"))
    dragDelegate?.collectionView(hub.sender, dragSessionDidEnd: session)
  }

  /// Updates the cells of the dragged items.
  private func showCarried(_ state: UICellConfigurationState.DragState) {
    for item in hub.interaction.carried.compactMap({ $0 }) {
      hub.cellForItem(at: IndexPath(position: item))?.dragState = state
    }
  }
}
