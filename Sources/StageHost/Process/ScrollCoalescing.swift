// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Drops outdated scrolls before they are carried out.
///
/// A page reports its offset thirty times a second. After the host was busy, only the newest offset
/// of each view and of each of its orthogonal sections matters. Only consecutive scrolls are
/// dropped, so everything else keeps its order. A scroll with `end` is always kept, because the
/// page waits for its answer.
enum ScrollCoalescing {
  /// What happens to an input.
  enum Step: Equatable {
    case handle(HostInput)
    /// The command with this number is outdated: it is only answered.
    case skip(number: UInt64)
  }

  /// The content that scrolls.
  private struct Place: Hashable {
    var view: UInt64
    var section: UInt64?
  }

  /// Decides about all queued inputs.
  static func steps(for inputs: [HostInput]) -> [Step] {
    var newer: Set<Place> = []
    var steps: [Step] = []
    steps.reserveCapacity(inputs.count)
    for input in inputs.reversed() {
      guard case .command(.scroll(let number, let scroll)) = input else {
        newer = []
        steps.append(.handle(input))
        continue
      }
      let place = Place(view: scroll.view, section: scroll.orthogonalSection)
      if newer.contains(place), scroll.phase != .end {
        steps.append(.skip(number: number))
      } else {
        newer.insert(place)
        steps.append(.handle(input))
      }
    }
    return steps.reversed()
  }
}
