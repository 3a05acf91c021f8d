// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// Something that is carried over a collection view: what the drop delegate proposes for it, and what makes
/// room for it.
extension UICollectionView {
  /// What is carried is at another point, over the collection view or beside it.
  package func carryMoved(to point: CGPoint) {
    guard let session = dragAndDrop.carried else { return }
    session.location = point
    guard let delegate = dragAndDrop.dropDelegate, isHandled(session, by: delegate) else { return }
    guard bounds.contains(point) else { return carryLeft(session) }
    if session.reception == .outside {
      session.reception = .inside
      note(.delegate("collectionView(_:dropSessionDidEnter:)"))
      delegate.collectionView(self, dropSessionDidEnter: session)
    }
    guard dragAndDrop.carried === session else { return }
    followRest(session)
    makeRoom(session)
    propose(session, delegate)
    loadSpring(session)
  }

  /// Asks once whether what is carried is of use.
  private func isHandled(
    _ session: CarriedItems,
    by delegate: any UICollectionViewDropDelegate
  ) -> Bool {
    if session.reception == .unknown {
      note(.delegate("collectionView(_:canHandle:)"))
      let isOfUse = delegate.collectionView(self, canHandle: session)
      session.reception = isOfUse ? .outside : .refused
    }
    return session.reception != .refused
  }

  private func carryLeft(_ session: CarriedItems) {
    guard session.reception == .inside else { return }
    session.reception = .outside
    session.destination = nil
    session.proposal = nil
    session.rest = nil
    closeGap()
    light(nil)
    showDropTarget(nil)
    note(.delegate("collectionView(_:dropSessionDidExit:)"))
    dragAndDrop.dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  /// Notes since when the finger is over the item that it is over.
  private func followRest(_ session: CarriedItems) {
    let path = indexPathForItem(at: session.location)
    session.seen = carryTime
    if path != session.rest?.item {
      session.rest = path.map { ($0, carryTime ?? 0) }
      session.opened = nil
      session.maySpring = nil
      light(nil)
    }
  }

  /// Whether the finger has been over its item for as long as that.
  private func hasRested(_ session: CarriedItems, for seconds: Double) -> Bool {
    guard let rest = session.rest, let carryTime else { return seconds == 0 }
    return carryTime >= rest.since + seconds
  }

  /// Lets the others make room where the delegate proposed that and the finger has rested long enough.
  private func makeRoom(_ session: CarriedItems) {
    guard session.opensGap, movement != nil else { return }
    if hasRested(session, for: reorderingCadence.rest) {
      updateMovement(to: session.location)
    } else if let from = movement?.position {
      movement?.position = session.location
      tellPosition(from: from)
      showMovement(nil)
    }
  }

  private func propose(
    _ session: CarriedItems,
    _ delegate: any UICollectionViewDropDelegate
  ) {
    session.destination = destination(of: session)
    note(
      .delegate(
        "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath: "
          + "\(session.destination?.callText ?? "nil"))"
      )
    )
    let proposal = delegate.collectionView(
      self,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: session.destination
    )
    guard dragAndDrop.carried === session else { return }
    session.proposal = proposal
    let intent = session.proposedOperation == nil ? .unspecified : proposal.intent
    showDropTarget(intent == .insertIntoDestinationIndexPath ? session.destination : nil)
    if intent == .insertAtDestinationIndexPath { openGap(session) } else { closeGap() }
  }

  /// The place that what is carried would take: while the others make room, where they do; else the item
  /// that the finger was over last.
  private func destination(of session: CarriedItems) -> IndexPath? {
    if session.opensGap, let movement { return movement.targetPath }
    if let place = gapDestination(of: session) { return place }
    let hit = itemTouched(at: session.location).map(dataPath(of:))
    return hit ?? session.destination
  }

  /// One item of this collection view follows the finger, and the others make room for it, as they do for
  /// what comes from elsewhere.
  ///
  /// More than one of its own is put down without that.
  private func openGap(_ session: CarriedItems) {
    guard session.isLocal else {
      if hasRested(session, for: reorderingCadence.rest) { openDropGap(for: session) }
      return
    }
    guard !session.opensGap, movement == nil, session.items.count == 1 else { return }
    guard data.placeholders.isEmpty else { return }
    guard let source = interaction.carried.first ?? nil, committedCounts.contains(source) else {
      return
    }
    guard let frame = placedFrame(of: source) else { return }
    session.opensGap = true
    let move = TentativeMove(original: source, target: source)
    movement = InteractiveMovement(move: move, position: CGPoint(x: frame.midX, y: frame.midY))
    if hasRested(session, for: reorderingCadence.rest) { updateMovement(to: session.location) }
  }

  /// The others take back the room that they made; the data source hears nothing of it.
  func closeGap() {
    guard let session = dragAndDrop.carried else { return }
    closeDropGap(of: session)
    guard session.opensGap else { return }
    session.opensGap = false
    cancelMovement()
  }

  /// Lets the cells follow what is carried over them.
  func showDropTarget(_ path: IndexPath?) {
    let target = path.map { ElementSlot.cell(at: $0).position }
    guard dragAndDrop.target != target else { return }
    dragAndDrop.target = target
    for element in visible.ordered {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    setNeedsLayout()
  }

  /// Whether something is carried over a cell.
  func dropState(of cell: UICollectionViewCell) -> UICellConfigurationState.DropState {
    guard dragAndDrop.carried?.reception == .inside else { return .none }
    guard let target = dragAndDrop.target else { return .notTargeted }
    let isTarget = visible[.cell(at: IndexPath(position: target))]?.view === cell
    return isTarget ? .targeted : .notTargeted
  }
}

extension CarriedItems {
  /// What happens when it is put down now; `nil` when nothing does.
  ///
  /// What may not be taken away is not moved.
  var proposedOperation: UIDropOperation? {
    switch proposal?.operation {
    case .copy: .copy
    case .move: allowsMoveOperation ? .move : nil
    case .cancel, .forbidden, nil: nil
    }
  }
}
