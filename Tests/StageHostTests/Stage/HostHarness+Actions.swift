// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import Testing

@testable import StageHost

extension HostHarness {
  /// Does what a person does in a view.
  @discardableResult
  func act(
    _ action: StageAction,
    view: UInt64 = 7,
    client: UInt64 = 1
  ) throws -> [HostMessage] {
    try run { .act(number: $0, client: client, view: view, action: action) }
  }

  @discardableResult
  func touch(
    _ phase: StageAction.TouchPhase,
    _ x: Double,
    _ y: Double,
    shift: Bool = false,
    view: UInt64 = 7
  ) throws -> [HostMessage] {
    try act(
      .touch(phase: phase, point: Point(x: x, y: y), shift: shift, command: false),
      view: view
    )
  }

  /// A finger goes down and up at one point.
  @discardableResult
  func tap(_ x: Double, _ y: Double, view: UInt64 = 7) throws -> [HostMessage] {
    try touch(.began, x, y, view: view) + touch(.ended, x, y, view: view)
  }

  /// The state bits of an item's cell, as a page holds them.
  func state(of item: String, in view: UInt64 = 7) -> UInt8? {
    picture(of: view)["0  \(item)"]?.attributes.state
  }
}

extension [HostMessage] {
  var selections: [SelectionState] {
    reports.compactMap { if case .selection(let selection) = $0 { selection } else { nil } }
  }

  var replies: [StageReply] {
    reports.compactMap { if case .reply(_, let reply) = $0 { reply } else { nil } }
  }

  var events: [StageEvents] {
    reports.compactMap { if case .events(let events) = $0 { events } else { nil } }
  }

  /// The menu that a press was answered by.
  var menu: StageMenu? {
    for case .menu(let menu) in replies { return menu }
    return nil
  }
}
