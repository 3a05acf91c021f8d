// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Views that no client has: they stay as they are, so that they cost nothing, until somebody comes
/// back.
extension Stage {
  /// Lets a view rest, or shows it the present document again.
  ///
  /// - Throws: `ProtocolError` when there is no such view.
  func rest(_ id: UInt64, _ isResting: Bool) throws(ProtocolError) {
    if isResting {
      if parked[id] == nil, !park(id) {
        guard views[id] != nil else { throw Self.unknown(view: id) }
        resting.begin(id)
      }
    } else if !unpark(id) {
      guard let view = shown(id) else { throw Self.unknown(view: id) }
      attend(view)
    }
    reportDiagnostics(after: id)
  }

  /// Whether a change of the document leaves a view out for now.
  ///
  /// Transitions and awaited things concern all views, so none rests meanwhile.
  func leavesOut(_ view: StageView) -> Bool {
    guard transition == nil, arrivals.isEmpty, view.seat.transition == nil else { return false }
    return resting.misses(view.id)
  }

  /// Ends a view's rest, because it has a command.
  func attend(_ view: StageView) {
    guard resting.end(view.id) else { return }
    view.show(document, StageChanges(), animation: nil)
    flush(view, expected: view.offset)
  }

  /// Shows the present document in all views that missed a change; they rest on.
  func attendAll() {
    for view in views.values.sorted(by: { $0.id < $1.id }) where resting.catchesUp(view.id) {
      view.show(document, StageChanges(), animation: nil)
      flush(view, expected: view.offset)
    }
  }

  /// The first view that shows the present document; the first one of all if none does.
  var leader: StageView? {
    let ordered = views.values.sorted { $0.id < $1.id }
    return ordered.first { !resting.isBehind($0.id) } ?? ordered.first
  }
}
