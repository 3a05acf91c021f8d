// SPDX-License-Identifier: Apache-2.0

/// Decides which stage is painted next for the list of stages, and when: one after the other, and
/// only while nobody does anything.
///
/// Times are in seconds.
struct MiniatureQueue {
  /// What is to be done.
  enum Step: Equatable {
    case paint(String)
    case wait(seconds: Double)
    /// Until another stage is wanted, or the running one has ended.
    case nothing
  }

  /// How long nothing must have happened.
  static let rest = 2.0
  /// After how long stages that people have open are looked at again.
  static let patience = 5.0
  /// The most stages that are painted; the list has drawings for the others.
  static let most = 200

  private var waiting: [String] = []
  private var running: String?
  /// The stages that have a picture.
  private var painted: Set<String> = []
  private var lastWork = -Double.infinity

  /// Whether no stage waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Takes a stage whose files are new.
  mutating func want(_ stage: String) {
    guard !waiting.contains(stage) else { return }
    let isRoom = painted.union(waiting).count < Self.most
    if isRoom || painted.contains(stage) { waiting.append(stage) }
  }

  /// Notes that somebody does something.
  mutating func worked(at now: Double) { lastWork = now }

  /// The next step.
  ///
  /// Pages paint the stage that they have open, so it waits until they leave it; a picture that it
  /// has is replaced all the same.
  mutating func next(at now: Double, isOpen: (String) -> Bool) -> Step {
    guard running == nil, !waiting.isEmpty else { return .nothing }
    let left = lastWork + Self.rest - now
    guard left <= 0 else { return .wait(seconds: left) }
    guard let index = waiting.firstIndex(where: { painted.contains($0) || !isOpen($0) }) else {
      return .wait(seconds: Self.patience)
    }
    let stage = waiting.remove(at: index)
    running = stage
    return .paint(stage)
  }

  /// Notes the end of the running one; what cannot be painted waits for other files.
  mutating func ended(isPainted: Bool) {
    if isPainted, let running { painted.insert(running) }
    running = nil
  }
}
