// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Drops scrolls that are out of date before they are looked at.
///
/// A page reports its offset thirty times a second; when the host was busy, only the newest one of
/// each view and each of its orthogonal sections still means anything. Only runs of scrolls are
/// touched, so the order of everything else stays; a scroll with `end` is always kept, because its
/// answer is awaited.
enum ScrollCoalescing {
  /// What to do with an input.
  enum Step: Equatable {
    case handle(HostInput)
    /// The command with this number is out of date: it only has to be answered.
    case skip(number: UInt64)
  }

  /// What is scrolled.
  private struct Place: Hashable {
    var view: UInt64
    var section: UInt64?
  }

  /// Decides over everything that is queued.
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
