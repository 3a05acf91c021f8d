// SPDX-License-Identifier: Apache-2.0

/// A message of the server to a stage host.
///
/// Commands are numbered, and each is answered by `handled`.
///
/// Files are sent as binary messages (`FileMessage`) before `load` and `update`. A view's last
/// picture is sent as a binary snapshot before `open`, so that a new host continues from it.
public enum HostCommand: Hashable, Sendable {
  /// Builds the stage of the files that were sent before.
  case load(number: UInt64, stage: String, title: String, overrides: [String: ParameterValue])
  /// Loads a compiled layout, which replaces the layout file from the next `load` on.
  ///
  /// `constants` are numbers that differ from the compiled ones; `values` are those of parameters
  /// in the file beside the source. `reads` are folders whose files its code may read.
  case library(
    number: UInt64,
    path: String,
    entry: SourceState.Entry,
    constants: [LibraryConstant],
    values: [String: ParameterValue],
    reads: [String]
  )
  /// Changes numbers of the loaded library, and makes the layout again in every view.
  case constants(number: UInt64, constants: [LibraryConstant])
  /// Changes the stage to files of which one or both were sent again.
  ///
  /// `overrides` are all overrides.
  case update(number: UInt64, overrides: [String: ParameterValue], animated: Bool)
  case open(number: UInt64, view: UInt64, viewport: Viewport, offset: Point, rev: UInt64)
  case close(number: UInt64, view: UInt64)
  case viewport(number: UInt64, view: UInt64, viewport: Viewport)
  case scroll(number: UInt64, scroll: ClientMessage.Scroll)
  /// Sets a parameter.
  ///
  /// All phases of one client's gesture make one step for undo.
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
  /// Nobody looks at a view from now on, or somebody looks at it again.
  case rest(number: UInt64, view: UInt64, resting: Bool)
  /// Handles a time at which the host asked for this command with `wake`.
  case wake(number: UInt64)
  /// Repeats edits that an earlier host committed, oldest first, without committing them again.
  ///
  /// It is sent to a new host after `load`, before views are opened.
  case replay(number: UInt64, records: [String])
  /// Sends a `checkpoint` before `handled`.
  case checkpoint(number: UInt64)
  /// Goes to a kept state as one step; its data were sent before as the file `edited`.
  case restore(number: UInt64, name: String, overrides: [String: ParameterValue])
  case ping(c: Double)
}

/// A message of a stage host to the server; deltas are sent as binary messages between them.
public enum HostReport: Hashable, Sendable {
  /// The process has started and reads commands.
  case ready(protocolVersion: Int)
  /// Sent after `load`, and after each change of the stage's description.
  case stage(StageState)
  /// The values of parameters that a committed `set`, `undo` or `redo` changed.
  case values([String: ParameterValue])
  /// The command with this number changed the document; sent before the deltas that follow from it.
  ///
  /// `record` is the record for `replay`, and `overrides` are all overrides, if they changed.
  case committed(number: UInt64, record: String?, overrides: [String: ParameterValue]?)
  /// All records before are contained in these overrides, and, if `edited` is true, in the file
  /// with the role `edited` that was sent just before.
  ///
  /// The records are no longer needed.
  case checkpoint(overrides: [String: ParameterValue], edited: Bool)
  /// The answer for the client that sent the action with this number; sent before `handled`.
  case reply(number: UInt64, reply: StageReply)
  /// The command was refused and changed nothing.
  case refused(number: UInt64, error: ProtocolError)
  /// The command and all its consequences are done.
  case handled(number: UInt64)
  /// The host is at work on a command that takes long, and has done so many of its steps.
  case working(done: Int, total: Int)
  case target(view: UInt64, seq: UInt64, offset: Point)
  /// The host moved the content because the viewport changed.
  ///
  /// In other cases a delta's adjustment moves it.
  case offset(view: UInt64, offset: Point, animation: ScrollAnimation? = nil)
  /// What a view shows around its collection view; sent before the delta to its revision.
  case screen(view: UInt64, screen: StageScreen)
  case diagnostics([Diagnostic])
  case history(HistoryState)
  case selection(SelectionState)
  case outline(StageOutline)
  case events(StageEvents)
  /// The items that clients hold; replaces the last report.
  case held([StageHold])
  /// The transition in a client's hand; `nil` when it is over.
  case transition(StageTransition?)
  /// Asks for the command `wake`, because a gesture waited for this time.
  ///
  /// So the consequences get their place among all other changes of the stage.
  case wake
  case pong(c: Double)
}
