// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The history of changes to numbers of the source, ordered together with the host's own history.
///
/// A step remembers the number of the host's steps before it. The history lives as long as the
/// server; the numbers themselves are in the files.
struct NumberHistory: Equatable {
  /// The greatest number of steps; older ones are forgotten.
  static let mostSteps = 200

  private(set) var undoSteps: [NumberStep] = []
  private(set) var redoSteps: [NumberStep] = []
  /// The number of the host's steps up to which it may redo; later ones were given up for another
  /// change.
  private var redoCeiling: Int?

  /// The next step to undo; `nil` when it is one of the host's.
  func nextUndo(_ host: HistoryState) -> NumberStep? {
    undoSteps.last.flatMap { $0.depth >= host.edits || host.undo == nil ? $0 : nil }
  }

  /// The next step to redo; `nil` when it is one of the host's.
  func nextRedo(_ host: HistoryState) -> NumberStep? {
    redoSteps.last.flatMap { $0.depth <= host.edits || host.redo == nil ? $0 : nil }
  }

  /// Whether the host may redo its next step.
  func allowsRedo(_ host: HistoryState) -> Bool { redoCeiling.map { host.edits < $0 } ?? true }

  /// The history for clients, merged with the host's.
  func merged(_ host: HistoryState) -> HistoryState {
    HistoryState(
      undo: nextUndo(host)?.label ?? host.undo,
      redo: nextRedo(host)?.label ?? (allowsRedo(host) ? host.redo : nil),
      edits: host.edits,
      seeded: host.seeded,
      away: host.away
    )
  }

  /// Adds a new step; steps that were undone before can no longer be redone.
  mutating func add(_ step: NumberStep, _ host: HistoryState) {
    redoSteps = []
    redoCeiling = host.redo == nil ? nil : host.edits
    undoSteps.append(step)
    if undoSteps.count > Self.mostSteps { undoSteps.removeFirst() }
  }

  /// Records that a number was written into its file.
  mutating func take(_ edit: NumberEdit, _ host: HistoryState) {
    switch edit.way {
    case .new: add(edit.step, host)
    case .undo: undone()
    case .redo: redone()
    }
  }

  /// Records that the newest step was undone.
  mutating func undone() { if let step = undoSteps.popLast() { redoSteps.append(step) } }

  /// Records that the step undone last was redone.
  mutating func redone() { if let step = redoSteps.popLast() { undoSteps.append(step) } }

  /// Records a new step of the host.
  mutating func hostEdited() {
    redoSteps = []
    redoCeiling = nil
  }

  /// Forgets steps that no longer lead to the numbers in the file, because the file was saved with
  /// others.
  mutating func keep(_ values: [Int: Double]) {
    undoSteps = Self.chain(undoSteps, values, from: \.to, to: \.from)
    redoSteps = Self.chain(redoSteps, values, from: \.from, to: \.to)
  }

  /// The steps that follow each other without a gap, back from the values given.
  private static func chain(
    _ steps: [NumberStep],
    _ values: [Int: Double],
    from: KeyPath<NumberStep, Double>,
    to: KeyPath<NumberStep, Double>
  ) -> [NumberStep] {
    var values = values
    var kept: [NumberStep] = []
    for step in steps.reversed() {
      guard values[step.index] == step[keyPath: from] else {
        // Earlier steps of the same number are unusable, too.
        values[step.index] = nil
        continue
      }
      values[step.index] = step[keyPath: to]
      kept.append(step)
    }
    return kept.reversed()
  }
}
