// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The last reports of a host about its stage; new clients get them too.
struct HostNews: Equatable {
  var state: StageState?
  /// The steps that can be undone and redone; `nil` before the host's first report.
  var history: HistoryState?
  var selection: SelectionState?
  var outline: StageOutline?
  /// Items that clients hold.
  var holds: [StageHold] = []
  /// The transition in a client's hand.
  var transition: StageTransition?
  var diagnostics: [Diagnostic] = []

  /// Takes a report.
  ///
  /// - Returns: Whether it changes this state; reports on other subjects never do.
  mutating func take(_ report: HostReport) -> Bool {
    switch report {
    case .stage(let state): self.state = state
    case .values(let values): state?.values.merge(values) { _, new in new }
    case .diagnostics(let items): diagnostics = items
    case .history(let state): return Self.replace(&history, by: state)
    case .selection(let state): return Self.replace(&selection, by: state)
    case .outline(let outline): return Self.replace(&self.outline, by: outline)
    case .held(let holds): return Self.replace(&self.holds, by: holds)
    case .transition(let transition): return Self.replace(&self.transition, by: transition)
    default: return false
    }
    return true
  }

  private static func replace<Value: Equatable>(_ old: inout Value, by new: Value) -> Bool {
    defer { old = new }
    return old != new
  }
}
