// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What people want of the stage, on its way to the host that plays.
extension StageMachine {
  /// Whether commands can be given to the host now.
  var takesCommands: Bool {
    seat == .taken && playing.takesCommands && understudy?.rehearsal?.isComplete != true
  }

  /// Whether a host is on its way.
  private var willTakeCommands: Bool {
    switch seat {
    case .waiting: return true
    case .stopped, .failed: return false
    case .taken: return playing.life != .idle
    }
  }

  /// Gives a command about a view to the host, or keeps its origin until the view is opened in the next one.
  mutating func view(
    from origin: CommandOrigin?,
    _ command: (UInt64) -> HostCommand
  ) -> [Effect] {
    let origins = origin.map { [$0] } ?? []
    guard takesCommands else {
      waiting.views += origins
      return willTakeCommands ? [] : settleWaiting(failures.message)
    }
    return [playing.give(.view, from: origins, command)]
  }

  /// Opens a view in a host, or has that take it over; what clients wait for of it is then done as well.
  mutating func open(
    _ view: UInt64,
    in host: HostAddress,
    _ command: (UInt64) -> HostCommand
  ) -> [Effect] {
    if understudy?.address == host {
      return (understudy?.give(.view, command)).map { [$0] } ?? []
    }
    guard playing.address == host else { return [] }
    return [playing.give(.view, from: waiting.take(view: view), command)]
  }

  /// Gives the host what a client asks of the stage, or keeps it for the host that is on its way.
  mutating func change(
    _ change: WaitingCommands.Change,
    from origin: CommandOrigin
  ) -> [Effect] {
    guard takesCommands else {
      let hasRoom = waiting.add(change, from: origin)
      return willTakeCommands && hasRoom ? [] : settleWaiting(failures.message)
    }
    switch change {
    case .set(let command):
      return [
        playing.give(.set(key: command.key, value: command.value), from: [origin]) {
          .set(
            number: $0,
            client: origin.client,
            key: command.key,
            value: command.value,
            phase: command.phase,
            animated: command.animated
          )
        }
      ]
    case .act(let action):
      if let effects = travelNumbers(action, from: origin) { return effects }
      let isTravel = action == .undo || action == .redo
      return [
        playing.give(.act, from: [origin], isTravel: isTravel) {
          .act(number: $0, client: origin.client, view: origin.view, action: action)
        }
      ]
    }
  }

  /// Does what people asked while the host was on its way.
  mutating func changeWaiting() -> [Effect] {
    waiting.takeChanges().flatMap { change($0.change, from: $0.origin) }
  }

  /// Lets the host report the calls of a view, or stops it.
  mutating func watch(_ view: UInt64, _ isOn: Bool) -> [Effect] {
    guard takesCommands else { return [] }
    let action = StageAction.watch(events: isOn)
    return [playing.give(.act) { .act(number: $0, client: 0, view: view, action: action) }]
  }

  /// Closes a view; what it still waited for is answered, as later commands are answered after it.
  mutating func close(_ view: UInt64) -> [Effect] {
    var effects = waiting.take(view: view).map(acknowledged)
    if takesCommands { effects.append(playing.give(.close) { .close(number: $0, view: view) }) }
    if let next = understudy, next.life == .opening || next.rehearsal?.isComplete == true,
      let close = understudy?.give(.close, { .close(number: $0, view: view) })
    {
      effects.append(close)
    }
    return effects
  }

  /// A client that drove a view is gone.
  mutating func left(_ client: UInt64) -> [Effect] {
    let dropped = dropNumbers(of: client)
    guard takesCommands else { return dropped }
    return dropped + [playing.give(.act) { .left(number: $0, client: client) }]
  }
}
