// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The clients' commands that arrived while no host could take them.
struct WaitingCommands {
  /// A client's command for the whole stage, not for one view.
  enum Change {
    case set(ClientMessage.SetParameter)
    case act(StageAction)
  }

  /// The greatest number of waiting commands.
  private static let bound = 256

  /// Commands about views, which wait until their view is opened again.
  var views: [CommandOrigin] = []
  private(set) var changes: [(change: Change, origin: CommandOrigin)] = []

  /// Adds a change.
  ///
  /// - Returns: Whether there was space for it.
  mutating func add(_ change: Change, from origin: CommandOrigin) -> Bool {
    changes.append((change, origin))
    return changes.count <= Self.bound
  }

  /// Removes and returns the commands that wait for a view.
  mutating func take(view: UInt64) -> [CommandOrigin] {
    defer { views.removeAll { $0.view == view } }
    return views.filter { $0.view == view }
  }

  /// Removes and returns all changes.
  mutating func takeChanges() -> [(change: Change, origin: CommandOrigin)] {
    defer { changes.removeAll() }
    return changes
  }
}
