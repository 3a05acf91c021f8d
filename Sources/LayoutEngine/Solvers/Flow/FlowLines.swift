// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rules that all lines of a section share.
struct LineRules: Hashable, Sendable {
  var breaker: LineBreaker
  /// Distance between the thickest items of neighbouring lines, in points.
  var lineSpacing: CGFloat
}

/// One line of a chunk.
struct FlowLine: Hashable, Sendable {
  /// The line's first item, counted from the chunk's first.
  var first: Int
  /// Main origin from the start of the chunk, in points.
  var origin: CGFloat
  /// The greatest main length among the items, in points.
  var thickness: CGFloat
}

/// A sequence of items broken into placed lines, as flat columns with marks for the cuts into
/// chunks.
struct FlowLines {
  /// A run of whole lines within the columns.
  struct Cut {
    var firstLine = 0
    var endLine = 0
    var firstItem = 0
    var endItem = 0
    /// Main length of the lines and the spacing between them, in points.
    var length: CGFloat = 0
    /// Cross length of the last line's items with the least spacing between them, in points.
    var lastUsed: CGFloat = 0
    /// The first item that is too long for a line, counted from the cut's first.
    var firstExceeding: Int?
  }

  private(set) var lines: [FlowLine] = []
  /// The cross origin of each item from the start of its line, in points.
  private(set) var starts: [CGFloat] = []
  private(set) var cuts: [Cut] = []

  /// The number of items on a line for which space is reserved at once.
  private static let usualItemsPerLine = 2

  /// Breaks and places items.
  ///
  /// - Parameters:
  ///   - items: The sizes, in order.
  ///   - rules: The rules that all lines share.
  ///   - target: A cut is made after the line that contains this many items since the last cut.
  ///   - endsSection: Whether the last line is the last of the section.
  /// - Complexity: O(n) in the number of items.
  init(of items: Span<AxisSize>, rules: LineRules, target: Int, endsSection: Bool) {
    var lines: [FlowLine] = []
    var cuts: [Cut] = []
    lines.reserveCapacity(items.count / Self.usualItemsPerLine + 1)
    starts = [CGFloat](capacity: items.count) { output in
      var cut = Cut()
      while cut.endItem < items.count {
        let run = rules.breaker.run(from: cut.endItem, of: items)
        let isLast = endsSection && run.end == items.count
        Self.place(cut.endItem, run, items, rules.breaker, isLast: isLast, into: &output)
        lines.append(cut.add(run, rules: rules))
        if run.end == items.count || run.end - cut.firstItem >= target {
          cuts.append(cut)
          cut = cut.successor
        }
      }
    }
    self.lines = lines
    self.cuts = cuts
  }

  @inline(__always)
  private static func place(
    _ first: Int,
    _ run: LineBreaker.Run,
    _ items: Span<AxisSize>,
    _ breaker: LineBreaker,
    isLast: Bool,
    into starts: inout OutputSpan<CGFloat>
  ) {
    let justification = Justification.ofLine(
      count: run.end - first,
      used: run.used,
      available: breaker.available,
      gap: breaker.gap,
      isLast: isLast
    )
    var start = justification.start
    for item in first..<run.end {
      starts.append(start)
      start += items[item].cross + justification.gap
    }
  }
}

extension FlowLines.Cut {
  /// Adds a line and returns its place.
  @inline(__always)
  fileprivate mutating func add(_ run: LineBreaker.Run, rules: LineRules) -> FlowLine {
    let isFirst = endLine == firstLine
    let origin = isFirst ? 0 : length + rules.lineSpacing
    let line = FlowLine(first: endItem - firstItem, origin: origin, thickness: run.thickness)
    if firstExceeding == nil, rules.breaker.exceeds(run.used) { firstExceeding = line.first }
    length = origin + run.thickness
    lastUsed = run.used
    endItem = run.end
    endLine += 1
    return line
  }

  /// The empty cut after this one.
  fileprivate var successor: FlowLines.Cut {
    FlowLines.Cut(firstLine: endLine, endLine: endLine, firstItem: endItem, endItem: endItem)
  }
}
