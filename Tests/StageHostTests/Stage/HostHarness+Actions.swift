// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import Testing

@testable import StageHost

extension HostHarness {
  /// Sends a user's action in a view.
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
    _ phase: StageTouch.Phase,
    _ x: Double,
    _ y: Double,
    finger: Int = 0,
    at time: Double = 0,
    shift: Bool = false,
    view: UInt64 = 7
  ) throws -> [HostMessage] {
    let point = Point(x: x, y: y)
    let touch = StageTouch(phase: phase, point: point, finger: finger, at: time, shift: shift)
    return try act(.touch(touch), view: view)
  }

  /// Sends a step of moving items through a view.
  @discardableResult
  func drag(
    _ phase: StageDrag.Phase,
    _ x: Double,
    _ y: Double,
    _ items: [String] = [],
    view: UInt64 = 7,
    client: UInt64 = 1
  ) throws -> [HostMessage] {
    let drag = StageDrag(phase: phase, point: Point(x: x, y: y), items: items)
    return try act(.drag(drag), view: view, client: client)
  }

  /// The items of a view of squares in their order, line by line.
  func order(in view: UInt64 = 7) -> [String] {
    picture(of: view).filter { $0.key.hasPrefix("0 ") }
      .sorted {
        let (one, other) = ($0.value.attributes, $1.value.attributes)
        return (one.y, one.x) < (other.y, other.x)
      }
      .map { String($0.key.dropFirst("0  ".count)) }
  }

  /// Puts a finger down and lifts it at one point.
  @discardableResult
  func tap(_ x: Double, _ y: Double, view: UInt64 = 7) throws -> [HostMessage] {
    try touch(.began, x, y, view: view) + touch(.ended, x, y, view: view)
  }

  /// The state bits of an item's cell on the page.
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

  /// The last reported holds.
  var holds: [StageHold]? {
    reports.compactMap { if case .held(let holds) = $0 { holds } else { nil } }.last
  }

  var history: HistoryState? {
    reports.compactMap { if case .history(let state) = $0 { state } else { nil } }.last
  }

  /// The reported values of a parameter, in order.
  func values(of key: String) -> [ParameterValue] {
    reports.compactMap { if case .values(let values) = $0 { values[key] } else { nil } }
  }

  /// The last reported needs of gestures.
  var gestures: StageGestures? {
    reports.compactMap { if case .stage(let state) = $0 { state } else { nil } }.last?.gestures
  }

  /// The menu that answers a press.
  var menu: StageMenu? {
    for case .menu(let menu) in replies { return menu }
    return nil
  }
}
