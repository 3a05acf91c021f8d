// SPDX-License-Identifier: Apache-2.0

/// A number of the source that is about to be written into its file.
struct NumberEdit: Hashable, Sendable {
  /// What the edit is to the history.
  enum Way: Hashable, Sendable {
    case new
    case undo
    case redo
  }

  var write: SourceWrite
  var origin: PendingCommand.Origin
  var step: NumberHistory.Step
  var way = Way.new

  /// What the file says before it.
  var old: Double { way == .undo ? step.to : step.from }
}
