// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What the state machines want done; the server does it in order and in the same turn of the loop.
enum Effect {
  // MARK: Clients

  case send(client: UInt64, ServerMessage)
  /// Says the same to several, encoded once.
  case broadcast(clients: [UInt64], ServerMessage)
  /// Says something to everyone who has the stage open, but one.
  case tell(stage: String, ServerMessage, except: UInt64? = nil)
  /// Tells everyone who has the stage open how something stands when this is done.
  case report(stage: String, Topic)
  case frame(client: UInt64, Frame)
  case close(client: UInt64, CloseCode, reason: String)

  // MARK: Clients' commands and views

  /// A client's command is done, or refused.
  case answer(CommandOrigin, refusal: ProtocolError?)
  /// Opens every view of the stage in a host, or has the host take them over.
  case openViews(HostAddress)
  /// What people held in a host that is gone is held no longer.
  case letGo(stage: String)

  // MARK: Hosts

  /// Starts a host; one of compiled code says where it was when that ends it.
  case start(HostAddress, isCompiled: Bool)
  case kill(HostAddress)
  /// Asks a host that does not answer for its last words.
  case interrupt(HostAddress)
  /// Asks how long the machine has kept a host waiting.
  case measure(HostAddress)
  case command(HostAddress, HostCommand)
  case file(HostAddress, FileMessage)
  /// A view's last picture, ahead of the `open` that continues from it.
  case picture(HostAddress, Frame)
  /// Sends the stage's edited data out of the journal, if there is any; `name` is the data file's.
  case edited(HostAddress, name: String)
  /// Sends the stage's records out of the journal, as one `replay` or several of one number.
  case replay(HostAddress, number: UInt64)

  // MARK: Journal

  /// Writes the stage to the journal.
  case keep(stage: String, JournaledStage)
  /// Writes a committed command to the journal, ahead of everything that follows from it.
  case commit(stage: String, JournalEntry, overrides: [String: ParameterValue])
  /// Forgets the stage's edited data and records.
  case forgetEdits(stage: String)
  /// Puts edited data and overrides in the place of the stage's records.
  case checkpoint(stage: String, edited: FileMessage?, overrides: [String: ParameterValue])

  // MARK: Source

  /// Compiles the source; a compile of this stage that runs is ended.
  case compile(stage: String, CompileOrder)
  case stopCompile(stage: String)
  /// Writes a number into its file.
  case write(stage: String, NumberEdit)

  /// A line for the terminal.
  case log(String)
}

extension Effect {
  /// What everybody can be told of a stage at any time.
  enum Topic {
    case diagnostics
    /// How far the newest version of the source has come.
    case source
    /// What can be taken back and done again.
    case history
  }
}
