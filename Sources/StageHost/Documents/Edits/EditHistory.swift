// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What can be taken back and done again, newest last.
///
/// - Invariant: at most `mostSteps` steps and, but for the newest, `mostBytes` of what takes them back.
struct EditHistory: Equatable {
  /// One step for people.
  struct Step: Equatable, Codable {
    /// What happened.
    enum Action: Equatable, Codable {
      /// The command did something to the data; `inverse` takes it back and is empty once that is done.
      case data(EditCommand, firstNumber: Int, inverse: [DataChange])
      /// A parameter was set; `value` is what it goes to next, when the step is taken back or done again.
      case parameter(key: String, value: ParameterValue?)
    }

    /// Number that no other step has.
    var id: Int
    /// As on a button, without "Undo".
    var label: String
    var action: Action

    /// About how many bytes it takes to take the step back.
    var cost: Int {
      guard case .data(_, _, let inverse) = action else { return 0 }
      return inverse.reduce(0) { $0 + $1.cost }
    }
  }

  /// One person's gesture on a parameter, and the step that it made, if it changed anything yet.
  private struct Gesture: Equatable {
    var key: String
    var step: Int?
  }

  /// Steps that are kept; older ones are forgotten.
  static let mostSteps = 200
  /// Bytes that the steps may take, so that a stage's memory stays bounded.
  static let mostBytes = 64 * 1024 * 1024

  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  /// Steps that were made and can no longer be taken back.
  private(set) var forgotten = 0
  private var costs: [Int] = []
  private var nextID = 1
  private var gestures: [UInt64: Gesture] = [:]

  /// What the page shows.
  var state: HistoryState {
    HistoryState(
      undo: undoSteps.last?.label,
      redo: redoSteps.last?.label,
      edits: forgotten + undoSteps.count
    )
  }

  init() {}

  /// A history with steps that were kept elsewhere.
  init(undo: [Step], redo: [Step], forgotten: Int) {
    undoSteps = undo
    redoSteps = redo
    self.forgotten = forgotten
    costs = undo.map(\.cost)
    nextID = 1 + (undo + redo).reduce(0) { max($0, $1.id) }
    trim()
  }

  // MARK: Steps

  /// Adds something that happened now; what was taken back before cannot be done again any more.
  @discardableResult
  mutating func add(_ label: String, _ action: Step.Action) -> Int {
    let step = Step(id: nextID, label: label, action: action)
    nextID += 1
    redoSteps = []
    push(step)
    return step.id
  }

  /// The step that is taken back next, out of the list.
  mutating func takeUndo() -> Step? {
    guard let step = undoSteps.popLast() else { return nil }
    costs.removeLast()
    return step
  }

  /// The step that is done again next, out of the list.
  mutating func takeRedo() -> Step? { redoSteps.popLast() }

  /// Keeps a step that was taken back.
  mutating func putRedo(_ step: Step) { redoSteps.append(step) }

  /// Keeps a step that was done again.
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

  /// Forgets the oldest step that could be taken back.
  mutating func forgetOldest() {
    guard !undoSteps.isEmpty else { return }
    undoSteps.removeFirst()
    costs.removeFirst()
    forgotten += 1
  }

  /// Forgets what could be done again.
  mutating func forgetRedo() { redoSteps = [] }

  /// Forgets steps about parameters that there are no longer.
  mutating func keepParameters(_ keys: Set<String>) {
    func isKept(_ step: Step) -> Bool {
      guard case .parameter(let key, _) = step.action else { return true }
      return keys.contains(key)
    }
    undoSteps.removeAll { !isKept($0) }
    redoSteps.removeAll { !isKept($0) }
    costs = undoSteps.map(\.cost)
  }

  // MARK: Gestures

  /// Whether a change of a parameter goes on with a gesture that has made its step; it is then part of that.
  ///
  /// A gesture begins with `begin`, and what is set without one is a gesture of its own.
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

  /// Notes that a gesture's first change made a step.
  mutating func assign(_ step: Int, toGestureOf client: UInt64, on key: String) {
    gestures[client] = Gesture(key: key, step: step)
  }

  /// Ends a client's gesture.
  mutating func endGesture(of client: UInt64) { gestures[client] = nil }
}
