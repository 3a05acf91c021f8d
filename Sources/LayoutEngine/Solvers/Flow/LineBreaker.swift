// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Breaks a sequence of sizes into lines, greedily: an item goes on the line if it fits after the
/// least spacing, even exactly; otherwise it starts the next line.
struct LineBreaker: Hashable, Sendable {
  /// Cross length of a line, in points.
  var available: CGFloat
  /// Least spacing between neighbours, in points.
  var gap: CGFloat

  /// A run of items that share a line.
  struct Run {
    var end: Int
    /// Cross lengths and the least spacing between them.
    var used: CGFloat
    /// The greatest main length.
    var thickness: CGFloat
  }

  /// Whether an item fits after the items on a line.
  @inline(__always)
  func fits(_ length: CGFloat, behind used: CGFloat) -> Bool {
    used + gap + length <= available + Tolerance.fit
  }

  /// Whether an item is too long for any line.
  func exceeds(_ length: CGFloat) -> Bool { length > available + Tolerance.fit }

  /// The line that starts at an item.
  ///
  /// - Complexity: O(k) in the items of the line.
  @inline(__always)
  func run(from start: Int, of items: Span<AxisSize>) -> Run {
    let limit = available + Tolerance.fit
    var used = items[start].cross
    var thickness = items[start].main
    var index = start + 1
    while index < items.count {
      let size = items[index]
      let next = used + gap + size.cross
      if next > limit { break }
      used = next
      thickness = max(thickness, size.main)
      index += 1
    }
    return Run(end: index, used: used, thickness: thickness)
  }

  /// The number of items of one length that fit on a line: at least one; `nil` when it is
  /// unlimited.
  func columns(of length: CGFloat) -> Int? {
    let stride = length + gap
    guard stride > 0 else { return nil }
    let fitting = ((available + Tolerance.fit + gap) / stride).rounded(.down)
    return fitting < 1 ? 1 : Int(min(fitting, CGFloat(Int32.max)))
  }
}
