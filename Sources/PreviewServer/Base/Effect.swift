// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What the session logic wants done; adapters do it in order and in the same turn of the loop.
indirect enum SessionAction {
  case send(client: UInt64, ServerMessage)
  /// Says the same to several, encoded once.
  case broadcast(clients: [UInt64], ServerMessage)
  case frame(client: UInt64, Frame)
  case close(client: UInt64, CloseCode, reason: String)
  case startHost(stage: String, generation: UInt64)
  case killHost(stage: String, generation: UInt64)
  case command(stage: String, HostCommand)
  case file(stage: String, FileMessage)
  /// A view's last picture, ahead of the `open` that continues from it.
  case picture(stage: String, Frame)
  /// Writes the stage to the journal.
  case keep(stage: String, StageDocument)
  /// Writes a committed command to the journal, ahead of everything that follows from it.
  case commit(stage: String, JournalEntry, overrides: [String: ParameterValue])
  /// Sends the stage's edited data out of the journal, if there is any.
  case edited(stage: String, name: String)
  /// Sends the stage's records out of the journal, as one `replay` or several of one number.
  case replay(stage: String, number: UInt64)
  /// Forgets the stage's edited data and records.
  case forgetEdits(stage: String)
  /// Puts edited data and overrides in the place of the stage's records.
  case checkpoint(stage: String, edited: FileMessage?, overrides: [String: ParameterValue])
  /// A line for the terminal.
  case log(String)
  /// Starts a host beside the one that plays.
  case startUnderstudy(stage: String, generation: UInt64)
  /// Does with the understudy what the action says of the stage's host.
  case rehearse(SessionAction)
  /// Ends the host that plays and lets the understudy take its place.
  case promote(stage: String)
  /// Asks a host that does not answer for its last words.
  case interrupt(stage: String, generation: UInt64)
  /// Lets a host that was asked for its last words say them while another takes its place.
  case outlive(stage: String, generation: UInt64)
  case compile(stage: String, CompileOrder)
  case stopCompile(stage: String)
  /// Writes a number into its file.
  case write(stage: String, NumberEdit)
}
