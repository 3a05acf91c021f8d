// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The steps that can be undone and redone, the newest last.
///
/// - Invariant: it has at most `mostSteps` steps. Without the newest, their inverse changes need at
///   most `mostBytes`.
struct EditHistory: Equatable {
  /// One step for users.
  struct Step: Equatable, Codable {
    /// The change of a step.
    enum Action: Equatable, Codable {
      /// A command changed the data; `inverse` undoes it, and is empty while the step is undone.
      case data(EditCommand, firstNumber: Int, inverse: [DataChange])
      /// A parameter was set; `value` is the one that the next undo or redo sets.
      case parameter(key: String, value: ParameterValue?)
      /// Everything went back to the files; `values` are the parameters that users had set before,
      /// and `inverse` restores the data.
      case revert(values: [String: ParameterValue], inverse: [DataChange])
      /// Data and parameters became those of a kept state; `values` are the parameters that the next
      /// undo or redo sets, `data` are the state's, and `inverse` restores the data before.
      case state(values: [String: ParameterValue], data: StageData, inverse: [DataChange])
    }

    /// A number that no other step has.
    var id: Int
    /// The words on a button, without "Undo".
    var label: String
    var action: Action

    /// The estimated size of the inverse changes and of a kept state's data, in bytes.
    var cost: Int {
      switch action {
      case .data(_, _, let inverse), .revert(_, let inverse): inverse.reduce(0) { $0 + $1.cost }
      case .state(_, let data, let inverse):
        inverse.reduce(DataChange.replaceAll(data).cost) { $0 + $1.cost }
      case .parameter: 0
      }
    }

    /// Whether the step changes the data.
    var changesData: Bool {
      if case .parameter = action { false } else { true }
    }

    /// Whether the stage is as its files say after this step.
    var endsAtFiles: Bool {
      if case .revert = action { true } else { false }
    }
  }

  /// A client's gesture on a parameter, and its step if it has changed anything.
  private struct Gesture: Equatable {
    var key: String
    var step: Int?
  }

  /// The greatest number of steps; older ones are forgotten.
  static let mostSteps = 200
  /// The greatest size of all steps in bytes, so that a stage's memory is bounded.
  static let mostBytes = 64 * 1024 * 1024

  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  /// The number of steps away from the files that can no longer be undone.
  private(set) var forgotten = 0
  /// Whether the data before the oldest step were those of the file.
  private(set) var startsAtFile = true
  private var costs: [Int] = []
  private var nextID = 1
  private var gestures: [UInt64: Gesture] = [:]

  /// The history for the page.
  var state: HistoryState {
    HistoryState(
      undo: undoSteps.last?.label,
      redo: redoSteps.last?.label,
      edits: edits,
      seeded: seeded
    )
  }

  /// The number of steps since the files, or since the stage went back to them.
  private var edits: Int {
    guard let last = undoSteps.lastIndex(where: \.endsAtFiles) else {
      return forgotten + undoSteps.count
    }
    return undoSteps.count - 1 - last
  }

  /// Makes an empty history.
  init(startsAtFile: Bool = true) { self.startsAtFile = startsAtFile }

  /// Makes a history of steps that were kept elsewhere.
  init(undo: [Step], redo: [Step], forgotten: Int) {
    undoSteps = undo
    redoSteps = redo
    self.forgotten = forgotten
    startsAtFile = forgotten == 0
    costs = undo.map(\.cost)
    nextID = 1 + (undo + redo).reduce(0) { max($0, $1.id) }
    trim()
  }

  // MARK: Steps

  /// Adds a new step; steps that were undone can no longer be redone.
  @discardableResult
  mutating func add(_ label: String, _ action: Step.Action) -> Int {
    let step = Step(id: nextID, label: label, action: action)
    nextID += 1
    redoSteps = []
    push(step)
    return step.id
  }

  /// Lets a `fill` that continues the newest step become part of it.
  ///
  /// - Returns: Whether it is part of it; another one is a step of its own.
  mutating func continueFill(
    _ command: EditCommand,
    firstNumber: Int,
    inverse: [DataChange]
  ) -> Bool {
    guard case .edit(.fill(let more, _, true)) = command, let last = undoSteps.last,
      case .data(.edit(.fill(let items, let replaces, let continues)), let first, let before) =
        last.action,
      // Otherwise, to do it again would give the items other ids.
      first + items.count == firstNumber
    else { return false }
    let whole = EditCommand.edit(
      .fill(items: items + more, replaces: replaces, continues: continues)
    )
    _ = takeUndo()
    redoSteps = []
    push(
      Step(
        id: last.id,
        label: whole.label,
        action: .data(whole, firstNumber: first, inverse: inverse + before)
      )
    )
    return true
  }

  /// Removes and returns the step that is undone next.
  mutating func takeUndo() -> Step? {
    guard let step = undoSteps.popLast() else { return nil }
    costs.removeLast()
    return step
  }

  /// Removes and returns the step that is redone next.
  mutating func takeRedo() -> Step? { redoSteps.popLast() }

  /// Adds a step that was undone.
  mutating func putRedo(_ step: Step) { redoSteps.append(step) }

  /// Adds a step that was redone.
  mutating func push(_ step: Step) {
    undoSteps.append(step)
    costs.append(step.cost)
    trim()
  }

  private mutating func trim() {
    var bytes = costs.reduce(0, +)
    while undoSteps.count > 1, undoSteps.count > Self.mostSteps || bytes > Self.mostBytes {
      bytes -= costs[0]
      forgetOldest()
    }
  }

  /// Forgets the oldest step that could be undone.
  mutating func forgetOldest() {
    guard !undoSteps.isEmpty else { return }
    let oldest = undoSteps.removeFirst()
    costs.removeFirst()
    forgotten = oldest.endsAtFiles ? 0 : forgotten + 1
    startsAtFile = oldest.endsAtFiles || (startsAtFile && !oldest.changesData)
  }

  /// Forgets the steps that could be redone.
  mutating func forgetRedo() { redoSteps = [] }

  /// Forgets steps with parameters that do not exist any more.
  mutating func keepParameters(_ keys: Set<String>) {
    func kept(_ step: Step) -> Step? {
      var step = step
      switch step.action {
      case .data: break
      case .parameter(let key, _): if !keys.contains(key) { return nil }
      case .revert(let values, let inverse):
        step.action = .revert(values: values.filter { keys.contains($0.key) }, inverse: inverse)
      case .state(let values, let data, let inverse):
        let kept = values.filter { keys.contains($0.key) }
        step.action = .state(values: kept, data: data, inverse: inverse)
      }
      return step
    }
    change(kept)
  }

  /// Changes each step, or leaves it out.
  mutating func change(_ kept: (Step) -> Step?) {
    undoSteps = undoSteps.compactMap(kept)
    redoSteps = redoSteps.compactMap(kept)
    costs = undoSteps.map(\.cost)
  }

  // MARK: Gestures

  /// Whether a change of a parameter continues a gesture that has a step; it then belongs to that
  /// step.
  ///
  /// A gesture starts with `begin`; a change of another parameter also starts one.
  mutating func continues(
    _ phase: ClientMessage.SetParameter.Phase,
    of key: String,
    by client: UInt64
  ) -> Bool {
    if phase == .begin || gestures[client]?.key != key {
      gestures[client] = Gesture(key: key, step: nil)
    }
    guard let step = gestures[client]?.step, undoSteps.contains(where: { $0.id == step }) else {
      return false
    }
    return true
  }

  /// Records the step of a gesture's first change.
  mutating func assign(_ step: Int, toGestureOf client: UInt64, on key: String) {
    gestures[client] = Gesture(key: key, step: step)
  }

  /// Ends a client's gesture.
  mutating func endGesture(of client: UInt64) { gestures[client] = nil }
}
