// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a stage's supervision wants; `SessionMachine` turns it into actions, knowing views and clients.
indirect enum StageEffect {
  case start(generation: UInt64)
  case kill(generation: UInt64)
  case command(HostCommand)
  case file(FileMessage)
  /// The stage is loaded: open every view of it in the new host.
  case reopenViews
  /// A client's command is done.
  case acknowledge(PendingCommand.Origin)
  /// A client's command failed.
  case refuse(PendingCommand.Origin, ProtocolError)
  case status(HostState, message: String, attempt: Int)
  case diagnostics
  case keep
  /// The data as people have edited it goes to the host, if the journal has it; `name` is the data file's.
  case edited(name: String)
  /// The journal's records go to the host.
  case replay(number: UInt64)
  /// What people did to data that a saved file has replaced is forgotten.
  case forgetEdits
  /// The journal's records are folded into these.
  case checkpoint(edited: FileMessage?)
  case commit(JournalEntry)
  case log(String)
  /// Starts a host that lays out new files unseen.
  case startUnderstudy(generation: UInt64)
  /// A command or a file for the understudy.
  case rehearse(StageEffect)
  /// The understudy is loaded: open every view in it, from nothing.
  case rehearseViews
  /// The understudy takes the place of the host that plays.
  case promote(generation: UInt64)
  /// Asks a host that does not answer for its last words.
  case interrupt(generation: UInt64)
  /// Lets a host that was asked for its last words say them while another takes its place.
  case outlive(generation: UInt64)
  /// Compiles the source; a compile of this stage that runs is ended.
  case compile(CompileOrder)
  case stopCompile
  /// Tells everybody how the source is.
  case source
  /// Writes a number into its file.
  case write(NumberEdit)
  /// Tells everybody but one client what a number is while somebody drags it.
  case number(LibraryConstant, except: UInt64?)
  /// Tells everybody what can be taken back and done again.
  case history
}

/// What a client asks of a stage as a whole, whatever view it looks through.
enum DocumentCommand {
  case set(ClientMessage.SetParameter)
  case act(StageAction)
}

/// A command that the host has not answered yet.
struct PendingCommand {
  /// Which client's command it is.
  struct Origin: Hashable {
    var client: UInt64
    var seq: UInt64
    var view: UInt64
  }

  /// What the command does.
  enum Purpose {
    /// Takes files; `isGood` when they are the last that worked rather than the newest.
    case load(StageFiles, isGood: Bool)
    case replay
    /// Loads a compiled layout.
    case library
    /// Changes a number of the source.
    case tune
    /// Takes files that differ in numbers of the source only.
    case numbers(StageFiles)
    case update(StageFiles, dropping: Set<String>)
    /// Shows a view: its opening, size or offset. The server knows these and can say them again.
    case view(UInt64)
    case set(key: String, value: ParameterValue?)
    case act
    case close
  }

  var purpose: Purpose
  /// Clients to tell when it is done.
  var origins: [Origin] = []
  var isCommitted = false
  /// Whether it takes something back or does it again.
  var isTravel = false
}
