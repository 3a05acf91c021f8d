// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol

/// The error codes of drags.
enum DragErrorCode {
  /// Another client holds the item.
  static let held = "held"
  /// The data source does not let the item move.
  static let notMovable = "not-movable"
  /// No item is held that could be moved.
  static let notHeld = "not-held"
}

/// Items that a client holds: no other client can take them, and all clients see who holds them.
extension Stage {
  /// Moves items through a view.
  ///
  /// - Throws: `ProtocolError` when the item is unknown, is held by another client, or may not be
  ///   moved, and while the stage is between two layouts.
  func drag(
    _ drag: StageDrag,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) -> [Consequence] {
    let point = CGPoint(drag.point)
    if drag.phase == .began {
      try lift(drag.items, at: point, in: view, client: client)
      return []
    }
    guard view.touching.drag?.client == client else {
      throw ProtocolError(
        code: DragErrorCode.notHeld,
        field: "phase",
        message: "No item is held any more: it was removed, or another client ended the drag."
      )
    }
    switch drag.phase {
    case .moved: return interaction.carry(to: point, in: view)
    case .ended: return view.touching.drop()
    case .began, .cancelled: view.touching.putBack()
    }
    return []
  }

  private func lift(
    _ items: [String],
    at point: CGPoint,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) {
    view.touching.putBack()
    guard transition == nil else {
      throw ProtocolError(
        code: DragErrorCode.held,
        field: "items[0]",
        message:
          "The stage is between two layouts; items can be moved when the transition has ended."
      )
    }
    let lead = items.first ?? ""
    let places = ItemPlaces(of: items, in: view.source.data)
    guard let found = places.found.first(where: { $0.item.id == lead }) else {
      throw ProtocolError(
        code: "not-found",
        field: "items[0]",
        message: "There is no item \(lead) to move."
      )
    }
    let held = Set(views.values.flatMap { $0.touching.drag?.items ?? [] })
    guard !held.contains(lead) else {
      throw ProtocolError(
        code: DragErrorCode.held,
        field: "items[0]",
        message: "“\(found.item.title)” is being moved by another client."
      )
    }
    let isLifted: Bool
    if view.seat.screen != nil {
      isLifted = liftOfApp(lead, at: found.position, point: point, in: view, client: client)
    } else {
      try checkItems()
      let others = places.found.filter { place in
        place.item.id != lead && !held.contains(place.item.id)
          && view.source.mayMove(IndexPath(place.position))
      }
      let drag = ItemDrag(client: client, items: [lead] + others.map(\.item.id))
      let way = view.seat.delegate.behaviour.carrying
      isLifted = view.touching.lift(drag, at: found.position, point: point, by: way)
    }
    guard isLifted else {
      throw ProtocolError(
        code: DragErrorCode.notMovable,
        field: "items[0]",
        message: "“\(found.item.title)” may not be moved."
      )
    }
  }

  /// Lifts an item of an app's screen, which the app moves by itself.
  ///
  /// - Returns: Whether the app's data source moves items, and allows it for this one.
  private func liftOfApp(
    _ item: String,
    at position: ElementPosition,
    point: CGPoint,
    in view: StageView,
    client: UInt64
  ) -> Bool {
    guard view.touching.appMovesItems else { return false }
    let drag = ItemDrag(client: client, items: [item])
    return view.touching.lift(drag, at: position, point: point, by: .movement)
  }

  /// Reports which client holds which items, if that has changed.
  func reportHolds() {
    let holds = views.values.sorted { $0.id < $1.id }.compactMap { view in
      view.touching.drag.map {
        StageHold(
          client: $0.client,
          view: view.id,
          items: $0.items,
          operation: view.touching.proposedOperation
        )
      }
    }
    guard holds != reportedHolds else { return }
    reportedHolds = holds
    send(.report(.held(holds)))
  }
}
