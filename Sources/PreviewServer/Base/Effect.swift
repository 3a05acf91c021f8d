// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What the state machines want done; the server does it in order, in the same turn of the loop.
enum Effect {
  // MARK: Clients

  case send(client: UInt64, ServerMessage)
  /// Sends the same message to several clients; it is encoded once.
  case broadcast(clients: [UInt64], ServerMessage)
  /// Sends a message to every client that has the stage open, except one.
  case tell(stage: String, ServerMessage, except: UInt64? = nil)
  /// Sends the current state of a topic to every client that has the stage open.
  case report(stage: String, Topic)
  case frame(client: UInt64, Frame)
  case close(client: UInt64, CloseCode, reason: String)

  // MARK: Clients' commands and views

  /// Answers a client's command: it is done, or refused.
  case answer(CommandOrigin, refusal: ProtocolError?)
  /// Opens every view of the stage in a host, or tells the host to take the views over.
  case openViews(HostAddress)
  /// Forgets the transitions that clients held in a host that is gone.
  case letGo(stage: String)

  // MARK: Hosts

  /// Starts a host; a host of compiled code reports where its code was when it crashes.
  case start(HostAddress, isCompiled: Bool)
  case kill(HostAddress)
  /// Asks a host that does not answer where its code is, and ends it.
  case interrupt(HostAddress)
  /// Asks how long the machine has kept a host waiting for a processor.
  case measure(HostAddress)
  case command(HostAddress, HostCommand)
  case file(HostAddress, FileMessage)
  /// Sends a view's last picture, before the `open` that continues from it.
  case picture(HostAddress, Frame)
  /// Sends the stage's edited data from the journal, if there is any; `name` is the data file's.
  case edited(HostAddress, name: String)
  /// Sends the stage's records from the journal: one `replay`, or several with the same number.
  case replay(HostAddress, number: UInt64)

  // MARK: Journal

  /// Writes the stage to the journal.
  case keep(stage: String, JournaledStage)
  /// Writes a committed command to the journal, before all messages that follow from it.
  case commit(stage: String, JournalEntry, overrides: [String: ParameterValue])
  /// Forgets the stage's edited data and records.
  case forgetEdits(stage: String)
  /// Replaces the stage's records with edited data and overrides.
  case checkpoint(stage: String, edited: FileMessage?, overrides: [String: ParameterValue])

  /// Writes what people left on a stage to the journal, before all messages that follow from it.
  case note(stage: String, RoomRecord)
  /// Answers a command whose change was just given to the journal.
  case settle(stage: String, CommandOrigin)
  /// Keeps a state of the stage, whose data the journal has.
  case keepVersion(stage: String, name: String, CommandOrigin)

  /// Writes the values that users set into the stage's layout file.
  case writeLayout(stage: String, before: Data, after: Data, CommandOrigin)
  /// Tells what would be written beside the source for recorded answers, or writes the change with
  /// this fingerprint.
  case saveAnswers(stage: String, RecordedAnswers, fingerprint: String?, CommandOrigin)

  // MARK: Network

  /// Lets other devices of the network connect, or only this machine again.
  case listen(Bool, CommandOrigin)
  /// Gets the text behind an address, whose host is allowed.
  case fetch(DataAddress, stage: String, client: UInt64)

  // MARK: Source

  /// Compiles the source; a running compile of this stage is ended.
  case compile(stage: String, CompileOrder)
  case stopCompile(stage: String)
  /// Writes a changed number into its source file.
  case write(stage: String, NumberEdit)

  // MARK: Other servers

  /// Passes a client's message on to the server that runs the stage.
  case forward(stage: String, client: UInt64, ClientMessage)
  /// Tells the servers that run stages that a client has gone; for good, its views are closed.
  case gone(client: UInt64, isForGood: Bool)
  /// Gives a view's delta to all servers that have clients of it.
  case publish(stage: String, view: UInt64, [UInt8])
  /// Gives a message about a view to its clients on other servers.
  case relay(stage: String, view: UInt64, ServerMessage, toDriver: Bool)
  /// Takes a view's deltas from the server that runs its stage.
  case mirror(stage: String, view: UInt64)
  case unmirror(view: UInt64)

  /// Prints a line on the terminal.
  case log(String)
  /// Gives memory that is not used any more back to the system.
  case trimMemory
}

extension Effect {
  /// Whether it is only a line on the terminal.
  var isLog: Bool { if case .log = self { true } else { false } }

  /// A part of a stage's state that clients can be told at any time.
  enum Topic {
    case diagnostics
    /// How far the newest version of the source has come.
    case source
    /// The steps that can be undone and redone.
    case history
  }
}
