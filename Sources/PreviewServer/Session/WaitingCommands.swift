// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What people asked of a stage while no host could be told.
struct WaitingCommands {
  /// What a client asks of a stage as a whole, whatever view it looks through.
  enum Change {
    case set(ClientMessage.SetParameter)
    case act(StageAction)
  }

  /// Commands that may wait for a host.
  private static let bound = 256

  /// Commands about views, which wait for the next opening of their view.
  var views: [CommandOrigin] = []
  private(set) var changes: [(change: Change, origin: CommandOrigin)] = []

  /// Adds a change.
  ///
  /// - Returns: Whether there was room for it.
  mutating func add(_ change: Change, from origin: CommandOrigin) -> Bool {
    changes.append((change, origin))
    return changes.count <= Self.bound
  }

  /// Takes out what waits for a view.
  mutating func take(view: UInt64) -> [CommandOrigin] {
    defer { views.removeAll { $0.view == view } }
    return views.filter { $0.view == view }
  }

  /// Takes all changes out.
  mutating func takeChanges() -> [(change: Change, origin: CommandOrigin)] {
    defer { changes.removeAll() }
    return changes
  }
}
