// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a host has said of its stage; whoever comes later is told of it too.
struct HostNews: Equatable {
  var state: StageState?
  /// What can be taken back and done again; `nil` before the host said so.
  var history: HistoryState?
  var selection: SelectionState?
  var outline: StageOutline?
  /// Items that people hold.
  var holds: [StageHold] = []
  /// The transition that somebody has in hand.
  var transition: StageTransition?
  var diagnostics: [Diagnostic] = []

  /// Takes in what a host says.
  ///
  /// - Returns: Whether that is news; what is no part of this never is.
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
