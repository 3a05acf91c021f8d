// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Why a flow layout put an item where it is: its line, what was left over there, and the rule that
/// placed the line.
///
/// Lengths are points.
package struct FlowTrace: Hashable, Sendable {
  /// The rule that placed the items of a line.
  package enum Rule: Hashable, Sendable {
    /// All items of the section have one size, and the places of a full line serve every line.
    case columns(Int)
    /// What is left over is spread between the items.
    case spread
    /// The section's last line keeps to the start with the least spacing.
    case lastLine
    /// The only item of its line is centred.
    case centred
    /// The item is too long for its line and starts at its start.
    case tooLong
    /// Items without a length of their own stand on one line.
    case unlimited
  }

  /// The number of the line in its section, from 0.
  package var line: Int
  /// The number of lines in the section.
  package var lineCount: Int
  /// The number of the item on its line, from 0.
  package var place: Int
  /// The number of items on the line.
  package var itemCount: Int
  /// The length of the line within the section's inset.
  package var available: CGFloat
  /// The lengths of the items on the line, without spacing.
  package var lengths: CGFloat
  /// The least spacing between items.
  package var leastGap: CGFloat
  /// The spacing that the line has.
  package var gap: CGFloat
  package var rule: Rule
  /// The greatest length of an item of the line along the scrolling.
  package var thickness: CGFloat
  /// The length of this item along the scrolling.
  package var length: CGFloat
  /// The spacing between lines.
  package var lineSpacing: CGFloat

  /// What is left of the line with the least spacing between its items; negative if they are too
  /// long.
  package var leftover: CGFloat {
    available - lengths - leastGap * CGFloat(max(0, itemCount - 1))
  }

  fileprivate init(
    _ rules: LineRules,
    line: (index: Int, count: Int),
    place: (index: Int, count: Int),
    lengths: CGFloat,
    thickness: CGFloat,
    length: CGFloat
  ) {
    (self.line, lineCount) = line
    (self.place, itemCount) = place
    available = rules.breaker.available
    leastGap = rules.breaker.gap
    gap = leastGap
    lineSpacing = rules.lineSpacing
    rule = .lastLine
    (self.lengths, self.thickness, self.length) = (lengths, thickness, length)
  }
}

extension FlowGeometry {
  /// Why an item is where it is; `nil` when there is no such item.
  ///
  /// - Complexity: O(log n + k) for k items of the line, plus the chunks before it.
  package func trace(ofItem item: Int, section: Int) -> FlowTrace? {
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else {
      return nil
    }
    let solved = sections[section]
    switch solved.run {
    case .uniform(let run): return run.trace(of: item, solved.rules)
    case .chunked(let run): return run.trace(of: item)
    }
  }
}

extension UniformRun {
  fileprivate func trace(of item: Int, _ rules: LineRules) -> FlowTrace {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns)
    let shown = min(columns, count - line * columns)
    var trace = FlowTrace(
      rules,
      line: (line, lineCount),
      place: (column, shown),
      lengths: CGFloat(shown) * size.cross,
      thickness: size.main,
      length: size.main
    )
    trace.gap = justification.gap
    if rules.breaker.columns(of: size.cross) == nil {
      trace.rule = .unlimited
    } else if exceedsLine {
      trace.rule = .tooLong
    } else {
      trace.rule = columns == 1 ? .centred : .columns(columns)
    }
    return trace
  }
}

extension ChunkedRun {
  fileprivate func trace(of item: Int) -> FlowTrace {
    let at = chunkIndex(of: item)
    let chunk = chunks[at]
    let local = item - firstItems[at]
    let lines = chunk.lines
    let index =
      partitionPoint(of: 0..<lines.count) { lines[lines.startIndex + $0].first > local } - 1
    let first = lines[lines.startIndex + index].first
    let isLastOfChunk = index + 1 == lines.count
    let end = isLastOfChunk ? chunk.items.count : lines[lines.startIndex + index + 1].first
    let items = chunk.items[(chunk.items.startIndex + first)..<(chunk.items.startIndex + end)]
    let lengths = items.reduce(0) { $0 + $1.cross }
    var trace = FlowTrace(
      rules,
      line: (
        chunks[..<at].reduce(index) { $0 + $1.lines.count },
        chunks.reduce(0) { $0 + $1.lines.count }
      ),
      place: (local - first, end - first),
      lengths: lengths,
      thickness: lines[lines.startIndex + index].thickness,
      length: chunk.items[chunk.items.startIndex + local].main
    )
    let isLast = isLastOfChunk && at + 1 == chunks.count
    let justification = Justification.ofLine(
      count: items.count,
      used: lengths + rules.breaker.gap * CGFloat(items.count - 1),
      available: rules.breaker.available,
      gap: rules.breaker.gap,
      isLast: isLast
    )
    trace.gap = justification.gap
    trace.rule =
      rules.breaker.exceeds(lengths)
      ? .tooLong
      : isLast ? .lastLine : items.count == 1 ? .centred : .spread
    return trace
  }
}
