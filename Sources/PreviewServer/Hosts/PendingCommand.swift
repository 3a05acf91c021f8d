// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A command that a host has not answered yet.
struct PendingCommand: Equatable {
  /// The purpose of the command.
  enum Purpose: Equatable {
    /// Takes the files of the host's life.
    case load
    /// Repeats the users' edits of the data.
    case replay
    /// Loads a compiled layout.
    case library
    /// Changes a number of the source.
    case tune
    /// Takes files that differ only in numbers of the source.
    case numbers(StageInput)
    case update(StageInput, dropping: Set<String>)
    /// Opens, resizes or scrolls a view.
    ///
    /// The server knows the view's state and can send it to another host.
    case view
    case set(key: String, value: ParameterValue?)
    case act
    /// Writes the data to the journal, from where they are kept under a name.
    case keep(String)
    case close
  }

  var purpose: Purpose
  /// The clients' commands that are answered with this one.
  var origins: [CommandOrigin] = []
  var isCommitted = false
  /// Whether it is an undo or a redo.
  var isTravel = false

  /// Whether it changes the document, so that the server cannot repeat it.
  var isOfDocument: Bool {
    switch purpose {
    case .set, .act, .tune: true
    case .load, .library, .numbers, .replay, .update, .view, .keep, .close: false
    }
  }

  /// Whether the host takes files with it, which may last longer.
  var takesFiles: Bool {
    switch purpose {
    case .load, .library, .update, .replay: true
    case .view, .set, .act, .tune, .numbers, .keep, .close: false
    }
  }
}
