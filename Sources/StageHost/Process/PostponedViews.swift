// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Views that nobody looked at any more when the host came to open them.
///
/// Opening a view of an app launches the app. If a crowd comes and goes again at once, the next
/// person would wait for all these launches. So such a view is opened when it gets another command.
struct PostponedViews {
  private var opens: [UInt64: HostCommand] = [:]

  /// Takes a command that needs no work now.
  ///
  /// - Parameters:
  ///   - command: the next command.
  ///   - queued: the inputs behind it that have arrived already, oldest first.
  /// - Returns: The number of the command, to be answered at once; `nil` if it has to be carried out.
  mutating func take(_ command: HostCommand, before queued: ArraySlice<HostInput>) -> UInt64? {
    switch command {
    case .open(let number, let view, _, _, _):
      guard Self.isLeft(view, after: queued) else { return nil }
      opens[view] = command
      return number
    case .rest(let number, let view, true): return opens[view] == nil ? nil : number
    case .close(let number, let view): return opens.removeValue(forKey: view) == nil ? nil : number
    default: return nil
    }
  }

  /// Whether nobody looks at a view any more after the queued inputs.
  private static func isLeft(_ view: UInt64, after queued: ArraySlice<HostInput>) -> Bool {
    for case .command(let command) in queued.reversed() {
      switch command {
      case .rest(_, view, let isResting): return isResting
      case .close(_, view): return true
      default: continue
      }
    }
    return false
  }

  /// The command that opens the view of another command, which has to be carried out first.
  mutating func due(before command: HostCommand) -> HostCommand? {
    switch command {
    case .rest(_, let view, _), .viewport(_, let view, _), .act(_, _, let view, _):
      opens.removeValue(forKey: view)
    case .scroll(_, let scroll): opens.removeValue(forKey: scroll.view)
    default: nil
    }
  }
}
