// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Supervises the host of one stage: starts, feeds, watches and restarts it.
///
/// Time is an argument, in seconds.
struct StageMachine {
  /// Where the host is in its life.
  enum Phase: Equatable {
    case stopped
    /// Spawned; nothing heard of it yet.
    case starting
    /// It takes the files.
    case loading
    /// It shows the stage, or waits for files that it can show.
    case running
    /// It ended; another is started at the time given.
    case waiting(until: Double)
    /// It ended too often in a row.
    case failed
  }

  /// Bounds of patience, in seconds.
  enum Patience {
    static let ping = 1.0
    static let answer = 2.0
    /// For hosts of compiled layouts, so that an endless loop is over after two seconds, last words included.
    static let compiledPing = 0.4
    static let compiledAnswer = 1.1
    /// While files are taken, or before the first word.
    static let load = 10.0
    /// After so long without a crash the count starts anew.
    static let healthy = 5.0
    static let idle = 30.0
    static let firstBackOff = 0.1
  }

  static let crashesUntilFailed = 5

  let entry: ServerMessage.StageEntry
  /// Where the stage stands in the journal.
  let journalKey: String
  var phase = Phase.stopped
  /// Tells hosts apart: what an earlier one still says is passed over.
  var generation: UInt64 = 0
  /// Counts hosts, understudies among them.
  var lastGeneration: UInt64 = 0
  var crashes = 0
  var lastMessage = ""
  /// The files as they are now; `nil` while one is missing.
  var layout: StageFiles.File?
  var data: StageFiles.File?
  /// The files that a host last took.
  var good: StageFiles?
  /// Files that ended a host while it took them.
  var suspect: StageFiles?
  /// Files that a host has shown in a view.
  var proven: StageFiles?
  /// The Swift source that the layout is compiled from, if it is.
  var source: SourceMachine?
  /// Numbers of the source in people's hands, by index.
  var draggedNumbers: [Int: DraggedNumber] = [:]
  /// What people did to numbers of the source.
  var numberHistory = NumberHistory()
  /// Whether the host is doing something new, rather than taking something back.
  var isCommittingNew = false
  /// A host that lays out new files unseen.
  var understudy: Understudy?
  /// Until when a host that does not answer may say where it is.
  var lastWordsUntil: Double?
  /// A host that has been replaced before it could say where it was, and may still do so.
  var witness: UInt64?
  /// Whether the present host's code has ended it, and it says where.
  var isCrashing = false
  /// Whether the present host has a document.
  var isLoaded = false
  var overrides: [String: ParameterValue] = [:]
  /// Edited data that the host sent ahead of its `checkpoint`.
  var editedFile: FileMessage?
  var lastNumber: UInt64 = 0
  var pending: [UInt64: PendingCommand] = [:]
  /// Commands about views that wait for the next opening of the view.
  var deferred: [PendingCommand.Origin] = []
  /// What people asked of the stage while a host was on its way.
  var deferredChanges: [(command: DocumentCommand, origin: PendingCommand.Origin)] = []
  /// Command of the client whose consequences are coming in.
  var committing: PendingCommand.Origin?
  var state: StageState?
  /// What the host last said of the document; `nil` before it did.
  var history: HistoryState?
  var selection: SelectionState?
  var outline: StageOutline?
  /// Items that people hold in the present host.
  var holds: [StageHold] = []
  /// The transition that somebody has in hand in the present host.
  var transition: StageTransition?
  var hostDiagnostics: [Diagnostic] = []
  /// What the server itself has to say, by cause.
  var ownDiagnostics: [String: Diagnostic] = [:]
  /// Why the journal takes nothing at present.
  var journalFailure: String?
  var runningSince: Double?
  var pingSentAt: Double? {
    didSet { grace = Grace(waited: waited(generation)) }
  }
  /// What the present host gets on top because the machine is busy.
  var grace = Grace()
  /// Seconds for which a host, by its generation, was kept waiting by the machine, since whenever.
  var waited: (UInt64) -> Double = { _ in 0 }
  var nextPingAt: Double?
  var viewCount = 0
  var idleSince: Double?

  init(entry: ServerMessage.StageEntry, journalKey: String) {
    self.entry = entry
    self.journalKey = journalKey
  }

  /// Everything that is to be known about the present picture.
  var diagnostics: [Diagnostic] {
    ownDiagnostics.sorted { $0.key < $1.key }.map(\.value) + (source?.diagnostics ?? [])
      + hostDiagnostics
  }

  /// How the host is, in the wire's words; a stopped one is about to start whenever somebody looks.
  var hostState: HostState {
    switch phase {
    case .running: .running
    case .stopped, .starting, .loading: crashes > 0 ? .restarting : .starting
    case .waiting: .restarting
    case .failed: .failed
    }
  }

  /// The stage as the journal keeps it.
  var document: StageDocument? {
    good.map { StageDocument(files: $0, overrides: overrides, lastNumber: lastNumber) }
  }

  /// Takes up what the journal kept from an earlier life of the server.
  mutating func restore(_ document: StageDocument) {
    good = document.files
    lastNumber = document.lastNumber
    overrides = document.overrides
    source?.restore(document.files.layout)
  }

  /// The files as they are now, when both are there.
  var current: StageFiles? {
    guard let layout, let data else { return nil }
    return StageFiles(layout: layout, data: data)
  }

  mutating func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }
}
