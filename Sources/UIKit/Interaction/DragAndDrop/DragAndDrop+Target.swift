// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A drag over a collection view: the drop delegate's proposal for it, and the items that make
/// room.
extension DragAndDrop {
  /// Moves the drag to another point, over the collection view or outside it.
  func moved(to point: CGPoint) {
    guard let session = carried else { return }
    session.location = point
    guard let delegate = dropDelegate, isHandled(session, by: delegate) else { return }
    guard hub.bounds.contains(point) else { return carryLeft(session) }
    if session.reception == .outside {
      session.reception = .inside
      hub.note(.delegate("collectionView(_:dropSessionDidEnter:)"))
      delegate.collectionView(hub.sender, dropSessionDidEnter: session)
    }
    guard carried === session else { return }
    followRest(session)
    makeRoom(session)
    propose(session, delegate)
    loadSpring(session)
  }

  /// Asks, once, whether the drop delegate takes the drag.
  private func isHandled(
    _ session: CarriedItems,
    by delegate: any UICollectionViewDropDelegate
  ) -> Bool {
    if session.reception == .unknown {
      hub.note(.delegate("collectionView(_:canHandle:)"))
      let isOfUse = delegate.collectionView(hub.sender, canHandle: session)
      session.reception = isOfUse ? .outside : .refused
    }
    return session.reception != .refused
  }

  func carryLeft(_ session: CarriedItems) {
    guard session.reception == .inside else { return }
    session.reception = .outside
    session.destination = nil
    session.proposal = nil
    session.rest = nil
    closeGap()
    light(nil)
    showDropTarget(nil)
    hub.note(.delegate("collectionView(_:dropSessionDidExit:)"))
    dropDelegate?.collectionView(hub.sender, dropSessionDidExit: session)
  }

  /// Notes the time since which the finger is over its present item.
  private func followRest(_ session: CarriedItems) {
    let path = hub.indexPathForItem(at: session.location)
    session.seen = time
    if path != session.rest?.item {
      session.rest = path.map { ($0, time ?? 0) }
      session.opened = nil
      session.maySpring = nil
      light(nil)
    }
  }

  /// Whether the finger has been over its item for a time, in seconds.
  private func hasRested(_ session: CarriedItems, for seconds: Double) -> Bool {
    guard let rest = session.rest, let time else { return seconds == 0 }
    return time >= rest.since + seconds
  }

  /// Lets items make room, if the delegate proposed it and the finger has rested long enough.
  private func makeRoom(_ session: CarriedItems) {
    guard session.opensGap, hub.movement.isUnderWay else { return }
    if hasRested(session, for: cadence.rest) {
      hub.movement.update(to: session.location)
    } else {
      hub.movement.carry(to: session.location)
    }
  }

  private func propose(
    _ session: CarriedItems,
    _ delegate: any UICollectionViewDropDelegate
  ) {
    session.destination = destination(of: session)
    hub.note(
      .delegate(
        "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath: "
          + "\(session.destination?.callText ?? "nil"))"
      )
    )
    let proposal = delegate.collectionView(
      hub.sender,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: session.destination
    )
    guard carried === session else { return }
    session.proposal = proposal
    let intent = session.proposedOperation == nil ? .unspecified : proposal.intent
    showDropTarget(intent == .insertIntoDestinationIndexPath ? session.destination : nil)
    if intent == .insertAtDestinationIndexPath { openGap(session) } else { closeGap() }
  }

  /// The place that a drop would take: that of the room if items make room, else the last item
  /// under the finger.
  private func destination(of session: CarriedItems) -> IndexPath? {
    if session.opensGap, let item = hub.movement.item { return item.targetPath }
    if let place = gapDestination(of: session) { return place }
    let hit = hub.itemTouched(at: session.location).map(hub.dataPath(of:))
    return hit ?? session.destination
  }

  /// Lets a single item of this collection view follow the finger, so that other items make room,
  /// as they do for a drag from elsewhere.
  ///
  /// Several items of this collection view are dropped without making room.
  private func openGap(_ session: CarriedItems) {
    guard session.isLocal else {
      if hasRested(session, for: cadence.rest) { openDropGap(for: session) }
      return
    }
    guard !session.opensGap, !hub.movement.isUnderWay, session.items.count == 1 else { return }
    guard hub.placeholders.isEmpty else { return }
    guard let source = hub.interaction.carried.first ?? nil,
      hub.committedCounts.contains(source)
    else { return }
    guard let frame = hub.placedFrame(of: source) else { return }
    session.opensGap = true
    hub.movement.begin(with: source, at: CGPoint(x: frame.midX, y: frame.midY))
    hub.movement.isUnseen = session.hasOwnLook
    if hasRested(session, for: cadence.rest) { hub.movement.update(to: session.location) }
  }

  /// Closes the room that items made; the data source is told nothing.
  func closeGap() {
    guard let session = carried else { return }
    closeDropGap(of: session)
    guard session.opensGap else { return }
    session.opensGap = false
    hub.movement.cancel()
  }

  /// Updates the cells for the drag over them.
  func showDropTarget(_ path: IndexPath?) {
    let target = path.map { ElementSlot.cell(at: $0).position }
    guard self.target != target else { return }
    self.target = target
    for element in hub.visible.ordered {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    hub.setNeedsLayout()
  }

  /// The state of a cell for a drag over it.
  func dropState(of cell: UICollectionViewCell) -> UICellConfigurationState.DropState {
    guard carried?.reception == .inside else { return .none }
    guard let target else { return .notTargeted }
    let isTarget = hub.visible[.cell(at: IndexPath(position: target))]?.view === cell
    return isTarget ? .targeted : .notTargeted
  }
}

extension CarriedItems {
  /// What would happen to a drop now; `nil` for nothing.
  ///
  /// Items are not moved if they may not leave their place.
  var proposedOperation: UIDropOperation? {
    switch proposal?.operation {
    case .copy: .copy
    case .move: allowsMoveOperation ? .move : nil
    case .cancel, .forbidden, nil: nil
    }
  }
}
