// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ChunkedRun {
  /// Calls `body` for the items that may meet a window, in order.
  ///
  /// - Complexity: O(log n + k) for k items of the lines that meet the window; O(n) when a negative
  ///   spacing makes lines or items run backwards.
  @inline(__always)
  func visit(_ window: AxisRect, _ body: (Int, AxisRect) -> Void) {
    let isOrdered = rules.lineSpacing >= 0
    // A chunk of the span is not copied, so that its columns are not counted.
    let solved = chunks.span
    for index in firstChunk(meeting: window)..<solved.count {
      if isOrdered, origins[index] > window.mainEnd { break }
      let (origin, firstItem) = (origins[index], firstItems[index])
      var local = window
      local.main -= origin
      solved[index].visit(local, rules) { item, rect in
        var placed = rect
        placed.main += origin
        body(firstItem + item, placed)
      }
    }
  }

  /// The number of items in the chunks that lie within a window from its first to its last line.
  ///
  /// - Complexity: O(log c) for c chunks.
  func countWithin(_ window: AxisRect) -> Int {
    guard rules.lineSpacing >= 0 else { return 0 }
    let first = firstChunk(meeting: window) + 1
    guard first < chunks.count, origins[first] < window.mainEnd else { return 0 }
    let end = partitionPoint(of: first..<chunks.count) { origins[$0 + 1] > window.mainEnd }
    return firstItems[end] - firstItems[first]
  }

  private func firstChunk(meeting window: AxisRect) -> Int {
    guard rules.lineSpacing >= 0 else { return 0 }
    return partitionPoint(of: 0..<chunks.count) { origins[$0 + 1] > window.main }
  }
}

extension FlowChunk {
  /// The number of items on a line from which a search for the first one pays.
  ///
  /// A screen usually starts before the first item.
  private static let longLine = 16

  /// Calls `body` for the items that may meet a window of the chunk, in order.
  @inline(__always)
  fileprivate func visit(
    _ window: AxisRect,
    _ rules: LineRules,
    _ body: (Int, AxisRect) -> Void
  ) {
    let isOrdered = rules.lineSpacing >= 0
    let (lines, items, starts) = (lines.span, items.span, starts.span)
    let first =
      isOrdered
      ? partitionPoint(of: 0..<lines.count) {
        lines[$0].origin + lines[$0].thickness > window.main
      } : 0
    for index in first..<lines.count {
      let line = lines[index]
      if isOrdered, line.origin > window.mainEnd { break }
      let range = line.first..<(index + 1 < lines.count ? lines[index + 1].first : items.count)
      visit(line, range, items, starts, window, isOrdered: rules.breaker.gap >= 0, body)
    }
  }

  @inline(__always)
  private func visit(
    _ line: FlowLine,
    _ range: Range<Int>,
    _ items: Span<AxisSize>,
    _ starts: Span<CGFloat>,
    _ window: AxisRect,
    isOrdered: Bool,
    _ body: (Int, AxisRect) -> Void
  ) {
    var item = range.lowerBound
    if isOrdered, range.count > Self.longLine {
      item = partitionPoint(of: range) { starts[$0] + items[$0].cross > window.cross }
    }
    while isOrdered, item < range.upperBound, starts[item] + items[item].cross <= window.cross {
      item += 1
    }
    while item < range.upperBound {
      if isOrdered, starts[item] > window.crossEnd { break }
      body(item, line.rect(of: items[item], start: starts[item]))
      item += 1
    }
  }
}
