// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A command that a host has not answered yet.
struct PendingCommand: Equatable {
  /// What the command does.
  enum Purpose: Equatable {
    /// Takes the files that the host's life tells of.
    case load
    /// Does again what people did to the data.
    case replay
    /// Loads a compiled layout.
    case library
    /// Changes a number of the source.
    case tune
    /// Takes files that differ in numbers of the source only.
    case numbers(StageInput)
    case update(StageInput, dropping: Set<String>)
    /// Shows a view: its opening, size or offset. The server knows these and can say them again.
    case view
    case set(key: String, value: ParameterValue?)
    case act
    case close
  }

  var purpose: Purpose
  /// Clients to tell when it is done.
  var origins: [CommandOrigin] = []
  var isCommitted = false
  /// Whether it takes something back or does it again.
  var isTravel = false

  /// Whether it changes the document, so that nobody can say it again for the client.
  var isOfDocument: Bool {
    switch purpose {
    case .set, .act, .tune: true
    case .load, .library, .numbers, .replay, .update, .view, .close: false
    }
  }

  /// Whether the host takes files over it, for which it has more time.
  var takesFiles: Bool {
    switch purpose {
    case .load, .library, .update, .replay: true
    case .view, .set, .act, .tune, .numbers, .close: false
    }
  }
}
