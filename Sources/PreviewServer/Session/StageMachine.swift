// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Supervises the hosts of one stage: starts, feeds and restarts them, and keeps what outlives them.
///
/// Time is an argument, in seconds.
struct StageMachine {
  /// Whether a host plays, or when one may.
  enum Seat: Equatable {
    case stopped
    case taken
    /// The last one ended; another is started at the time given.
    case waiting(until: Double)
    /// They ended too often in a row.
    case failed
  }

  /// Who looks at the stage.
  enum Audience: Equatable {
    /// Nobody, since the time given if somebody ever did.
    case nobody(since: Double?)
    case views(Int)
  }

  /// What is told of the hosts that ended.
  struct Failures: Equatable {
    /// How many ended in a row.
    var count = 0
    /// Why the last one did.
    var message = ""
  }

  /// What people made of the stage, as the journal has it.
  struct Kept: Equatable {
    var document = HostMachine.Document()
    /// Why the journal takes nothing at present.
    var failure: String?
  }

  let entry: ServerMessage.StageEntry
  /// Where the stage stands in the journal.
  let journalKey: String
  var seat = Seat.stopped
  /// The host that plays, or the last one that did.
  var playing: HostMachine
  /// A host that lays out new files unseen.
  var understudy: HostMachine?
  /// A host that has been replaced before it could say where it was.
  var witness: HostMachine?
  /// Counts the hosts.
  var lastGeneration: UInt64 = 0
  var failures = Failures()
  var versions = StageVersions()
  /// The Swift source that the layout is compiled from, if it is.
  var source: SourceMachine?
  /// What everybody was told last of the source.
  var toldSource: SourceState?
  var kept = Kept()
  var waiting = WaitingCommands()
  /// What the server itself has to say, by cause.
  var ownDiagnostics: [Cause: Diagnostic] = [:]
  var audience = Audience.nobody(since: nil)

  init(entry: ServerMessage.StageEntry, journalKey: String) {
    self.entry = entry
    self.journalKey = journalKey
    playing = HostMachine(before: entry.id)
  }

  var id: String { entry.id }

  var viewCount: Int {
    if case .views(let count) = audience { count } else { 0 }
  }

  /// What people set of the layout's parameters.
  var overrides: [String: ParameterValue] {
    get { kept.document.overrides }
    set { kept.document.overrides = newValue }
  }

  /// Everything that is to be known about the present picture.
  var diagnostics: [Diagnostic] {
    ownDiagnostics.sorted { $0.key < $1.key }.map(\.value) + (source?.diagnostics ?? [])
      + playing.news.diagnostics
  }

  /// How the host is, in the wire's words; a stopped one is about to start whenever somebody looks.
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

  /// The stage as the journal keeps it.
  var journaled: JournaledStage? {
    versions.good.map {
      JournaledStage(files: $0, overrides: overrides, lastNumber: playing.lastNumber)
    }
  }

  /// Takes up what the journal kept from an earlier life of the server.
  mutating func restore(_ stage: JournaledStage) {
    versions.good = stage.files
    playing.lastNumber = stage.lastNumber
    overrides = stage.overrides
    source?.restore(stage.files.layout)
  }

  /// Says something to everyone who has the stage open.
  func tell(_ message: ServerMessage) -> Effect { .tell(stage: id, message) }

  /// Tells everyone how something stands when all is done.
  func report(_ topic: Effect.Topic) -> Effect { .report(stage: id, topic) }
}

extension StageMachine {
  /// What something that the server has to say itself is about.
  enum Cause: Hashable, Comparable {
    case journal
    /// The end that a compiled library made of its host, or that no host takes it.
    case library
    case missing(FileMessage.Role)
    /// Files that no host took.
    case refused
    case unreadable(String)

    private var place: (Int, String) {
      switch self {
      case .journal: (0, "")
      case .library: (1, "")
      case .missing(let role): (2, "\(role)")
      case .refused: (3, "")
      case .unreadable(let name): (4, name)
      }
    }

    static func < (one: Cause, other: Cause) -> Bool { one.place < other.place }
  }

  /// A message to everybody about one of the topics, unless it would be no news.
  mutating func message(about topic: Effect.Topic) -> ServerMessage? {
    switch topic {
    case .diagnostics: return .diagnostics(stage: id, items: diagnostics)
    case .history: return sharedHistory.map { .history(stage: id, state: $0) }
    case .source:
      // The numbers of a file are many.
      guard let state = sourceState, toldSource != state else { return nil }
      toldSource = state
      return .source(stage: id, state: state)
    }
  }
}
