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
    let all = 0..<chunks.count
    let first =
      isOrdered
      ? partitionPoint(of: all) { origins[$0 + 1] > window.main } : 0
    for index in first..<chunks.count {
      if isOrdered, origins[index] > window.mainEnd { break }
      visit(chunk: index, window, body)
    }
  }

  @inline(__always)
  private func visit(chunk index: Int, _ window: AxisRect, _ body: (Int, AxisRect) -> Void) {
    let isOrdered = rules.lineSpacing >= 0
    var local = window
    local.main -= origins[index]
    let (chunk, origin, firstItem) = (chunks[index], origins[index], firstItems[index])
    let lines = chunk.lines.span
    let first =
      isOrdered
      ? partitionPoint(of: 0..<lines.count) {
        lines[$0].origin + lines[$0].thickness > local.main
      } : 0
    for index in first..<lines.count {
      let line = lines[index]
      if isOrdered, line.origin > local.mainEnd { break }
      let end = index + 1 < lines.count ? lines[index + 1].first : chunk.items.count
      visit(line, line.first..<end, of: chunk, local) { item, rect in
        var placed = rect
        placed.main += origin
        body(firstItem + item, placed)
      }
    }
  }

  @inline(__always)
  private func visit(
    _ line: FlowLine,
    _ range: Range<Int>,
    of chunk: FlowChunk,
    _ window: AxisRect,
    _ body: (Int, AxisRect) -> Void
  ) {
    let isOrdered = rules.breaker.gap >= 0
    let (items, starts) = (chunk.items.span, chunk.starts.span)
    let first =
      isOrdered
      ? partitionPoint(of: range) { starts[$0] + items[$0].cross > window.cross }
      : range.lowerBound
    for item in first..<range.upperBound {
      if isOrdered, starts[item] > window.crossEnd { break }
      let rect = line.rect(of: items[item], start: starts[item])
      if rect.meets(window) { body(item, rect) }
    }
  }
}
