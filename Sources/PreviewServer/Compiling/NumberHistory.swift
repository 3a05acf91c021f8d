// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What people did to numbers of the source, in one order with the steps that the host keeps of everything else.
///
/// A step remembers how many of the host's steps came before it. It lives as long as the server: what remains
/// is in the file.
struct NumberHistory: Equatable {
  /// Steps that are kept; older ones are forgotten.
  static let mostSteps = 200

  private(set) var undoSteps: [NumberStep] = []
  private(set) var redoSteps: [NumberStep] = []
  /// From this many of its steps on, what the host could do again lies on a way that was left.
  private var redoCeiling: Int?

  /// The step that is taken back next, if it is not one of the host's.
  func nextUndo(_ host: HistoryState) -> NumberStep? {
    undoSteps.last.flatMap { $0.depth >= host.edits || host.undo == nil ? $0 : nil }
  }

  /// The step that is done again next, if it is not one of the host's.
  func nextRedo(_ host: HistoryState) -> NumberStep? {
    redoSteps.last.flatMap { $0.depth <= host.edits || host.redo == nil ? $0 : nil }
  }

  /// Whether the host may do its next step again.
  func allowsRedo(_ host: HistoryState) -> Bool { redoCeiling.map { host.edits < $0 } ?? true }

  /// What everybody is told, given what the host says of its own steps.
  func merged(_ host: HistoryState) -> HistoryState {
    HistoryState(
      undo: nextUndo(host)?.label ?? host.undo,
      redo: nextRedo(host)?.label ?? (allowsRedo(host) ? host.redo : nil),
      edits: host.edits
    )
  }

  /// Adds what was done now; what was taken back before cannot be done again any more.
  mutating func add(_ step: NumberStep, _ host: HistoryState) {
    redoSteps = []
    redoCeiling = host.redo == nil ? nil : host.edits
    undoSteps.append(step)
    if undoSteps.count > Self.mostSteps { undoSteps.removeFirst() }
  }

  /// A number was written into its file.
  mutating func take(_ edit: NumberEdit, _ host: HistoryState) {
    switch edit.way {
    case .new: add(edit.step, host)
    case .undo: undone()
    case .redo: redone()
    }
  }

  /// The newest step was taken back.
  mutating func undone() { if let step = undoSteps.popLast() { redoSteps.append(step) } }

  /// The step that was taken back last was done again.
  mutating func redone() { if let step = redoSteps.popLast() { undoSteps.append(step) } }

  /// The host did something new.
  mutating func hostEdited() {
    redoSteps = []
    redoCeiling = nil
  }

  /// Forgets steps that no longer lead to what the file says, because it was saved otherwise.
  mutating func keep(_ values: [Int: Double]) {
    undoSteps = Self.chain(undoSteps, values, from: \.to, to: \.from)
    redoSteps = Self.chain(redoSteps, values, from: \.from, to: \.to)
  }

  /// The steps that begin, one after the other from the last, at the values as they are then.
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
        // What came before it on the same number leads nowhere either.
        values[step.index] = nil
        continue
      }
      values[step.index] = step[keyPath: to]
      kept.append(step)
    }
    return kept.reversed()
  }
}
