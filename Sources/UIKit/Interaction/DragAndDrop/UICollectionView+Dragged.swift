// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// A drag of items, in content coordinates, as whoever shows the collection view reports it: how it begins
/// and ends.
extension UICollectionView {
  /// A drag begins at a point, unless the item there carries nothing.
  ///
  /// - Returns: Whether something is carried now.
  package func carryBegan(at point: CGPoint) -> Bool {
    guard dragInteractionEnabled, dragAndDrop.carried == nil, movement == nil else { return false }
    guard let delegate = dragAndDrop.dragDelegate, let item = itemTouched(at: point) else {
      return false
    }
    let session = CarriedItems([], at: point, in: self, isLocal: true)
    let path = dataPath(of: item)
    note(.delegate("collectionView(_:itemsForBeginning:at: \(path.callText))"))
    session.items = delegate.collectionView(self, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty, committedCounts.contains(item) else { return false }
    touchCancelled()
    session.allowsMoveOperation =
      delegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
    interaction.carried = session.items.map { _ in item }
    dragAndDrop.carried = session
    showCarried(.lifting)
    note(.delegate("collectionView(_:dragSessionWillBegin:)"))
    delegate.collectionView(self, dragSessionWillBegin: session)
    showCarried(.dragging)
    return true
  }

  /// A second finger tapped an item during a drag, which takes along what the item adds.
  package func carryAdds(at point: CGPoint) {
    guard let session = dragAndDrop.carried, session.isLocal, let item = itemTouched(at: point)
    else { return }
    guard let delegate = dragAndDrop.dragDelegate, !interaction.carried.contains(item) else {
      return
    }
    let path = dataPath(of: item)
    note(.delegate("collectionView(_:itemsForAddingTo:at: \(path.callText))"))
    let added = delegate.collectionView(self, itemsForAddingTo: session, at: path, point: point)
    guard dragAndDrop.carried === session, !added.isEmpty else { return }
    closeGap()
    session.items += added
    interaction.carried += added.map { _ in committedCounts.contains(item) ? item : nil }
    showCarried(.dragging)
  }

  /// Something from elsewhere is carried over the collection view.
  package func carryEntered(_ items: [UIDragItem], at point: CGPoint) {
    guard dragAndDrop.carried == nil else { return }
    interaction.carried = items.map { _ in nil }
    dragAndDrop.carried = CarriedItems(items, at: point, in: self, isLocal: false)
    carryMoved(to: point)
  }

  /// What is carried is put down where it is, if the drop delegate takes it.
  package func carryEnded() {
    guard let session = dragAndDrop.carried else { return }
    if session.reception == .inside, session.proposedOperation != nil { putDown(session) }
    finishCarrying(session)
  }

  /// What is carried goes back to where it came from.
  package func carryCancelled() {
    guard let session = dragAndDrop.carried else { return }
    closeGap()
    finishCarrying(session)
  }

  private func putDown(_ session: CarriedItems) {
    guard let delegate = dragAndDrop.dropDelegate, let proposal = session.proposal else { return }
    let destination = gapDestination(of: session) ?? session.destination
    closeGap()
    let items = zip(session.items, interaction.carried).map { item, source in
      DropCoordinator.Item(
        item,
        from: source.map(dataPath(of:)),
        size: source.flatMap { placedFrame(of: $0)?.size } ?? .zero
      )
    }
    let coordinator = DropCoordinator(items, at: destination, proposal, session, in: self)
    note(.delegate("collectionView(_:performDropWith:)"))
    delegate.collectionView(self, performDropWith: coordinator)
    coordinator.run()
  }

  private func finishCarrying(_ session: CarriedItems) {
    guard dragAndDrop.carried === session else { return }
    dragAndDrop.carried = nil
    light(nil)
    showCarried(.none)
    interaction.carried = []
    showDropTarget(nil)
    if session.reception == .inside || session.reception == .outside {
      note(.delegate("collectionView(_:dropSessionDidEnd:)"))
      dragAndDrop.dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
    guard session.isLocal else { return }
    note(.delegate("collectionView(_:dragSessionDidEnd:)"))
    dragAndDrop.dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  /// Lets the cells of what is carried follow.
  private func showCarried(_ state: UICellConfigurationState.DragState) {
    for item in interaction.carried.compactMap({ $0 }) {
      cellForItem(at: IndexPath(position: item))?.dragState = state
    }
  }
}
