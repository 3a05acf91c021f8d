// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Passes the clients' commands on to the playing host.
extension StageMachine {
  /// Whether the host accepts commands now.
  var takesCommands: Bool {
    seat == .taken && playing.takesCommands && understudy?.rehearsal?.isComplete != true
  }

  /// Whether a host will accept commands soon.
  private var willTakeCommands: Bool {
    switch seat {
    case .waiting: return true
    case .stopped, .failed: return false
    case .taken: return playing.life != .idle
    }
  }

  /// Gives the host a command about a view, or keeps the origin until the next host opens the view.
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

  /// Opens a view in a host, or lets the host take it over.
  ///
  /// This also answers the commands that wait for the view.
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

  /// Gives the host a client's command for the stage, or keeps it until the next host is ready.
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

  /// Gives the host the commands that were kept until it was ready.
  mutating func changeWaiting() -> [Effect] {
    waiting.takeChanges().flatMap { change($0.change, from: $0.origin) }
  }

  /// Starts or stops the host's reports of a view's calls.
  mutating func watch(_ view: UInt64, _ isOn: Bool) -> [Effect] {
    guard takesCommands else { return [] }
    let action = StageAction.watch(events: isOn)
    return [playing.give(.act) { .act(number: $0, client: 0, view: view, action: action) }]
  }

  /// Closes a view.
  ///
  /// Commands that waited for it are answered, because later ones cannot be answered before them.
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

  /// Tells the host that no client has a view, or that one has it again.
  mutating func rest(_ view: UInt64, _ isResting: Bool) -> [Effect] {
    guard takesCommands else { return [] }
    return [playing.give(.act) { .rest(number: $0, view: view, resting: isResting) }]
  }

  /// Releases what a gone client held.
  mutating func left(_ client: UInt64) -> [Effect] {
    let dropped = dropNumbers(of: client)
    guard takesCommands else { return dropped }
    return dropped + [playing.give(.act) { .left(number: $0, client: client) }]
  }
}
