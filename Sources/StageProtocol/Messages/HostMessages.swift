// SPDX-License-Identifier: Apache-2.0

/// What the server says to a stage host.
///
/// Commands are numbered; each is answered by `handled`.
///
/// Files travel ahead of `load` and `update` as binary messages (`FileMessage`); a view's last picture
/// travels ahead of `open` as a binary snapshot, so that a fresh host continues from it.
public enum HostCommand: Hashable, Sendable {
  /// Take the files sent before and build the stage.
  case load(number: UInt64, stage: String, title: String, overrides: [String: ParameterValue])
  /// Load a compiled layout, which stands for the layout file from the next `load` on. `constants` are numbers
  /// that differ from the compiled ones, `values` what the file beside the source says of parameters.
  case library(
    number: UInt64,
    path: String,
    entry: SourceState.Entry,
    constants: [LibraryConstant],
    values: [String: ParameterValue]
  )
  /// Give numbers of the loaded library other values and make the layout anew in every view.
  case constants(number: UInt64, constants: [LibraryConstant])
  /// One or both files were sent anew; bring the stage to them. `overrides` is the whole new set.
  case update(number: UInt64, overrides: [String: ParameterValue], animated: Bool)
  case open(number: UInt64, view: UInt64, viewport: Viewport, offset: Point, rev: UInt64)
  case close(number: UInt64, view: UInt64)
  case viewport(number: UInt64, view: UInt64, viewport: Viewport)
  case scroll(number: UInt64, scroll: ClientMessage.Scroll)
  /// The phases of one gesture by one client make one step for undo.
  case set(
    number: UInt64,
    client: UInt64,
    key: String,
    value: ParameterValue?,
    phase: ClientMessage.SetParameter.Phase,
    animated: Bool
  )
  case act(number: UInt64, client: UInt64, view: UInt64, action: StageAction)
  /// A client is gone: its fingers are lifted, and what it holds goes back.
  case left(number: UInt64, client: UInt64)
  /// The time has come that the host asked to be woken at, with `wake`.
  case wake(number: UInt64)
  /// Edits that an earlier host committed, oldest first, to be done again without being committed. Sent
  /// after `load` to a fresh host, before views are opened.
  case replay(number: UInt64, records: [String])
  case ping(c: Double)
}

/// What a stage host says to the server; deltas travel as binary messages in between.
public enum HostReport: Hashable, Sendable {
  /// The process is up and reads commands.
  case ready(protocolVersion: Int)
  /// Sent after `load`, and whenever any part of it changed.
  case stage(StageState)
  /// Values of parameters after a committed `set` or `update`.
  case values([String: ParameterValue])
  /// The command numbered so changed the stage's document; comes before the deltas that follow from it.
  ///
  /// `record` is what `replay` needs to do it again, `overrides` the whole new set, when there are such.
  case committed(number: UInt64, record: String?, overrides: [String: ParameterValue]?)
  /// Everything before is folded into the file with the role `edited`, sent just before if `edited` is
  /// true, and into these overrides; records are no longer needed.
  case checkpoint(overrides: [String: ParameterValue], edited: Bool)
  /// An answer for the client whose action has this number; comes before `handled`.
  case reply(number: UInt64, reply: StageReply)
  /// The command was refused and changed nothing.
  case refused(number: UInt64, error: ProtocolError)
  /// The command and everything that follows from it is done.
  case handled(number: UInt64)
  case target(view: UInt64, seq: UInt64, offset: Point)
  /// The host moved the content because the viewport changed; otherwise a delta's adjustment tells it.
  case offset(view: UInt64, offset: Point, animation: ScrollAnimation? = nil)
  case diagnostics([Diagnostic])
  case history(HistoryState)
  case selection(SelectionState)
  case outline(StageOutline)
  case events(StageEvents)
  /// Items that people hold; replaces what was said before.
  case held([StageHold])
  /// The transition that somebody has in hand; `nil` when it is over.
  case transition(StageTransition?)
  /// Time has passed that a gesture waited for: asks for the command `wake`, so that what follows from it has
  /// its place among all that changes the stage.
  case wake
  case pong(c: Double)
}
