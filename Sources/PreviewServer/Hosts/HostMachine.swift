// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A host that lays out a new version of a compiled layout unseen, while the old one still plays.
///
/// It shows every view once, from nothing. Only when that has gone well does it take the other one's place.
struct Understudy {
  /// How far it has come.
  enum Step: Equatable {
    /// Spawned; nothing heard of it yet.
    case starting
    /// It takes library and data.
    case loading
    /// It opens the views.
    case opening
    /// It can take over, and does when the playing host has answered everything.
    case ready
    /// It did not answer and was asked where it is.
    case interrupted
    /// Its code ended it, and it says where.
    case crashing
  }

  /// Bounds of patience, in seconds.
  enum Patience {
    static let load = 5.0
    /// For laying out all views; with the time for last words below two seconds.
    static let layout = 1.5
    /// Until it has said where it hung; meanwhile the other host plays.
    static let lastWords = 20.0
    /// Until a host that played is replaced, whether it has said so or not; its views stand still meanwhile.
    static let playingLastWords = 0.5
    /// Until one that was replaced has said so.
    static let witness = 20.0
    /// Until a host that crashed has said where, on a machine that is busy.
    static let crash = 20.0
  }

  let generation: UInt64
  let files: StageFiles
  var step = Step.starting
  var deadline: Double?
  /// What it gets on top because the machine is busy.
  var grace = Grace()
  var lastNumber: UInt64 = 0
  /// Commands that it has not answered yet.
  var awaited: Set<UInt64> = []
  /// Views that it has open.
  var views: [UInt64] = []
  /// What it says of the stage.
  var state: StageState?

  init(generation: UInt64, files: StageFiles, now: Double) {
    self.generation = generation
    self.files = files
    deadline = now + Patience.load
  }

  /// When its time is over at the earliest.
  var putOffDeadline: Double? { deadline.map { $0 + grace.granted } }

  mutating func nextNumber() -> UInt64 {
    lastNumber += 1
    awaited.insert(lastNumber)
    return lastNumber
  }
}
