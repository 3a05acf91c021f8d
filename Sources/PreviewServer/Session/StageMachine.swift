// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Supervises the hosts of one stage: it starts them, gives them files, replaces them, and keeps
/// the state that outlives them.
///
/// Time is an argument, in seconds.
struct StageMachine {
  /// Whether a host plays, or when the next one starts.
  enum Seat: Equatable {
    case stopped
    case taken
    /// The last host ended; the next one starts at this time.
    case waiting(until: Double)
    /// Too many hosts ended in a row.
    case failed
  }

  /// The number of views of the stage.
  enum Audience: Equatable {
    /// There are no views since this time; `nil` until views are counted.
    case nobody(since: Double?)
    case views(Int)
  }

  /// The hosts that ended.
  struct Failures: Equatable {
    /// The number of hosts that ended in a row.
    var count = 0
    /// The reason of the last end.
    var message = ""
  }

  /// The users' changes of the stage, as in the journal.
  struct Kept: Equatable {
    var document = HostMachine.Document()
    /// The reason why the journal cannot be written at present.
    var failure: String?
  }

  private(set) var entry: ServerMessage.StageEntry
  /// The stage's key in the journal.
  let journalKey: String
  var seat = Seat.stopped
  /// The playing host, or the last one that played.
  var playing: HostMachine
  /// A host that lays out new files unseen.
  var understudy: HostMachine?
  /// Whether the understudy runs to its end, because it took the place of another one that was not
  /// finished.
  var mustFinishRehearsal = false
  /// A replaced host that may still report where its code was.
  var witness: HostMachine?
  /// The number of the last host.
  var lastGeneration: UInt64 = 0
  var failures = Failures()
  var versions = StageVersions()
  /// The Swift source of the layout; `nil` for a layout file.
  var source: SourceMachine?
  /// The state of the source that clients know.
  var toldSource: SourceState?
  var kept = Kept()
  /// The recorded answers that people brought, as files for hosts.
  var answers: [FileMessage] = []
  var waiting = WaitingCommands()
  /// The server's own diagnostics, by cause.
  var ownDiagnostics: [Cause: Diagnostic] = [:]
  var audience = Audience.nobody(since: nil)

  init(entry: ServerMessage.StageEntry, journalKey: String) {
    self.entry = entry
    self.journalKey = journalKey
    playing = HostMachine(before: entry.id)
  }

  var id: String { entry.id }

  /// Takes the names that a saved layout file gives the stage in the list; a file that is no object keeps those before.
  ///
  /// - Returns: Whether they are new.
  mutating func takeNames(of file: StageInput.File) -> Bool {
    guard file.bytes.count <= StageCatalog.headlineBytes else { return false }
    let headline = LayoutHeadline(file.bytes)
    guard headline.isRead else { return false }
    let old = entry
    (entry.title, entry.subtitle) = headline.names(ofFile: file.name)
    return entry != old
  }

  /// Whether the command line names its files.
  var isOfUser: Bool { entry.group == StageCatalog.ownGroup }

  var viewCount: Int {
    if case .views(let count) = audience { count } else { 0 }
  }

  /// The parameters that users have set.
  var overrides: [String: ParameterValue] {
    get { kept.document.overrides }
    set { kept.document.overrides = newValue }
  }

  /// All diagnostics of the present picture.
  var diagnostics: [Diagnostic] {
    ownDiagnostics.sorted { $0.key < $1.key }.map(\.value) + (source?.diagnostics ?? [])
      + playing.news.diagnostics
  }

  /// The state of the host on the wire; a stopped host starts when a view is opened.
  var hostState: HostState {
    let isAgain = failures.count > 0
    switch seat {
    case .stopped: return isAgain ? .restarting : .starting
    case .waiting: return .restarting
    case .failed: return .failed
    case .taken: break
    }
    switch playing.life {
    case .starting, .loading: return isAgain ? .restarting : .starting
    case .idle, .opening, .playing, .silent, .crashing, .ended: return .running
    }
  }

  /// The stage as it is kept in the journal.
  var journaled: JournaledStage? {
    versions.good.map {
      JournaledStage(files: $0, overrides: overrides, lastNumber: playing.lastNumber)
    }
  }

  /// Restores what the journal kept from an earlier run of the server.
  mutating func restore(_ stage: JournaledStage) {
    versions.good = stage.files
    playing.lastNumber = stage.lastNumber
    overrides = stage.overrides
    source?.restore(stage.files.layout)
  }

  /// Sends a message to all clients of the stage.
  func tell(_ message: ServerMessage) -> Effect { .tell(stage: id, message) }

  /// Sends a topic's state to all clients of the stage, after the other effects.
  func report(_ topic: Effect.Topic) -> Effect { .report(stage: id, topic) }
}

extension StageMachine {
  /// The subject of a diagnostic of the server.
  enum Cause: Hashable, Comparable {
    case journal
    /// What users must know about the journal's file.
    case journalFile
    /// A compiled library ended its host, or no host loads it.
    case library
    case missing(FileMessage.Role)
    /// No host accepts the files.
    case refused
    case unreadable(String)

    private var place: (Int, String) {
      switch self {
      case .journal: (0, "")
      case .journalFile: (1, "")
      case .library: (2, "")
      case .missing(let role): (3, "\(role)")
      case .refused: (4, "")
      case .unreadable(let name): (5, name)
      }
    }

    static func < (one: Cause, other: Cause) -> Bool { one.place < other.place }
  }

  /// The message about a topic for all clients; `nil` when there is nothing new.
  mutating func message(about topic: Effect.Topic) -> ServerMessage? {
    switch topic {
    case .diagnostics: return .diagnostics(stage: id, items: diagnostics)
    case .history: return sharedHistory.map { .history(stage: id, state: $0) }
    case .source:
      // The state is long, because a file may have many numbers.
      guard let state = sourceState, toldSource != state else { return nil }
      toldSource = state
      return .source(stage: id, state: state)
    }
  }
}
