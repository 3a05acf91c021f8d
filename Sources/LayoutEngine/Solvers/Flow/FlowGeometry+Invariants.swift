// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FlowGeometry {
  /// Traps when the columns contradict one another; for tests.
  ///
  /// - Complexity: O(n) in all items.
  func checkInvariants() {
    precondition(origins.count == sections.count + 1, "\(origins.count) origins")
    for (index, section) in sections.enumerated() {
      let end = origins[index] + section.length
      precondition(abs(origins[index + 1] - end) < Tolerance.fit, "section \(index) ends at \(end)")
      if case .chunked(let run) = section.run { run.checkInvariants() }
    }
  }
}

extension ChunkedRun {
  /// Traps when chunks do not follow one another, or when two could be broken in another way.
  func checkInvariants() {
    precondition(!chunks.isEmpty && firstItems.count == chunks.count + 1, "\(chunks.count) chunks")
    precondition(uniformSize == nil, "one size, yet stored item by item")
    var first = 0
    for (index, chunk) in chunks.enumerated() {
      precondition(firstItems[index] == first, "chunk \(index) starts at \(firstItems[index])")
      precondition(!chunk.items.isEmpty && chunk.lines.first?.first == 0, "chunk \(index)")
      first += chunk.items.count
      guard index + 1 < chunks.count else { continue }
      let next = chunks[index + 1].items[chunks[index + 1].items.startIndex]
      precondition(!chunk.lastLineTakes(next, rules: rules), "chunk \(index) ends too early")
    }
    precondition(first == count, "\(first) items in chunks, \(count) counted")
  }
}
